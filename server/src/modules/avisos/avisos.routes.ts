import { avisos } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { route } from '../../platform/route.ts';
import { listAvisos, markAllRead } from './avisos.repository.ts';
import {
  findElecciones,
  findSilencio,
  wantsResumenSemanal,
  writeElecciones,
  writeResumenSemanal,
  writeSilencio,
} from './preferencias.repository.ts';

/** Each person reads their own notices and chooses what they are told of. */
export function avisosRoutes(app: FastifyInstance, db: Db): void {
  route(app, avisos.list, async ({ viewer }) => {
    const found = await listAvisos(db, viewer);
    const rows = found.map(({ leidoEn, ...aviso }) => ({ ...aviso, leido: leidoEn !== null }));
    return { rows, sinLeer: rows.filter(({ leido }) => !leido).length };
  });
  route(app, avisos.readAll, async ({ viewer }) => {
    await markAllRead(db, viewer.id);
  });
  route(app, avisos.preferences, ({ viewer }) => readPreferencias(db, viewer));
  route(app, avisos.updatePreferences, ({ viewer, body: { eventos, silencio, resumenSemanal } }) =>
    db.transaction().execute(async (trx) => {
      await writeElecciones(trx, viewer.id, eventos);
      await writeSilencio(trx, viewer.id, silencio);
      if (resumenSemanal !== undefined) await writeResumenSemanal(trx, viewer.id, resumenSemanal);
      return readPreferencias(trx, viewer);
    }),
  );
}

async function readPreferencias(db: Db, { id, role }: Viewer): Promise<avisos.Preferencias> {
  const eventos = await findElecciones(db, id);
  return {
    eventos:
      role === 'admin'
        ? eventos
        : eventos.filter(({ evento }) => !avisos.EVENTOS_DE_ADMINISTRACION.includes(evento)),
    silencio: await findSilencio(db, id),
    resumenSemanal: await wantsResumenSemanal(db, id),
  };
}
