import { describe, expect, it } from 'vitest';
import { diaDe } from '../fecha.ts';
import { createDiasDeSerie, type DiaDeSerie, serieDeDias } from '../mercado/dias-de-serie.ts';
import { SERIES_DE_MERCADO, serieDeIndicador, versionDeFichero } from '../mercado/series.ts';
import { createJsonRows } from './json-en-filas.ts';
import { enBytes, motivoDeNegativa, readFichero } from './test-fichero.ts';

/** The days of the series of a file, and the reasons of its rejected rows. */
function read(contenido: string) {
  const { registros, rechazos, deteccion } = readFichero(contenido);
  const dias = createDiasDeSerie();
  for (const registro of registros) if (registro.tipo === 'valor-de-mercado') dias.add(registro);
  return { dias: dias.take(), motivos: rechazos.map(({ motivo }) => motivo), formato: deteccion.formato };
}

const serie = (dias: readonly DiaDeSerie[], nombre: string) => dias.filter(({ serie }) => serie === nombre);

function asTable(objeto: unknown): string {
  const filas = createJsonRows();
  return filas.push(enBytes(JSON.stringify(objeto))) + filas.end();
}

function omieDe(dia: string, precios: readonly (number | string)[]): string {
  const filas = precios.map((precio, i) => `${dia};${i + 1};${i};${precio};`);
  return `MARGINALPDBC;\n${filas.join('\n')}\n*\n`;
}

const cuartos = (cuantos: number) => Array.from({ length: cuantos }, (_, i) => i - 2.5);

describe('a day-ahead file of OMIE', () => {
  it('is the sample of its manual: Spain in the sixth column, negative prices, and its last line left out', () => {
    const { dias, motivos, formato } = read(
      'MARGINALPDBC;\n2026;03;01;1;10.12;10.15;\n2026;03;01;2;-2.00;-2.01;\n*\n',
    );
    expect(formato).toBe('omie');
    expect(motivos).toEqual([]);
    const [espana] = serie(dias, 'omie');
    expect(espana).toMatchObject({ dia: diaDe(2026, 3, 1), resolucion: 15 });
    expect(espana!.valores.slice(0, 3)).toEqual([10.15, -2.01, null]);
    expect(serie(dias, 'omie-portugal')[0]!.valores[1]).toBe(-2);
  });

  it.each([
    ['2025;09;30', 24, 60, 24],
    ['2025;03;30', 23, 60, 23],
    ['2024;10;27', 25, 60, 25],
    ['2025;10;01', 96, 15, 96],
    ['2026;03;29', 92, 15, 92],
    ['2026;10;25', 100, 15, 100],
  ])('of %s has %i periods of %i minutes', (dia, periodos, resolucion, cuantos) => {
    const [espana] = serie(read(omieDe(dia, cuartos(periodos))).dias, 'omie');
    expect(espana).toMatchObject({ resolucion });
    expect(espana!.valores).toEqual(cuartos(cuantos));
  });

  it('keeps a price that was published empty as missing, and reads a decimal comma', () => {
    const [espana] = serie(read(omieDe('2025;01;14', ['10,5', '', ...cuartos(22)])).dias, 'omie');
    expect(espana!.valores.slice(0, 2)).toEqual([10.5, null]);
  });

  it('rejects the period that its day does not have, with the reason', () => {
    expect(read(omieDe('2026;03;29', cuartos(93))).motivos).toEqual([
      'Columna de la hora: ese día tiene 23 horas',
    ]);
    expect(read('MARGINALPDBC;\n2026;13;01;1;1;1;\n2026;01;01;x;1;1;\n2026;01;01;1;1;y;\n').motivos).toEqual([
      'Columnas 1 a 3: «2026;13;01» no es una fecha',
      'Columna 4: «x» no es un periodo del día',
      '«y» no es un precio',
    ]);
  });
});

describe('an indicator of ESIOS', () => {
  const valor = (value: number, datetime: string, geo_id = 3) => ({
    value,
    datetime,
    datetime_utc: new Date(datetime).toISOString().replace('.000', ''),
    tz_time: datetime,
    geo_id,
    geo_name: 'España',
  });
  const respuesta = (id: number, values: object[]) =>
    asTable({
      indicator: {
        name: 'Precio',
        id,
        magnitud: [{ name: 'Precio', id: 23 }],
        geos: [{ geo_id: 3, geo_name: 'España' }],
        values,
      },
    });

  it('of its API is read by its number, its place and its UTC instants', () => {
    const texto = respuesta(600, [
      valor(60.25, '2026-01-13T00:00:00.000+01:00'),
      valor(-1.5, '2026-01-13T00:15:00.000+01:00'),
      valor(99, '2026-01-13T00:00:00.000+01:00', 1),
    ]);
    const { dias, motivos, formato } = read(texto);
    expect([formato, motivos]).toEqual(['esios', []]);
    expect(dias).toMatchObject([{ serie: 'omie', dia: diaDe(2026, 1, 13), resolucion: 15 }]);
    expect(dias[0]!.valores.slice(0, 3)).toEqual([60.25, -1.5, null]);
  });

  it('tells both hours of the clock change of October, and knows the PVPC of each system', () => {
    const [dia] = read(
      respuesta(1001, [
        valor(100, '2026-10-25T02:00:00.000+02:00', 8741),
        valor(200, '2026-10-25T02:00:00.000+01:00', 8741),
        valor(300, '2026-10-25T23:00:00.000+01:00', 8742),
      ]),
    ).dias;
    expect(dia).toMatchObject({ serie: 'pvpc', resolucion: 60 });
    expect([dia!.valores[2], dia!.valores[3], dia!.valores[24]]).toEqual([100, 200, 300]);
    expect(serieDeIndicador(1001, 8745)).toBe('pvpc-ceuta-melilla');
    expect(serieDeIndicador(1739, 8741)).toBe('excedentes');
    expect(serieDeIndicador(4242, 3)).toBeUndefined();
  });

  it('is read as its page exports it, and refused where it does not say which it is', () => {
    const filas =
      '1739;Excedente;3;España;55.67;2026-08-01T00:00:00+02:00\n1739;Excedente;3;España;-0.5;2026-08-01T01:00:00+02:00\n';
    const { dias } = read(`id;name;geoid;geoname;value;datetime\n${filas}`);
    expect(dias).toMatchObject([{ serie: 'excedentes', dia: diaDe(2026, 8, 1) }]);
    expect(dias[0]!.valores.slice(0, 2)).toEqual([55.67, -0.5]);
    expect(
      motivoDeNegativa('geoid;geoname;value;datetime\n3;España;55.67;2026-08-01T00:00:00+02:00\n'),
    ).toContain('no dice de qué indicador es');
    expect(
      read(`id;name;geoid;geoname;value;datetime\n${filas}1739;x;3;y;1.5;2026-08-01T02:00\n`).motivos,
    ).toEqual(['Columna 6: «2026-08-01T02:00» no es un instante con su huso']);
  });
});

