import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createJsonRows, looksLikeJson } from './json-en-filas.ts';
import { CUPS_A, enUtf8, lecturasDe, motivoDeNegativa } from './test-fichero.ts';

function tableOf(json: string, trozo = 50): string {
  const bytes = enUtf8(json);
  const filas = createJsonRows();
  let tabla = '';
  for (let i = 0; i < bytes.length; i += trozo) tabla += filas.push(bytes.subarray(i, i + trozo));
  return tabla + filas.end();
}

const lectura = (hora: number, mas: object = {}) => ({
  cups: CUPS_A,
  date: '2026/01/14',
  time: `${String(hora).padStart(2, '0')}:00`,
  consumptionKWh: 1.125,
  obtainMethod: hora === 2 ? 'Estimada' : 'Real',
  ...mas,
});
const dia = Array.from({ length: 24 }, (_, i) => lectura(i + 1));

it('the answer of the API of Datadis is read, wherever its readings are', () => {
  for (const json of [dia, { response: dia }, { timeCurve: dia, distributorError: [] }]) {
    const lecturas = lecturasDe(tableOf(JSON.stringify(json, null, 1)));
    expect(lecturas).toHaveLength(24);
    expect(lecturas[1]).toMatchObject({ cups: CUPS_A, finMin: 120, activaKwh: 1.125, estimada: true });
  }
});

it('a name that only later objects bring has its column, and a missing value is a blank', () => {
  const json = [...dia.slice(0, 23), lectura(24, { surplusEnergyKWh: 0.5 })];
  const lecturas = lecturasDe(tableOf(JSON.stringify(json)));
  expect([lecturas[0]?.vertidaKwh, lecturas[23]?.vertidaKwh]).toEqual([null, 0.5]);
});

it('the same rows come out wherever the chunks are cut, texts with braces and quotes included', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.dictionary(
          fc.constantFrom('a', 'b', 'ñ'),
          fc.oneof(fc.string(), fc.double({ noNaN: true }), fc.constant(null)),
        ),
      ),
      fc.integer({ min: 1, max: 40 }),
      (objetos, trozo) => {
        const json = JSON.stringify(objetos);
        expect(tableOf(json, trozo)).toBe(tableOf(json, 1_000_000));
      },
    ),
  );
});

it('an object that is cut off is no row, and another JSON is no known table', () => {
  expect(tableOf(JSON.stringify(dia).slice(0, -20)).trim().split('\n')).toHaveLength(24);
  expect(motivoDeNegativa(tableOf('[{"nombre": "Ana", "edad": 3}]'))).toContain('(nombre, edad)');
  expect([enUtf8('\uFEFF [{'), enUtf8('CUPS;')].map(looksLikeJson)).toEqual([true, false]);
});

it('the dump of that API as CSV is read, its English names and its points too', () => {
  const filas = dia.map(({ cups, date, time }) => `${cups},${date},${time},1.125,0,Real`);
  const cabecera = 'cups,date,time,consumptionKWh,surplusEnergyKWh,obtainMethod';
  expect(lecturasDe([cabecera, ...filas].join('\n'))[23]).toMatchObject({
    finMin: 1440,
    activaKwh: 1.125,
    vertidaKwh: 0,
  });
});
