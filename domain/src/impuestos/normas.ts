import { enPorCiento } from '../cifras-en-texto.ts';
import { round } from '../exact.ts';
import { type Dia, type Fecha, formatFecha } from '../fecha.ts';

/** A measure that a law grants to the bills of some days only if something comes true. */
export type Norma = {
  readonly id: string;
  readonly norma: string;
  readonly boe: string;
  /** The lowered rates, per one; that of IVA is for supplies of up to `ivaHastaKw`. */
  readonly medida: { readonly ieeTipo: number; readonly ivaTipo: number; readonly ivaHastaKw: number };
  readonly condicion: string;
  /** Who publishes the figure of the condition, and of which month it is. */
  readonly serie: string;
  readonly publicada: Fecha;
  /** Whether the condition came true, and whether Congress validated the decree; null while nobody has said it. */
  readonly cumplida: boolean | null;
  readonly validada: boolean | null;
  /** The bills issued from and to these days, both included. */
  readonly desde: Fecha;
  readonly hasta: Fecha;
};

const RDL_25_2026 = {
  norma: 'RDL 25/2026, arts. 18–21',
  boe: 'BOE-A-2026-20265',
  medida: { ieeTipo: 0.005, ivaTipo: 0.1, ivaHastaKw: 10 },
  cumplida: null,
  validada: null,
} as const;

/** The conditional norms as they were published. A house settles them, which its own say (`withAcuerdos`). */
export const NORMAS: readonly Norma[] = [
  {
    ...RDL_25_2026,
    id: 'rdl-25-2026-noviembre',
    condicion: 'El IPC de la electricidad de septiembre de 2026 sube más del 15\u00a0% en un año',
    serie: 'INE, tabla 76128, subclase 04.5.1.0 (electricidad), septiembre de 2026',
    publicada: '2026-10-14',
    desde: '2026-11-01',
    hasta: '2026-11-30',
  },
  {
    ...RDL_25_2026,
    id: 'rdl-25-2026-diciembre',
    condicion: 'El IPC de la electricidad de octubre de 2026 sube más del 15\u00a0% en un año',
    serie: 'INE, tabla 76128, subclase 04.5.1.0 (electricidad), octubre de 2026',
    publicada: '2026-11-13',
    desde: '2026-12-01',
    hasta: '2026-12-31',
  },
];

/** Which of its two ways an open norm is read. */
export const LECTURAS_DE_NORMA = ['si-se-cumple', 'si-no-se-cumple'] as const;
export type LecturaDeNorma = (typeof LECTURAS_DE_NORMA)[number];

/** The norms to go by, and how those still open are read: without their measure unless it is said otherwise. */
export type LeyDelMes = {
  readonly normas?: readonly Norma[] | undefined;
  readonly lectura?: LecturaDeNorma | undefined;
};

/** What somebody has settled of a norm. */
export type Acuerdo = Pick<Norma, 'id' | 'cumplida' | 'validada'>;

/** The published norms and those that the house has added, in the order of their days, with what has been settled of them. */
export function withAcuerdos(acuerdos: readonly Acuerdo[], propias: readonly Norma[] = []): Norma[] {
  const todas = [...NORMAS, ...propias].sort((a, b) => a.desde.localeCompare(b.desde));
  return todas.map((norma) => ({ ...norma, ...acuerdos.find(({ id }) => id === norma.id) }));
}

/** Open until both are true, or either is false: a decree that Congress rejects falls, whatever its condition. */
export function isAbierta({ cumplida, validada }: Acuerdo): boolean {
  return cumplida !== false && validada !== false && !(cumplida && validada);
}

/** The norm of the bills issued on a day; undefined where the law of the day has no condition. */
export function normaDe(dia: Dia, { normas = NORMAS }: LeyDelMes = {}): Norma | undefined {
  const fecha = formatFecha(dia);
  return normas.find(({ desde, hasta }) => fecha >= desde && fecha <= hasta);
}

/** How a norm is read: as it was settled, or as whoever asks wants while it is open. */
export function lecturaDe(norma: Norma, { lectura = 'si-no-se-cumple' }: LeyDelMes = {}): LecturaDeNorma {
  if (isAbierta(norma)) return lectura;
  return norma.cumplida && norma.validada ? 'si-se-cumple' : 'si-no-se-cumple';
}

/** The measure in force on a day, with the law that grants it; undefined where none is. */
export function medidaDe(
  dia: Dia,
  ley: LeyDelMes = {},
): (Norma['medida'] & { readonly fuente: string }) | undefined {
  const norma = normaDe(dia, ley);
  if (norma === undefined || lecturaDe(norma, ley) === 'si-no-se-cumple') return undefined;
  return { ...norma.medida, fuente: `${norma.norma} (${norma.boe})` };
}

const DECIMALES = 8;

/** `RDL 25/2026, arts. 18–21: sin resolver …`: which reading of the norm of a day the figures are of; undefined without norm. */
export function describeLectura(dia: Dia, ley: LeyDelMes = {}): string | undefined {
  const norma = normaDe(dia, ley);
  if (norma === undefined) return undefined;
  const { ieeTipo, ivaTipo, ivaHastaKw } = norma.medida;
  const porCiento = (porUno: number) => enPorCiento(round(porUno * 100, DECIMALES));
  const medida = `impuesto sobre la electricidad al ${porCiento(ieeTipo)} e IVA al ${porCiento(ivaTipo)} hasta ${ivaHastaKw} kW`;
  const aplicada = lecturaDe(norma, ley) === 'si-se-cumple';
  if (isAbierta(norma)) {
    return `${norma.norma}: sin resolver; calculado como ${aplicada ? 'si se cumple' : 'si no se cumple'} su condición (${norma.condicion}: ${medida})`;
  }
  return `${norma.norma}: ${aplicada ? `se aplica, ${medida}` : 'no se aplica'} (${norma.condicion}: ${motivoDe(norma)})`;
}

function motivoDe({ cumplida, validada }: Norma): string {
  if (validada === false) return 'el Congreso no convalidó la norma';
  return cumplida ? 'se cumplió' : 'no se cumplió';
}
