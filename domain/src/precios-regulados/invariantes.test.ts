import { describe, expect, it } from 'vitest';
import { type Fecha, parseFecha } from '../fecha.ts';
import { TARIFAS, type Tarifa } from '../tarifas.ts';
import { precioRegulado } from './consulta.ts';
import type { ConceptoRegulado } from './tabla.ts';

/** Arithmetic that the published tables obey and a mistyped figure would break (domain reference of the product). */

const CON_CARGOS = ['2.0TD', '3.0TD', '6.1TD', '6.2TD', '6.3TD', '6.4TD'] as const;
const SEIS = CON_CARGOS.filter((tarifa) => tarifa !== '2.0TD');
const VEHICULO = ['3.0TDVE', '6.1TDVE'] as const;

function valores(concepto: ConceptoRegulado, tarifa: Tarifa, fecha: Fecha): readonly number[] {
  const dia = parseFecha(fecha);
  const precio = dia.ok ? precioRegulado(concepto, tarifa, dia.value) : dia;
  if (!precio.ok) throw new Error(precio.issue.message);
  return precio.value.valores;
}

/** Each value over the first of its row or over its partner. */
function razones(numeradores: readonly number[], denominadores: readonly number[]): number[] {
  return numeradores.map((valor, i) => valor / denominadores[i]!);
}

describe('cargos', () => {
  it.each([
    ['2022-01-01', 0.6901],
    ['2022-03-30', 0.6901],
    ['2022-03-31', 0.4409],
    ['2023-01-01', 0.4151],
    ['2024-12-31', 0.4151],
    ['2025-06-01', 0.5514],
    ['2026-01-01', 0.608],
  ])('of %s are those of June 2021 × %s in every tariff and period', (fecha, constante) => {
    for (const tarifa of CON_CARGOS) {
      const deJunio = valores('cargo-potencia', tarifa, '2021-06-01');
      for (const razon of razones(valores('cargo-potencia', tarifa, fecha), deJunio)) {
        expect(razon, tarifa).toBeCloseTo(constante, 4);
      }
      // Energy is published with six decimals: half of the last one is the rounding of both rows.
      valores('cargo-energia', tarifa, fecha).forEach((valor, p) => {
        const junio = valores('cargo-energia', tarifa, '2021-06-01')[p]!;
        expect(Math.abs(valor - junio * constante)).toBeLessThan(1.1e-6 + junio * 5e-5);
      });
    }
  });

  it('of power are the same in P3, P4 and P5', () => {
    for (const tarifa of SEIS) {
      for (const fecha of [
        '2021-06-01',
        '2022-01-01',
        '2022-03-31',
        '2023-01-01',
        '2025-01-01',
        '2026-01-01',
      ]) {
        const [, , p3, p4, p5] = valores('cargo-potencia', tarifa, fecha);
        expect([p4, p5]).toEqual([p3, p3]);
      }
    }
  });

  it('of power are zero for charging points, which pay them whole through energy', () => {
    for (const tarifa of VEHICULO) {
      for (const anio of [2021, 2022, 2023, 2024, 2025, 2026]) {
        expect(valores('cargo-potencia', tarifa, `${anio}-07-01`)).toEqual([0, 0, 0, 0, 0, 0]);
      }
    }
  });

  it('of 2.0TD fell by one proportion on 16 September 2021', () => {
    const [potencia, energia] = (['cargo-potencia', 'cargo-energia'] as const).map((concepto) =>
      razones(valores(concepto, '2.0TD', '2021-09-16'), valores(concepto, '2.0TD', '2021-09-15')),
    );
    for (const razon of [...potencia!, ...energia!]) expect(razon).toBeCloseTo(0.0391, 3);
  });
});

describe('peajes of power', () => {
  it.each([2021, 2022, 2023, 2024, 2025, 2026])('of %i fall or stay from P1 to P6', (anio) => {
    for (const tarifa of [...SEIS, ...VEHICULO]) {
      const precios = valores('peaje-potencia', tarifa, `${anio}-12-31`);
      expect(precios).toEqual(precios.toSorted((a, b) => b - a));
      if (anio <= 2024 || tarifa.startsWith('3.0')) expect(precios[5]).toBe(precios[4]);
    }
  });
});

