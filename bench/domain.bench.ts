import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import {
  type Curva,
  calculateFactura,
  diaDe,
  diasDelMes,
  type EntradaFactura,
  intervalosEntre,
  optimizePotencia,
  sumByPeriod,
} from '@vatio/domain';
import { formatAmount, measurePair, printFigure, randomSeries } from './measure.ts';

const BY_HAND_TIMES = 20;
const POTENCIAS = [500, 500, 500, 500, 500, 725];

function facturasDe61TD(): EntradaFactura[] {
  const cuartos = randomSeries(600, 7);
  return Array.from({ length: 12 }, (_, mes) => ({
    tarifa: '6.1TD',
    zona: 'peninsula',
    uso: 'otros',
    desde: diaDe(2026, mes + 1, 1) - 1,
    hasta: diaDe(2026, mes + 1, diasDelMes(2026, mes + 1)),
    potenciasKw: POTENCIAS,
    consumosKwh: [21_124, 15_235, 12_792, 9_321, 7_345, 40_120],
    reactivaKvarh: [8_122, 6_000, 5_123, 4_000, 3_123, 0],
    demanda: {
      tipo: 'cuartos',
      kwPorPeriodo: POTENCIAS.map((kw, p) =>
        Array.from(cuartos.subarray(p * 100, p * 100 + 100), (x) => kw * (0.9 + x * 0.2)),
      ),
    },
    precios: {
      energiaEurKwh: [0.151, 0.139, 0.118, 0.104, 0.092, 0.087],
      potenciaEurKwAnio: [29.6, 15.6, 6.9, 5.5, 2.2, 1.1],
      peajesIncluidos: true,
    },
    iee: { tipo: 0.0511269632 },
    impuesto: { tipo: 0.21 },
    alquiler: { eurDia: 1.33 },
  }));
}

/**
 * The least arithmetic that gives a bill's amount: products and sums of floating point, with the excesses of the quarters and
 * the reactive energy at round prices, and nothing checked, rounded or written down.
 */
function handWrittenFactura({ desde, hasta, ...entrada }: EntradaFactura): number {
  const { potenciasKw, consumosKwh, reactivaKvarh = [], demanda, precios } = entrada;
  const dias = hasta - desde;
  let base = 1.33 * dias;
  for (let p = 0; p < 6; p++) {
    const contratada = potenciasKw[p]!;
    base += consumosKwh[p]! * precios.energiaEurKwh[p]!;
    base += (contratada * (precios.potenciaEurKwAnio?.[p] ?? 0) * dias) / 365;
    base += Math.max(0, reactivaKvarh[p]! - 0.33 * consumosKwh[p]!) * 0.05;
    if (demanda?.tipo !== 'cuartos') continue;
    let cuadrados = 0;
    for (const kw of demanda.kwPorPeriodo[p]!) if (kw > contratada) cuadrados += (kw - contratada) ** 2;
    base += 1.4 * Math.sqrt(cuadrados);
  }
  return base * 1.0511269632 * 1.21;
}

/** Computes bills. The reference is the arithmetic alone, written by hand for this one kind of bill. */
function benchFacturas(): void {
  const entradas = facturasDe61TD();
  let total = 0;
  const [byHand, ms] = measurePair(
    () => {
      // A single run is too short for the clock.
      for (let time = 0; time < BY_HAND_TIMES; time++) {
        for (const entrada of entradas) total += handWrittenFactura(entrada);
      }
    },
    () => {
      for (const entrada of entradas) {
        const factura = calculateFactura(entrada);
        if (!factura.ok) throw new Error(factura.issue.message);
      }
    },
  );
  printFigure({
    name: 'Facturas 6.1TD con excesos y reactiva (12 meses)',
    value: formatAmount(12_000 / ms, 'facturas/s'),
    reference: 'la misma cuenta escrita a mano, sin comprobar ni redondear nada',
    ratio: (ms * BY_HAND_TIMES) / byHand,
  });
  if (!(total > 0)) throw new Error('La cuenta escrita a mano no da nada');
  compareWithScript(entradas, ms);
}

/**
 * The same year by a script of another language, as people of the trade write them. It runs right after, and not in turns:
 * starting Python would be most of it.
 */
