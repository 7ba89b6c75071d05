import { enCifra } from '../cifras-en-texto.ts';
import type { Curva } from '../curva.ts';
import { type Dia, formatFecha, horasDelDia } from '../fecha.ts';

/** What a person should know of a curve before trusting it. */
export type InformeCurva = {
  /** Readings with a value that have a place in the curve. */
  readonly lecturas: number;
  /** Readings replaced by a later one of the same interval. */
  readonly duplicadas: number;
  readonly huecos: number;
  /** Days of clock change in the curve, `AAAA-MM-DD`. */
  readonly diasDe23: readonly string[];
  readonly diasDe25: readonly string[];
  /** Of the readings that say whether they are; null when none does. */
  readonly estimadasPct: number | null;
  readonly negativas: number;
  /** Readings over a limit of kWh an interval, which stay in the curve. */
  readonly absurdas: { readonly sobreKwh: number; readonly lecturas: number };
  readonly avisos: readonly string[];
};

type Lectura = { readonly kwh: number | null; readonly estimada: boolean | null };

type Recuento = {
  readonly duplicadas: number;
  /** Readings of an hour that their day does not have. */
  readonly fuera: readonly Lectura[];
  readonly limiteKwh: number | undefined;
};

/** So many times the middle value is not consumption but a meter's slip or a row in another unit. */
const VECES_LA_MEDIANA = 1000;
/** No limit is set under this, kW: a supply that is idle nearly always may still start a machine. */
const MINIMO_ABSURDO_KW = 100;

export function reportCurva(
  curva: Curva,
  sitios: readonly (Lectura | undefined)[],
  { duplicadas, fuera, limiteKwh }: Recuento,
): InformeCurva {
  const colocadas = sitios.filter((lectura) => lectura !== undefined);
  const conOrigen = colocadas.filter(({ estimada }) => estimada !== null);
  const estimadas = conOrigen.filter(({ estimada }) => estimada === true).length;
  const sobreKwh = limiteKwh ?? limiteDe(colocadas, curva.resolucion);
  const informe = {
    lecturas: colocadas.length,
    duplicadas,
    huecos: curva.huecos.length,
    diasDe23: diasDe(23, curva),
    diasDe25: diasDe(25, curva),
    estimadasPct: conOrigen.length === 0 ? null : (estimadas * 100) / conOrigen.length,
    negativas: colocadas.filter(({ kwh }) => kwh! < 0).length,
    absurdas: { sobreKwh, lecturas: colocadas.filter(({ kwh }) => kwh! > sobreKwh).length },
  };
  return { ...informe, avisos: avisosDe(informe, fuera, sitios.length) };
}

function limiteDe(lecturas: readonly Lectura[], resolucion: 15 | 60): number {
  const positivas = lecturas.map(({ kwh }) => kwh!).filter((kwh) => kwh > 0);
  const mediana = positivas.sort((a, b) => a - b)[Math.floor(positivas.length / 2)] ?? 0;
  return Math.max(VECES_LA_MEDIANA * mediana, (MINIMO_ABSURDO_KW * resolucion) / 60);
}

function diasDe(horas: 23 | 25, { desde, hasta }: Curva): string[] {
  const dias: string[] = [];
  for (let dia: Dia = desde; dia <= hasta; dia++) if (horasDelDia(dia) === horas) dias.push(formatFecha(dia));
  return dias;
}

function avisosDe(
  informe: Omit<InformeCurva, 'avisos'>,
  fuera: readonly Lectura[],
  intervalos: number,
): string[] {
  const { huecos, duplicadas, negativas, absurdas, estimadasPct } = informe;
  const fueraKwh = fuera.reduce((suma, { kwh }) => suma + (kwh ?? 0), 0);
  const avisos: [cuantos: number, texto: string][] = [
    [huecos, `Intervalos sin lectura: ${enCifra(huecos)} de ${enCifra(intervalos)}; cuentan como 0 kWh`],
    [duplicadas, `Lecturas repetidas: ${enCifra(duplicadas)}; vale la última de cada intervalo`],
    [estimadasPct ?? 0, `Lecturas estimadas: ${enCifra(estimadasPct ?? 0)} %`],
    [negativas, `Lecturas negativas: ${enCifra(negativas)}; se suman con su signo`],
    [
      absurdas.lecturas,
      `Lecturas de más de ${enCifra(absurdas.sobreKwh)} kWh en un intervalo: ${enCifra(absurdas.lecturas)}; se suman`,
    ],
    [
      fuera.length,
      `Lecturas de una hora que su día no tiene: ${enCifra(fuera.length)} (${enCifra(fueraKwh)} kWh); no se cuentan`,
    ],
  ];
  return avisos.filter(([cuantos]) => cuantos > 0).map(([, texto]) => texto);
}
