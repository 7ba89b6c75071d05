import type { campos, puntosSuministro, QueryOf } from '@vatio/contract/endpoints';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { type ExportFile, exportRows } from '../../../platform/sheet/export-rows.ts';
import { listCampos } from '../../cartera/campos.repository.ts';
import { hojaDeCampos, withOwnOnPaper } from '../../cartera/campos.service.ts';
import { consultaCompleta } from '../fila-punto.repository.ts';
import { ordenDe } from '../orden.ts';
import { COLUMNAS, EN_PAPEL, ETIQUETAS } from './columnas.ts';

function hojaPara(viewer: Viewer, definidos: readonly campos.Campo[]) {
  const propias = hojaDeCampos(viewer, definidos);
  return {
    nombre: 'puntos-de-suministro',
    titulo: 'Puntos de suministro',
    columnas: viewer.role === 'cliente' ? COLUMNAS : [...COLUMNAS, ETIQUETAS, ...propias],
    enPapel: withOwnOnPaper(EN_PAPEL, propias),
  };
}

/** Exports exactly the rows that the list gives for the same query. */
export async function exportPuntos(
  db: Db,
  viewer: Viewer,
  { formato, sort, ...filtros }: QueryOf<typeof puntosSuministro.exportRows>,
): Promise<ExportFile> {
  return exportRows({
    db,
    viewer,
    formato,
    sheet: hojaPara(viewer, await listCampos(db, 'punto-suministro')),
    consulta: consultaCompleta(viewer, filtros, ordenDe(sort)),
  });
}
