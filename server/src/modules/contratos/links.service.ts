import type { PuntoPropuesto } from '@vatio/contract/endpoints';
import type { Db } from '../../platform/database.ts';
import type { Fila } from './escritura.repository.ts';

/** What an analysis was about, as a contract says it. */
export type TermsOfStudy = Pick<
  Fila,
  | 'analisisId'
  | 'cups'
  | 'productoVersionId'
  | 'precioEnergiaEurKwh'
  | 'precioPotenciaEurKwAnio'
  | 'precioFijoEurMes'
>;

/** What the papers and mails about a contract tell of its proposal. */
export type ContratoLinks = {
  readonly toContrato: (id: string) => string;
  /** The public page of its proposal; null when it cannot be opened. */
  readonly toPropuesta: (db: Db, propuestaId: string) => Promise<string | null>;
  /** Today's bill against that of the contract; null where no study compares them. */
  readonly toComparison: (db: Db, terms: TermsOfStudy) => Promise<PuntoPropuesto | null>;
};
