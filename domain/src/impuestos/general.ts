import { type Dia, type Fecha, formatFecha } from '../fecha.ts';
import type { Confianza } from '../precios-regulados/tabla.ts';
import type { ImpuestoIndirecto } from '../territorio.ts';

type VentanaGeneral = {
  readonly desde: Fecha;
  /** The rate is in per cent. */
  readonly pct: number;
  readonly fuente: string;
  readonly confianza: Confianza;
};

/**
 * General rates by invoice date, for what has none of its own, as a commission. Neither has an end written down: they hold
 * until a law changes them. IPSI has no row: its rate for services is the ordinance's of each city, from 0.5 to 10 %
 * (Ley 8/1991, art. 18), and somebody has to say it.
 */
const GENERALES: Readonly<Record<ImpuestoIndirecto, readonly VentanaGeneral[]>> = {
  IVA: [
    {
      desde: '2012-09-01',
      pct: 21,
      fuente: 'Ley 37/1992 art. 90.Uno, por el RDL 20/2012',
      confianza: 'A',
    },
  ],
  IGIC: [
    {
      desde: '2020-01-01',
      pct: 7,
      fuente: 'Ley 4/2012 de Canarias art. 51, por la Ley 19/2019 de Canarias',
      confianza: 'B',
    },
  ],
  IPSI: [],
};

/** Percent in force on a day; undefined where no table reaches. */
export function tipoGeneralDe(impuesto: ImpuestoIndirecto, dia: Dia): number | undefined {
  const fecha = formatFecha(dia);
  return GENERALES[impuesto].findLast(({ desde }) => fecha >= desde)?.pct;
}
