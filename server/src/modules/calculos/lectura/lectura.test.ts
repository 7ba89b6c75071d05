import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../platform/test-app.ts';
import { readBill } from './lectura.ts';
import { FACTURAS } from './test-facturas.ts';
import { columna, pdfDePrueba } from './test-pdf.ts';
import { photoOf } from './test-photo.ts';
import { QR, qrPicture } from './test-qr.ts';

const { app, as } = await testApp();
const folder = mkdtempSync(join(tmpdir(), 'vatio-lectura-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function send(contenido: Buffer, campos: Readonly<Record<string, string>> = {}) {
  const form = new FormData();
  for (const [nombre, valor] of Object.entries(campos)) form.append(nombre, valor);
  form.append('fichero', new Blob([new Uint8Array(contenido)]), 'factura.pdf');
  const multipart = new Response(form);
  const headers = { ...(await as('cliente')), 'content-type': multipart.headers.get('content-type')! };
  const payload = Buffer.from(await multipart.arrayBuffer());
  const answer = await app.inject({ method: 'POST', url: '/v1/calculos/lectura-factura', headers, payload });
  return { status: answer.statusCode, body: answer.json() };
}

async function lecturaDe(pdf: Buffer) {
  const path = join(folder, 'factura.pdf');
  writeFileSync(path, pdf);
  const { lecturas } = await readBill({ path, password: undefined, codes: [] });
  return lecturas[0]!;
}

type Campo = {
  readonly nombre: string;
  readonly valor: unknown;
  readonly confianza: string;
  readonly caja: readonly number[];
};
const valores = (campos: readonly Campo[], confianza: string) =>
  Object.fromEntries(
    campos.filter((campo) => campo.confianza === confianza).map(({ nombre, valor }) => [nombre, valor]),
  );

describe('the text of a bill', () => {
  test.each(FACTURAS)('of $nombre is read, and what is sure is right', async ({ paginas, dice }) => {
    const { campos, comprobacion } = await lecturaDe(await pdfDePrueba(paginas));
    expect(comprobacion).toMatchObject({ total: dice.total, cuadra: true });
    expect(valores(campos, 'segura')).toEqual(dice);
    expect(
      campos.every(
        ({ caja: [x, y, w, h] }) => x >= 0 && y >= 0 && w > 0 && h > 0 && x + w <= 842 && y + h <= 842,
      ),
    ).toBe(true);
  });

  test('of several bills in one document is read bill by bill, each from its own pages', async () => {
    const [una, otra] = [FACTURAS[0]!, FACTURAS[1]!];
    const pdf = await pdfDePrueba([...una.paginas, ...otra.paginas]);
    const { status, body } = await send(pdf);
    expect(status).toBe(200);
    expect(body.facturas.map(({ campos }: { campos: Campo[] }) => valores(campos, 'segura'))).toEqual([
      una.dice,
      otra.dice,
    ]);
    // A reader of one bill still finds the first.
    expect(valores(body.campos, 'segura')).toEqual(una.dice);
    const sola = await send(await pdfDePrueba(una.paginas));
    expect(sola.body.facturas).toBeUndefined();
  });

  test('that is estimated says so, to be confirmed', async () => {
    const { campos } = await lecturaDe(
      await pdfDePrueba([{ textos: columna(60, ['Lectura estimada', 'CUPS: ES0021000000000101YY'], [40]) }]),
    );
    expect(valores(campos, 'por-confirmar')).toMatchObject({ lectura: 'estimada' });
  });

  test('has each value in its place on the page', async () => {
    const { campos } = await lecturaDe(
      await pdfDePrueba([
        { textos: [...columna(700, ['CUPS: ES0021000000000101YY'], [100]), [40, 40, 'Factura']] },
      ]),
    );
    const [cups] = campos;
    expect(cups).toMatchObject({ nombre: 'cups', pagina: 1, origen: 'texto' });
    const [x = 0, y = 0, , alto = 0] = cups!.caja;
    expect([x > 115 && x < 140, y > 695 && y < 705, alto > 6 && alto < 12]).toEqual([true, true, true]);
  });

  test('whose lines are not its total has no figure that is sure', async () => {
    const [{ paginas }] = FACTURAS as [(typeof FACTURAS)[number]];
    const otroTotal = paginas.map(({ textos }) => ({
      textos: textos.map(
        ([x, y, texto]) => [x, y, /^\d+,\d\d €$/.test(texto) && y > 240 ? '999,99 €' : texto] as const,
      ),
    }));
    const { campos, comprobacion, avisos } = await lecturaDe(await pdfDePrueba(otroTotal));
    expect(comprobacion.cuadra).toBe(false);
    expect(
      Object.keys(valores(campos, 'segura')).filter((nombre) =>
        /consumos|precios|potencias|total/.test(nombre),
      ),
    ).toEqual([]);
    expect(avisos).toContain('La suma de las líneas leídas no es el total: confirma las cifras');
  });

  const CORTA = (...otras: readonly (readonly string[])[]) =>
    columna(60, [
      'CUPS: ES0021000000000101YY 2.0TD',
      'Facturación desde 31/12/2025 hasta 31/01/2026 (31 días)',
      ['Energía P1: 100 kWh x 0,20 €/kWh', '', '20,00 €'],
      ...otras,
    ]);

  test('of a page that is askew, or whose text runs upwards, keeps its lines together', async () => {
    const textos = CORTA(['IVA 21%', '', '4,20 €'], ['TOTAL', '', '24,20 €']);
    for (const draw of [
      (doc: PDFKit.PDFDocument) => doc.rotate(1.2),
      (doc: PDFKit.PDFDocument) => doc.transform(0, -1, 1, 0, 0, 842),
    ]) {
      const { campos } = await lecturaDe(await pdfDePrueba([{ textos, draw }]));
      expect(valores(campos, 'segura')).toMatchObject({
        'consumos.0': 100,
        'impuesto.tipo': 0.21,
        total: 24.2,
      });
    }
  });

  test('takes a dash before an amount for its sign only where the sum comes out so', async () => {
    const resta = CORTA(['Ajuste', '', '- 2,00 €'], ['IVA 21%', '', '3,78 €'], ['TOTAL', '', '21,78 €']);
    const suma = CORTA(['Bono social - 2,00 €'], ['IVA 21%', '', '4,62 €'], ['TOTAL', '', '26,62 €']);
    for (const [textos, total] of [
      [resta, 21.78],
      [suma, 26.62],
    ] as const) {
      const { comprobacion } = await lecturaDe(await pdfDePrueba([{ textos }]));
      expect(comprobacion).toEqual({ sumaLineas: total, total, cuadra: true });
    }
  });

  test('with its figures cut in two proves nothing by them', async () => {
    const textos = CORTA(['IVA 21%', '', '4, 20 €'], ['TOTAL', '', '24, 20 €']);
    const { campos, comprobacion } = await lecturaDe(await pdfDePrueba([{ textos }]));
    expect(comprobacion.cuadra).toBe(false);
    expect(campos.some(({ nombre, confianza }) => nombre === 'total' && confianza === 'segura')).toBe(false);
  });

  test('of a table without units, and beside the period of another bill, is read by its headings and its order', async () => {
    const textos = columna(
      40,
      [
        'Periodo de facturación: 31/12/2025 - 31/01/2026',
        'Periodo de facturación anterior: 30/11/2025 - 31/12/2025',
        'CUPS: ES0021000000000101YY 2.0TD',
        ['Energía', 'Cantidad', 'Precio', 'Importe'],
        ['Punta', '112', '0,183547', '20,56'],
        ['Valle', '180', '0,096532', '17,38'],
        ['IVA 21%', '', '', '7,97'],
        ['Total', '', '', '45,91'],
      ],
      [40, 160, 260, 360],
    );
    const { campos, comprobacion } = await lecturaDe(await pdfDePrueba([{ textos }]));
    expect(comprobacion.cuadra).toBe(true);
    expect(campos).toContainEqual(expect.objectContaining({ nombre: 'hasta', valor: '2026-01-31' }));
    expect(valores(campos, 'segura')).toMatchObject({
      'consumos.0': 112,
      'precios.energia.0': 0.183547,
      'consumos.2': 180,
    });
  });

  test('of two supplies leaves the supply to be confirmed', async () => {
    const { campos } = await lecturaDe(
      await pdfDePrueba([
        { textos: columna(40, ['CUPS: ES0021000000000101YY', 'CUPS: ES0021000000000102YF']) },
      ]),
    );
    expect(valores(campos, 'segura')).toEqual({});
  });

  test('of a CUPS with wrong letters has none', async () => {
    const { campos } = await lecturaDe(
      await pdfDePrueba([{ textos: columna(40, ['CUPS: ES0021000000000101ZZ', 'Tarifa 2.0TD']) }]),
    );
    expect(campos.map(({ nombre }) => nombre)).toEqual(['tarifa']);
  });

  test('of a change of price has its stretches, to be confirmed', async () => {
    const { factura, avisos } = await lecturaDe(
      await pdfDePrueba(FACTURAS.find(({ nombre }) => nombre.startsWith('Som'))!.paginas),
    );
    expect(factura.tramos).toEqual([
      { hasta: '2026-01-15', consumos: [60, 60], precios: { energia: [0.2, 0.1] } },
      { hasta: '2026-01-31', consumos: [52, 34], precios: { energia: [0.22, 0.12] } },
    ]);
    expect(avisos).toContain('P1 tiene 2 precios de energía: la factura cambia de precio dentro de sus días');
  });

  test('makes a body that the call of the bill takes, once its use and place are added', async () => {
    const { body } = await send(await pdfDePrueba(FACTURAS[0]!.paginas));
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/calculos/factura',
      headers: await as('comercial'),
      payload: { ...body.factura, uso: 'vivienda', zona: 'peninsula' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().total).toBe(FACTURAS[0]!.dice.total);
  });
});

describe('the code of a bill', () => {
  const delCodigo = {
    cups: 'ES0021000000000101YY',
    total: 26.35,
    desde: '2026-08-12',
    hasta: '2026-09-10',
    'consumos.2': 23,
    'potencias.0': 4,
  };

  test('in a picture is read, with its place', async () => {
    const { status, body } = await send(await qrPicture());
    expect(status).toBe(200);
    expect(valores(body.campos, 'segura')).toMatchObject(delCodigo);
    expect(
      body.campos.every(
        ({ origen, caja }: { origen: string; caja: number[] }) => origen === 'qr' && caja[2]! > 100,
      ),
    ).toBe(true);
    expect(body.comprobacion).toMatchObject({ total: 26.35, cuadra: true });
  });

  test('drawn on a page is read beside its text, and where both differ the field is to be confirmed', async () => {
    const png = await qrPicture();
    const pdf = await pdfDePrueba([
      {
        textos: columna(40, [
          'Fecha de emisión: 16/09/2026',
          'CUPS ES0021000000000101YY',
          'Periodo de facturación: del 12/08/2026 al 10/09/2026 (29 días)',
          'TOTAL FACTURA 99,00 €',
        ]),
        draw: (doc) => doc.image(png, 300, 500, { width: 140 }),
      },
    ]);
    const { body } = await send(pdf);
    const { total, ...demas } = delCodigo;
    expect(valores(body.campos, 'segura')).toMatchObject({ ...demas, fechaFactura: '2026-09-16' });
    expect(total).toBe(26.35);
    expect(valores(body.campos, 'por-confirmar')).toMatchObject({ total: 99 });
    expect(body.avisos).toContain('El código QR dice otra cosa que el texto en: total');
    const [x = 0, y = 0] = body.campos.find(({ nombre }: Campo) => nombre === 'consumos.2').caja;
    expect([x > 295 && x < 330, y > 495 && y < 530]).toEqual([true, true]);
  });

  test('in a link of the page is read', async () => {
    const pdf = await pdfDePrueba([
      { textos: columna(40, ['Compara tu factura']), draw: (doc) => doc.link(40, 40, 100, 20, QR) },
    ]);
    const { body } = await send(pdf);
    expect(valores(body.campos, 'segura')).toMatchObject(delCodigo);
  });

  test('of another supply than that of the text is none of this bill', async () => {
    const pdf = await pdfDePrueba([
      { textos: columna(40, ['CUPS ES0021000000000102YF']), draw: (doc) => doc.link(40, 40, 100, 20, QR) },
    ]);
    const { body } = await send(pdf);
    expect(body.campos.map(({ nombre }: Campo) => nombre)).toEqual(['cups']);
  });
});

describe('a file', () => {
  const texto = { textos: columna(40, ['CUPS ES0021000000000101YY']) };

  test('that is encrypted asks for its password, and is read with it', async () => {
    const pdf = await pdfDePrueba([texto], { userPassword: 'abre', pdfVersion: '1.7' });
    const cerrado = await send(pdf);
    expect([cerrado.status, cerrado.body.code]).toEqual([422, 'pdf-con-contrasena']);
    expect(cerrado.body.errors.contrasena).toBe('El PDF está cifrado: escribe su contraseña');
    expect((await send(pdf, { contrasena: 'otra' })).body.errors.contrasena).toBe(
      'La contraseña no abre el PDF',
    );
    expect((await send(pdf, { contrasena: 'abre' })).body.campos).toHaveLength(1);
  });

  test('of a photo or a scan is read from its pixels, and nothing of it is sure', async () => {
    const { paginas, dice } = FACTURAS[0]!;
    const photo = await photoOf(await pdfDePrueba(paginas), { degrees: 3 });
    const scan = await pdfDePrueba([{ textos: [], draw: (doc) => doc.image(photo, 0, 0, { width: 595 }) }]);
    for (const file of [photo, scan]) {
      const { status, body } = await send(file);
      expect(status, JSON.stringify(body)).toBe(200);
      expect(valores(body.campos, 'segura')).toEqual({});
      const { total, desde, hasta } = dice;
      expect(valores(body.campos, 'por-confirmar')).toMatchObject({ total, desde, hasta });
      expect(body.campos.every(({ origen }: { origen: string }) => origen === 'ocr')).toBe(true);
    }
  });

  test('of a scan without lines of text says what to do', async () => {
    const { status, body } = await send(
      await pdfDePrueba([{ textos: [], draw: (doc) => doc.rect(50, 50, 200, 200).fill('#888') }]),
    );
    expect([status, body.code]).toEqual([422, 'factura-no-legible']);
    expect(body.errors.fichero).toMatch(/^En la imagen no se ve texto/);
  });

  test.each([
    ['a PDF that is cut', async () => (await pdfDePrueba([texto])).subarray(0, 500), 422, /dañado|texto/],
    ['a PDF of nothing but its head', async () => Buffer.from('%PDF-1.7\n%âãÏÓ\n'.repeat(50)), 422, /dañado/],
    [
      'a PDF of more pages than any bill',
      () => pdfDePrueba(Array.from({ length: 70 }, () => texto)),
      422,
      /70 páginas/,
    ],
    [
      'a PDF of endless pages',
      async () =>
        Buffer.from(
          `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 100000/Kids[${'3 0 R '.repeat(100_000)}]>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>`,
        ),
      422,
      /páginas|dañada/,
    ],
    [
      'a picture of too many points',
      async () =>
        Buffer.concat([
          Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
          Buffer.from('0000ea600000ea60', 'hex'),
          Buffer.alloc(60),
        ]),
      422,
      /60000 × 60000/,
    ],
    [
      'a picture that is broken',
      async () =>
        Buffer.concat([
          Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
          Buffer.from('0000006400000064', 'hex'),
          Buffer.alloc(60),
        ]),
      422,
      /está dañada/,
    ],
    ['a photo in HEIC', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 415, /HEIC/],
    ['text', async () => Buffer.from('Factura de luz'), 415, /PDF, JPG o PNG/],
  ])('of %s is refused with its reason', async (_, make, expected, motivo) => {
    const { status, body } = await send(await make());
    expect(status).toBe(expected);
    expect(body.errors.fichero).toMatch(motivo);
  });
});
