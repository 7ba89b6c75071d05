import { describe, expect, it } from 'vitest';
import { assembleCurvas } from './curva-de-lecturas.ts';
import { CUPS_A, dia, lectura, lecturasDe, motivoDeNegativa, readFichero } from './test-fichero.ts';

/** Facility codes as they circulate, made anonymous: what should be control letters are digits. */
const CIL = 'ES0044444444444444441F001';
const DIA = { cil: CIL, dia: dia('2021-12-31'), verano: false };

describe('generation formats', () => {
  it('reads MHCIL, whose hour 00 closes the day before', () => {
    const { deteccion, registros } = readFichero(
      `${CIL};2022;01;01;00;0;3;1;;R;\n${CIL};2021;12;31;23;0;2;0;0;E;\n${CIL};2021;12;31;22;0;2;0;0;M;\n`,
    );
    expect(deteccion).toMatchObject({ formato: 'mhcil', resolucion: 60 });
    expect(registros).toEqual([
      lectura({
        ...DIA,
        finMin: 1440,
        vertidaKwh: 3,
        reactivaKvarh: [null, 1, null, null],
        estimada: false,
        metodo: 'R',
      }),
      lectura({
        ...DIA,
        finMin: 1380,
        vertidaKwh: 2,
        reactivaKvarh: [null, 0, 0, null],
        estimada: true,
        metodo: 'E',
      }),
      lectura({ ...DIA, finMin: 1320, vertidaKwh: 2, reactivaKvarh: [null, 0, 0, null], metodo: 'M' }),
    ]);
  });

  it('reads MCILQH by quarter hours', () => {
    const { deteccion, registros } = readFichero(`${CIL};2021;12;31;00;15;0;4;1;0;0;0;0;R;\n`);
    expect(deteccion).toMatchObject({ formato: 'mcilqh', resolucion: 15 });
    expect(registros).toMatchObject([{ ...DIA, finMin: 15, resolucion: 15, vertidaKwh: 4, activaKwh: 1 }]);
  });

  it('reads MCIL, with or without the last separator', () => {
    for (const final of ['', ';']) {
      const { deteccion, registros } = readFichero(`${CIL};2022/01/01 00;0;4;1;0;0;0;0;R${final}\n`);
      expect(deteccion.formato).toBe('mcil');
      expect(registros).toMatchObject([{ ...DIA, finMin: 1440, vertidaKwh: 4, activaKwh: 1 }]);
    }
  });

  it('reads MEDIDAS, whose balance goes below zero', () => {
    const { deteccion, registros } = readFichero(`${CIL};2021/12/31 01:00:00;0;-24;0;0;;;R;\n`);
    expect(deteccion.formato).toBe('medidas');
    expect(registros).toMatchObject([{ ...DIA, finMin: 60, vertidaKwh: -24, activaKwh: null }]);
  });

  it('gives the CUPS of a CIL whose letters hold, and keeps facilities apart', () => {
    const filas = [`${CUPS_A}0F001`, `${CUPS_A}0F002`].map(
      (cil) => `${cil};2021/12/31 01:00:00;0;5;0;0;;;R;`,
    );
    const lecturas = lecturasDe(filas.join('\n'));
    expect(lecturas).toMatchObject([{ cups: CUPS_A }, { cups: CUPS_A }]);
    expect([...assembleCurvas(lecturas, { energia: 'vertida' }).keys()]).toEqual([
      `${CUPS_A}0F001`,
      `${CUPS_A}0F002`,
    ]);
  });

  it('rejects what has not the form of a CIL', () => {
    const { rechazos } = readFichero(
      `${CIL};2021/12/31 01:00:00;0;-24;0;0;;;R;\n${CUPS_A}0F;2021/12/31 02:00:00;0;-24;0;0;;;R;\n`,
    );
    expect(rechazos).toMatchObject([{ linea: 2, motivo: expect.stringContaining('Columna 1 (cil)') }]);
  });

  it('refuses CORBAGEN, whose unit is not known', () => {
    expect(motivoDeNegativa(`${CIL};2024-03-01 01:00;0;0.0;40.0;0.0;\n`)).toContain('CORBAGEN');
  });
});
