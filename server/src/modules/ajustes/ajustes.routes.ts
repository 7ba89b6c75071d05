import { accesoDeLaCasa, ajustes, proveedorDeFirma } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { findBrand, toBrand } from '../../platform/brand/brand.repository.ts';
import { publicBrand } from '../../platform/brand/public-brand.ts';
import { disposition, isolate } from '../../platform/download.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { notFound } from '../../platform/problems.ts';
import { route } from '../../platform/route.ts';
import { isUuid } from '../../platform/uuid.ts';
import { readAccesoDeLaCasa, writeAccesoDeLaCasa } from '../auth/segundo-paso/house-access.service.ts';
import { findMarca, listMarcas, listTextos } from './ajustes.repository.ts';
import { addTexto, assignMarca, dropLogo, keepLogo } from './contenido.service.ts';
import { exportacionCompletaRoutes } from './exportacion-completa.routes.ts';
import { correctMarca, createMarca, makeDefaultMarca, removeMarca, restoreMarca } from './marcas.service.ts';
import { printSample } from './muestra/print-sample.ts';
import {
  readSignatureProvider,
  removeSignatureProvider,
  type SignatureDeps,
  writeSignatureProvider,
} from './proveedor-de-firma.service.ts';
import { readMarca, rowOf, versionsOf } from './respuestas.ts';

/** The address of a logo changes with it, so that a browser may keep what it names. */
const A_DAY = 'public, max-age=86400';

/** What administrators say of the house and of its brands. */
export function ajustesRoutes(
  app: FastifyInstance,
  deps: SignatureDeps & { readonly files: FileStore },
): void {
  const { db } = deps;
  exportacionCompletaRoutes(app, deps);
  route(app, ajustes.list, async () => ({ rows: (await listMarcas(db)).map(rowOf) }));
  route(app, ajustes.get, ({ params }) => readMarca(db, params.id));
  route(app, ajustes.create, ({ body, viewer }) => createMarca(db, viewer, body));
  route(app, ajustes.update, ({ params, body, viewer }) => correctMarca({ db, viewer, id: params.id }, body));
  route(app, ajustes.remove, ({ params, viewer }) => removeMarca({ db, viewer, id: params.id }));
  route(app, ajustes.restore, ({ params, viewer }) => restoreMarca({ db, viewer, id: params.id }));
  route(app, ajustes.makeDefault, ({ params, viewer }) => makeDefaultMarca({ db, viewer, id: params.id }));
  route(app, ajustes.uploadLogo, ({ params, viewer, files }) =>
    keepLogo({ db, viewer, id: params.id }, files),
  );
  route(app, ajustes.removeLogo, ({ params, viewer }) => dropLogo({ db, viewer, id: params.id }));
  route(app, ajustes.addTexto, ({ params, body, viewer }) => addTexto({ db, viewer, id: params.id }, body));
  route(app, ajustes.versionsOfTexto, async ({ params }) => {
    if (!(await findMarca(db, params.id))) throw notFound();
    return { rows: versionsOf(await listTextos(db, params.id), params.tipo) };
  });
  route(app, accesoDeLaCasa.get, () => readAccesoDeLaCasa(db));
  route(app, accesoDeLaCasa.update, ({ body, viewer }) => writeAccesoDeLaCasa(db, viewer, body));
  route(app, proveedorDeFirma.get, ({ params }) => readSignatureProvider(deps, params.id));
  route(app, proveedorDeFirma.update, ({ params: { id }, body, viewer }) =>
    writeSignatureProvider(deps, { viewer, id }, body),
  );
  route(app, proveedorDeFirma.remove, ({ params: { id }, viewer }) =>
    removeSignatureProvider(db, { viewer, id }),
  );
  route(app, ajustes.preview, async ({ params, reply }) => {
    const marca = await findMarca(db, params.id);
    if (!marca) throw notFound();
    const brand = await toBrand(db, marca);
    return reply
      .type('application/pdf')
      .header('content-disposition', disposition('inline', `Muestra_${brand.nombre}.pdf`))
      .send(await printSample(brand));
  });
  route(app, ajustes.assign, ({ body, viewer }) => assignMarca(db, viewer, body));
  route(app, ajustes.privacidad, async ({ params }) => {
    const marca = isUuid(params.id) ? await findBrand(db, params.id) : undefined;
    if (!marca) throw notFound();
    const { texto, version, desde } = marca.textos['proteccion-datos'];
    return { marca: publicBrand(marca), texto, version, desde };
  });
  route(app, ajustes.logo, async ({ params, reply }) => {
    const marca = await findMarca(db, params.id);
    if (!marca?.logo || !marca.logoTipo) throw notFound();
    const file = `Logotipo.${marca.logoTipo === 'image/png' ? 'png' : 'svg'}`;
    return isolate(reply)
      .header('cache-control', A_DAY)
      .header('content-disposition', disposition('inline', file))
      .type(marca.logoTipo)
      .send(marca.logo);
  });
}
