import type { campos, puntosSuministro, QueryOf } from '@vatio/contract/endpoints';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { WORDS } from '../../../platform/sheet/words.ts';
import { listCampos } from '../../cartera/campos.repository.ts';
import { hojaDeCampos, withOwnOnPaper } from '../../cartera/campos.service.ts';
import { consultaCompleta } from '../fila-punto.repository.ts';
import { ordenDe } from '../orden.ts';
import { COLUMNAS, EN_PAPEL, ETIQUETAS } from './columnas.ts';

function hojaPara(viewer: Viewer, definidos: readonly campos.Campo[]) {
  const propias = hojaDeCampos(viewer, definidos);
  return {
    nombre: 'puntos-de-suministro',
    titulo: WORDS.puntosDeSuministro,
    columnas: viewer.role === 'cliente' ? COLUMNAS : [...COLUMNAS, ETIQUETAS, ...propias],
    enPapel: withOwnOnPaper(EN_PAPEL, propias),
    readAgain: true as const,
  };
}

/** What an export of the list has: its columns, and the rows of the filters. */
export async function exportPuntos(
  db: Db,
  viewer: Viewer,
  { formato: _, sort, ...filtros }: QueryOf<typeof puntosSuministro.exportRows>,
) {
  return {
    sheet: hojaPara(viewer, await listCampos(db, 'punto-suministro')),
    consulta: consultaCompleta(viewer, filtros, ordenDe(sort)),
  };
}
