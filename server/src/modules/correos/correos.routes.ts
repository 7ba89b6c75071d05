import { correos } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import type { Mailer } from '../../platform/mail.ts';
import { sendNow, toldState } from '../../platform/outbox/sender.ts';
import { notFound, problem } from '../../platform/problems.ts';
import { route } from '../../platform/route.ts';
import { soloQuienVende } from '../../platform/sellers.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { type FilaCorreo, findCorreo, listCorreos, putInQueue } from './correos.repository.ts';

/** A mail is seen by whoever sees what it is about; administrators see all. */
export type DeQueTratan = Readonly<
  Record<correos.Entidad, (db: Db, viewer: Viewer, id: string) => Promise<boolean>>
>;

type DeQue = { readonly entidad?: correos.Entidad | undefined; readonly entidadId?: string | undefined };

type Deps = { readonly db: Db; readonly mail: Mailer };

/** The calls on mails: what was written to people, its state, and trying it again. */
export function correosRoutes(app: FastifyInstance, { db, mail }: Deps, visibles: DeQueTratan): void {
  const requireVisible = async (viewer: Viewer, { entidad, entidadId }: DeQue) => {
    soloQuienVende(viewer);
    if (viewer.role === 'admin') return;
    if (!entidad || !entidadId || !(await visibles[entidad](db, viewer, entidadId))) throw notFound();
  };

  route(app, correos.list, async ({ viewer, query }) => {
    await requireVisible(viewer, query);
    const { rows, ...cuentas } = await listCorreos(db, query);
    return { rows: rows.map((correo) => respuestaDe(correo, mail)), ...cuentas, countExact: true };
  });

  route(app, correos.retry, async ({ viewer, params: { id } }) => {
    soloQuienVende(viewer);
    const correo = await findCorreo(db, id);
    if (!correo) throw notFound();
    await requireVisible(viewer, correo);
    await db.transaction().execute(async (trx) => {
      if (!(await putInQueue(trx, id))) {
        throw problem({
          code: 'correo-no-reintentable',
          status: 409,
          title: 'Este correo ya salió o ya no sirve',
        });
      }
      const { entidad, entidadId, destinatario, estado } = correo;
      const despues = { destinatario, motivo: correo.motivo, estado };
      await insertAuditoria(trx, {
        usuarioId: viewer.id,
        entidad,
        entidadId,
        accion: 'reintentar-correo',
        despues,
      });
    });
    await sendNow({ db, mail }, id);
    return respuestaDe((await findCorreo(db, id)) ?? correo, mail);
  });
}

function respuestaDe(
  { creadoEn, cambiadoEn, siguiente, entero, ...correo }: FilaCorreo,
  mail: Mailer,
): correos.Correo {
  const estado = toldState(correo.estado, mail);
  const espera = estado === 'en-cola';
  const reintentable =
    entero &&
    estado !== 'sin-servidor' &&
    ['en-cola', 'no-entregado', 'sin-confirmar'].includes(correo.estado);
  return {
    ...correo,
    estado,
    siguiente: espera ? siguiente : null,
    creado: creadoEn,
    cambiado: cambiadoEn,
    acciones: reintentable ? ['reintentar'] : [],
  };
}
