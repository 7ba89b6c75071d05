import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodosDelDia } from '../calendario.ts';
import { diaDe, diasDelMes, horasDelDia, partesDe } from '../fecha.ts';
import { type EntradaPotenciaOptima, optimizePotencia } from '../potencia-optima.ts';
import { precioRegulado } from '../precios-regulados/consulta.ts';
import { periodosDe, type Tarifa } from '../tarifas.ts';
import { precioPotenciaAnual } from './precio-anual.ts';

/** Yearly € of `kw` in a period, by the formulas of the regulation written out, without any of the optimiser. */
type Coste = (periodo: number, kw: number) => number;

const ANIO = 2026;

function valores(resultado: { ok: true; value: readonly number[] } | { ok: false }): readonly number[] {
  if (!resultado.ok) throw new Error('sin tabla');
  return resultado.value;
}

function tabla(concepto: 'tepp-1-3' | 'tepp-4-5', tarifa: Tarifa): readonly number[] {
  const precio = precioRegulado(concepto, tarifa, diaDe(ANIO, 1, 1));
  return valores(precio.ok ? { ok: true, value: precio.value.valores } : precio);
}

/** Types 4 and 5: Σ tepp · (Pd − Pc)+ · days, scaled to twelve months. */
function costeDeMaximetros(tarifa: Tarifa, meses: { mes: number; kw: number[] }[]): Coste {
  const tepp = tabla('tepp-4-5', tarifa);
  const precios = valores(precioPotenciaAnual(tarifa, ANIO));
  return (p, kw) => {
    const excesos = meses.map((m) => tepp[p]! * Math.max(0, m.kw[p]! - kw) * diasDelMes(ANIO, m.mes));
    return precios[p]! * kw + (12 / meses.length) * excesos.reduce((a, b) => a + b, 0);
  };
}

/** Types 1 to 3, for a curve of some days of each month: Σ tepp · √Σ(Pd − Pc)² · days / days of the month. */
function costeDeCurva(tarifa: Tarifa, desde: number, dias: number, kw: readonly number[]): Coste {
  const tepp = tabla('tepp-1-3', tarifa);
  const precios = valores(precioPotenciaAnual(tarifa, ANIO));
  const porHora = kw.length / (dias * 24);
  const cuartos: { mes: number; periodo: number; kw: number }[] = [];
  const diasPorMes = new Map<number, number>();
  for (let dia = desde; dia < desde + dias; dia++) {
    const { mes } = partesDe(dia);
    diasPorMes.set(mes, (diasPorMes.get(mes) ?? 0) + 1);
    const periodos = periodosDelDia({ tarifa, zona: 'peninsula', magnitud: 'potencia', dia });
    for (let i = 0; i < horasDelDia(dia) * 4; i++) {
      const valor = kw[Math.floor(((dia - desde) * 96 + i) / (4 / porHora))]!;
      cuartos.push({ mes, periodo: periodos[Math.floor(i / 4)]! - 1, kw: valor });
    }
  }
  return (p, potencia) => {
    let total = 0;
    for (const [mes, cuantos] of diasPorMes) {
      const suyos = cuartos.filter((c) => c.mes === mes && c.periodo === p && c.kw > potencia);
      const cuadrados = suyos.reduce((suma, c) => suma + (c.kw - potencia) ** 2, 0);
      total += (tepp[p]! * Math.sqrt(cuadrados) * cuantos) / diasDelMes(ANIO, mes);
    }
    return precios[p]! * potencia + (365 / dias) * total;
  };
}

/** Least cost of every rising tuple of multiples of `paso` from `paso` to `techo`, by dynamic programming. */
function minimoPorTablas(
  coste: Coste,
  periodos: number,
  paso: number,
  techo: number,
  minimoUltimo = 0,
): number {
  const rejilla = Array.from(
    { length: Math.round(techo / paso) },
    (_, i) => Math.round((i + 1) * paso * 1e6) / 1e6,
  );
  let mejores = rejilla.map(() => 0);
  for (let p = 0; p < periodos; p++) {
    const propios = rejilla.map((kw) => (p === periodos - 1 && kw <= minimoUltimo ? Infinity : coste(p, kw)));
    let hasta = Infinity;
    mejores = mejores.map((previo, i) => {
      hasta = Math.min(hasta, previo);
      return hasta + propios[i]!;
    });
  }
  return Math.min(...mejores);
}

const suma = (coste: Coste, potencias: readonly number[]) =>
  potencias.reduce((total, kw, p) => total + coste(p, kw), 0);

/** Properties that every answer keeps, whatever the brute force says. */
function verify(entrada: EntradaPotenciaOptima, coste: Coste, minimo: number, techo: number): void {
  const resultado = optimizePotencia(entrada);
  if (!resultado.ok) throw new Error(resultado.issue.message);
  const { optimaKw, costeActualEur, costeOptimoEur, ahorroAnualEur } = resultado.value;
  const ordenada = entrada.tarifa !== '2.0TD';
  const legal = (kw: readonly number[]) =>
    kw.every((valor, i) => valor > 0 && valor <= techo && (!ordenada || i === 0 || valor >= kw[i - 1]!)) &&
    (entrada.tarifa !== '3.0TD' || kw[kw.length - 1]! > 15);
  expect(legal(optimaKw)).toBe(true);
  expect(costeOptimoEur).toBeCloseTo(suma(coste, optimaKw), 1);
  expect(Math.abs(suma(coste, optimaKw) - minimo)).toBeLessThan(0.0051);
  if (legal(entrada.potenciasKw)) expect(ahorroAnualEur).toBeGreaterThanOrEqual(0);
  expect(costeActualEur - costeOptimoEur).toBeCloseTo(ahorroAnualEur, 6);
  const paso = entrada.pasoKw ?? 1;
  for (let desde = 0; desde < optimaKw.length; desde++) {
    for (let hasta = desde + 1; hasta <= optimaKw.length; hasta++) {
      for (const salto of [paso, -paso]) {
        const vecina = optimaKw.map((kw, i) => (i >= desde && i < hasta ? kw + salto : kw));
        if (legal(vecina)) expect(suma(coste, vecina)).toBeGreaterThan(suma(coste, optimaKw) - 0.0051);
      }
    }
  }
}

