import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLAVES_DEL_CODIGO } from './pares.ts';
import { type FacturaDelCodigo, readQrDeFactura } from './qr-de-factura.ts';

const COMPARADOR = 'https://comparador.cnmc.gob.es/comparador/QRE?';

/** The example of the norm, BOE-A-2022-16989, Annex I, with the decimal points that its power prices lost in print. */
const DE_LA_NORMA =
  'cp=28001&pP1=3.3&pP2=3.3&caP1=1298&caP2=1189&caP3=2178&iniA=2021-09-03&tc=E0&finContrato=2023-06-30&tf=N&imp=151.62&cfP1=112&cfP2=94&cfP3=180&iniF=2022-07-31&finF=2022-08-31&impSA=5.50&impOtrosConIE=0&impOtrosSinIE=0.83&com=R2-000&cups=ES0000000002054081TS&pmaxP1=3.0&pmaxP2=3.3&fFact=2022-09-05&finBS=1.14&ajuste=65.40&impPot=7.65&impEner=85.18&prP1=26.164043&prP2=1.143132&prE1=0.263547&prE2=0.215858&prE3=0.196532&verde=1';

/** A bill of 2026, whose financing of the bono social stands out of the base of the electricity tax. */
const DE_2026 =
  'cp=28030&pP1=4.00&pP2=4.00&tc=E0&tf=N&iniF=2026-08-12&finF=2026-09-10&impOtrosSinIE=0.77&exc=0&fFact=2026-09-16&caP1=138&caP2=148&caP3=257&iniA=2026-02-27&pmaxP1=3.164&pmaxP2=2.8&imp=26.35&cfP1=10&cfP2=10&cfP3=23&ajuste=0&finBS=0.72&impPot=14.38&impEner=4.92&prP1=35.405365&prP2=9.855365&prE1=0.192000&prE2=0.113000&prE3=0.082000';

function read(texto: string): FacturaDelCodigo {
  const leido = readQrDeFactura(texto);
  if (!leido.ok) throw new Error(leido.issue.message);
  return leido.value;
}

/** A code with other values; undefined takes a key out. */
function withValues(valores: Readonly<Record<string, string | undefined>>): string {
  const pares = new Map(DE_2026.split('&').map((par) => par.split('=') as [string, string]));
  for (const [clave, valor] of Object.entries(valores)) {
    if (valor === undefined) pares.delete(clave);
    else pares.set(clave, valor);
  }
  return COMPARADOR + Array.from(pares, ([clave, valor]) => `${clave}=${valor}`).join('&');
}

