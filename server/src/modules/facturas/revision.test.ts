import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { peticionDePrueba } from '../analisis/test-negocio.ts';
import { headersOf, VIEWERS } from '../cartera/test-cartera.ts';
import { anioDe } from '../cartera/test-consumos.ts';
import { HASTA_SOLICITADO, negocioDeContratos } from '../contratos/test-contratos.ts';
import { normaDePrueba } from '../normas/test-norma.ts';
import { reviewChanged } from './revision.service.ts';

const harness = await testApp();
const { db, app } = harness;
const { call, alta, take } = await negocioDeContratos(harness);

let contrato: { id: string; cups: string };
let base: Record<string, unknown> & { precios: { energia: number[] } };

beforeAll(async () => {
  contrato = await take(await alta(), ...HASTA_SOLICITADO, 'aceptar', {
    accion: 'activar',
    fecha: '2025-02-01',
  });
  const pactado = await db
    .selectFrom('contrato as k')
    .innerJoin('productoVersion as v', 'v.id', 'k.productoVersionId')
    .innerJoin('producto as p', 'p.id', 'v.productoId')
    .select([
      'k.potenciasKw',
      'k.precioEnergiaEurKwh as energia',
      'k.precioPotenciaEurKwAnio as potencia',
      'p.peajesIncluidos',
    ])
    .where('k.id', '=', contrato.id)
    .executeTakeFirstOrThrow();
  const { potenciasKw: potencias, ...precios } = pactado;
  base = {
    tarifa: '3.0TD',
    zona: 'peninsula',
    uso: 'otros',
    potencias,
    consumos: [300, 200, 0, 0, 0, 500],
    precios,
  };
});

/** Keeps a bill of those days with the total that its data make, and `mas` on top. */
async function keep(
  desde: string,
  hasta: string,
  cambios: object = {},
  { mas = 0, ...factura }: { mas?: number; estimada?: boolean } = {},
) {
  const datos = { ...base, desde, hasta, ...cambios };
  const calculada = await call('comercial', 'POST', '/calculos/factura', datos);
  expect(calculada.status, JSON.stringify(calculada.body)).toBe(200);
  const total = Math.round((calculada.body.total + mas) * 100) / 100;
  const numero = `F-${hasta}`;
  const comercializadora = 'Luz del Norte';
  const body = { cups: contrato.cups, fuente: 'mano', numero, comercializadora, total, datos, ...factura };
  const kept = await call('comercial', 'POST', '/facturas', body);
  expect(kept.status, JSON.stringify(kept.body)).toBe(200);
  return kept.body;
}

const read = async (id: string) => (await call('comercial', 'GET', `/facturas/${id}`)).body;
const clases = ({ hallazgos }: { hallazgos: { clase: string }[] }) => hallazgos.map(({ clase }) => clase);
const cara = () => ({ precios: { ...base.precios, energia: base.precios.energia.map((eur) => eur + 0.02) } });

test('a bill of an active contract is right with its prices, and wrong by what another price costs', async () => {
  const bien = await keep('2025-02-28', '2025-03-31');
  expect(bien).toMatchObject({
    contrato: { id: contrato.id },
    revision: 'bien',
    deMasEur: 0,
    hallazgos: [],
  });
  const mal = await keep('2025-03-31', '2025-04-30', cara());
  expect([mal.revision, clases(mal)]).toEqual(['mal', ['precio-energia', 'cambio-de-precio']]);
  // 1,000 kWh at 0.02 € more, with 5.11 % of IEE and 21 % of IVA.
  expect(mal.deMasEur).toBeCloseTo(25.44, 1);
  expect(mal.hallazgos[0].importeEur).toBe(mal.deMasEur);
  const { body } = await call('comercial', 'GET', '/facturas/totales?revision=mal');
  expect(body).toMatchObject({ cuenta: 1, deMasEur: mal.deMasEur });
  const porQuien = await call('comercial', 'GET', '/facturas/grupos?por=comercializadora&revision=mal');
  expect(porQuien.body.rows).toMatchObject([{ value: 'Luz del Norte', totals: { deMasEur: mal.deMasEur } }]);
  const porEdad = await call('comercial', 'GET', '/facturas/grupos?por=antiguedad&revision=mal');
  expect(porEdad.body.rows).toMatchObject([{ value: 'mas-de-365', count: 1 }]);
});

