import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../platform/test-app.ts';
import { dayInSpain, today } from '../../../platform/today.ts';
import { CUPS, headersOf, VIEWERS } from '../../cartera/test-cartera.ts';
import { negocioDeContratos } from '../test-contratos.ts';
import { keepPapel } from './test-papeles.ts';

const harness = await testApp();
const { db } = harness;
const { call, alta, ids } = await negocioDeContratos(harness);

const CONTACTO = {
  origen: 'lo-pidio',
  fecha: '2026-10-01',
  porTelefono: false,
  grabacion: '',
  prueba: 'Formulario de la web',
};
const FIRMANTE = { nombre: 'Ana Taller', dni: '12345678-z', calidad: 'administrador' };

const ofCliente = (cambios: object) =>
  db.updateTable('cliente').set(cambios).where('id', '=', ids.taller).execute();
const requisitos = async (id: string) => (await call('comercial', 'GET', `/contratos/${id}/requisitos`)).body;
const states = async (id: string) =>
  Object.fromEntries(
    (await requisitos(id)).rows.map(
      ({ requisito, estado, motivo }: { requisito: string; estado: string; motivo: string | null }) => [
        requisito,
        motivo ?? estado,
      ],
    ),
  );
const put = (id: string, requisito: string, body: object) =>
  call('comercial', 'PUT', `/contratos/${id}/requisitos/${requisito}`, body);
const handOver = (id: string) => call('comercial', 'POST', `/contratos/${id}/requisitos/ficha`);
const act = async (id: string, accion: object, quien: 'admin' | 'comercial' = 'comercial') => {
  const { version } = (await call('comercial', 'GET', `/contratos/${id}`)).body;
  return call(quien, 'POST', `/contratos/${id}/acciones`, { ...accion, version });
};
const papel = (tipo: Parameters<typeof keepPapel>[1]['tipo'], entidadId: string = ids.taller) =>
  keepPapel(harness, { entidad: 'cliente', entidadId, tipo });