describe('the code of a bill', () => {
  it('has the values of the example of the norm', () => {
    expect(read(COMPARADOR + DE_LA_NORMA)).toMatchObject({
      cups: 'ES0000000002054081TS',
      codigoPostal: '28001',
      tarifa: '2.0TD',
      desde: '2022-07-31',
      hasta: '2022-08-31',
      fechaFactura: '2022-09-05',
      tipoFactura: 'N',
      comercializadora: 'R2-000',
      contrato: { tipo: 'E0', fin: '2023-06-30', finPenalizacion: null },
      potencias: [3.3, 3.3],
      maximetros: [3, 3.3],
      consumos: [112, 94, 180],
      consumoAnual: [1298, 1189, 2178],
      desdeAnual: '2021-09-03',
      precios: {
        potenciaEurKwAnio: [26.164043, 1.143132],
        energiaEurKwh: [0.263547, 0.215858, 0.196532],
      },
      importes: {
        total: 151.62,
        potencia: 7.65,
        energia: 85.18,
        servicios: 5.5,
        otrosConIee: 0,
        otrosSinIee: 0.83,
        excedentes: null,
        descuentos: null,
        bonoSocial: null,
        financiacionBonoSocial: 1.14,
        ajuste: 65.4,
      },
    });
  });

  it('of 2026 adds up with the financing of the bono social out of the electricity tax, and lacks its CUPS', () => {
    const { cups, comprobacion, avisos } = read(COMPARADOR + DE_2026);
    expect(comprobacion).toEqual({
      calculado: 26.35,
      diferencia: 0,
      cuadra: true,
      bonoSocialEnBaseIee: false,
    });
    expect(cups).toBeNull();
    expect(avisos.map(({ code }) => code)).toEqual(['sin-cups']);
  });

  it('adds up with that financing in the electricity tax too', () => {
    // (14.38 + 4.92 + 0.72) × 1.0511269632 × 1.21 + 0.77 × 1.21 = 26.39
    expect(read(withValues({ imp: '26.39' })).comprobacion).toMatchObject({
      calculado: 26.39,
      cuadra: true,
      bonoSocialEnBaseIee: true,
    });
  });

  it('that does not add up says by how much', () => {
    const { comprobacion, avisos } = read(withValues({ imp: '30' }));
    expect(comprobacion).toMatchObject({ calculado: 26.39, diferencia: 3.61, cuadra: false });
    expect(avisos).toContainEqual(expect.objectContaining({ code: 'no-cuadra' }));
  });

  it('pays no less than the minimum of the electricity tax', () => {
    const { comprobacion } = read(
      withValues({ fFact: '2026-04-10', cfP3: '2980', finBS: '0', impOtrosSinIE: '0', imp: '24.63' }),
    );
    // (14.38 + 4.92 + 3.00 for 3 MWh, above the 0.10 of half a per cent) × 1.10
    expect(comprobacion).toMatchObject({ calculado: 24.53, diferencia: 0.1 });
  });

  it('takes an amount of −1 as one that the bill cannot have', () => {
    const { importes, comprobacion } = read(withValues({ ajuste: '-1', finBS: '-1', imp: '25.48' }));
    expect(importes).toMatchObject({ ajuste: 0, financiacionBonoSocial: 0 });
    expect(comprobacion).toMatchObject({ calculado: 25.48, cuadra: true });
  });

  it('never compensates more surplus than the energy of the bill', () => {
    const conTodo = read(withValues({ exc: '100', imp: '20.09' })).comprobacion;
    const conLoJusto = read(withValues({ exc: '4.92', imp: '20.09' })).comprobacion;
    expect(conTodo).toEqual(conLoJusto);
  });

  it.each([
    ['a day', 'prP1', '0.097001', 'prP2', '0.027001'],
    ['a year', 'prP1', '35.405365', 'prP2', '9.855365'],
  ])('has its prices of power by year where they are sent by %s', (_, p1, precio1, p2, precio2) => {
    const { precios } = read(withValues({ [p1]: precio1, [p2]: precio2 }));
    const [punta, valle] = precios.potenciaEurKwAnio ?? [];
    expect(punta).toBeCloseTo(35.405, 2);
    expect(valle).toBeCloseTo(9.855, 2);
    const sinImporte = read(withValues({ [p1]: precio1, [p2]: precio2, impPot: undefined }));
    expect(sinImporte.precios).toEqual(precios);
    expect(sinImporte.comprobacion).toBeNull();
  });

  it('above 15 kW is of no 2.0TD', () => {
    const { tarifa, avisos } = read(withValues({ pP1: '15.1' }));
    expect(tarifa).toBeNull();
    expect(avisos).toContainEqual(expect.objectContaining({ part: 'pP1' }));
  });

  it('says what it says in words', () => {
    const { avisos } = read(
      withValues({ cambio: '1', promo: '1', cfP1flex: '3', tf: 'Z', finF: '2026-08-01' }),
    );
    expect(avisos.map(({ part }) => part)).toEqual(['cups', 'finF', 'cambio', 'promo', 'cfP1flex', 'tf']);
  });

  it('of a bill of other kind may lack nearly everything', () => {
    const { tipoFactura, consumos, comprobacion } = read(`${COMPARADOR}tf=R&cups=ES0000000002054081TS`);
    expect([tipoFactura, consumos, comprobacion]).toEqual(['R', null, null]);
  });

  it('knows the 43 keys of the norm', () => {
    expect(CLAVES_DEL_CODIGO).toHaveLength(43);
  });
});

