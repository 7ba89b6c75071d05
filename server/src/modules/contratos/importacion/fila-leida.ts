import { parseCups, parseNif, type SignoDecimal, TARIFAS, type Tarifa } from '@vatio/domain';
import type { Fila } from '../../../platform/hoja/lectura/fila.ts';
import { type ColumnaLeida, lectorDeFila } from '../../../platform/hoja/lectura/lector-de-fila.ts';

/** A row of a file of contracts as it was written; what it leaves empty is null. */
export type FilaLeida = {
  readonly numero: number;
  readonly cups: string;
  readonly comercializadora: string;
  readonly producto: string;
  readonly tarifa: Tarifa | undefined;
  readonly nif: string | null;
  readonly comercial: string | null;
  readonly referencia: string | null;
  readonly firma: string | null;
  readonly activacion: string | null;
  readonly fin: string | null;
  readonly baja: string | null;
  readonly consumoKwh: number | undefined;
  readonly feeEnergiaEurMwh: number | undefined;
  readonly feePotenciaEurKwAnio: number | undefined;
  readonly notas: string;
  /** What is wrong in it. */
  readonly motivos: readonly string[];
};

export function leerFila(
  fila: Fila,
  columnas: readonly (ColumnaLeida | undefined)[],
  decimal: SignoDecimal,
  hoy: string,
): FilaLeida {
  const lector = lectorDeFila(fila, columnas, decimal);
  const { motivos } = lector;
  const escrito = lector.texto('cups') ?? '';
  const cups = parseCups(escrito);
  if (!cups.ok) motivos.push(`CUPS: ${cups.issue.message}`);
  const nif = nifDe(lector.texto('nif'), motivos);
  const fechas = {
    firma: lector.fecha('firma') ?? null,
    activacion: lector.fecha('activacion') ?? null,
    fin: lector.fecha('fin') ?? null,
    baja: lector.fecha('baja') ?? null,
  };
  revisarFechas(fechas, hoy, motivos);
  return {
    numero: fila.numero,
    cups: cups.ok ? cups.value.cups : escrito,
    comercializadora: lector.texto('comercializadora') ?? '',
    producto: lector.texto('producto') ?? '',
    tarifa: lector.opcion('tarifa', TARIFAS),
    nif,
    comercial: lector.texto('comercial') ?? null,
    referencia: lector.texto('referencia') ?? null,
    ...fechas,
    consumoKwh: positivo('Consumo', lector.numero('consumo'), motivos),
    feeEnergiaEurMwh: positivo('Fee energía', lector.numero('feeEnergia'), motivos),
    feePotenciaEurKwAnio: positivo('Fee potencia', lector.numero('feePotencia'), motivos),
    notas: lector.texto('notas') ?? '',
    motivos,
  };
}

function nifDe(texto: string | undefined, motivos: string[]): string | null {
  if (texto === undefined) return null;
  const nif = parseNif(texto);
  if (nif.ok) return nif.value.normalizado;
  motivos.push(`NIF: ${nif.issue.message}`);
  return null;
}

function positivo(titulo: string, valor: number | undefined, motivos: string[]): number | undefined {
  if (valor !== undefined && valor < 0) motivos.push(`${titulo}: no puede ser negativo`);
  return valor;
}

type Fechas = Pick<FilaLeida, 'firma' | 'activacion' | 'fin' | 'baja'>;

function revisarFechas({ firma, activacion, fin, baja }: Fechas, hoy: string, motivos: string[]): void {
  for (const [titulo, fecha] of Object.entries({ firma, activación: activacion, baja })) {
    if (fecha !== null && fecha > hoy) motivos.push(`La fecha de ${titulo} aún no ha llegado`);
  }
  if (activacion !== null && firma !== null && activacion < firma)
    motivos.push('Se activa antes de la firma');
  if (activacion === null && baja !== null) motivos.push('Tiene baja y no tiene activación');
  for (const [titulo, fecha] of Object.entries({ fin, baja })) {
    if (fecha !== null && activacion !== null && fecha < activacion) {
      motivos.push(`La fecha de ${titulo} es anterior a la activación`);
    }
  }
}
