import { calculateFactura, diaDe, periodosDe, type Tarifa } from '@vatio/domain';
import { expect, test } from 'vitest';
import { POTENCIA_REGULADA } from '../datos/precios.ts';
import { generateProductos } from './productos.ts';

const productos = generateProductos(diaDe(2026, 11, 20));
const versiones = productos.flatMap(({ alta: { version, ...identidad }, siguientes }) =>
  [version, ...siguientes].map((una) => ({ ...identidad, ...una })),
);

/** Peaje plus cargo of each power period, as a bill of 2026 prints them apart. */
function potenciaRegulada(tarifa: Tarifa): number[] {
  const potenciasKw = Array.from({ length: periodosDe(tarifa, 'potencia') }, () => 20);
  const consumosKwh = Array.from({ length: periodosDe(tarifa, 'energia') }, () => 0);
  const factura = calculateFactura({
    tarifa,
    zona: 'peninsula',
    desde: diaDe(2026, 1, 31),
    hasta: diaDe(2026, 2, 28),
    uso: 'otros',
    potenciasKw,
    consumosKwh,
    precios: {
      energiaEurKwh: consumosKwh,
      potenciaEurKwAnio: potenciasKw.map(() => 0),
      peajesIncluidos: false,
    },
  });
  if (!factura.ok) throw new Error(factura.issue.message);
  return potenciasKw.map((_, p) =>
    factura.value.lineas
      .filter(({ concepto, periodo }) => /^(peaje|cargo)-potencia$/.test(concepto) && periodo === p + 1)
      .reduce((suma, { precio }) => suma + precio, 0),
  );
}

test.each(['2.0TD', '3.0TD', '6.1TD', '6.2TD', '6.3TD', '6.4TD'] as const)(
  'the regulated power prices of %s are those of the domain',
  (tarifa) => {
    for (const [p, precio] of potenciaRegulada(tarifa).entries()) {
      expect(POTENCIA_REGULADA[tarifa]![p]).toBeCloseTo(precio, 6);
    }
  },
);

test('the price book has twenty products of several suppliers, fixed and indexed, for every tariff', () => {
  expect(productos).toHaveLength(20);
  expect(new Set(versiones.map(({ comercializadora }) => comercializadora)).size).toBeGreaterThanOrEqual(4);
  expect(new Set(versiones.map(({ tipo }) => tipo)).size).toBe(2);
  expect(new Set(versiones.map(({ tarifa }) => tarifa)).size).toBe(8);
});

test('some versions have expired and some are to come', () => {
  const caducadas = versiones.filter(({ hasta }) => hasta !== null && hasta < '2026-11-20');
  const programadas = versiones.filter(({ desde }) => desde > '2026-11-20');
  expect(caducadas.length).toBeGreaterThanOrEqual(4);
  expect(programadas.length).toBeGreaterThanOrEqual(1);
});

test('versions of one product follow each other without sharing a day', () => {
  for (const { alta, siguientes } of productos) {
    for (const [i, { desde }] of siguientes.entries()) {
      const anterior = [alta.version, ...siguientes][i]!;
      expect(anterior.hasta !== null && anterior.hasta < desde).toBe(true);
    }
  }
});

test('prices come by period and are plausible, but for the one that is missing', () => {
  const sinPrecio = versiones.filter(({ energiaEurKwh }) => energiaEurKwh?.includes(null));
  expect(sinPrecio).toHaveLength(1);
  for (const { tarifa, peajesIncluidos, potenciaEurKwAnio, energiaEurKwh } of versiones) {
    expect(potenciaEurKwAnio).toHaveLength(periodosDe(tarifa, 'potencia'));
    for (const precio of energiaEurKwh ?? []) {
      if (precio === null || !peajesIncluidos) continue;
      expect(precio).toBeGreaterThan(0.08);
      expect(precio).toBeLessThan(0.2);
    }
  }
});