test('days that nobody billed, days billed twice and estimated readings are told, and go when a bill comes or goes', async () => {
  const junio = await keep('2025-05-31', '2025-06-30', {}, { estimada: true });
  expect([junio.revision, clases(junio)]).toEqual(['avisos', ['falta', 'estimada']]);
  const mayo = await keep('2025-04-30', '2025-06-02');
  expect(clases(await read(junio.id))).toEqual(['solape', 'estimada']);
  await call('comercial', 'DELETE', `/facturas/${mayo.id}`);
  expect(clases(await read(junio.id))).toEqual(['falta', 'estimada']);
  const otra = await keep('2025-04-30', '2025-05-31');
  expect(clases(await read(junio.id))).toEqual(['estimada']);
  const { lote } = await db
    .selectFrom('facturaRecibida')
    .select('lote')
    .where('id', '=', otra.id)
    .executeTakeFirstOrThrow();
  await call('comercial', 'DELETE', `/facturas/lotes/${lote}`);
  expect(clases(await read(junio.id))).toEqual(['falta', 'estimada']);
  await keep('2025-04-30', '2025-05-31');
});

test('what the house lets pass is a setting, with which all bills are looked at again', async () => {
  const justa = await keep('2025-06-30', '2025-07-31', {}, { mas: 0.5 });
  expect([justa.revision, clases(justa)]).toEqual(['mal', ['cuenta']]);
  expect((await call('comercial', 'PUT', '/ajustes/facturas', { toleranciaEur: 1 })).status).toBe(403);
  const { body } = await call('admin', 'PUT', '/ajustes/facturas', { toleranciaEur: 1 });
  expect(body).toEqual({ toleranciaEur: 1 });
  expect((await read(justa.id)).revision).toBe('bien');
});

test('a bill without a contract of its days is beside none until the contract covers them', async () => {
  const antes = await keep('2024-12-31', '2025-01-31');
  expect([antes.contrato, antes.revision, antes.debidoEur]).toEqual([null, null, null]);
  await db
    .updateTable('contrato')
    .set({ fechaActivacion: '2025-01-01' })
    .where('id', '=', contrato.id)
    .execute();
  expect(await reviewChanged(db)).toBe(1);
  expect(await reviewChanged(db)).toBe(0);
  expect(await read(antes.id)).toMatchObject({ contrato: { id: contrato.id }, revision: 'bien' });
});

