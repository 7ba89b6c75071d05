import { randomUUID } from 'node:crypto';
import { peticionesDeDocumentos } from '@vatio/contract/endpoints';
import { HASTA_SOLICITADO } from '../modules/contratos/test-contratos.ts';
import { saveDocumento } from '../modules/documentos/documentos.service.ts';
import { facturaDePrueba } from '../modules/facturas/test-factura.ts';
import { ACEPTACION, type casaDePrueba } from '../modules/propuestas/test-propuesta.ts';
import type { Viewer } from '../platform/access-token.ts';
import type { TestApp } from '../platform/test-app.ts';

/** The sizes and texts with which one representative's portfolio is made. */
export type SeededCartera = {
  readonly cups: string;
  readonly viewer: Viewer;
  readonly nif: string;
  readonly iban: string;
  /** Every text of the portfolio carries this mark. */
  readonly marca: string;
};

/** This word stands in what is written about a client and not shown to the client. */
export const HOUSE_SECRET = 'FUGAINTERNA';

type Casa = Awaited<ReturnType<typeof casaDePrueba>>;
type Pedir = (
  method: 'POST' | 'PATCH' | 'GET',
  url: string,
  payload?: object,
) => Promise<Awaited<ReturnType<Casa['call']>>['body']>;

/** Makes something of every kind in a portfolio, and answers the tokens of its links. */
export async function seedHouse(test: TestApp, casa: Casa, cartera: SeededCartera): Promise<string[]> {
  const pedir = peticiones(casa);
  const { clienteId } = await test.db
    .selectFrom('puntoSuministro')
    .select('clienteId')
    .where('cups', '=', cartera.cups)
    .executeTakeFirstOrThrow();
  if (clienteId === null) throw new Error('The point has no client');
  await present(test, cartera, clienteId);
  const tokens = await makePropuestas(casa, pedir, cartera);
  // The e-mail is set only now, because a client who has one is asked for a code that comes by mail.
  const email = correoDe(cartera);
  await test.db.updateTable('cliente').set({ email }).where('id', '=', clienteId).execute();
  await makeContrato(pedir, casa.fijo, cartera);
  await pedir('POST', '/clientes/asignacion', { ids: [clienteId], comercialId: null });
  const { id: comercialId } = await test.db
    .selectFrom('comercial')
    .select('id')
    .where('usuarioId', '=', cartera.viewer.id)
    .executeTakeFirstOrThrow();
  await pedir('POST', '/clientes/asignacion', { ids: [clienteId], comercialId });
  const recibida = { ...facturaDePrueba(cartera.cups), comercializadora: cartera.marca };
  await pedir('POST', '/facturas', recibida);
  const asked = { clienteId, papeles: peticionesDeDocumentos.PAPELES, nota: cartera.marca };
  const { url } = await pedir('POST', '/peticiones-de-documentos', asked);
  return [...tokens, tokenIn(url)];
}

function tokenIn(url: string): string {
  return url.split('/').at(-1) ?? '';
}

/** Calls as an administrator, each of which has to succeed. */
function peticiones({ call }: Casa): Pedir {
  return async (method, url, payload) => {
    const { status, body } = await call(method, `/v1${url}`, payload, 'admin');
    if (status >= 400) throw new Error(`${method} ${url}: ${JSON.stringify(body)}`);
    return body;
  };
}

function correoDe({ marca }: SeededCartera): string {
  return `${marca}@casa.example`;
}

