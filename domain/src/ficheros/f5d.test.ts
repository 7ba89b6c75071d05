import { describe, expect, it } from 'vitest';
import { CUPS_A, dia, lectura, lecturasDe, motivoDeNegativa, readFichero } from './test-fichero.ts';

const HORA = { cups: CUPS_A, dia: dia('2021-06-01'), finMin: 60, verano: true };

describe('F5D', () => {
  it('reads Wh with the method, whatever comes after the invoice', () => {
    for (const final of ['', ';', ';0;0', ';0;0;']) {
      const { deteccion, registros } = readFichero(
        `${CUPS_A}0F;2021/06/01 01:00;1;189;0;7;;;;1;0;TA/202100018520${final}\r\n`,
      );
      expect(deteccion.formato).toBe('f5d');
      expect(registros).toEqual([
        lectura({
          ...HORA,
          activaKwh: 0.189,
          vertidaKwh: 0,
          reactivaKvarh: [0.007, null, null, null],
          estimada: false,
          metodo: '1',
        }),
      ]);
    }
  });

  it('knows which methods are not a measure of the hour', () => {
    const filas = ['1', '2', '3', '4', '5', '6', '7'].map(
      (m) => `${CUPS_A};2021/06/01 01:00;1;9;;;;;;${m};0;F1`,
    );
    expect(lecturasDe(filas.join('\n')).map(({ estimada }) => estimada)).toEqual([
      false,
      true,
      false,
      true,
      true,
      true,
      null,
    ]);
  });

  it('keeps a blank as missing', () => {
    expect(lecturasDe(`${CUPS_A};2021/06/01 01:00;1;;;;;;;1;0;F1`)).toMatchObject([{ activaKwh: null }]);
  });
});

describe('A5D and B5D', () => {
  it('reads A5D as self-consumed energy, not as energy from the grid', () => {
    const { deteccion, registros } = readFichero(`${CUPS_A};2021/06/01 01:00;1;165;;;;;;;;M21040709;\n`);
    expect(deteccion.formato).toBe('a5d');
    expect(deteccion.avisos).toHaveLength(1);
    expect(registros).toEqual([lectura({ ...HORA, autoconsumidaKwh: 0.165 })]);
  });

  it('reads B5D as generation allotted to the member', () => {
    const { deteccion, registros } = readFichero(`${CUPS_A};2021/06/01 01:00;1;0;165;;;;;;;M21040709;\n`);
    expect(deteccion.formato).toBe('b5d');
    expect(registros).toEqual([lectura({ ...HORA, generadaKwh: 0.165 })]);
  });

  it('rejects in them a row with a method, which is of an F5D', () => {
    const muestra = `${CUPS_A};2021/06/01 01:00;1;165;;;;;;;;M1\n`.repeat(2000);
    const { registros, rechazos } = readFichero(
      `${muestra}${CUPS_A};2021/06/01 02:00;1;9;;;;;;1;0;F1\n`,
      10_000,
    );
    expect(registros).toHaveLength(2000);
    expect(rechazos).toMatchObject([
      { linea: 2001, motivo: 'Columna 10 (metodo): «1» sobra: en A5D va en blanco' },
    ]);
  });

  it('refuses a file without method that brings energy both ways', () => {
    expect(motivoDeNegativa(`${CUPS_A};2021/06/01 01:00;1;10;165;;;;;;;M1;\n`)).toContain('(F5D/RF5D y B5D)');
  });
});

describe('P5D', () => {
  it('reads Wh', () => {
    const { deteccion, registros } = readFichero(`${CUPS_A};2021/06/01 01:00;1;189;4\n`);
    expect(deteccion.formato).toBe('p5d');
    expect(registros).toEqual([lectura({ ...HORA, activaKwh: 0.189, vertidaKwh: 0.004 })]);
  });
});