describe('the PVPC archive of ESIOS', () => {
  const fila = (hora: string, PCB: string) => ({
    Dia: '25/10/2026',
    Hora: hora,
    PCB,
    CYM: '171,50',
    PMHPCB: '1,2',
  });

  it('gives both prices of each hour, the repeated one in the order of its rows', () => {
    const horas = Array.from({ length: 25 }, (_, i) =>
      fila(i < 3 ? `0${i}-0${i + 1}` : `${i - 1}-${i}`, `${i},48`),
    );
    const { dias, motivos, formato } = read(asTable({ PVPC: horas }));
    expect([formato, motivos]).toEqual(['pvpc', []]);
    expect(serie(dias, 'pvpc')[0]!.valores).toEqual(horas.map((_, i) => i + 0.48));
    expect(serie(dias, 'pvpc-ceuta-melilla')[0]!.valores[24]).toBe(171.5);
  });

  it('is the published hour of 27 March 2022: 171.48 €/MWh', () => {
    const { dias } = read(asTable({ PVPC: [{ ...fila('00-01', '171,48'), Dia: '27/03/2022' }] }));
    expect(serie(dias, 'pvpc')[0]).toMatchObject({ dia: diaDe(2022, 3, 27) });
    expect(serie(dias, 'pvpc')[0]!.valores).toHaveLength(23);
    expect(serie(dias, 'pvpc')[0]!.valores[0]).toBe(171.48);
  });
});

describe('profiles and losses of REE', () => {
  it('give a coefficient for each tariff and hour', () => {
    const cabecera =
      'AÑO;MES;DIA;HORA;VERANO(1)/INVIERNO(0);COEF. PERFIL 2.0TD;COEF. PERFIL 3.0TD;COEF. PERFIL 3.0TDVE';
    const { dias, formato } = read(
      `${cabecera}\n2026;1;13;1;0;0.000101;0.000202;0.000303\n2026;1;13;2;0;0.0001;;0.3\n`,
    );
    expect(formato).toBe('perfiles');
    expect(serie(dias, 'perfil-2.0TD')[0]!.valores.slice(0, 2)).toEqual([0.000101, 0.0001]);
    expect(serie(dias, 'perfil-3.0TD')[0]!.valores.slice(0, 2)).toEqual([0.000202, null]);
    expect(serie(dias, 'perfil-3.0TDVE')[0]!.valores[0]).toBe(0.000303);
  });

  it('give the losses of a day in one row, per one or in per cent', () => {
    const horas = (valor: number) => new Array<number>(24).fill(valor).join(';');
    const { dias, motivos, formato } = read(
      `perd20TD;\n2026/02/05 10:11:12;\n2026-01-13;${horas(0.1666)};\n2026-01-14;${horas(17.25)};\n2026-01-15;1;2;\n*\n`,
    );
    expect(formato).toBe('perdidas');
    expect(dias.map(({ serie, valores }) => [serie, valores[23]])).toEqual([
      ['perdidas-2.0TD', 16.66],
      ['perdidas-2.0TD', 17.25],
    ]);
    expect(motivos).toEqual(['La fila trae 2 horas y ese día tiene 24']);
  });
});

describe('days of a series', () => {
  it('become prices in a row, hours four quarters beside a day of quarters, and days that lack NaN', () => {
    const [dia1, dia2] = [diaDe(2025, 9, 30), diaDe(2025, 10, 1)];
    const dias = [
      { dia: dia1, resolucion: 60, valores: new Array(24).fill(100) },
      { dia: dia2, resolucion: 15, valores: cuartos(96) },
    ] as const;
    const { eurKwh, resolucion } = serieDeDias(dias, { desde: dia1, hasta: dia2 + 1 });
    expect(resolucion).toBe(15);
    expect(eurKwh).toHaveLength(96 * 3);
    expect(eurKwh[95]).toBe(0.1);
    expect(eurKwh[96]).toBe(-0.0025);
    expect(eurKwh[96 * 2]).toBeNaN();
  });

  it('have names that each are known, and versions by the names of their files', () => {
    expect(Object.keys(SERIES_DE_MERCADO)).toContain('perdidas-6.4TD');
    expect(
      [
        'marginalpdbc_20261101.2',
        'otro.csv',
        'x.zip/A2_perd20TD_202601.1',
        'C2_202601/Sperd30TD',
        'C7_perd.x',
      ].map(versionDeFichero),
    ).toEqual([2, 0, 2, 4, 9]);
  });
});
