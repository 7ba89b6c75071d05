import { describe, expect, test } from 'vitest';
import { testApp } from '../../../platform/test-app.ts';
import { ZipOutput } from '../../../platform/zip-output.ts';
import { CUPS_F1, facturaF1, mensajeF1, termino } from './test-f1.ts';

const { app, as } = await testApp();

async function send(contenido: string | Buffer, nombre = 'f1.xml') {
  const form = new FormData();
  form.append(
    'fichero',
    new Blob([typeof contenido === 'string' ? contenido : new Uint8Array(contenido)]),
    nombre,
  );
  const multipart = new Response(form);
  const headers = { ...(await as('comercial')), 'content-type': multipart.headers.get('content-type')! };
  const payload = Buffer.from(await multipart.arrayBuffer());
  const answer = await app.inject({ method: 'POST', url: '/v1/calculos/f1', headers, payload });
  return { status: answer.statusCode, body: answer.json() };
}

async function checked(parte: Parameters<typeof facturaF1>[0] = {}) {
  const { body } = await send(mensajeF1(facturaF1(parte).xml));
  expect(body.facturas).toHaveLength(1);
  const [factura] = body.facturas;
  const distintas = factura.lineas.filter(
    ({ diferencia }: { diferencia: number }) => Math.abs(diferencia) > 0.02,
  );
  return { factura, distintas };
}

