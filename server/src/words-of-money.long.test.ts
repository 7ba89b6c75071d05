import {
  analisis,
  comisiones,
  contratos,
  inicio,
  liquidaciones,
  propuestas,
} from '@vatio/contract/endpoints';
import { consumoDeUnAnio, importesDeVenta } from '@vatio/domain';
import { beforeAll, expect, test } from 'vitest';
import { AJENO, CUPS, peticionDePrueba } from './modules/analisis/test-negocio.ts';
import { keepPapel } from './modules/contratos/requisitos/test-papeles.ts';
import { ACEPTACION, casaDePrueba } from './modules/propuestas/test-propuesta.ts';
import type { Viewer } from './platform/access-token.ts';
import { TEST_USERS, testApp } from './platform/test-app.ts';
import { tokenOf } from './platform/test-session.ts';
import { today } from './platform/today.ts';

/**
 * One deal from its analysis to its settlement: the house keeps 60 % of its fees, of which 70 % goes to the
 * seller and 10 % to their manager. Each amount is the same wherever it is told.
 */
const harness = await testApp();
const { app, db } = harness;
const casa = await casaDePrueba(harness);
const hoy = today();
const VENDE = TEST_USERS.comercial;
const DIRIGE = AJENO;

async function call(quien: Viewer, url: string, payload?: object) {
  const headers = { authorization: `Bearer ${await tokenOf(app, quien)}` };
  const answer = await app.inject({ method: payload ? 'POST' : 'GET', url: `/v1${url}`, headers, payload });
  expect(answer.statusCode, `${url}: ${answer.body}`).toBe(200);
  return answer;
}
const read = async (quien: Viewer, url: string, payload?: object) => (await call(quien, url, payload)).json();

/** The cells of an export's only row, by their titles. */
async function exportada(quien: Viewer, lista: string): Promise<Readonly<Record<string, string>>> {
  const { body } = await call(quien, `${lista}/exportacion?formato=csv`);
  const [titulos = [], celdas = []] = body
    .slice(1)
    .split('\r\n')
    .map((linea) => linea.split(';'));
  return Object.fromEntries(titulos.map((titulo, i) => [titulo, celdas[i] ?? '']));
}
const enNumero = (celda: string | undefined) =>
  celda === undefined ? undefined : Number(celda.replace(',', '.'));

let vendedorId: string;
beforeAll(async () => {
  const gente = await db.selectFrom('comercial').select(['id', 'usuarioId']).execute();
  const de = ({ id }: Viewer) => gente.find(({ usuarioId }) => usuarioId === id)!.id;
  vendedorId = de(VENDE);
  await db
    .updateTable('comercial')
    .set({ responsableId: de(DIRIGE) })
    .where('id', '=', vendedorId)
    .execute();
  await db
    .updateTable('planComision')
    .set({ reparto: [70, 10] })
    .execute();
  await db
    .insertInto('reglaComision')
    .values({ tipo: 'porcentaje-fee', valor: 60, desde: '2020-01-01' })
    .execute();
  // Without an address no code is asked for.
  await db.updateTable('cliente').set({ email: null }).where('id', '=', casa.clienteId).execute();
});

/** The amounts that the analysis shows on screen, by the rules that the server gives its viewer. */
async function enElAnalisis(quien: Viewer, guardado: analisis.Analisis) {
  const reglas = comisiones.inForce.response.parse(
    await read(quien, `/comisiones/en-vigor?comercial=${vendedorId}`),
  );
  const [punto] = guardado.puntos;
  const oferta = guardado.datosCupsProducto.find(({ idProducto }) => idProducto === punto!.idProducto)!;
  const lineas = punto!.actual.facturas.flatMap((factura) => factura.lineas);
  const energia = lineas.filter(({ concepto }) => concepto === 'energia');
  const { casaEur, tuyaEur } = importesDeVenta(reglas, {
    fecha: hoy,
    productoId: oferta.idProducto,
    comercializadora: oferta.comercializadora,
    tarifa: punto!.punto.tarifa ?? '',
    consumoAnualKwh: consumoDeUnAnio(
      energia.reduce((suma, { cantidad }) => suma + cantidad, 0),
      punto!.dias,
    ),
    potenciasKw: punto!.punto.potenciasKw,
    feeEnergiaEurMwh: guardado.costeOperativoComercial ?? 0,
    feePotenciaEurKwAnio: guardado.costeOperativoPotenciaComercial ?? 0,
  });
  return { generada: oferta.comision!.totalEur, casa: casaEur, tuya: tuyaEur };
}

/** The amounts of a proposal in its list, its totals, its page and its export. */
async function enLaPropuesta(quien: Viewer, id: string) {
  const { rows } = propuestas.list.response.parse(await read(quien, '/propuestas'));
  const { estados } = propuestas.summary.response.parse(await read(quien, '/propuestas/resumen'));
  const ficha = propuestas.get.response.parse(await read(quien, `/propuestas/${id}`));
  const celdas = await exportada(quien, '/propuestas');
  const sumandos = [rows[0]!, estados[0]!, ficha, ficha.puntos[0]!.interno!];
  return [
    ...sumandos.map(({ comisionEur, tuyaEur = null }) => ({ generada: comisionEur, tuya: tuyaEur })),
    {
      generada: enNumero(celdas['Comisión generada (€)']),
      tuya: enNumero(celdas['Tu comisión (€)']) ?? null,
    },
  ];
}