function compareWithScript(entradas: readonly EntradaFactura[], ms: number): void {
  const script = join(import.meta.dirname, 'domain/facturas.py');
  const { stdout, error } = spawnSync('python3', [script], {
    input: JSON.stringify(entradas),
    encoding: 'utf8',
  });
  if (error) {
    console.log('Sin python3 no hay con qué comparar las facturas en otro lenguaje.');
    return;
  }
  const guion = JSON.parse(stdout) as { readonly ms: number; readonly total: number };
  const byHand = entradas.map(handWrittenFactura).reduce((sum, amount) => sum + amount, 0);
  if (Math.abs(guion.total / byHand - 1) > 1e-4) throw new Error('El guion de Python no da lo mismo');
  printFigure({
    name: 'Facturas 6.1TD, las mismas',
    value: formatAmount(12_000 / ms, 'facturas/s'),
    reference: 'un guion de Python con Decimal que redondea cada línea',
    ratio: ms / guion.ms,
  });
}

/**
 * Sums a year of quarter hours by tariff period. The reference is to add up the same array without sorting it into
 * periods, four sums at once: a processor waits for the one before to add the next to a single one.
 */
function benchClassification(): void {
  const desde = diaDe(2026, 1, 1);
  const hasta = diaDe(2026, 12, 31);
  const kwh = randomSeries(intervalosEntre(desde, hasta, 15));
  const curva: Curva = { desde, hasta, resolucion: 15, kwh, huecos: [] };
  let total = 0;
  const [plain, ms] = measurePair(
    () => {
      let [a, b, c, d] = [0, 0, 0, 0];
      for (let i = 0; i < kwh.length; i += 4) {
        a += kwh[i]!;
        b += kwh[i + 1]!;
        c += kwh[i + 2]!;
        d += kwh[i + 3]!;
      }
      total = a + b + c + d;
    },
    () => {
      const sum = sumByPeriod({ curva, tarifa: '6.1TD', zona: 'peninsula' }).totalKwh;
      if (Math.abs(sum - total) > 1e-6 * total) throw new Error('La suma clasificada no cuadra');
    },
  );
  printFigure({
    name: `Curva de ${kwh.length} valores clasificada y sumada`,
    value: formatAmount(kwh.length / ms / 1000, 'M valores/s'),
    reference: 'sumar el mismo vector sin clasificar',
    ratio: ms / plain,
  });
}

function benchPotenciaOptima(): void {
  const mes = randomSeries(72, 3);
  const maximetros = Array.from({ length: 12 }, (_, m) => ({
    mes: m + 1,
    kw: Array.from(mes.subarray(m * 6, m * 6 + 6), (x) => 20 + x * 25),
  }));
  const common = { zona: 'peninsula', anio: 2026 } as const;
  const copy = JSON.stringify(maximetros);
  const [json, withMaximetros] = measurePair(
    () => JSON.parse(copy),
    () =>
      optimizePotencia({
        ...common,
        tarifa: '3.0TD',
        tipoMedida: 4,
        potenciasKw: [30, 30, 30, 30, 30, 40],
        demanda: { tipo: 'maximetros', meses: maximetros },
      }),
  );
  printFigure({
    name: 'Potencia óptima, 12 meses de maxímetros',
    value: formatAmount(withMaximetros, 'ms'),
    reference: 'leer los maxímetros en JSON',
    ratio: withMaximetros / json,
  });
  const kw = randomSeries(intervalosEntre(diaDe(2026, 1, 1), diaDe(2026, 12, 31), 15), 5).map(
    (x) => 300 + 250 * x ** 4,
  );
  const [sortMs, withCurva] = measurePair(
    () => kw.slice().sort(),
    () =>
      optimizePotencia({
        ...common,
        tarifa: '6.1TD',
        tipoMedida: 2,
        potenciasKw: POTENCIAS,
        demanda: { tipo: 'cuartos', curva: { desde: diaDe(2026, 1, 1), resolucion: 15, kw } },
      }),
  );
  printFigure({
    name: 'Potencia óptima, un año cuartohorario',
    value: formatAmount(withCurva, 'ms'),
    reference: 'ordenar los mismos valores',
    ratio: withCurva / sortMs,
  });
}

export function domainBench(): void {
  benchFacturas();
  benchClassification();
  benchPotenciaOptima();
}
