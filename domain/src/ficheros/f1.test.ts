import { describe, expect, it } from 'vitest';
import { CUPS_A, dia, lectura, motivoDeNegativa, readFichero } from './test-fichero.ts';

describe('F1', () => {
  it('reads kWh, kVArh and the season, midnight being the end of the day before', () => {
    const { deteccion, registros } = readFichero(
      `${CUPS_A}0F;11;2019/05/01 00:00:00;1;7;2;3;0;0;1;0;0;5;0;\r\n${CUPS_A}0F;11;2019/04/30 23:00:00;1;6;;0;0;0;0;0;0;5;0;\r\n`,
    );
    expect(deteccion).toMatchObject({ formato: 'f1', resolucion: 60, lineaCabecera: null });
    const comun = { cups: CUPS_A, dia: dia('2019-04-30'), verano: true, metodo: '5' };
    expect(registros).toEqual([
      lectura({ ...comun, finMin: 1440, activaKwh: 7, vertidaKwh: 2, reactivaKvarh: [3, 0, 0, 1] }),
      lectura({ ...comun, finMin: 1380, activaKwh: 6, reactivaKvarh: [0, 0, 0, 0] }),
    ]);
  });

  it('rejects bad rows naming the column', () => {
    const fila = (cups: string, resto: string) => `${cups};11;${resto}`;
    const { rechazos } = readFichero(
      [
        fila(CUPS_A, '2019/05/01 01:00:00;1;7;2;3;0;0;1;0;0;5;0'),
        fila(CUPS_A, '2019/05/01 02:00:00;2;7;2;3;0;0;1;0;0;5;0'),
        fila(CUPS_A, '2019/05/01 03:00:00;1;7;2;siete;0;0;1;0;0;5;0'),
        fila('ES0021000000000101ZZ', '2019/05/01 04:00:00;1;7;2;3;0;0;1;0;0;5;0'),
        fila(CUPS_A, '2019/05/32 05:00:00;1;7;2;3;0;0;1;0;0;5;0'),
        fila(CUPS_A, '2019/05/01 05:15:00;1;7;2;3;0;0;1;0;0;5;0'),
        fila(CUPS_A, '2019/05/01 06:00:00;1;7'),
        fila(CUPS_A, '2019/05/01 07:00:00;1;7;2;3;0;0;1;0;0;5;0'),
        fila(CUPS_A, '2019/05/01 08:00:00;1;7;2;3;0;0;1;0;0;5;0'),
      ].join('\n'),
    );
    expect(rechazos.map(({ linea, motivo }) => [linea, motivo])).toEqual([
      [2, 'Columna 4 (estacion): «2» no es 0 (invierno) ni 1 (verano)'],
      [3, 'Columna 7 (r1): «siete» no es un número'],
      [4, 'Columna 1 (cups): Las letras de control del CUPS son «ZZ» y deberían ser «YY»'],
      [5, 'Columna 3 (fecha): «2019/05/32 05:00:00» no es una fecha con su hora'],
      [6, 'Columna 3 (fecha): «2019/05/01 05:15:00» no cierra un intervalo de 60 minutos'],
      [7, 'La fila tiene 5 columnas y F1 tiene 14'],
    ]);
  });
});

describe('P1D and P2D', () => {
  const magnitudes = '20.000;0;1.500;0;3.000;0;0.250;128;0.000;0;0.000;0;0.000;128;0.000;128;1';

  it('reads P1D, leaving out the values that the meter marks as not valid', () => {
    const { deteccion, registros } = readFichero(`${CUPS_A}1P;11;2019/06/08 00:00:00;1;${magnitudes};0\n`);
    expect(deteccion).toMatchObject({ formato: 'p1d', decimal: '.', resolucion: 60 });
    expect(registros).toEqual([
      lectura({
        cups: CUPS_A,
        dia: dia('2019-06-07'),
        finMin: 1440,
        verano: true,
        metodo: '1',
        activaKwh: 20,
        vertidaKwh: 1.5,
        reactivaKvarh: [3, null, 0, 0],
      }),
    ]);
  });

  it('reads P2D by its quarter hours', () => {
    const { deteccion, registros } = readFichero(
      `${CUPS_A}2P;11;2019/06/08 00:00:00;1;${magnitudes}\n${CUPS_A}2P;11;2019/06/07 23:45:00;1;${magnitudes}\n`,
    );
    expect(deteccion).toMatchObject({ formato: 'p2d', resolucion: 15 });
    expect(registros).toMatchObject([
      { finMin: 1440, resolucion: 15 },
      { finMin: 1425, resolucion: 15 },
    ]);
  });

  it('tells them apart without the last column only when the rows show it', () => {
    const fila = (hora: string) => `${CUPS_A};11;2019/06/07 ${hora};1;${magnitudes}`;
    expect(readFichero(`${fila('02:00:00')}\n${fila('01:00:00')}`).deteccion.formato).toBe('p1d');
    expect(motivoDeNegativa(fila('01:00:00'))).toContain('más de un formato (P1D y P2D)');
  });
});
