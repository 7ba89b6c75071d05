import { describe, expect, it } from 'vitest';
import { calendarioAnual, horasPorPeriodo, periodoDe, ZONAS } from './calendario.ts';
import { cambiosDeHora, diaDe, diasDelAnio, horasDelDia, horasEntre } from './fecha.ts';
import { type Magnitud, periodosDe, TARIFAS } from './tarifas.ts';

const MAGNITUDES: readonly Magnitud[] = ['energia', 'potencia'];
/** Leap and common years, starting on different weekdays. */
const ANIOS = [2021, 2024, 2026, 2028, 2032] as const;

describe('hours of 2026 in each period', () => {
  it.each([
    ['peninsula', [756, 975, 886, 1022, 441, 4680]],
    ['baleares', [792, 985, 836, 1012, 455, 4680]],
    ['canarias', [783, 936, 903, 1010, 448, 4680]],
    ['ceuta', [747, 972, 884, 1029, 448, 4680]],
    ['melilla', [774, 971, 863, 1024, 448, 4680]],
  ] as const)('%s', (zona, horas) => {
    for (const tarifa of TARIFAS.filter((t) => t !== '2.0TD')) {
      expect(horasPorPeriodo({ tarifa, zona, magnitud: 'energia', anio: 2026 })).toEqual(horas);
      expect(horasPorPeriodo({ tarifa, zona, magnitud: 'potencia', anio: 2026 })).toEqual(horas);
    }
    expect(horasPorPeriodo({ tarifa: '2.0TD', zona, magnitud: 'energia', anio: 2026 })).toEqual([
      2040, 2040, 4680,
    ]);
    expect(horasPorPeriodo({ tarifa: '2.0TD', zona, magnitud: 'potencia', anio: 2026 })).toEqual([
      4080, 4680,
    ]);
  });
});

describe.each(ZONAS)('the year of %s', (zona) => {
  it.each(ANIOS)('%i has its hours, all of them in a period of the tariff', (anio) => {
    for (const tarifa of TARIFAS) {
      for (const magnitud of MAGNITUDES) {
        const horas = horasPorPeriodo({ tarifa, zona, magnitud, anio });
        expect(horas).toHaveLength(periodosDe(tarifa, magnitud));
        expect(horas.reduce((suma, h) => suma + h, 0)).toBe(diasDelAnio(anio) * 24);
        expect(Math.min(...horas)).toBeGreaterThan(0);
      }
    }
  });

  it.each(ANIOS)('%i agrees with periodoDe hour by hour, clock changes counted', (anio) => {
    const { marzo, octubre } = cambiosDeHora(anio);
    const primero = diaDe(anio, 1, 1);
    for (const tarifa of TARIFAS) {
      for (const magnitud of MAGNITUDES) {
        const calendario = calendarioAnual({ tarifa, zona, magnitud, anio });
        const distintas = [];
        for (let dia = primero; dia < diaDe(anio + 1, 1, 1); dia++) {
          for (let transcurrida = 0; transcurrida < horasDelDia(dia); transcurrida++) {
            // The clock skips 2:00 in March and repeats it in October.
            const salto =
              transcurrida >= 2 && dia === marzo ? 1 : transcurrida > 2 && dia === octubre ? -1 : 0;
            const periodo = periodoDe({ tarifa, zona, magnitud, dia, hora: transcurrida + salto });
            const posicion = horasEntre(primero, dia) + transcurrida;
            if (calendario[posicion] !== periodo) distintas.push({ tarifa, magnitud, dia, transcurrida });
          }
        }
        expect(distintas).toEqual([]);
      }
    }
  });
});

it('calendarioAnual answers the same shared array each time', () => {
  expect(calendarioAnual({ tarifa: '3.0TD', zona: 'ceuta', magnitud: 'energia', anio: 2026 })).toBe(
    calendarioAnual({ tarifa: '6.1TD', zona: 'ceuta', magnitud: 'potencia', anio: 2026 }),
  );
  expect(calendarioAnual({ tarifa: '2.0TD', zona: 'ceuta', magnitud: 'energia', anio: 2026 })).not.toBe(
    calendarioAnual({ tarifa: '2.0TD', zona: 'ceuta', magnitud: 'potencia', anio: 2026 }),
  );
});
