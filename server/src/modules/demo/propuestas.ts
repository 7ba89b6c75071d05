import type { Fecha } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { countHistory } from '../propuestas/historia.service.ts';
import { ANALISIS } from './datos/analisis.ts';
import { PROPUESTAS } from './datos/propuestas.ts';

/** Loads the proposals of the studies, which come in the order of `ANALISIS`. */
export async function loadPropuestas({
  trx,
  viewer,
  dia,
  estudios,
}: {
  readonly trx: Db;
  readonly viewer: Viewer;
  readonly dia: { readonly hoy: Fecha; readonly secret: string };
  readonly estudios: readonly string[];
}): Promise<void> {
  for (const { cliente, numero = 1, motivo = '', ...ficha } of PROPUESTAS) {
    const estudio = estudios[ANALISIS.findIndex((analisis) => analisis.cliente === cliente)];
    if (estudio === undefined) throw new Error(`Falta el análisis de ${cliente}`);
    await countHistory({
      trx,
      viewer,
      context: dia,
      historia: { ...ficha, numero, motivo, analisis: [estudio] },
    });
  }
}
