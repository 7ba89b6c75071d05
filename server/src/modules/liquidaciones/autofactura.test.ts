import { liquidaciones } from '@vatio/contract/endpoints';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { CUPS, headersOf, VIEWERS } from '../cartera/test-cartera.ts';
import { HASTA_SOLICITADO, negocioDeContratos } from '../contratos/test-contratos.ts';

const banco = await testApp();
const { call, alta, take, ids } = await negocioDeContratos(banco);

let id = '';
const read = async () =>
  liquidaciones.get.response.parse((await call('admin', 'GET', `/liquidaciones/${id}`)).body);

async function act(accion: string) {
  const { version } = await read();
  return call('admin', 'POST', `/liquidaciones/${id}/acciones`, { accion, version });
}

/** Sets the tax data as the administrator's form of a representative does. */
async function fiscal(cambios: object) {
  const { body } = await call('admin', 'GET', `/comerciales/${ids.comercial}`);
  return call('admin', 'PATCH', `/admin/comerciales/${ids.comercial}`, { version: body.version, ...cambios });
}

async function download(formato: 'csv' | 'pdf') {
  const headers = await headersOf(banco, VIEWERS.comercial);
  return banco.app.inject({ url: `/v1/liquidaciones/${id}/${formato}`, headers });
}

beforeAll(async () => {
  const activar = { accion: 'activar', fecha: '2025-02-10' };
  await take(await alta(CUPS.taller), ...HASTA_SOLICITADO, activar);
  const { body } = await call('admin', 'POST', '/liquidaciones/cierres', { mes: '2025-02' });
  id = body.liquidaciones.find((una: { totalEur: number }) => una.totalEur === 70).id;
});