describe('excess power terms', () => {
  it.each(['2021-06-01', '2022-06-01', '2023-06-01', '2024-01-01', '2025-03-31'])(
    'Kp of %s is the peaje of each period over that of P1',
    (fecha) => {
      for (const tarifa of SEIS) {
        const peajes = valores('peaje-potencia', tarifa, fecha);
        const esperado = peajes.map((peaje) => Number((peaje / peajes[0]!).toFixed(6)));
        expect(valores('kp', tarifa, fecha), tarifa).toEqual(esperado);
      }
    },
  );

  it.each([
    ['2022-06-01', SEIS],
    ['2023-06-01', SEIS],
    ['2024-01-01', CON_CARGOS],
    ['2025-03-31', CON_CARGOS],
  ])('of %s for types 4 and 5 are those of 1 to 3 × 12 / 365 a day', (fecha, tarifas) => {
    for (const tarifa of tarifas) {
      const [mes] = valores('tep-1-3', tarifa, fecha);
      expect(valores('tep-4-5-dia', tarifa, fecha)).toEqual([Number(((mes! * 12) / 365).toFixed(6))]);
    }
  });

  it.each(['2025-04-01', '2026-12-31'])('of %s keep one ratio to the peaje over the periods', (fecha) => {
    for (const tarifa of CON_CARGOS) {
      const peajes = valores('peaje-potencia', tarifa, fecha);
      for (const concepto of ['tepp-1-3', 'tepp-4-5'] as const) {
        const terminos = valores(concepto, tarifa, fecha);
        const razon = terminos[0]! / peajes[0]!;
        terminos.forEach((termino, p) => {
          const esperado = razon * peajes[p]!;
          // The terms of 2026 for types 1 to 3 keep the ratio to some parts in ten thousand, the others to the last figure.
          const margen = 1e-6 + (concepto === 'tepp-1-3' && fecha > '2026' ? esperado * 5e-4 : 0);
          expect(Math.abs(termino - esperado), `${concepto} ${tarifa} P${p + 1}`).toBeLessThan(margen);
        });
      }
    }
  });
});

it('peaje and cargo of 2.0TD energy in 2026 add up to what ESIOS publishes, €/MWh', () => {
  const peaje = valores('peaje-energia', '2.0TD', '2026-05-05');
  const cargo = valores('cargo-energia', '2.0TD', '2026-05-05');
  const suma = peaje.map((valor, p) => Number(((valor + cargo[p]!) * 1000).toFixed(3)));
  expect(suma).toEqual([97.553, 29.267, 3.292]);
});

it('cargos of charging points follow the constant of each order', () => {
  for (const tarifa of VEHICULO) {
    const de2023 = valores('cargo-energia', tarifa, '2023-06-01');
    for (const [fecha, constante] of [
      ['2022-02-01', 0.6901],
      ['2022-06-01', 0.4409],
      ['2025-06-01', 0.5514],
      ['2026-06-01', 0.608],
    ] as const) {
      valores('cargo-energia', tarifa, fecha).forEach((valor, p) => {
        expect(Math.abs(valor - (de2023[p]! * constante) / 0.4151), `${tarifa} ${fecha}`).toBeLessThan(2e-5);
      });
    }
  }
});

it('peaje and cargo of charging points in 2026 add up to what a price list publishes', () => {
  const suma = VEHICULO.map((tarifa) =>
    Number(
      (
        valores('peaje-energia', tarifa, '2026-06-01')[0]! +
        valores('cargo-energia', tarifa, '2026-06-01')[0]!
      ).toFixed(6),
    ),
  );
  expect(suma).toEqual([0.187451, 0.222504]);
});

it('peaje and cargo of power in 2023 add up to a supplier list of that year, €/kW·año', () => {
  const suma = (tarifa: Tarifa) =>
    valores('peaje-potencia', tarifa, '2023-01-01')[0]! + valores('cargo-potencia', tarifa, '2023-01-01')[0]!;
  expect(suma('3.0TD')).toBeCloseTo(13.982509, 6);
  expect(suma('6.1TD')).toBeCloseTo(22.965215, 6);
});

it('losses and capacity payments are lowest in the periods they mean to favour', () => {
  for (const tarifa of TARIFAS.filter((t) => !t.endsWith('VE'))) {
    const perdidas = valores('perdidas', tarifa, '2026-01-01');
    expect(Math.max(...perdidas)).toBe(perdidas.at(-1));
    expect(valores('pago-capacidad', tarifa, '2024-06-01').at(-1)).toBe(0);
  }
});
