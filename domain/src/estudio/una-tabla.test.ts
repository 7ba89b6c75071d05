import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { study } from '../estudio.ts';
import { diaDe } from '../fecha.ts';
import { precioRegulado } from '../precios-regulados/consulta.ts';
import type { Producto } from '../producto.ts';
import { type Magnitud, periodosDe, type Tarifa } from '../tarifas.ts';
import type { EntradaEstudio, PeriodoEstudio } from './entrada.ts';

/** Every tariff with its peajes and cargos published, and the first day of them. */
const CON_TABLAS: readonly (readonly [Tarifa, number])[] = [
  ['2.0TD', diaDe(2021, 6, 1)],
  ['3.0TD', diaDe(2021, 6, 1)],
  ['6.1TD', diaDe(2021, 6, 1)],
  ['6.2TD', diaDe(2021, 6, 1)],
  ['6.3TD', diaDe(2021, 6, 1)],
  ['6.4TD', diaDe(2021, 6, 1)],
  ['3.0TDVE', diaDe(2024, 1, 1)],
  ['6.1TDVE', diaDe(2024, 1, 1)],
];
const ULTIMO_DIA = diaDe(2026, 12, 31);

function regulado(tarifa: Tarifa, magnitud: Magnitud, fecha: number): number[] {
  const tablas = (['peaje', 'cargo'] as const).map((de) =>
    precioRegulado(`${de}-${magnitud}`, tarifa, fecha),
  );
  return Array.from({ length: periodosDe(tarifa, magnitud) }, (_, p) => {
    const suma = tablas.reduce(
      (total, tabla) => total + (tabla.ok ? tabla.value.valores[p]! : Number.NaN),
      0,
    );
    return Number(suma.toFixed(6));
  });
}

function ceros(tarifa: Tarifa, magnitud: Magnitud): number[] {
  return new Array<number>(periodosDe(tarifa, magnitud)).fill(0);
}

function peajesAparte(tarifa: Tarifa): Producto {
  return {
    id: 'aparte',
    nombre: 'Peajes aparte',
    comercializadora: 'Comercializadora de prueba',
    tarifa,
    vigencia: { desde: diaDe(2021, 1, 1) },
    feeEnergiaEurMwh: { minimo: 0, maximo: 15 },
    feePotenciaEurKwAnio: { minimo: 0, maximo: 5 },
    potenciaEurKwAnio: ceros(tarifa, 'potencia'),
    energiaEurKwh: ceros(tarifa, 'energia'),
    peajesIncluidos: false,
    tipo: 'fijo',
  };
}

/** Twelve reading periods that end some days before `fecha`, so that they lie in two years or three. */
function doceMeses(tarifa: Tarifa, fecha: number, kwh: readonly number[]): PeriodoEstudio[] {
  return Array.from({ length: 12 }, (_, i) => ({
    desde: fecha - 30 * (13 - i),
    hasta: fecha - 30 * (12 - i),
    consumosKwh: ceros(tarifa, 'energia').map((_, p) => kwh[(i + p) % kwh.length]!),
  }));
}

function estudio(tarifa: Tarifa, fecha: number, cambios: Partial<EntradaEstudio> = {}) {
  const estudiado = study({
    tarifa,
    zona: 'peninsula',
    uso: 'otros',
    potenciasKw: ceros(tarifa, 'potencia').map((_, p) => 11.7 + 3.3 * p),
    periodos: [],
    preciosActuales: {
      energiaEurKwh: regulado(tarifa, 'energia', fecha),
      potenciaEurKwAnio: regulado(tarifa, 'potencia', fecha),
      peajesIncluidos: true,
    },
    bonoSocial: { eurAnio: 6.979247 },
    iee: { tipo: 0.0511269632 },
    impuesto: { tipo: 0.21 },
    productos: [peajesAparte(tarifa)],
    fees: { feeEnergiaEurMwh: 0, feePotenciaEurKwAnio: 0 },
    fecha,
    ...cambios,
  });
  if (!estudiado.ok) throw new Error(estudiado.issue.message);
  return estudiado.value;
}

describe('one table for the whole study, that of its date', () => {
  const kwh = fc.array(
    fc.nat(9_999_999).map((n) => n / 1000),
    { minLength: 1, maxLength: 6 },
  );

  it.each(CON_TABLAS)('regulated price against peajes apart at no margin is 0.00 €: %s', (tarifa, desde) => {
    fc.assert(
      fc.property(fc.integer({ min: desde, max: ULTIMO_DIA }), kwh, (fecha, consumos) => {
        const { ofertas } = estudio(tarifa, fecha, { periodos: doceMeses(tarifa, fecha, consumos) });
        expect(ofertas.map(({ ahorroEur }) => ahorroEur)).toEqual([0]);
        const sinDetalle = estudio(tarifa, fecha, {
          periodos: doceMeses(tarifa, fecha, consumos),
          detalle: null,
        });
        expect(sinDetalle.ofertas[0]?.totales.total).toBe(sinDetalle.actual.totales.total);
        expect(sinDetalle.actual.totales).toEqual(estudioConFacturas(tarifa, fecha, consumos));
      }),
      { numRuns: 40 },
    );
  });

  function estudioConFacturas(tarifa: Tarifa, fecha: number, consumos: readonly number[]) {
    return estudio(tarifa, fecha, { periodos: doceMeses(tarifa, fecha, consumos) }).actual.totales;
  }

  it('prices the months of the year before with the tables of its date, and no line of two years', () => {
    const fecha = diaDe(2026, 1, 15);
    const periodos = [
      { desde: diaDe(2025, 6, 30), hasta: diaDe(2025, 7, 31), consumosKwh: [1000, 0, 0, 0, 0, 0] },
    ];
    const { ofertas } = estudio('3.0TD', fecha, { periodos });
    const lineas = ofertas[0]!.facturas[0]!.lineas;
    expect(lineas.filter(({ concepto }) => concepto === 'energia')[0]).toMatchObject({ precio: 0.063352 });
    expect(lineas.filter(({ concepto }) => concepto === 'potencia')).toHaveLength(6);
    const conMaximetro = [
      { ...periodos[0]!, demanda: { tipo: 'maximetro', kw: [12.7, 0, 0, 0, 0, 0] } as const },
    ];
    const [exceso] = estudio('3.0TD', fecha, { periodos: conMaximetro }).actual.facturas[0]!.lineas.filter(
      ({ concepto }) => concepto === 'excesos',
    );
    // The term of 2026, though the month is of 2025.
    expect(exceso).toMatchObject({ precio: 0.171373, factor: 31 });
  });

  it('says what in its prices was derived, and that the supply cannot exist', () => {
    const { avisos } = estudio('3.0TDVE', diaDe(2026, 6, 1), {
      periodos: doceMeses('3.0TDVE', diaDe(2026, 6, 1), [100]),
      potenciasKw: [12, 11, 11, 11, 11, 11],
    });
    const textos = avisos.map(({ message }) => message).join('\n');
    expect(textos).toContain('Cifra derivada, no publicada');
    expect(textos).toContain('no pueden bajar de un periodo al siguiente');
    expect(textos).toContain('pide más de 15');
  });
});
