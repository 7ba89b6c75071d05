import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { differences } from '../../../platform/differences.ts';
import { insertAuditoria } from '../../auditoria/auditoria.repository.ts';
import { nameEtiquetas } from '../../cartera/etiquetas.repository.ts';
import { orderEtiquetas } from '../../cartera/etiquetas.service.ts';
import type { Propios } from '../../cartera/propios-de-fichero.service.ts';
import { withSentences } from '../../cartera/valores-de-campos.service.ts';
import type { Tocado } from '../accion-auditada.service.ts';
import { type Fila, updateContrato } from '../escritura.repository.ts';
import type { Conocido } from './conocido.ts';

/** The own fields and tags of a row, these by the names that the house writes. */
export async function namePropios(trx: Db, { etiquetas, ...valores }: Propios): Promise<Propios> {
  if (!etiquetas) return valores;
  return { ...valores, etiquetas: orderEtiquetas(await nameEtiquetas(trx, etiquetas)) };
}

/** Writes the own fields and tags of a row where its contract differs. */
export async function changePropios({
  trx,
  viewer,
  conocido: { definidos },
  fila,
  propios,
}: {
  readonly trx: Db;
  readonly viewer: Viewer;
  readonly conocido: Pick<Conocido, 'definidos'>;
  readonly fila: Fila;
  readonly propios: Propios;
}): Promise<Tocado[]> {
  const cambio = differences(fila, await namePropios(trx, propios));
  if (!cambio) return [];
  const despues = await updateContrato(trx, fila.id, cambio.despues);
  await insertAuditoria(trx, {
    usuarioId: viewer.id,
    entidad: 'contrato',
    entidadId: fila.id,
    accion: 'cambiar',
    antes: withSentences(definidos, cambio.antes),
    despues: withSentences(definidos, cambio.despues),
  });
  return [{ antes: fila, despues }];
}
