import type { puntosSuministro, QueryOf } from '@vatio/contract/endpoints';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { type ExportFile, exportRows } from '../../../platform/sheet/export-rows.ts';
import { consultaCompleta } from '../fila-punto.repository.ts';
import { ordenDe } from '../orden.ts';
import { COLUMNAS, EN_PAPEL, ETIQUETAS } from './columnas.ts';

const hojaPara = ({ role }: Viewer) => ({
  nombre: 'puntos-de-suministro',
  titulo: 'Puntos de suministro',
  columnas: role === 'cliente' ? COLUMNAS : [...COLUMNAS, ETIQUETAS],
  enPapel: EN_PAPEL,
});

/** Exports exactly the rows that the list gives for the same query. */
export function exportPuntos(
  db: Db,
  viewer: Viewer,
  { formato, sort, ...filtros }: QueryOf<typeof puntosSuministro.exportar>,
): Promise<ExportFile> {
  return exportRows({
    db,
    formato,
    sheet: hojaPara(viewer),
    consulta: consultaCompleta(viewer, filtros, ordenDe(sort)),
  });
}