async function pagesOf(id: string): Promise<string[]> {
  const headers = await headersOf(harness, VIEWERS.comercial);
  const answer = await harness.app.inject({ method: 'GET', url: `/v1/contratos/${id}/ficha`, headers });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(answer.rawPayload.length).toBeLessThan(200_000);
  const documento = await getDocument({ data: new Uint8Array(answer.rawPayload), verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: documento.numPages }, async (_, i) => {
      const { items } = await (await documento.getPage(i + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
}

describe('the gate of a signature', () => {
  let id: string;

  beforeAll(async () => {
    await ofCliente({ tipo: 'empresa' });
    ({ id } = await alta());
  });

  test('refuses to sign with all that is missing, and lets an old signature through that an administrator records', async () => {
    const refused = await act(id, { accion: 'firmar', fecha: today() });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'faltan-requisitos',
        title:
          'Antes de firmar falta: el documento de identidad del titular; quién firma y en calidad de qué; la última factura del suministro; entregar la ficha informativa',
      },
    });
    const vieja = await alta(CUPS.panaderia);
    const firma = { accion: 'firmar', fecha: '2026-06-11' };
    expect(await act(vieja.id, firma)).toMatchObject({ status: 409, body: { code: 'faltan-requisitos' } });
    expect((await act(vieja.id, firma, 'admin')).status).toBe(200);
    expect(new Set(Object.values(await states(vieja.id)))).toEqual(new Set(['antes-de-la-norma']));
  });

  test('refuses each contract of a batch with its own reasons', async () => {
    const cuerpo = { ids: [id], accion: 'firmar', fecha: today() };
    const { body } = await call('comercial', 'POST', '/contratos/lote/ensayo', cuerpo);
    expect(body.filas[0]).toMatchObject({
      hecho: false,
      motivo: expect.stringContaining('Antes de firmar falta: '),
    });
  });

  test('opens once each fact is there, with who recorded it, and closes when the terms change', async () => {
    await papel('cif');
    await papel('factura');
    expect((await put(id, 'firmante', { ...FIRMANTE, dni: 'B12345674' })).status).toBe(400);
    const escrito = await put(id, 'firmante', FIRMANTE);
    expect(escrito.body.firmante).toMatchObject({
      dni: '12345678Z',
      quien: expect.any(String),
      deLaPropuesta: false,
    });
    expect((await states(id)).firmante).toBe('sin-poder');
    await papel('escritura');
    const entregada = (await handOver(id)).body;
    expect([entregada.completo, entregada.ficha.medio]).toEqual([true, 'en-mano']);
    const { version } = (await call('comercial', 'GET', `/contratos/${id}`)).body;
    await call('comercial', 'PATCH', `/contratos/${id}`, { version, duracionMeses: 24 });
    expect(await states(id)).toMatchObject({ ficha: 'ficha-cambiada', identidad: 'cumple' });
    await handOver(id);
    expect((await act(id, { accion: 'firmar', fecha: today() })).status).toBe(200);
    const query = `entidad=contrato&entidadId=${id}&page=1&limit=10`;
    const { rows } = (await call('comercial', 'GET', `/documentos?${query}`)).body;
    expect(rows.map(({ tipo }: { tipo: string }) => tipo).toSorted()).toEqual([
      'contrato',
      'ficha-informativa',
      'ficha-informativa',
    ]);
  });

  test('takes the papers that were there on the day of the signature, and none that came after', async () => {
    const { id: tardio } = await alta(CUPS.panaderia);
    const yesterday = new Date(Date.now() - 24 * 3_600_000);
    const dayBefore = dayInSpain(yesterday.toISOString());
    await keepPapel(harness, { entidad: 'contrato', entidadId: tardio, tipo: 'cif' });
    await keepPapel(harness, { entidad: 'contrato', entidadId: tardio, tipo: 'factura' });
    const title = async () => (await act(tardio, { accion: 'firmar', fecha: dayBefore })).body.title;
    expect(await title()).toContain('un documento de identidad obtenido el día de la firma o antes');
    expect(await title()).toContain('una factura del suministro obtenida el día de la firma o antes');
    const papeles = db.updateTable('documento').where('entidadId', '=', tardio);
    await papeles.set({ creadoEn: yesterday }).execute();
    await keepPapel(harness, { entidad: 'contrato', entidadId: tardio, tipo: 'cif' });
    expect(await title()).not.toMatch(/identidad|factura/);
  });

  test('keeps what was recorded once the client has signed', async () => {
    expect((await requisitos(id)).abierto).toBe(false);
    for (const answer of [
      await put(id, 'firmante', FIRMANTE),
      await handOver(id),
      await call('comercial', 'DELETE', `/contratos/${id}/requisitos/ficha`),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: 'contrato-firmado' } });
  });

  test('asks a person for the origin of the contact and the bono social, and forgets what is taken back', async () => {
    await ofCliente({ tipo: 'persona' });
    const { id: otro } = await alta();
    await db.updateTable('producto').set({ tarifa: '2.0TD' }).execute();
    await papel('dni');
    expect(await states(otro)).toMatchObject({
      contacto: 'sin-contacto',
      identidad: 'cumple',
      'bono-social': 'sin-bono-social',
    });
    await put(otro, 'contacto', { ...CONTACTO, porTelefono: true });
    await put(otro, 'bono-social', { tiene: true });
    expect(await states(otro)).toMatchObject({ contacto: 'sin-grabacion', 'bono-social': 'sin-renuncia' });
    await put(otro, 'contacto', CONTACTO);
    await papel('renuncia-bono-social');
    expect(await states(otro)).toMatchObject({ contacto: 'cumple', 'bono-social': 'cumple' });
    await call('comercial', 'DELETE', `/contratos/${otro}/requisitos/contacto`);
    expect((await requisitos(otro)).contacto).toBeNull();
    const paginas = await pagesOf(otro);
    expect(paginas.at(-1)).toContain('Renuncia al bono social');
    expect(paginas.join(' ')).toContain('Precios antes y después');
    await db.updateTable('producto').set({ tarifa: '3.0TD' }).execute();
  });

  test('asks a company of a house that wants no papers only for what the law asks', async () => {
    await ofCliente({ tipo: 'empresa' });
    const { id: suyo } = await alta();
    await db.updateTable('marca').set({ exigeEmpresas: false }).execute();
    expect(await states(suyo)).toMatchObject({
      identidad: 'no-la-pide-la-casa',
      factura: 'no-la-pide-la-casa',
      firmante: 'sin-firmante',
      ficha: 'sin-ficha',
    });
    await db.updateTable('marca').set({ exigeEmpresas: true }).execute();
  });
});
