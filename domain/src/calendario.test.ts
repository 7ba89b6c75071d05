import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodoDe, periodosDelDia, type TipoDia, tipoDeDia, ZONAS, type Zona } from './calendario.ts';
import { diaDe, diaDeLaSemana, diasDelMes } from './fecha.ts';
import { type Magnitud, TARIFAS, type Tarifa } from './tarifas.ts';

/** The 24 periods of a day, P1…P6 as one figure an hour from 0 to 23. */
function cifras(tarifa: Tarifa, zona: Zona, magnitud: Magnitud, fecha: readonly [number, number, number]) {
  return periodosDelDia({ tarifa, zona, magnitud, dia: diaDe(...fecha) }).join('');
}

/** A Tuesday of each month of 2026 that is no holiday, as the day of the month. */
const MARTES = [13, 10, 10, 14, 12, 9, 14, 11, 8, 13, 10, 15];

/** Punta and llano of a working day of 2026 in each month, as the two figures of `cifras`. */
const PUNTA_Y_LLANO: Record<Zona, string> = {
  peninsula: '12 12 23 45 45 34 12 34 34 45 23 12',
  baleares: '34 34 45 45 23 12 12 12 12 23 45 34',
  canarias: '24 24 24 45 45 45 13 13 13 13 23 23',
  ceuta: '14 14 24 35 35 35 23 14 14 23 24 24',
  melilla: '12 23 45 45 45 34 12 12 12 34 34 23',
};

/** Where punta (p), llano (l) and valle (v) fall on a working day. */
const BLOQUES: Record<Zona, string> = {
  peninsula: 'vvvvvvvv l ppppp llll pppp ll',
  baleares: 'vvvvvvvv ll ppppp lll pppp ll',
  canarias: 'vvvvvvvv ll ppppp lll pppp ll',
  ceuta: 'vvvvvvvv ll ppppp llll pppp l',
  melilla: 'vvvvvvvv ll ppppp llll pppp l',
};

const SEIS_PERIODOS = TARIFAS.filter((tarifa) => tarifa !== '2.0TD');

describe('days seen in public fixtures', () => {
  it.each([
    ['2.0TD', 'peninsula', 'energia', [2021, 11, 12], '333333332211112222111122'],
    ['2.0TD', 'peninsula', 'energia', [2021, 7, 16], '333333332211112222111122'],
    ['2.0TD', 'peninsula', 'energia', [2021, 6, 20], '333333333333333333333333'],
    ['2.0TD', 'peninsula', 'potencia', [2021, 6, 20], '222222222222222222222222'],
    ['2.0TD', 'peninsula', 'energia', [2021, 8, 15], '333333333333333333333333'],
    ['2.0TD', 'peninsula', 'energia', [2021, 12, 18], '333333333333333333333333'],
    ['2.0TD', 'peninsula', 'energia', [2022, 1, 6], '333333333333333333333333'],
    ['3.0TD', 'peninsula', 'energia', [2021, 11, 12], '666666663222223333222233'],
    ['3.0TD', 'peninsula', 'energia', [2021, 7, 16], '666666662111112222111122'],
    ['3.0TD', 'peninsula', 'energia', [2022, 1, 6], '666666666666666666666666'],
    ['3.0TD', 'peninsula', 'potencia', [2021, 6, 20], '666666666666666666666666'],
    ['3.0TDVE', 'peninsula', 'energia', [2021, 11, 12], '666666663222223333222233'],
    ['3.0TDVE', 'peninsula', 'energia', [2021, 7, 16], '666666662111112222111122'],
    ['3.0TD', 'baleares', 'energia', [2021, 6, 4], '666666662211111222111122'],
    ['3.0TD', 'baleares', 'energia', [2022, 1, 19], '666666664433333444333344'],
    ['3.0TD', 'baleares', 'energia', [2022, 3, 15], '666666665544444555444455'],
    ['3.0TD', 'baleares', 'energia', [2021, 12, 18], '666666666666666666666666'],
  ] as const)('%s %s %s %j', (tarifa, zona, magnitud, fecha, esperado) => {
    expect(cifras(tarifa, zona, magnitud, fecha)).toBe(esperado);
  });

  it.each([
    [2021, 3, 28],
    [2021, 10, 31],
  ] as const)('%i-%i-%i, when the clock changes, is valle from end to end', (...fecha) => {
    expect(cifras('2.0TD', 'peninsula', 'energia', fecha)).toBe('3'.repeat(24));
    expect(cifras('3.0TD', 'peninsula', 'energia', fecha)).toBe('6'.repeat(24));
  });
});