describe('the text of a code', () => {
  it('may have its keys in any order and letter case, with other ones between them', () => {
    const pares = DE_LA_NORMA.split('&');
    const esperada = read(COMPARADOR + DE_LA_NORMA);
    fc.assert(
      fc.property(
        fc.shuffledSubarray(pares, { minLength: pares.length }),
        fc.constantFrom('&', '&amp;'),
        fc.boolean(),
        (barajados, y, altas) => {
          const nombres = barajados.map((par) => {
            const [clave = '', valor = ''] = par.split('=');
            return `${altas ? clave.toUpperCase() : clave}=${valor}`;
          });
          expect(read(`${COMPARADOR}utm=x${y}${nombres.join(y)}${y}nada`)).toEqual(esperada);
        },
      ),
      { numRuns: 60, seed: 20_261_128 },
    );
  });

  it.each([
    ['a comma', '26,35'],
    ['a unit', '26.35 €'],
    ['a unit and a comma, as an address has them', '26%2C35%20EUR'],
  ])('may have figures with %s', (_, imp) => {
    expect(read(withValues({ imp })).importes.total).toBe(26.35);
  });

  it('may be its keys alone', () => {
    expect(read(DE_2026)).toEqual(read(COMPARADOR + DE_2026));
    expect(read(`  ${COMPARADOR.replace('https://', '')}${DE_2026}\n`)).toEqual(read(DE_2026));
  });

  it.each([
    ['nothing', '  ', /Falta/],
    ['another page', 'https://www.endesa.com/es/factura?imp=3', /otra página/],
    [
      'another page whose name is alike',
      `https://comparador.cnmc.gob.es.example/QRE?${DE_2026}`,
      /otra página/,
    ],
    ['another page of the CNMC', 'https://comparador.cnmc.gob.es/listado', /dirección de la CNMC/],
    ['the comparer without a bill', `${COMPARADOR}utm=1`, /ningún dato/],
    ['a code to pay', 'BCD\n002\n1\nSCT', /para pagar/],
    ['a bar code', '905220000000123456789012345', /para pagar/],
    ['any text', 'hola, buenas', /No es el código/],
    ['a text without end', 'a'.repeat(9000), /demasiado largo/],
  ])('is refused with what it seems to be: %s', (_, texto, motivo) => {
    const leido = readQrDeFactura(texto);
    expect(leido).toMatchObject({ ok: false, issue: { code: 'qr-desconocido', part: 'texto' } });
    expect(leido.ok ? '' : leido.issue.message).toMatch(motivo);
  });

  it('never throws, whatever its values are', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CLAVES_DEL_CODIGO), fc.string(), (clave, valor) => {
        const leido = readQrDeFactura(withValues({ [clave]: valor }));
        if (leido.ok) expect(JSON.stringify(leido.value)).not.toMatch(/NaN|Infinity/);
      }),
      { numRuns: 300, seed: 20_261_128 },
    );
  });

  it('names what cannot be read, and keeps the first of two values', () => {
    const { desde, avisos } = read(`${withValues({ iniF: '12-08', imp: 'mucho' })}&finF=2020-01-01`);
    expect(desde).toBeNull();
    expect(avisos.filter(({ code }) => code !== 'sin-cups').map(({ code, part }) => [code, part])).toEqual([
      ['valor-ilegible', 'iniF'],
      ['valor-ilegible', 'imp'],
      ['clave-repetida', 'finF'],
      ['sin-periodo', 'iniF'],
      ['sin-comprobar', 'imp'],
    ]);
  });
});
