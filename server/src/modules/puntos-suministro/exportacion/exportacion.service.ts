import { Readable } from 'node:stream';
import type { puntosSuministro, QueryOf } from '@vatio/contract';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { problem } from '../../../platform/problems.ts';
import { ordenDe } from '../orden.ts';
import { enCsv } from './csv.ts';
import { hayMasDe, recorrerPuntos } from './exportacion.repository.ts';
import { enXlsx, FILAS_POR_HOJA } from './xlsx.ts';

/** Each one holds a connection to the database for as long as the download takes. */
const A_LA_VEZ = 3;
let enMarcha = 0;

const TIPOS = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export type Exportacion = { readonly tipo: string; readonly nombre: string; readonly contenido: Readable };

/** Exactly the rows of the list that the same query gives, as a file that is written while it is sent. */
export async function exportarPuntos(
  db: Db,
  viewer: Viewer,
  { formato, sort, ...filtros }: QueryOf<typeof puntosSuministro.exportar>,
): Promise<Exportacion> {
  const orden = ordenDe(sort);
  if (enMarcha >= A_LA_VEZ) {
    throw problem(
      'exportaciones-ocupadas',
      503,
      'Hay varias exportaciones en marcha: vuelve a probar en un rato',
    );
  }
  if (formato === 'xlsx' && (await hayMasDe(db, viewer, filtros, FILAS_POR_HOJA - 1))) {
    throw problem('demasiadas-filas', 400, 'No caben en una hoja de Excel: acota el filtro o elige CSV');
  }
  enMarcha++;
  const lotes = recorrerPuntos(db, viewer, filtros, orden);
  const contenido = formato === 'csv' ? Readable.from(enCsv(lotes)) : enXlsx(lotes);
  contenido.once('close', () => enMarcha--);
  return { tipo: TIPOS[formato], nombre: `puntos-de-suministro.${formato}`, contenido };
}