type Importes = { readonly generada: number; readonly casa: number; readonly tuya: number | null };

async function enElContrato(quien: Viewer, id: string): Promise<Importes[]> {
  const {
    comisionEur,
    comision,
    tuyaEur = null,
  } = contratos.get.response.parse(await read(quien, `/contratos/${id}`));
  const { rows } = contratos.list.response.parse(await read(quien, '/contratos'));
  const recuento = contratos.count.response.parse(await read(quien, '/contratos/recuento'));
  const celdas = await exportada(quien, '/contratos');
  const casaEur = comision!.totalEur;
  const congelada = enNumero(celdas['Comisión de la casa (€)'] || undefined) ?? casaEur;
  return [
    { generada: comisionEur!, casa: casaEur, tuya: tuyaEur },
    { generada: rows[0]!.comisionEur!, casa: casaEur, tuya: rows[0]!.tuyaEur ?? null },
    { generada: recuento.comisionEur!, casa: casaEur, tuya: recuento.tuyaEur ?? null },
    {
      generada: enNumero(celdas['Comisión generada (€)'])!,
      casa: congelada,
      tuya: enNumero(celdas['Tu comisión (€)']) ?? null,
    },
  ];
}

test('a deal has the same three amounts from its analysis to its settlement, each by its own name', async () => {
  const { id } = await read(
    TEST_USERS.admin,
    '/analisis',
    peticionDePrueba(CUPS.propio, { idProducto: casa.fijo }),
  );
  const guardado: analisis.Analisis = await read(VENDE, `/analisis/${id}`);
  const quienes = [VENDE, DIRIGE, TEST_USERS.admin] as const;
  const dichos = new Map<Viewer, Importes>();
  for (const quien of quienes) dichos.set(quien, await enElAnalisis(quien, guardado));
  const [deQuienVende, deQuienDirige, deLaCasa] = quienes.map((quien) => dichos.get(quien)!);
  expect(deQuienVende!.tuya).toBeCloseTo(deQuienVende!.casa * 0.7, 2);
  expect(deQuienDirige!.tuya).toBeCloseTo(deQuienVende!.casa * 0.1, 1);
  expect(deLaCasa).toEqual({ ...deQuienVende, tuya: null });
  expect(new Set([deQuienVende!.generada, deQuienVende!.casa, deQuienVende!.tuya]).size).toBe(3);

  const propuesta = await casa.enviada([id]);
  expect(propuesta.comisionEur).toBe(deQuienVende!.generada);
  for (const quien of quienes) {
    const { generada, tuya } = dichos.get(quien)!;
    for (const vista of await enLaPropuesta(quien, propuesta.id)) expect(vista).toEqual({ generada, tuya });
    const { rows } = analisis.list.response.parse(await read(quien, '/analisis'));
    expect(rows.map(({ comisionEur, tuyaEur = null }) => [comisionEur, tuyaEur])).toEqual([[generada, tuya]]);
  }
  const { body: aceptada } = await casa.publico('POST', propuesta.token, '/aceptar', ACEPTACION);
  expect(aceptada.estado, JSON.stringify(aceptada)).toBe('aceptada');

  const [{ id: contrato }] = (await read(VENDE, '/contratos')).rows;
  const verify = async () => {
    for (const quien of quienes) {
      for (const visto of await enElContrato(quien, contrato)) expect(visto).toEqual(dichos.get(quien));
    }
  };
  await verify();
  for (const tipo of ['cif', 'dni', 'escritura', 'factura'] as const)
    await keepPapel(harness, { entidad: 'contrato', entidadId: contrato, tipo });
  await read(TEST_USERS.admin, `/contratos/${contrato}/requisitos/ficha`, {});
  const pasos = ['enviar', 'firmar', 'dar-por-firmado', 'solicitar', 'activar'];
  for (const accion of pasos) {
    const { version } = await read(TEST_USERS.admin, `/contratos/${contrato}`);
    const fecha = ['firmar', 'solicitar', 'activar'].includes(accion) ? { fecha: hoy } : {};
    await read(TEST_USERS.admin, `/contratos/${contrato}/acciones`, { accion, version, ...fecha });
  }
  await verify();

  await read(TEST_USERS.admin, '/liquidaciones/cierres', { mes: hoy.slice(0, 7), ensayo: false });
  const { rows } = liquidaciones.list.response.parse(await read(TEST_USERS.admin, '/liquidaciones'));
  expect(rows.map(({ totalEur }) => totalEur).toSorted((a, b) => b - a)).toEqual([
    deQuienVende!.tuya,
    deQuienDirige!.tuya,
  ]);

  const delMes = async (quien: Viewer) =>
    inicio.summary.response.parse(await read(quien, '/inicio/resumen')).comisiones?.mesEur;
  expect(await delMes(VENDE)).toBe(deQuienVende!.tuya);
  expect(await delMes(DIRIGE)).toBe(deQuienDirige!.tuya);
  expect(await delMes(TEST_USERS.admin)).toBe(deLaCasa!.casa);
});

test.each(['/contratos', '/propuestas'])(
  'no column of the export of %s is a bare «Comisión»',
  async (lista) => {
    for (const quien of [VENDE, TEST_USERS.admin]) {
      const titulos = Object.keys(await exportada(quien, lista));
      expect(titulos.filter((titulo) => /^comisi[oó]n(es)?( \(.*\))?$/i.test(titulo))).toEqual([]);
      expect(titulos).toContain('Comisión generada (€)');
    }
  },
);