async function present({ db, files }: TestApp, cartera: SeededCartera, clienteId: string): Promise<void> {
  const { marca, nif, iban, cups } = cartera;
  const usuarioId = cartera.viewer.id;
  const donde = {
    direccion: `Calle ${marca}`,
    municipio: `Villa ${marca}`,
    provincia: '28',
    codigoPostal: '28013',
  };
  await db
    .updateTable('cliente')
    .set({ ...donde, nif, iban, nombre: `Casa ${marca}`, cnae: '1071', email: null })
    .where('id', '=', clienteId)
    .execute();
  await db.updateTable('puntoSuministro').set(donde).where('cups', '=', cups).execute();
  await db
    .updateTable('comercial')
    .set({ email: correoDe(cartera), nombre: `Comercial ${marca}`, zona: `Zona ${marca}` })
    .where('usuarioId', '=', usuarioId)
    .execute();
  await db
    .insertInto('nota')
    .values({ clienteId, texto: `${HOUSE_SECRET} ${marca}`, usuarioId })
    .execute();
  const de = { entidad: 'cliente', entidadId: clienteId, tipo: 'otro' } as const;
  const fichero = Buffer.from(`De ${marca}`);
  await saveDocumento(db, files, { ...de, nombre: `${marca}.txt`, fichero, usuarioId });
  const vista = { lista: 'clientes', nombre: marca, consulta: `q=${marca}`, columnas: ['nombre'] };
  await db
    .insertInto('vista')
    .values({ ...vista, usuarioId, ambito: 'equipo', fijada: false, predeterminadaDe: [] })
    .execute();
  const importacionId = randomUUID();
  const fila = { importacionId, orden: 1, fichero: marca, linea: 1, motivo: marca, texto: marca };
  await db
    .insertInto('importacion')
    .values({
      id: importacionId,
      usuarioId,
      nombre: `${marca}.csv`,
      carpeta: randomUUID(),
      ficheros: [marca],
      estado: 'terminada',
      formatos: [],
      bytes: 1,
      rechazadas: 1,
      terminadaEn: new Date(),
    })
    .execute();
  await db.insertInto('importacionRechazo').values(fila).execute();
}

/** Makes a draft, a sent proposal and an accepted one. */
async function makePropuestas(
  casa: Casa,
  pedir: Pedir,
  { cups, marca, nif }: SeededCartera,
): Promise<string[]> {
  const analisis = await casa.analisis(cups);
  await pedir('PATCH', `/analisis/${analisis}`, { notas: marca });
  const body = { analisis: [analisis], mensaje: marca };
  await pedir('POST', '/propuestas', body);
  const tokens: string[] = [];
  for (const _ of ['sent', 'accepted']) {
    const { id, version } = await pedir('POST', '/propuestas', body);
    const { enlace } = await pedir('POST', `/propuestas/${id}/enviar`, { version, sinCorreo: true });
    tokens.push(tokenIn(enlace));
  }
  const aceptada = await casa.publico('POST', tokens[1] ?? '', '/aceptar', { ...ACEPTACION, nif });
  if (aceptada.status !== 200) throw new Error(JSON.stringify(aceptada.body));
  return tokens;
}

/** Makes a draft, and an active contract whose commission is in a settlement. */
async function makeContrato(pedir: Pedir, productoId: string, { cups, marca }: SeededCartera): Promise<void> {
  const { version } = await pedir('GET', `/productos/${productoId}`);
  const body = { cups, productoVersionId: version.id, notas: marca, referenciaExterna: marca };
  await pedir('POST', '/contratos', body);
  let contrato = await pedir('POST', '/contratos', body);
  for (const una of [...HASTA_SOLICITADO, { accion: 'activar', fecha: '2025-02-10' }]) {
    const accion = typeof una === 'string' ? { accion: una } : una;
    const datos = { ...accion, version: contrato.version };
    contrato = await pedir('POST', `/contratos/${contrato.id}/acciones`, datos);
  }
  const { liquidaciones } = await pedir('POST', '/liquidaciones/cierres', { mes: '2025-02' });
  for (const { id, estado } of liquidaciones) {
    if (estado !== 'borrador') continue;
    const { version } = await pedir('GET', `/liquidaciones/${id}`);
    await pedir('POST', `/liquidaciones/${id}/acciones`, { accion: 'enviar', version });
  }
}
