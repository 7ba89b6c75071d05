import { describe, expect, it } from 'vitest';
import { type Etiqueta, minutosTranscurridos } from './cambio-de-hora.ts';

const MARZO = 23 * 60;
const OCTUBRE = 25 * 60;

/** Labels in hours; `S` and `W` after them are the season flag: `3S`. */
function etiquetas(horas: string): Etiqueta[] {
  return horas.split(' ').map((hora) => {
    const verano = hora.endsWith('S') ? true : hora.endsWith('W') ? false : null;
    return { finMin: Number.parseFloat(hora) * 60, verano };
  });
}

function transcurridas(horas: string, minutosDelDia: number): (number | null)[] {
  return minutosTranscurridos(etiquetas(horas), minutosDelDia).map((fin) => fin && fin / 60);
}

const labelsFrom = (desde: number, hasta: number, sufijo = '') =>
  Array.from({ length: hasta - desde + 1 }, (_, i) => `${desde + i}${sufijo}`).join(' ');
const horas = (cuantas: number) => Array.from({ length: cuantas }, (_, i) => i + 1);

describe('an ordinary day', () => {
  it('follows its labels and has no hour 25', () => {
    expect(transcurridas(labelsFrom(1, 24), 1440)).toEqual(horas(24));
    expect(transcurridas('25 0 1', 1440)).toEqual([null, null, 1]);
  });
});

describe('the day of 23 hours', () => {
  it.each([
    ['numbered one after another', labelsFrom(1, 23)],
    ['by the clock, without 3', `1 2 ${labelsFrom(4, 24)}`],
    ['by the clock, without 2', `1 ${labelsFrom(3, 24)}`],
    ['with the season, the end of the second hour said in winter time', `1W 2W ${labelsFrom(4, 24, 'S')}`],
    ['with the season, the end of the second hour said in summer time', `1W ${labelsFrom(3, 24, 'S')}`],
    ['with a season that never changes', `1W 2W ${labelsFrom(4, 24, 'W')}`],
  ])('%s', (_como, etiquetadas) => {
    expect(transcurridas(etiquetadas, MARZO)).toEqual(horas(23));
  });

  it('drops the hour that did not exist from a file of 24 rows', () => {
    expect(transcurridas(labelsFrom(1, 24), MARZO)).toEqual([1, 2, null, ...horas(23).slice(2)]);
  });

  it('places quarter hours', () => {
    expect(transcurridas('1.75 2 3.25 24', MARZO)).toEqual([1.75, 2, 2.25, 23]);
    expect(transcurridas('1.75 2 2.25 23', MARZO)).toEqual([1.75, 2, 2.25, 23]);
  });
});

describe('the day of 25 hours', () => {
  it.each([
    ['numbered one after another', labelsFrom(1, 25)],
    ['by the clock, with 3 twice', `1 2 3 ${labelsFrom(3, 24)}`],
    ['by the clock, with 2 twice, as in Canarias', `1 2 ${labelsFrom(2, 24)}`],
    ['with the season', `${labelsFrom(1, 3, 'S')} ${labelsFrom(3, 24, 'W')}`],
    ['with the season, the end of the third hour said in winter time', `1S 2S ${labelsFrom(2, 24, 'W')}`],
    ['with a season that never changes', `${labelsFrom(1, 3, 'S')} ${labelsFrom(3, 24, 'S')}`],
  ])('%s', (_como, etiquetadas) => {
    expect(transcurridas(etiquetadas, OCTUBRE)).toEqual(horas(25));
    const haciaAtras = etiquetadas.split(' ').reverse().join(' ');
    expect(transcurridas(haciaAtras, OCTUBRE)).toEqual(horas(25).reverse());
  });

  it('leaves the gap after the third hour when only 24 rows come', () => {
    expect(transcurridas(labelsFrom(1, 24), OCTUBRE)).toEqual([1, 2, 3, ...horas(25).slice(4)]);
  });

  it('knows the repeated hour in a file that brings the day twice', () => {
    const dia = `1 2 3 ${labelsFrom(3, 24)}`;
    expect(transcurridas(`${dia} ${dia}`, OCTUBRE)).toEqual([...horas(25), ...horas(25)]);
  });

  it('does not take a row written twice for the repeated hour', () => {
    const fines = transcurridas(`1 2 3 3 4 5 5 ${labelsFrom(6, 24)}`, OCTUBRE);
    expect(fines.slice(0, 8)).toEqual([1, 2, 3, 4, 5, 6, 6, 7]);
  });

  it('places quarter hours', () => {
    expect(transcurridas('2 2.25 2.5 2.75 3 2.25 2.5 2.75 3 3.25', OCTUBRE)).toEqual([
      2, 2.25, 2.5, 2.75, 3, 3.25, 3.5, 3.75, 4, 4.25,
    ]);
  });
});