async function zipOf(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipOutput();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  const chunks: Buffer[] = [];
  for await (const chunk of zip.end()) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe('a bill of the distributor', () => {
  test('that is right comes out so, line by line, and its lines add up to its total', async () => {
    const { suma } = facturaF1();
    const { factura, distintas } = await checked();
    expect(factura).toMatchObject({
      cups: CUPS_F1,
      codigo: 'F26/0001',
      tipo: 'N',
      fecha: '2026-02-05',
      desde: '2025-12-31',
      hasta: '2026-01-31',
      tarifa: '3.0TD',
      totalEur: suma,
      cuadra: true,
      avisos: [],
    });
    expect(distintas).toEqual([]);
    // 30 kW × 14.935084 €/kW·year × 31 / 365, and 1,200 kWh × 0.027511 €/kWh.
    expect(factura.lineas).toContainEqual(
      expect.objectContaining({
        concepto: 'peaje-potencia',
        periodo: 1,
        cantidad: 30,
        dias: 31,
        importe: 38.05,
        esperado: 38.05,
      }),
    );
    expect(factura.lineas).toContainEqual(
      expect.objectContaining({
        concepto: 'peaje-energia',
        periodo: 1,
        cantidad: 1200,
        precio: 0.027511,
        esperado: 33.01,
      }),
    );
    const total = factura.lineas.reduce((sum: number, { importe }: { importe: number }) => sum + importe, 0);
    expect(total).toBeCloseTo(suma, 2);
  });

  test('with another price than the regulated one says which, and what it should be', async () => {
    const { factura, distintas } = await checked({
      peajeEnergia: [0.037511, 0.012376, 0.004943, 0.002627, 0.000111, 0.000031],
    });
    expect(factura.cuadra).toBe(false);
    expect(distintas).toMatchObject([
      { concepto: 'peaje-energia', periodo: 1, importe: 45.01, esperado: 33.01, diferencia: 12 },
    ]);
    expect(distintas[0].motivo).toMatch(/El precio es de 0,037511 €\/kWh y el regulado, de 0,027511 \(BOE/);
  });

  test('of another power than the contracted one says both', async () => {
    const { distintas } = await checked({ facturados: 33_000 });
    expect(distintas).toHaveLength(12);
    expect(distintas[0].motivo).toBe('Se facturan 33 kW y la potencia contratada es de 30 kW');
  });

  test('of more days than those between its readings says how many it charges', async () => {
    const { factura, distintas } = await checked({ dias: 34 });
    expect(factura.avisos).toContain('Dice 34 días y entre sus lecturas hay 31');
    expect(distintas[0]).toMatchObject({
      concepto: 'peaje-potencia',
      motivo: 'Se cobran 34 días y el tramo tiene 31',
    });
    expect(factura.cuadra).toBe(false);
  });

  test('whose total is another one says both sums', async () => {
    const { factura } = await checked({ total: 100 });
    expect(factura).toMatchObject({ totalEur: 100, cuadra: false });
    expect(factura.avisos[0]).toMatch(/^El total de la factura es 100,00\s€ y sus conceptos suman/);
  });

  test('has its excesses by its own maxima, and its reactive energy at a price of the law', async () => {
    // 4 kW × 0.090584 €/kW·day × 31 days, in P2.
    const periodos = [0, 4, 0, 0, 0, 0].map((kw, i) => ({
      ValorExcesoPotencia: kw,
      NumeroDias: 31,
      PrecioExceso: [0.171373, 0.090584, 0.028721, 0.021891, 0.006142, 0.006142][i]!,
    }));
    const reactiva = [{ ValorEnergiaReactiva: 214, PrecioEnergiaReactiva: 0.051554 }];
    const ademas = `<ExcesoPotencia>${termino('TerminoExcesoPotencia', periodos)}<ImporteTotalExcesos>11.23</ImporteTotalExcesos></ExcesoPotencia>
      <EnergiaReactiva>${termino('TerminoEnergiaReactiva', reactiva)}<ImporteTotalEnergiaReactiva>11.03</ImporteTotalEnergiaReactiva></EnergiaReactiva>`;
    const { factura, distintas } = await checked({ ademas, maximos: [1000, 34_000, 1000, 1000, 1000, 1000] });
    expect(factura.lineas).toContainEqual(
      expect.objectContaining({
        concepto: 'excesos',
        periodo: 2,
        importe: 11.23,
        esperado: 11.23,
        diferencia: 0,
      }),
    );
    expect(distintas).toMatchObject([{ concepto: 'reactiva', importe: 11.03, esperado: 8.89 }]);
  });

  test('of a kind that corrects names the corrected one, and a cancelling one may be negative', async () => {
    const datos = '<CodigoFacturaRectificadaAnulada>F26/0000</CodigoFacturaRectificadaAnulada>';
    for (const tipo of ['A', 'R', 'C', 'G']) {
      const { factura } = await checked({ tipo, datos });
      expect(factura).toMatchObject({ tipo, rectifica: 'F26/0000', cuadra: true });
    }
    const { factura } = await checked({ tipo: 'A', datos, total: -facturaF1().suma });
    expect(factura.cuadra).toBe(true);
  });

  test('without energy has its concepts', async () => {
    const concepto = (codigo: string, precio: number, texto: string) =>
      `<ConceptoRepercutible><ConceptoRepercutible>${codigo}</ConceptoRepercutible><UnidadesConceptoRepercutible>1.0</UnidadesConceptoRepercutible><PrecioUnidadConceptoRepercutible>${precio}</PrecioUnidadConceptoRepercutible><ImporteTotalConceptoRepercutible>${precio}</ImporteTotalConceptoRepercutible><Comentarios>${texto}</Comentarios></ConceptoRepercutible>`;
    const otras = `<OtrasFacturas><DatosGeneralesOtrasFacturas><DatosGeneralesFactura><CodigoFiscalFactura>O1</CodigoFiscalFactura><TipoFactura>N</TipoFactura><FechaFactura>2026-02-05</FechaFactura><ImporteTotalFactura>20.63</ImporteTotalFactura></DatosGeneralesFactura></DatosGeneralesOtrasFacturas>${concepto('04', 9.04, 'Cuota de enganche')}${concepto('05', 8.01, 'Cuota de verificación')}<IVA><BaseImponible>17.05</BaseImponible><Porcentaje>21.00</Porcentaje><Importe>3.58</Importe></IVA></OtrasFacturas>`;
    const { body } = await send(mensajeF1(otras));
    expect(body.facturas[0]).toMatchObject({
      codigo: 'O1',
      tarifa: null,
      desde: null,
      totalEur: 20.63,
      cuadra: true,
    });
    expect(
      body.facturas[0].lineas.map(
        ({ concepto: c, texto }: { concepto: string; texto?: string }) => texto ?? c,
      ),
    ).toEqual(['Cuota de enganche', 'Cuota de verificación', 'iva']);
  });

  test('before the tolls of June 2021 has its account checked, and says that no table has its price', async () => {
    const vieja = facturaF1()
      .xml.replace('<TarifaATRFact>019', '<TarifaATRFact>003')
      .replaceAll('2025-12-31', '2017-02-28')
      .replaceAll('2026-01-31', '2017-03-31');
    const { body } = await send(mensajeF1(vieja));
    expect(body.facturas[0]).toMatchObject({ tarifa: '3.0A', cuadra: true });
    expect(body.facturas[0].avisos[0]).toMatch(/^No hay tabla de los peajes anteriores a junio de 2021/);
  });
});

describe('a file', () => {
  test('of several bills has them all, and names those that cannot be read', async () => {
    const facturas = ['A1', 'A2', 'A3'].map((codigo) => facturaF1({ codigo }).xml);
    const { status, body } = await send(
      mensajeF1([...facturas, facturaF1({ codigo: 'A4', tipo: 'Z' }).xml].join('')),
    );
    expect(status).toBe(200);
    expect(body.facturas.map(({ codigo }: { codigo: string }) => codigo)).toEqual(['A1', 'A2', 'A3']);
    expect(body.rechazadas).toEqual([
      { fichero: 'f1.xml', motivo: 'La factura A4 no es de tipo N, A, R, C o G' },
    ]);
  });

  test('that is a zip has the bills of each message, and the reason of each that is none', async () => {
    const bueno = mensajeF1(facturaF1().xml);
    const a3 = bueno.replaceAll('MensajeFacturacion', 'MensajeAlta').replace('>F1<', '>A3<');
    const { status, body } = await send(
      await zipOf({ 'uno.xml': bueno, 'a3.xml': a3, 'cortado.xml': bueno.slice(0, 900), 'nota.txt': 'Hola' }),
      'f1.zip',
    );
    expect(status).toBe(200);
    expect(body.facturas).toHaveLength(1);
    expect(body.rechazadas).toEqual([
      { fichero: 'a3.xml', motivo: 'No es una factura F1: es un mensaje ATR A3-01 («MensajeAlta»)' },
      { fichero: 'cortado.xml', motivo: 'El XML está cortado: le falta el final' },
      { fichero: 'nota.txt', motivo: 'El XML está mal escrito (línea 1)' },
    ]);
  });

  test.each([
    ['another ATR message', mensajeF1('', { proceso: 'A3' }), /mensaje ATR A3-01/],
    [
      'entities that grow',
      mensajeF1('', { antes: '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>' }),
      /DOCTYPE/,
    ],
    ['an entity of nowhere', mensajeF1('<FacturaATR>&b;</FacturaATR>'), /mal escrito/],
    ['elements inside each other without end', mensajeF1('<a>'.repeat(100_000)), /demasiados otros/],
    [
      'a bill of endless elements',
      mensajeF1(`<FacturaATR>${'<a/>'.repeat(200_000)}</FacturaATR>`),
      /50000 elementos/,
    ],
    [
      'a text without end',
      mensajeF1(`<FacturaATR><a>${'x'.repeat(5_000_000)}</a></FacturaATR>`),
      /demasiado largo/,
    ],
    ['bytes', Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * 7919) % 256)), /mal escrito|vacío/],
    ['nothing', '', /vacío/],
    ['another XML', '<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>', /XML de «svg»/],
    ['a zip that is cut', Buffer.from('PK\x03\x04abcdefgh'), /dañado/],
    ['no bill', mensajeF1(''), /ninguna factura/],
  ])('of %s is refused with its reason', async (_, contenido, motivo) => {
    const { status, body } = await send(contenido);
    expect(status).toBe(400);
    expect(body.errors.fichero).toMatch(motivo);
  });

  test('that is a bomb is refused by what its zip declares', async () => {
    const { status, body } = await send(
      await zipOf({ 'bomba.xml': mensajeF1(' '.repeat(40_000_000)) }),
      'bomba.zip',
    );
    expect([status, body.errors.fichero]).toEqual([400, expect.stringContaining('más de 100 veces')]);
  });

  test('in the letters of Windows says its accents as they are', async () => {
    const xml = mensajeF1(
      facturaF1({
        ademas:
          '<ConceptoRepercutible><ImporteTotalConceptoRepercutible>0</ImporteTotalConceptoRepercutible><Comentarios>Verificación</Comentarios></ConceptoRepercutible>',
      }).xml,
    );
    const { body } = await send(Buffer.from(xml.replace('UTF-8', 'ISO-8859-1'), 'latin1'));
    expect(body.facturas[0].lineas).toContainEqual(expect.objectContaining({ texto: 'Verificación' }));
  });
});
