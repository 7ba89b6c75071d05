import { describe, expect, it } from 'vitest';
import { formatFecha } from '../fecha.ts';
import { fechaEscrita, isNada, provinciaEscrita, tarifaEscrita, valoresDe } from './valores.ts';

describe('a value as people write it', () => {
  it.each([
    ['3-2-19', '2019-02-03'],
    ['03/02/2019', '2019-02-03'],
    ['3.2.2019', '2019-02-03'],
    ['2019-02-03', '2019-02-03'],
    ['2019-02-03T10:15:00Z', '2019-02-03'],
    ['20190203', '2019-02-03'],
    ['03/02/2019 12:30', '2019-02-03'],
    ['43499', '2019-02-03'],
    ['43499,5', '2019-02-03'],
    ['3-2-71', '1971-02-03'],
    ['31/02/2019', undefined],
    ['12345', undefined],
    ['99999', undefined],
    ['mañana', undefined],
    ['1,5', undefined],
  ])('%s is the date %s', (texto, fecha) => {
    const dia = fechaEscrita(texto);
    expect(dia === undefined ? undefined : formatFecha(dia)).toBe(fecha);
  });

  it.each([
    ['2.0TD', '2.0TD'],
    ['20TD', '2.0TD'],
    ['2.0 td', '2.0TD'],
    ['2.0', '2.0TD'],
    ['018', '2.0TD'],
    ['18', '2.0TD'],
    ['6.1TD VE', '6.1TDVE'],
    ['20', undefined],
    ['020', '6.1TD'],
    ['2.0DHA', undefined],
    ['3.1A', undefined],
  ])('%s is the tariff %s', (texto, tarifa) => {
    expect(tarifaEscrita(texto)).toBe(tarifa);
  });

  it.each([
    ['Alacant', '03'],
    ['A Coruña', '15'],
    ['La Coruña', '15'],
    ['Alicante/Alacant', '03'],
    ['VIZCAYA', '48'],
    ['8', '08'],
    ['99', undefined],
    ['Narnia', undefined],
  ])('%s is the province %s', (texto, codigo) => {
    expect(provinciaEscrita(texto)).toBe(codigo);
  });

  it.each([
    ['600100003 / 600200003', ['600100003', '600200003']],
    ['a@x.example; b@x.example', ['a@x.example', 'b@x.example']],
    ['961234500 y 600100100', ['961234500', '600100100']],
    ['no tiene', []],
    ['600100003, 600100003', ['600100003']],
  ])('%s is several', (texto, valores) => {
    expect(valoresDe(texto)).toEqual(valores);
  });

  it.each(['no tiene', '-', ' ', 'N/A', '--', 'No consta'])('«%s» is nothing', (texto) => {
    expect(isNada(texto)).toBe(true);
  });
});
