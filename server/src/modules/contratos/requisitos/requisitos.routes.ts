import { requisitosDeFirma } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../platform/database.ts';
import { disposition } from '../../../platform/download.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { route } from '../../../platform/route.ts';
import type { ContratoLinks } from '../links.service.ts';
import { nombreDeFicha, printFichaOf } from './ficha.service.ts';
import {
  getRequisitos,
  handOverFicha,
  removeRequisito,
  writeBonoSocial,
  writeContacto,
  writeFirmante,
} from './requisitos.service.ts';

type Deps = { readonly db: Db; readonly files: FileStore; readonly links: ContratoLinks };

/** What the law asks before a contract is signed. */
export function requisitosRoutes(app: FastifyInstance, { db, files, links }: Deps): void {
  route(app, requisitosDeFirma.get, ({ params, viewer }) => getRequisitos({ db, viewer, id: params.id }));
  route(app, requisitosDeFirma.updateContacto, ({ params, body, viewer }) =>
    writeContacto({ db, viewer, id: params.id }, body),
  );
  route(app, requisitosDeFirma.updateFirmante, ({ params, body, viewer }) =>
    writeFirmante({ db, viewer, id: params.id }, body),
  );
  route(app, requisitosDeFirma.updateBonoSocial, ({ params, body, viewer }) =>
    writeBonoSocial({ db, viewer, id: params.id }, body),
  );
  route(app, requisitosDeFirma.handOverFicha, ({ params, viewer }) =>
    handOverFicha({ files, links }, { db, viewer, id: params.id }),
  );
  route(app, requisitosDeFirma.remove, ({ params, viewer }) =>
    removeRequisito({ db, viewer, id: params.id }, params),
  );
  route(app, requisitosDeFirma.ficha, async ({ params, viewer, reply }) => {
    const { codigo, pdf } = await printFichaOf({ db, links }, viewer, params.id);
    return reply
      .type('application/pdf')
      .header('content-disposition', disposition('inline', nombreDeFicha(codigo)))
      .send(pdf);
  });
}
