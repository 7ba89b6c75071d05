import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { objectsIn } from '../../../platform/pdf/test-objects.ts';
import { testApp } from '../../../platform/test-app.ts';
import { headersOf, VIEWERS } from '../../cartera/test-cartera.ts';
import { HASTA_SOLICITADO, negocioDeContratos } from '../test-contratos.ts';

const harness = await testApp();
const { db } = harness;
const { call, alta, take } = await negocioDeContratos(harness);
const IBAN = 'ES9121000418450200051332';

async function printed(id: string) {
  const headers = await headersOf(harness, VIEWERS.comercial);
  const answer = await harness.app.inject({ method: 'GET', url: `/v1/contratos/${id}/pdf`, headers });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  const documento = await getDocument({ data: new Uint8Array(answer.rawPayload), verbosity: 0 }).promise;
  const paginas: string[] = [];
  for (let i = 1; i <= documento.numPages; i++) {
    const { items } = await (await documento.getPage(i)).getTextContent();
    paginas.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return { pdf: answer.rawPayload, paginas, texto: paginas.join(' ').replace(/\s+/g, ' ') };
}

async function change(clienteId: string, cambios: { tipo?: 'persona' | 'empresa'; iban?: string | null }) {
  await db.updateTable('cliente').set(cambios).where('id', '=', clienteId).execute();
}

let id: string;
let clienteId: string;

beforeAll(async () => {
  const contrato = await alta();
  id = contrato.id;
  clienteId = contrato.cliente.id;
});

describe('the PDF of a contract', () => {
  test('says what was agreed with its units, under the version of its conditions, and no fee', async () => {
    const contrato = (await call('comercial', 'GET', `/contratos/${id}`)).body;
    const { pdf, texto } = await printed(id);
    for (const trozo of [
      contrato.codigo,
      contrato.cliente.nombre,
      contrato.cups,
      contrato.producto.comercializadora,
      'Precio de la potencia (€/kW·año)',
      'Precio de la energía (€/kWh)',
      'Condiciones (versión 2026-11)',
      'SIN FIRMAR',
    ]) {
      expect(texto).toContain(trozo);
    }
    for (const precio of contrato.precioEnergiaEurKwh.slice(0, 1)) {
      expect(texto).toContain(precio.toLocaleString('es-ES', { minimumFractionDigits: 6 }));
    }
    expect(texto.toLowerCase()).not.toMatch(/comisión|\bfee\b/);
    expect(pdf.length).toBeLessThan(200_000);
    expect(objectsIn(pdf)).toContain('/MarkInfo');
  });

  test('leaves no page to a signature alone, neither with six periods nor with three', async () => {
    await change(clienteId, { tipo: 'persona', iban: IBAN });
    const withRoomToSign = async () => {
      const { paginas } = await printed(id);
      return paginas.map((pagina) => pagina.match(/Firma del (cliente|deudor|consumidor)/g) ?? []);
    };
    expect(await withRoomToSign()).toEqual([
      [],
      ['Firma del cliente', 'Firma del deudor'],
      ['Firma del consumidor'],
    ]);
    const { precioEnergiaEurKwh, precioPotenciaEurKwAnio, potenciasKw } = await db
      .selectFrom('contrato')
      .select(['precioEnergiaEurKwh', 'precioPotenciaEurKwAnio', 'potenciasKw'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const three = {
      precioEnergiaEurKwh: precioEnergiaEurKwh.slice(0, 3),
      precioPotenciaEurKwAnio: precioPotenciaEurKwAnio.slice(0, 2),
      potenciasKw: potenciasKw.slice(0, 2),
    };
    await db.updateTable('contrato').set(three).where('id', '=', id).execute();
    expect(await withRoomToSign()).toEqual([
      ['Firma del cliente'],
      ['Firma del deudor'],
      ['Firma del consumidor'],
    ]);
    await db
      .updateTable('contrato')
      .set({ precioEnergiaEurKwh, precioPotenciaEurKwAnio, potenciasKw })
      .where('id', '=', id)
      .execute();
  });

  test('carries a CORE mandate and a form of withdrawal for a consumer, and a B2B mandate alone for a company', async () => {
    await change(clienteId, { tipo: 'persona', iban: IBAN });
    const persona = await printed(id);
    expect(persona.texto).toContain('adeudo directo SEPA CORE');
    expect(persona.texto).toContain('ES91 2100 0418 4502 0005 1332');
    expect(persona.texto).toContain('Formulario de desistimiento');
    expect(persona.texto).toContain('14 días naturales');
    await change(clienteId, { tipo: 'empresa' });
    const empresa = await printed(id);
    expect(empresa.texto).toContain('adeudo directo SEPA B2B');
    expect(empresa.texto).not.toMatch(/desistimiento/i);
    expect(empresa.paginas.length).toBe(persona.paginas.length - 1);
  });

  test.each([
    ['none', null],
    ['one whose check digits are wrong', 'ES9121000418450200051333'],
  ])('leaves the account of the mandate to be written where there is %s', async (_, iban) => {
    await change(clienteId, { iban });
    const { texto } = await printed(id);
    expect(texto).toContain('Falta un IBAN comprobado');
    expect(texto).not.toContain('ES91');
  });

  test('is kept among the documents of the contract when it is signed, once, with the day', async () => {
    const firmante = { nombre: 'Marta Ñíguez', dni: '87654321X', calidad: 'apoderado' };
    await call('comercial', 'PUT', `/contratos/${id}/requisitos/firmante`, firmante);
    await take({ id }, ...HASTA_SOLICITADO);
    const query = `entidad=contrato&entidadId=${id}&page=1&limit=10`;
    const { rows } = (await call('comercial', 'GET', `/documentos?${query}`)).body;
    expect(rows).toMatchObject([
      { tipo: 'contrato', nombre: expect.stringMatching(/^Contrato_CT-.*\.pdf$/) },
    ]);
    const { texto } = await printed(id);
    expect(texto).toContain('Firmado el 10/01/2025');
    expect(texto).toContain('por Marta Ñíguez, con DNI 87654321X, como apoderado del titular');
    expect(texto).not.toContain('SIN FIRMAR');
  });

  test('carries the conditions of its brand with their version and day, and a signed paper stays as it was', async () => {
    const nuevo = await alta();
    const { rows } = (await call('admin', 'GET', '/ajustes/marcas')).body;
    const texto = 'Pago. A treinta días.\nGarantía. La de la casa.';
    await call('admin', 'POST', `/ajustes/marcas/${rows[0].id}/textos`, { tipo: 'condiciones', texto });
    const abierto = await printed(nuevo.id);
    for (const trozo of [
      'Condiciones (versión 1, del ',
      'A treinta días.',
      'Garantía. La de la casa.',
      'Objeto. ',
    ])
      expect(abierto.texto).toContain(trozo);
    expect(abierto.texto).not.toContain('Por adeudo en la cuenta del mandato');
    const firmado = await printed(id);
    expect(firmado.texto).toContain('Condiciones (versión 2026-11)');
    expect(firmado.texto).toContain('Por adeudo en la cuenta del mandato');
  });

  test('is kept too of each contract that is signed with many, and not by the trial', async () => {
    const { id: otro } = await alta();
    const cuerpo = { ids: [otro], accion: 'firmar', fecha: '2025-01-10' };
    const papers = async () => {
      const query = `entidad=contrato&entidadId=${otro}&page=1&limit=10`;
      const { rows } = (await call('comercial', 'GET', `/documentos?${query}`)).body;
      return rows.map(({ tipo }: { tipo: string }) => tipo);
    };
    await call('admin', 'POST', '/contratos/lote/ensayo', cuerpo);
    expect(await papers()).toEqual([]);
    expect((await call('admin', 'POST', '/contratos/lote', cuerpo)).body).toMatchObject({ hechas: 1 });
    expect(await papers()).toEqual(['contrato']);
  });
});
