import { periodosDelDia, type Zona } from '../calendario.ts';
import type { FilaConsumo } from '../consumo-anual.ts';
import { round } from '../exact.ts';
import { horasDelDia } from '../fecha.ts';
import { calculateReactiva } from '../reactiva.ts';
import { ok, type Result } from '../result.ts';
import { periodosDe, type Tarifa } from '../tarifas.ts';

/** Sizes in which banks of capacitors are sold, kVAr. */
export const ESCALONES_KVAR: readonly number[] = [
  ...[2.5, 5, 7.5, 10, 12.5, 15, 20, 25, 30, 35, 40, 50, 60, 75, 87.5, 100, 125, 150, 175, 200],
  ...[225, 250, 300, 350, 400, 450, 500, 600, 700, 800, 1000, 1250, 1500, 2000],
];

/** cos φ from which no reactive energy is charged (CNMC CNS/DE/1467/20, cuadro 14). */
const COS_PHI_LIBRE = 0.95;

export type BateriaDeCondensadores = {
  /** What the reactive energy of the rows cost, and would cost with the bank, € without taxes. */
  readonly penalizacionEur: number;
  readonly conBateriaEur: number;
  /** The mean kVAr that the worst hours lack to reach the wanted cos φ. */
  readonly necesariaKvar: number;
  /** The next size that is sold. */
  readonly escalonKvar: number;
  /** Scaled to 365 days. */
  readonly ahorroAnualEur: number;
  /** Price ÷ yearly saving, in months; null without a price, and where it saves nothing. */
  readonly mesesHastaAmortizar: number | null;
  /** It gives more than P6 draws: it would be capacitive by night if it is not regulated. The price of that is 0 today. */
  readonly sobrecompensa: boolean;
};

type Entrada = {
  readonly tarifa: Tarifa;
  readonly zona: Zona;
  readonly filas: readonly FilaConsumo[];
  readonly cosPhiDeseado?: number | undefined;
  /** The price of the bank, installed, €. */
  readonly precioEur?: number | undefined;
};

/**
 * The bank of capacitors that takes the reactive energy of some rows to a cos φ, 0.95 unless another is wanted:
 * `Qc = P·(tan φ₁ − tan φ₂)` with the mean kW of the hours of each period that pays, of which the largest counts. Null where
 * none pays. It refuses what `calculateReactiva` does.
 */
export function bateriaDeCondensadores(entrada: Entrada): Result<BateriaDeCondensadores | null> {
  const { filas, precioEur, cosPhiDeseado = COS_PHI_LIBRE } = entrada;
  const tanDeseada = Math.tan(Math.acos(cosPhiDeseado));
  const medidas = filas.map((fila) => measure(entrada, fila));
  const penalizacion = penalize(entrada.tarifa, medidas, 0);
  if (!penalizacion.ok) return penalizacion;
  const { importeEur: penalizacionEur, pagan } = penalizacion.value;
  if (penalizacionEur === 0) return ok(null);
  const necesariaKvar = Math.max(
    ...pagan.map(({ kwh, kvarh, horas }) => (horas === 0 ? 0 : (kvarh - kwh * tanDeseada) / horas)),
  );
  const escalonKvar = ESCALONES_KVAR.find((kvar) => kvar >= necesariaKvar) ?? Math.ceil(necesariaKvar);
  const conBateria = penalize(entrada.tarifa, medidas, escalonKvar);
  if (!conBateria.ok) return conBateria;
  const dias = filas.reduce((suma, { desde, hasta }) => suma + hasta - desde, 0);
  const ahorroAnualEur = round(((penalizacionEur - conBateria.value.importeEur) * 365) / dias);
  const p6 = medidas.map(({ kvarh, horas }) => ({ kvarh: kvarh[5] ?? 0, horas: horas[5] ?? 0 }));
  return ok({
    penalizacionEur,
    conBateriaEur: conBateria.value.importeEur,
    necesariaKvar: round(necesariaKvar, 2),
    escalonKvar,
    ahorroAnualEur,
    mesesHastaAmortizar:
      precioEur !== undefined && ahorroAnualEur > 0 ? Math.ceil((precioEur * 12) / ahorroAnualEur) : null,
    sobrecompensa: p6.some(({ kvarh, horas }) => horas > 0 && escalonKvar * horas > kvarh),
  });
}

type Medida = {
  readonly kwh: readonly number[];
  readonly kvarh: readonly number[];
  readonly horas: readonly number[];
};

function measure({ tarifa, zona }: Entrada, { desde, hasta, activaKwh, reactivaKvarh }: FilaConsumo): Medida {
  const cuantos = periodosDe(tarifa, 'energia');
  const horas = new Array<number>(cuantos).fill(0);
  for (let dia = desde + 1; dia <= hasta; dia++) {
    const periodos = periodosDelDia({ tarifa, zona, magnitud: 'energia', dia });
    for (let hora = 0; hora < horasDelDia(dia); hora++) horas[periodos[Math.min(hora, 23)]! - 1]! += 1;
  }
  const fill = (valores: readonly number[]) => horas.map((_, p) => valores[p] ?? 0);
  return { kwh: fill(activaKwh), kvarh: fill(reactivaKvarh), horas };
}

/** What the rows pay with a bank of so many kVAr, always on, and the periods of them that pay. */
function penalize(tarifa: Tarifa, medidas: readonly Medida[], kvar: number) {
  const pagan: { readonly kwh: number; readonly kvarh: number; readonly horas: number }[] = [];
  let importeEur = 0;
  for (const { kwh, kvarh, horas } of medidas) {
    const reactivaKvarh = kvarh.map((valor, p) =>
      valor > 0 ? Math.max(0, valor - kvar * horas[p]!) : valor,
    );
    const lineas = calculateReactiva({ tarifa, consumosKwh: kwh, reactivaKvarh });
    if (!lineas.ok) return lineas;
    for (const { periodo, importe } of lineas.value) {
      importeEur += importe;
      pagan.push({ kwh: kwh[periodo - 1]!, kvarh: kvarh[periodo - 1]!, horas: horas[periodo - 1]! });
    }
  }
  return ok({ importeEur: round(importeEur), pagan });
}