test('a wrong bill is claimed once: its text, its letter under the brand, and an issue that follows it', async () => {
  const { id } = (await call('comercial', 'GET', '/facturas?revision=mal')).body.rows[0];
  const { body: claim } = await call('comercial', 'GET', `/facturas/${id}/reclamacion`);
  expect(claim.asunto).toBe('Reclamación de la factura F-2025-04-30 a Luz del Norte');
  expect(claim.texto).toMatch(/Según el contrato debería ser de .* se han cobrado .* de más/);
  expect(claim.texto).toContain('- Cobra la energía a otro precio (P1:');
  const headers = await headersOf(harness, VIEWERS.comercial);
  const carta = await app.inject({ method: 'GET', url: `/v1/facturas/${id}/carta`, headers });
  expect([carta.statusCode, carta.headers['content-type']]).toEqual([200, 'application/pdf']);
  const pdf = await getDocument({ data: new Uint8Array(carta.rawPayload), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const printed = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  expect(printed).toContain('Cobra la energía a otro precio');
  expect(printed).toContain(contrato.cups);
  const claimed = await call('comercial', 'POST', `/facturas/${id}/reclamar`, { texto: claim.texto });
  expect([claimed.status, claimed.body.incidencia.estado]).toEqual([200, 'abierta']);
  const again = await call('comercial', 'POST', `/facturas/${id}/reclamar`, { texto: claim.texto });
  expect([again.status, again.body.code]).toEqual([409, 'factura-ya-reclamada']);
  const { incidencia } = claimed.body;
  await call('comercial', 'POST', `/incidencias/${incidencia.id}/cerrar`);
  expect((await call('comercial', 'GET', '/facturas?reclamacion=cerrada')).body.rows).toMatchObject([
    { id, incidencia: { codigo: incidencia.codigo } },
  ]);
});

test('a norm is settled by an administrator alone, who signs it, and the bills that hang on it are looked at again', async () => {
  const deNoviembre = { fechaFactura: '2026-11-05' };
  const path = '/ajustes/normas/rdl-25-2026-noviembre';
  const acuerdo = { cumplida: true, validada: true, nota: ' INE, 14-10-2026 ' };
  const cobrada = await keep('2026-09-30', '2026-10-31', deNoviembre);
  expect(cobrada.veredicto).toBe('correcta');
  expect(clases(cobrada)).not.toContain('cuenta');
  expect(cobrada.avisos.join()).toContain('sin resolver');

  expect((await call('comercial', 'PUT', path, acuerdo)).status).toBe(403);
  expect((await call('admin', 'PUT', path.replace('noviembre', 'enero'), acuerdo)).status).toBe(404);
  const settled = await call('admin', 'PUT', path, acuerdo);
  expect(settled.body).toMatchObject({
    cumplida: true,
    validada: true,
    abierta: false,
    acordada: { por: expect.any(String), nota: 'INE, 14-10-2026' },
  });
  const { body } = await call('admin', 'GET', '/ajustes/normas');
  expect(body.rows.map(({ abierta }: { abierta: boolean }) => abierta)).toEqual([false, true]);
  const de = await db
    .selectFrom('auditoria')
    .select(['usuarioId', 'antes', 'despues'])
    .where('accion', '=', 'resolver-norma')
    .execute();
  expect(de).toMatchObject([
    {
      usuarioId: VIEWERS.admin.id,
      antes: { cumplida: null, validada: null },
      despues: { norma: expect.stringContaining('RDL 25/2026'), cumplida: true, nota: 'INE, 14-10-2026' },
    },
  ]);

  const reviewed = await read(cobrada.id);
  expect(reviewed.revision).toBe('mal');
  expect(clases(reviewed)).toContain('cuenta');
  const rebajada = await call('comercial', 'POST', '/calculos/factura', { ...cobrada.datos, ...deNoviembre });
  expect(rebajada.body.segunNorma).toMatchObject({ lectura: 'si-se-cumple', lecturas: [] });
  expect(reviewed.debidoEur).toBe(rebajada.body.total);

  await call('admin', 'PUT', path, { cumplida: null, validada: null, nota: '' });
  expect(clases(await read(cobrada.id))).not.toContain('cuenta');
});

test('a norm that an administrator adds lowers the bills of its days once it is settled, and goes with its settlement', async () => {
  const deOctubre = { desde: '2026-09-30', hasta: '2026-10-31', fechaFactura: '2026-10-31' };
  const bill = async () =>
    (await call('comercial', 'POST', '/calculos/factura', { ...base, ...deOctubre })).body;
  const antes = await bill();
  expect(antes.segunNorma).toBeUndefined();
  const nueva = normaDePrueba({ desde: '2026-10-15', hasta: '2026-10-31' });
  expect((await call('comercial', 'POST', '/ajustes/normas', nueva)).status).toBe(403);
  const added = await call('admin', 'POST', '/ajustes/normas', nueva);
  expect(added.body).toMatchObject({ abierta: true, propia: true, acordada: null, medida: nueva.medida });
  const path = `/ajustes/normas/${added.body.id}`;
  const again = await call('admin', 'POST', '/ajustes/normas', normaDePrueba({ desde: '2026-10-31' }));
  expect([again.status, again.body.code]).toEqual([409, 'norma-solapada']);
  const backwards = await call('admin', 'POST', '/ajustes/normas', normaDePrueba({ hasta: '2026-12-31' }));
  expect([backwards.status, backwards.body.errors]).toEqual([400, { hasta: 'Acaba antes de empezar' }]);
  expect((await bill()).segunNorma.lecturas).toHaveLength(2);
  await call('admin', 'PUT', path, { cumplida: true, validada: true, nota: 'INE' });
  const settled = await bill();
  expect(settled.segunNorma).toMatchObject({ lectura: 'si-se-cumple', lecturas: [] });
  expect(settled.iee).toBeLessThan(antes.iee);
  const published = await call('admin', 'DELETE', '/ajustes/normas/rdl-25-2026-noviembre');
  expect([published.status, published.body.code]).toEqual([409, 'norma-del-programa']);
  expect((await call('admin', 'DELETE', path)).status).toBe(204);
  expect(await bill()).toEqual(antes);
  expect((await call('admin', 'DELETE', path)).status).toBe(404);
});

test('the bills of a year add up to what they save against the study of their contract, in the call and on paper', async () => {
  const clienteId = (
    await db
      .selectFrom('contrato')
      .select('clienteId')
      .where('id', '=', contrato.id)
      .executeTakeFirstOrThrow()
  ).clienteId;
  await db.insertInto('consumo').values(anioDe(contrato.cups, 1)).execute();
  const estudio = await call('comercial', 'POST', '/analisis', peticionDePrueba(contrato.cups));
  expect(estudio.status, JSON.stringify(estudio.body)).toBe(200);
  await db
    .updateTable('contrato')
    .set({ analisisId: estudio.body.id })
    .where('id', '=', contrato.id)
    .execute();
  const [una, otra] = [await keep('2025-10-31', '2025-11-30'), await keep('2025-11-30', '2025-12-31')];
  await keep('2023-12-31', '2024-01-31');
  const query = `cliente=${clienteId}&anio=2025`;
  const { status, body } = await call('comercial', 'GET', `/facturas/ahorro?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  const [suministro] = body.suministros;
  expect(suministro).toMatchObject({ cups: contrato.cups, estudio: { ahorroAnualEur: expect.any(Number) } });
  expect(suministro.facturas.slice(-2)).toMatchObject([{ id: una.id }, { id: otra.id }]);
  // The client paid 0.198 €/kWh and so on before: the same month, billed with that, is what it would have been.
  const { documento } = await db
    .selectFrom('analisis as a')
    .innerJoin('contrato as k', 'k.analisisId', 'a.id')
    .select('a.documento')
    .where('k.id', '=', contrato.id)
    .executeTakeFirstOrThrow();
  const punto = documento.puntos.find(({ cups }) => cups === contrato.cups)!;
  const precios = {
    energia: punto.precioEnergiaCliente,
    potencia: punto.precioPotenciaCliente,
    peajesIncluidos: true,
  };
  const antes = await call('comercial', 'POST', '/calculos/factura', {
    ...base,
    potencias: punto.punto.potenciasKw,
    precios,
    desde: '2025-10-31',
    hasta: '2025-11-30',
  });
  expect(suministro.facturas.at(-2)).toMatchObject({ antesEur: antes.body.total, pagadoEur: una.totalEur });
  for (const { antesEur, pagadoEur, ahorroEur } of [...suministro.facturas, suministro.total, body.total])
    expect(Math.round((antesEur - pagadoEur) * 100)).toBe(Math.round(ahorroEur * 100));
  const cents = suministro.facturas.reduce(
    (sum: number, { ahorroEur }: { ahorroEur: number }) => sum + Math.round(ahorroEur * 100),
    0,
  );
  expect(Math.round(body.total.ahorroEur * 100)).toBe(cents);
  // The year before, no contract covered the days of this one yet.
  const antesDelContrato = await call('comercial', 'GET', `/facturas/ahorro?cliente=${clienteId}&anio=2024`);
  expect(antesDelContrato.body.sinCuenta[0]).toMatchObject({
    hasta: '2024-01-31',
    motivo: 'Ningún contrato activo cubre todos sus días',
  });
  expect((await call('comercial', 'GET', '/facturas/ahorro?anio=2025')).body.errors).toEqual({
    cliente: 'Di de qué cliente',
  });
  const headers = await headersOf(harness, VIEWERS.comercial);
  const paper = await app.inject({ url: `/v1/facturas/ahorro/informe?${query}`, headers });
  const pdf = await getDocument({ data: new Uint8Array(paper.rawPayload), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  expect(text).toContain('Lo ahorrado en 2025');
  expect(text).toContain(body.total.ahorroEur.toFixed(2).replace('.', ','));
});
