import { describe, expect, it } from 'vitest';
import { study } from '../estudio.ts';
import { diaDe } from '../fecha.ts';
import type { Producto } from '../producto.ts';
import type { EntradaEstudio } from './entrada.ts';

const MEDIAS = [0.081, 0.06, 0.05];

function indexado(mediasMercadoEurKwh: readonly number[], peajesIncluidos = true): Producto {
  return {
    id: 'indexado',
    nombre: 'Al coste',
    comercializadora: 'Comercializadora de prueba',
    tarifa: '2.0TD',
    vigencia: { desde: diaDe(2026, 1, 1) },
    feeEnergiaEurMwh: { minimo: 0, maximo: 15 },
    feePotenciaEurKwAnio: { minimo: 0, maximo: 5 },
    potenciaEurKwAnio: [30, 2],
    peajesIncluidos,
    tipo: 'indexado',
    terminos: {
      serviciosAjusteEurKwh: 0.02,
      desviosEurKwh: 0.001,
      garantiasOrigenEurKwh: 0.0007,
      operadoresEurKwh: 0.0002,
      fneeEurKwh: 0.002658,
      margenEurKwh: 0.005,
    },
    mediasMercadoEurKwh,
  };
}

function ofertaDe(producto: Producto, cambios: Partial<EntradaEstudio> = {}) {
  const resultado = study({
    tarifa: '2.0TD',
    zona: 'peninsula',
    uso: 'vivienda',
    potenciasKw: [4, 4],
    bonoSocial: null,
    periodos: [
      { desde: diaDe(2025, 12, 31), hasta: diaDe(2026, 1, 31), consumosKwh: [100, 120, 90] },
      { desde: diaDe(2026, 1, 31), hasta: diaDe(2026, 2, 28), consumosKwh: [80, 70, 160] },
    ],
    preciosActuales: { energiaEurKwh: [0.2, 0.2, 0.2], potenciaEurKwAnio: [30, 2], peajesIncluidos: true },
    productos: [producto],
    fees: { feeEnergiaEurMwh: 0, feePotenciaEurKwAnio: 0 },
    fecha: diaDe(2026, 3, 1),
    ...cambios,
  });
  if (!resultado.ok) throw new Error(resultado.issue.message);
  return resultado.value.ofertas[0]!;
}

describe('an offer that follows the market', () => {
  it('says what it would cost where the market moves, to the cent of that market', () => {
    const { sensibilidad, totales } = ofertaDe(indexado(MEDIAS));
    expect(sensibilidad.map(({ variacionPct }) => variacionPct)).toEqual([-20, 20]);
    for (const { variacionPct, totalEur, ahorroAnualEur } of sensibilidad) {
      const movida = ofertaDe(indexado(MEDIAS.map((media) => media * (1 + variacionPct / 100))));
      expect([totalEur, ahorroAnualEur]).toEqual([movida.totales.total, movida.ahorroAnualEur]);
    }
    expect(totales.total).toBeGreaterThan(sensibilidad[0]!.totalEur);
    expect(totales.total).toBeLessThan(sensibilidad[1]!.totalEur);
  });

  it('moves the market that the supply met, where that is known', () => {
    const mercado = {
      mediasEurKwh: [0.1, 0.1, 0.1],
      fuente: 'curva',
      desde: '2025-03-01',
      hasta: '2026-02-28',
    } as const;
    const conSuyo = ofertaDe(indexado(MEDIAS), { mercado });
    expect(conSuyo.sensibilidad).toEqual(ofertaDe(indexado([0.1, 0.1, 0.1])).sensibilidad);
  });

  it.each([[true], [false]])('has pieces that add up to its energy, peajes included: %s', (incluidos) => {
    const { terminos, totales } = ofertaDe(indexado(MEDIAS, incluidos));
    const suma = Object.values(terminos!).reduce((total, eur) => total + eur, 0);
    // Each of six lines is rounded to cents.
    expect(Math.abs(suma - totales.terminoEnergia)).toBeLessThan(0.031);
    expect(terminos!.mercado).toBeCloseTo(180 * 0.081 + 190 * 0.06 + 250 * 0.05, 9);
  });

  it('says none of it where its totals alone are wanted', () => {
    expect(ofertaDe(indexado(MEDIAS), { detalle: new Set() })).toMatchObject({
      terminos: null,
      sensibilidad: [],
    });
  });
});

it('an offer of an agreed price has no market to move', () => {
  const { terminos, mediasMercadoEurKwh, ...comun } = indexado(MEDIAS) as Producto<'indexado'>;
  const fijo: Producto = { ...comun, tipo: 'fijo', energiaEurKwh: [0.2, 0.15, 0.1] };
  expect(ofertaDe(fijo)).toMatchObject({ terminos: null, sensibilidad: [] });
});
