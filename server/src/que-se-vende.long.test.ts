import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { CUPS, peticionDePrueba } from './modules/analisis/test-negocio.ts';
import { ACEPTACION, casaDePrueba } from './modules/propuestas/test-propuesta.ts';
import { testApp } from './platform/test-app.ts';
import { today } from './platform/today.ts';

const banco = await testApp();
const { db, app, as } = banco;
const { clienteId, fijo, call, analisis, borrador, enviada, publico } = await casaDePrueba(banco);

const ELEGIDO = { idProducto: fijo };
const { rows: versiones } = await sql<{ id: string; condiciones: object }>`
  select id, condiciones from producto_version where producto_id = ${fijo}`.execute(db);
const [{ id: versionId, condiciones } = { id: '', condiciones: {} }] = versiones;

/** Versions are never rewritten, except by a test that wants to see what would be refused. */
async function conCondiciones(cambio: object): Promise<void> {
  await sql`alter table producto_version disable trigger producto_version_no_se_reescribe`.execute(db);
  await sql`update producto_version set condiciones = ${JSON.stringify({ ...condiciones, ...cambio })}::jsonb
    where id = ${versionId}`.execute(db);
  await sql`alter table producto_version enable trigger producto_version_no_se_reescribe`.execute(db);
}

const producto = (cambios: { activo?: boolean; zonas?: string[] }) =>
  sql`update producto set activo = ${cambios.activo ?? true}, zonas = ${cambios.zonas ?? []}::text[] where id = ${fijo}`.execute(
    db,
  );
const hastaEl = (fecha: string | null) =>
  sql`update producto_version set hasta = ${fecha} where id = ${versionId}`.execute(db);
const punto = (cambios: { tarifa?: '3.0TD' | '6.1TD' }) =>
  sql`update punto_suministro set tarifa = ${cambios.tarifa ?? '3.0TD'} where cups = ${CUPS.propio}`.execute(
    db,
  );
const conSips = (datos: object) =>
  sql`with punto as (update punto_suministro set sips_fecha = '2026-01-01' where cups = ${CUPS.propio})
    insert into ficha_sips (cups, fecha, formato, datos)
    values (${CUPS.propio}, '2026-01-01', 'sips2-ps', ${JSON.stringify(datos)}::jsonb)`.execute(db);
const sinSips = () => sql`delete from ficha_sips where cups = ${CUPS.propio}`.execute(db);
const bloqueado = (desde: Date | null) =>
  sql`update cliente set bloqueado_en = ${desde} where id = ${clienteId}`.execute(db);

type Motivo = {
  readonly nombre: string;
  readonly dice: RegExp;
  readonly put: () => Promise<unknown>;
  readonly takeOff: () => Promise<unknown>;
};

const MOTIVOS: readonly Motivo[] = [
  {
    nombre: 'a blocked client',
    dice: /está bloqueado desde/,
    put: () => bloqueado(new Date()),
    takeOff: () => bloqueado(null),
  },
  {
    nombre: 'a product that was withdrawn',
    dice: /Se ha retirado de la venta/,
    put: () => producto({ activo: false }),
    takeOff: () => producto({}),
  },
  {
    nombre: 'a product whose prices have run out',
    dice: /Caducó el|no tenía precios/,
    put: () => hastaEl('2026-01-31'),
    takeOff: () => hastaEl(null),
  },
  {
    nombre: 'a supply of another tariff',
    dice: /el suministro es 6.1TD/,
    put: () => punto({ tarifa: '6.1TD' }),
    takeOff: () => punto({}),
  },
  {
    nombre: 'more power than it is sold to',
    dice: /y aquí hay 60/,
    put: () => conCondiciones({ potenciaKw: { minimo: 0, maximo: 50 } }),
    takeOff: () => conCondiciones({}),
  },
  {
    nombre: 'more use than it is sold to',
    dice: /Se vende entre 0 y 1 MWh\/año/,
    put: () => conCondiciones({ consumoAnualMwh: { minimo: 0, maximo: 1 } }),
    takeOff: () => conCondiciones({}),
  },
  {
    nombre: 'a territory it is not sold in',
    dice: /No se vende en/,
    put: () => producto({ zonas: ['canarias'] }),
    takeOff: () => producto({}),
  },
  {
    nombre: 'self-consumption it does not take',
    dice: /No se vende a suministros con autoconsumo/,
    put: async () => {
      await conSips({ codigoAutoconsumo: '41' });
      await conCondiciones({ admiteAutoconsumo: false });
    },
    takeOff: async () => {
      await sinSips();
      await conCondiciones({});
    },
  },
  {
    nombre: 'a supply that cannot be contracted',
    dice: /La distribuidora dice que el suministro no es contratable \(motivo 02\)/,
    put: () => conSips({ codigoContratable: 'N', motivoNoContratable: '02' }),
    takeOff: sinSips,
  },
];

type Respuesta = { readonly status: number; readonly body: ReturnType<typeof JSON.parse> };

let guardado: string;
let porEnviar: Awaited<ReturnType<typeof borrador>>;
let mandada: Awaited<ReturnType<typeof enviada>>;
let aceptable: Awaited<ReturnType<typeof enviada>>;
let activo: { readonly id: string };