const seisPotencias = fc.array(fc.integer({ min: 1, max: 24 }), { minLength: 6, maxLength: 6 });
const ascendentes = seisPotencias.map((kw) => kw.sort((a, b) => a - b));

function mesesDe(periodos: number) {
  const decimas = fc.integer({ min: 0, max: 240 }).map((n) => n / 10);
  const kw = fc.array(decimas, { minLength: periodos, maxLength: periodos });
  const mes = fc.record({ mes: fc.integer({ min: 1, max: 12 }), kw });
  return fc.uniqueArray(mes, { selector: (m) => m.mes, minLength: 1, maxLength: 12 });
}

describe('the optimum is the one that trying every power finds', () => {
  it.each(['6.1TD', '6.4TD', '3.0TD'] as const)('%s, maximeters', (tarifa) => {
    fc.assert(
      fc.property(mesesDe(6), ascendentes, fc.constantFrom(1, 0.5), (meses, potenciasKw, pasoKw) => {
        const coste = costeDeMaximetros(tarifa, meses);
        const minimo = minimoPorTablas(coste, 6, pasoKw, 24, tarifa === '3.0TD' ? 15 : 0);
        const demanda = { tipo: 'maximetros', meses } as const;
        const comun = { tarifa, zona: 'peninsula', tipoMedida: 4, anio: ANIO, maximoKw: 24 } as const;
        // Powers that are multiples of the step can never beat the grid.
        verify({ ...comun, potenciasKw, pasoKw, demanda }, coste, minimo, 24);
      }),
      { numRuns: 150 },
    );
  });

  it('2.0TD, maximeters, each period by itself', () => {
    const dos = fc.array(fc.integer({ min: 1, max: 150 }), { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(mesesDe(2), dos, (meses, decimas) => {
        const coste = costeDeMaximetros('2.0TD', meses);
        const minimo = [0, 1]
          .map((p) => minimoPorTablas((_, kw) => coste(p, kw), 1, 0.1, 15))
          .reduce((a, b) => a + b);
        const potenciasKw = decimas.map((n) => n / 10);
        const demanda = { tipo: 'maximetros', meses } as const;
        const comun = { tarifa: '2.0TD', zona: 'peninsula', tipoMedida: 5, anio: ANIO, pasoKw: 0.1 } as const;
        verify({ ...comun, potenciasKw, demanda }, coste, minimo, 15);
      }),
      { numRuns: 150 },
    );
  });

  it.each([60, 15] as const)('6.1TD, curve of %i minutes', (resolucion) => {
    // Friday 30 January to Monday 2 February: the six periods' winter and the change of month.
    const desde = diaDe(ANIO, 1, 30);
    const valoresAlDia = (24 * 60) / resolucion;
    const valor = fc.integer({ min: 0, max: 96 }).map((n) => n / 4);
    const curva = fc.array(valor, { minLength: 4 * valoresAlDia, maxLength: 4 * valoresAlDia, size: 'max' });
    fc.assert(
      fc.property(curva, ascendentes, (kw, potenciasKw) => {
        const coste = costeDeCurva('6.1TD', desde, 4, kw);
        const minimo = minimoPorTablas(coste, 6, 1, 24);
        const demanda = { tipo: 'cuartos', curva: { desde, resolucion, kw } } as const;
        const comun = {
          tarifa: '6.1TD',
          zona: 'peninsula',
          tipoMedida: 3,
          anio: ANIO,
          maximoKw: 24,
        } as const;
        verify({ ...comun, potenciasKw, demanda }, coste, minimo, 24);
      }),
      { numRuns: 25 },
    );
  });
});

it('the optimum stays within any minima and maxima that can be met, and in order', () => {
  const limite = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(mesesDe(6), ascendentes, limite, limite, (meses, potenciasKw, minimoKw, anchos) => {
      const maximoKw = minimoKw.map((min, i) => min + anchos[i]!);
      const resultado = optimizePotencia({
        tarifa: '6.2TD',
        zona: 'canarias',
        tipoMedida: 5,
        anio: ANIO,
        potenciasKw,
        demanda: { tipo: 'maximetros', meses },
        minimoKw,
        maximoKw,
      });
      let suelo = 1;
      const posible = minimoKw.every((min, i) => {
        suelo = Math.max(suelo, min);
        return suelo <= maximoKw[i]!;
      });
      expect(resultado.ok).toBe(posible);
      if (!resultado.ok) return;
      const { optimaKw } = resultado.value;
      expect(optimaKw).toHaveLength(periodosDe('6.2TD', 'potencia'));
      expect([...optimaKw]).toEqual([...optimaKw].sort((a, b) => a - b));
      for (const [i, kw] of optimaKw.entries()) {
        expect(kw).toBeGreaterThanOrEqual(minimoKw[i]!);
        expect(kw).toBeLessThanOrEqual(maximoKw[i]!);
      }
    }),
    { numRuns: 150 },
  );
});