describe.each(ZONAS)('a working day in %s', (zona) => {
  it.each(PUNTA_Y_LLANO[zona].split(' ').map((pareja, i) => [i + 1, pareja] as const))(
    'of month %i has punta and llano %s, for energy and power of every six-period tariff',
    (mes, pareja) => {
      const esperado = BLOQUES[zona]
        .replaceAll(' ', '')
        .replaceAll('p', pareja.charAt(0))
        .replaceAll('l', pareja.charAt(1))
        .replaceAll('v', '6');
      const fecha = [2026, mes, MARTES[mes - 1]!] as const;
      for (const tarifa of SEIS_PERIODOS) {
        expect(cifras(tarifa, zona, 'energia', fecha)).toBe(esperado);
        expect(cifras(tarifa, zona, 'potencia', fecha)).toBe(esperado);
      }
    },
  );

  it('of 2.0TD does not know the seasons', () => {
    const energia =
      zona === 'ceuta' || zona === 'melilla' ? '333333332221111222211112' : '333333332211112222111122';
    for (const [i, dia] of MARTES.entries()) {
      const fecha = [2026, i + 1, dia] as const;
      expect(cifras('2.0TD', zona, 'energia', fecha)).toBe(energia);
      expect(cifras('2.0TD', zona, 'potencia', fecha)).toBe('222222221111111111111111');
    }
  });
});

describe('days without punta', () => {
  it.each([
    ['Año Nuevo', 2026, 1, 1],
    ['Epifanía', 2026, 1, 6],
    ['Fiesta del Trabajo', 2026, 5, 1],
    ['Asunción', 2025, 8, 15],
    ['Fiesta Nacional', 2026, 10, 12],
    ['Todos los Santos', 2027, 11, 1],
    ['Constitución', 2027, 12, 6],
    ['Inmaculada', 2026, 12, 8],
    ['Navidad', 2026, 12, 25],
    ['a Saturday', 2026, 11, 21],
    ['a Sunday', 2026, 11, 22],
  ])('%s', (_nombre, ...fecha) => {
    for (const zona of ZONAS) expect(tipoDeDia(zona, diaDe(...fecha))).toBe('D');
  });

  it.each([
    ['Good Friday, which moves', 2026, 4, 3, 'C'],
    ['Maundy Thursday', 2026, 4, 2, 'C'],
    ['the Monday after a Sunday holiday', 2026, 11, 2, 'B'],
    ['San José, a regional holiday', 2026, 3, 19, 'B'],
    ['Santiago, a regional holiday', 2025, 7, 25, 'A'],
    ['the day of the Canaries', 2025, 5, 30, 'C'],
    ['Christmas Eve', 2026, 12, 24, 'A'],
  ] as const)('are not %s', (_nombre, anio, mes, dia, tipo) => {
    expect(tipoDeDia('peninsula', diaDe(anio, mes, dia))).toBe(tipo);
  });

  it('in a year are the weekends and the nine national holidays, the same in every zone', () => {
    const fijas = new Set(['1-1', '1-6', '5-1', '8-15', '10-12', '11-1', '12-6', '12-8', '12-25']);
    for (const zona of ZONAS) {
      for (let mes = 1; mes <= 12; mes++) {
        for (let numero = 1; numero <= diasDelMes(2028, mes); numero++) {
          const dia = diaDe(2028, mes, numero);
          const finDeSemana = [0, 6].includes(diaDeLaSemana(dia));
          expect(tipoDeDia(zona, dia) === 'D').toBe(finDeSemana || fijas.has(`${mes}-${numero}`));
        }
      }
    }
  });
});

it('a period fits the day type, whatever the day', () => {
  const posibles: Record<TipoDia, string> = { A: '12346', B: '236', B1: '2346', C: '3456', D: '6' };
  fc.assert(
    fc.property(
      fc.constantFrom(...SEIS_PERIODOS),
      fc.constantFrom(...ZONAS),
      fc.integer({ min: diaDe(2021, 6, 1), max: diaDe(2040, 12, 31) }),
      fc.nat(23),
      (tarifa, zona, dia, hora) => {
        const periodo = periodoDe({ tarifa, zona, magnitud: 'energia', dia, hora });
        expect(posibles[tipoDeDia(zona, dia)]).toContain(String(periodo));
        expect(periodo === 6).toBe(hora < 8 || tipoDeDia(zona, dia) === 'D');
        expect(periodoDe({ tarifa, zona, magnitud: 'potencia', dia, hora })).toBe(periodo);
      },
    ),
  );
});