describe('the draft of the invoice', () => {
  test('is without taxes while nobody says who is paid', async () => {
    expect((await read()).autofactura).toMatchObject({
      regimen: null,
      impuesto: null,
      irpf: null,
      totalEur: 70,
    });
  });

  test('asks where they are established, and the settlement does not leave draft without it', async () => {
    expect((await fiscal({ nif: '12345678Z' })).status).toBe(200);
    expect((await read()).autofactura).toMatchObject({ falta: 'territorio', impuesto: null, totalEur: 70 });
    const { status, body } = await act('enviar');
    expect([status, body.code]).toEqual([409, 'faltan-datos-fiscales']);
    expect(body.title).toContain('el territorio de su establecimiento');
    const cierre = await call('admin', 'POST', '/liquidaciones/cierres', { mes: '2025-02', ensayo: true });
    const liquidacion = cierre.body.liquidaciones.find((una: { id: string }) => una.id === id);
    expect(liquidacion.falta).toBe('territorio');
    const csv = { url: `/v1/liquidaciones/${id}/csv`, headers: await banco.as('admin') };
    const { body: rows } = await banco.app.inject(csv);
    expect(rows).toContain('Total sin impuestos');
    expect(rows).toMatch(/^\uFEFFContrato;CUPS;/);
    expect(rows).toMatch(/;Emisor;.*;Vatio · Casa de Pruebas, S\.L\. · NIF B87654323/);
  });

  test('of a person in the territory of the house has IVA and IRPF, each rounded on its line', async () => {
    expect((await fiscal({ territorio: 'peninsula-baleares' })).status).toBe(200);
    expect((await read()).autofactura).toMatchObject({
      nif: '12345678Z',
      regimen: 'autonomo',
      congelada: false,
      totalEur: 74.2,
      falta: null,
      menciones: ['facturación por el destinatario'],
      impuesto: { nombre: 'IVA', pct: 21, cuotaEur: 14.7 },
      irpf: { pct: 15, cuotaEur: -10.5 },
    });
  });

  test('follows what is said of them in draft, and is kept with the settlement once it leaves it', async () => {
    expect((await fiscal({ irpfPct: 8 })).status).toBe(400);
    expect((await fiscal({ territorio: 'madeira' })).status).toBe(400);
    expect((await fiscal({ ipsiPct: 10.5 })).status).toBe(400);
    const datosFiscales = { regimenFiscal: 'autonomo', irpfPct: 7, territorio: 'canarias', ipsiPct: null };
    expect((await fiscal(datosFiscales)).body.fiscal).toEqual(datosFiscales);
    expect((await read()).autofactura?.totalEur).toBe(65.1);
    await act('enviar');
    await fiscal({ irpfPct: 15, territorio: 'peninsula-baleares' });
    const congelada = {
      congelada: true,
      territorio: 'canarias',
      casa: 'peninsula-baleares',
      irpf: { pct: 7 },
      impuesto: null,
      inversion: { nombre: 'IVA' },
      menciones: ['facturación por el destinatario', 'inversión del sujeto pasivo'],
    };
    expect((await read()).autofactura).toMatchObject(congelada);
    await act('devolver');
    expect((await read()).autofactura).toMatchObject({ congelada: false, irpf: { pct: 15 } });
    await act('enviar');
    await fiscal({ regimenFiscal: 'empleado' });
    expect((await read()).autofactura).toMatchObject({
      regimen: 'autonomo',
      congelada: true,
      totalEur: 74.2,
    });
    await fiscal({ regimenFiscal: null });
  });

  test('is the end of the CSV', async () => {
    const { body, headers } = await download('csv');
    const { codigo } = await read();
    expect(headers['content-disposition']).toContain(`${codigo}.csv`);
    const [titulos = '', linea, ...cuentas] = body.replace('\ufeff', '').trim().split('\r\n');
    const columna = (fila: string, titulo: string) => fila.split(';')[titulos.split(';').indexOf(titulo)];
    expect(columna(linea ?? '', 'Tipo')).toBe('comision');
    expect(
      cuentas.map((una) => [columna(una, 'Tipo'), columna(una, 'Porcentaje'), columna(una, 'Importe (€)')]),
    ).toEqual([
      ['Base imponible', '', '70'],
      ['IVA', '21', '14,7'],
      ['Retención de IRPF', '15', '-10,5'],
      ['Total a pagar', '', '74,2'],
      ['Territorio', '', ''],
      ['Mención', '', ''],
      ['Emisor', '', ''],
    ]);
    expect(body).toContain('Facturación por el destinatario.');
  });

  test('is in the PDF, which is tagged, in Spanish, and says which page of how many', async () => {
    const { rawPayload } = await download('pdf');
    const documento = await getDocument({ data: new Uint8Array(rawPayload), verbosity: 0 }).promise;
    const pagina = await documento.getPage(1);
    const { items } = await pagina.getTextContent();
    const texto = items
      .map((item) => ('str' in item ? item.str : ''))
      .join(' ')
      .replace(/\s+/g, ' ');
    const { codigo, comercial } = await read();
    for (const incompleta of [
      ...[`Liquidación ${codigo}`, '12345678Z', 'febrero de 2025', 'Taller', 'Base imponible', '70,00 €'],
      ...['21 %', '14,70 €', 'Retención de IRPF', '−10,50 €', 'Total a pagar', '74,20 €', 'Página 1 de 1'],
      ...['Borrador de autofactura', 'Facturación por el destinatario.', 'Península y Baleares'],
    ]) {
      expect(texto).toContain(incompleta);
    }
    const { info } = await documento.getMetadata();
    expect(info).toMatchObject({ Language: 'es-ES', Title: `Liquidación ${codigo} de ${comercial.nombre}` });
    expect((await documento.getMarkInfo())?.Marked).toBe(true);
    expect(JSON.stringify(await pagina.getStructTree())).toMatch(/"role":"H1".*"role":"Table".*"role":"TH"/);
    const [ancho, alto] = pagina.view.slice(2);
    expect([Math.round(ancho ?? 0), Math.round(alto ?? 0)]).toEqual([595, 842]);
  });
});