const CONSUMO = { consumoAnualKwh: 62_000, potenciasKw: [30, 35, 35, 35, 35, 60] };

/** Every way in which something is sold; each one is ready to succeed. */
const PUERTAS: Readonly<Record<string, () => Promise<Respuesta>>> = {
  'a saved analysis': () =>
    call('POST', '/v1/analisis', peticionDePrueba(CUPS.propio, ELEGIDO, { fecha: today() })),
  'a new proposal': () => call('POST', '/v1/propuestas', { analisis: [guardado] }),
  'sending a proposal': () =>
    call('POST', `/v1/propuestas/${porEnviar.id}/enviar`, { version: porEnviar.version, sinCorreo: true }),
  'pricing a proposal again': () =>
    call('POST', `/v1/propuestas/${mandada.id}/repreciar`, { version: mandada.version }),
  'the acceptance of a proposal': async () => {
    await publico('POST', aceptable.token, '/codigo', { via: 'correo' });
    const codigo = /\d{6}/.exec(banco.mails.at(-1)?.subject ?? '')?.[0];
    return publico('POST', aceptable.token, '/aceptar', { ...ACEPTACION, codigo });
  },
  'a contract by hand': () =>
    call('POST', '/v1/contratos', { cups: CUPS.propio, productoVersionId: versionId, ...CONSUMO }),
  'a contract from a file': importRow,
  'a renewal': () => call('POST', `/v1/contratos/${activo.id}/renovar`, { productoVersionId: versionId }),
};

/** Answers as an endpoint would: 200 when the row would be imported, 409 with its reasons when not. */
async function importRow(): Promise<Respuesta> {
  const fichero = `CUPS;Comercializadora;Producto;Tarifa;Referencia;Consumo anual (kWh)\n${CUPS.propio};Luz del Norte;Fijo;3.0TD;NUEVO-1;62000\n`;
  const form = new FormData();
  form.set('fichero', new Blob([fichero]), 'contratos.csv');
  const cuerpo = new Response(form);
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/contratos/importacion?ensayo=si',
    headers: { ...(await as('admin')), 'content-type': cuerpo.headers.get('content-type') ?? '' },
    payload: Buffer.from(await cuerpo.arrayBuffer()),
  });
  const { ensayo } = answer.json();
  const detail = JSON.stringify(ensayo?.filas ?? answer.json());
  return { status: ensayo?.errores === 0 ? 200 : 409, body: { title: '', detail } };
}

beforeAll(async () => {
  await sql`update punto_suministro set consumo_anual_kwh = 62000 where cups = ${CUPS.propio}`.execute(db);
  guardado = await analisis();
  porEnviar = await borrador([guardado]);
  mandada = await enviada([guardado]);
  aceptable = await enviada([guardado]);
  const { body } = await call('POST', '/v1/contratos', {
    cups: CUPS.propio,
    productoVersionId: versionId,
    ...CONSUMO,
  });
  activo = body;
  await sql`update contrato set comercial = 'firmado', firma = 'firmada', fecha_firma = '2025-11-20', atr = 'activado',
    fecha_activacion = '2025-12-01', fecha_fin = '2026-11-30' where id = ${activo.id}`.execute(db);
});

describe.each(MOTIVOS)('a sale with $nombre', ({ dice, put, takeOff }) => {
  test.each(Object.keys(PUERTAS))('is refused at %s', async (puerta) => {
    await put();
    const { status, body } = await PUERTAS[puerta]!();
    await takeOff();
    expect([400, 409], body.detail).toContain(status);
    // Somebody without an account is not told the reason, which is internal.
    const esperado =
      puerta === 'the acceptance of a proposal' ? /ya no se puede aceptar|está bloqueado/ : dice;
    expect(`${body.title} ${body.detail ?? ''} ${JSON.stringify(body.errors ?? '')}`).toMatch(esperado);
  });
});

test.each(Object.keys(PUERTAS))('a sale without any of these faults is not refused at %s', async (puerta) => {
  const { status, body } = await PUERTAS[puerta]!();
  expect([status, body.detail]).toEqual([200, status === 200 ? body.detail : undefined]);
});

test('a proposal keeps its prices until its last day when newer ones take their place', async () => {
  const { token } = await enviada([await analisis(CUPS.segundo, ELEGIDO)]);
  await sql`alter table propuesta_version disable trigger user`.execute(db);
  await sql`update propuesta_version set enviada_en = '2026-06-15' where cups @> array[${CUPS.segundo}]`.execute(
    db,
  );
  await hastaEl('2026-06-30');
  await sql`insert into producto_version (producto_id, desde, hasta, condiciones)
    select producto_id, '2026-07-01', '2099-12-31', condiciones from producto_version where id = ${versionId}`.execute(
    db,
  );
  await publico('POST', token, '/codigo', { via: 'correo' });
  const codigo = /\d{6}/.exec(banco.mails.at(-1)?.subject ?? '')?.[0];
  const { status, body } = await publico('POST', token, '/aceptar', { ...ACEPTACION, codigo });
  expect([status, body.code, body.errors]).toEqual([200, undefined, undefined]);
});
