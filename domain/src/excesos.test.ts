import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateExcesos, type EntradaExcesos } from './excesos.ts';
import { type Dia, diaDe } from './fecha.ts';

const ENERO_2026 = { desde: diaDe(2025, 12, 31), hasta: diaDe(2026, 1, 31) };
const TREINTA_DE_2026 = { desde: diaDe(2026, 1, 1), hasta: diaDe(2026, 1, 31) };
const JUNIO_2021 = { desde: diaDe(2021, 6, 1), hasta: diaDe(2021, 7, 1) };

type Cambios = Partial<EntradaExcesos> & { potenciasKw: number[] };

function maximetro(entrada: Cambios, kw: number[]) {
  const comun = { tarifa: '3.0TD', tipoMedida: 4, ...ENERO_2026 } as const;
  return calculateExcesos({ ...comun, ...entrada, demanda: { tipo: 'maximetro', kw } });
}

/** All the quarter-hours in P1. */
function cuartosEnP1(entrada: Cambios, kw: number[]) {
  const comun = { tarifa: '3.0TD', tipoMedida: 3, ...ENERO_2026 } as const;
  const kwPorPeriodo = entrada.potenciasKw.map((_, i) => (i === 0 ? kw : []));
  return calculateExcesos({ ...comun, ...entrada, demanda: { tipo: 'cuartos', kwPorPeriodo } });
}

function lineas(resultado: ReturnType<typeof calculateExcesos>) {
  if (!resultado.ok) throw new Error(resultado.issue.message);
  return resultado.value;
}

const importes = (resultado: ReturnType<typeof calculateExcesos>) => lineas(resultado).map((l) => l.importe);
const codigo = (resultado: ReturnType<typeof calculateExcesos>) => !resultado.ok && resultado.issue.code;
const seis = (kw: number) => new Array<number>(6).fill(kw);

describe('types 4 and 5', () => {
  it('bills the maximeter by day from April 2025', () => {
    const potenciasKw = [20, 20, 20, 20, 20, 30];
    const [p1, p2, ...resto] = lineas(maximetro({ potenciasKw }, [22.4, 25, 20, 18, 0, 30]));
    expect(p1).toEqual({
      periodo: 1,
      ...ENERO_2026,
      dias: 31,
      potenciaKw: 20,
      demandaKw: 22.4,
      excesoKw: 2.4,
      precio: 0.171373,
      unidad: '€/kW·día',
      factor: 31,
      factorTexto: '31',
      fuente: 'BOE-A-2025-26348 Anexo II',
      importe: 12.75,
    });
    expect(p2).toMatchObject({ periodo: 2, excesoKw: 5, importe: 14.04 });
    expect(resto).toEqual([]);
  });

  it.each<[string, Cambios, number[], number[]]>([
    [
      // CNMC, annex to Circular 3/2020, cuadro 12: the draft's term, one figure for all periods.
      'twice the excess before April 2025',
      { tarifa: '6.1TD', ...JUNIO_2021, potenciasKw: [30, 30, 40, 40, 40, 50], tepp: [3.4779] },
      [32.1, 33.5, 40, 40, 40, 50.5],
      [14.61, 24.35, 3.48],
    ],
    [
      'own price, 2.0TD, 31 days',
      { tarifa: '2.0TD', tipoMedida: 5, potenciasKw: [10, 10], tepp: [0.06, 0.06] },
      [11.5, 9.5],
      [2.79],
    ],
    [
      'own price, 3.0TD, 30 days',
      { ...TREINTA_DE_2026, potenciasKw: seis(50), tepp: [0.07, 0.06, 0.04, 0.04, 0.02, 0.02] },
      [58, 47, 49, 46, 48, 47],
      [16.8],
    ],
    [
      '2021: monthly term by días/30, 2 × 2 kW × 1.4064 × 31/30',
      { desde: diaDe(2021, 6, 30), hasta: diaDe(2021, 7, 31), potenciasKw: seis(10) },
      [12, 10, 10, 10, 10, 10],
      [5.81],
    ],
    [
      '2024: daily term, still twice, 2 × 2 kW × 0.111643 × 29',
      { desde: diaDe(2024, 1, 31), hasta: diaDe(2024, 2, 29), potenciasKw: seis(10) },
      [12, 10, 10, 10, 10, 10],
      [12.95],
    ],
  ])('%s', (_, entrada, kw, esperado) => {
    expect(importes(maximetro(entrada, kw))).toEqual(esperado);
  });

  it('takes the highest quarter-hour when given quarters', () => {
    const potenciasKw = [20, 20, 20, 20, 20, 30];
    expect(importes(cuartosEnP1({ tipoMedida: 4, potenciasKw }, [19, 22.4, 21]))).toEqual([12.75]);
  });
});

describe('types 1 to 3', () => {
  const CUARTOS = [32, 30, 32, 32, 26, 32, 32];

  it('bills the root of the squares, a reading cycle as one month', () => {
    const [linea, ...resto] = lineas(cuartosEnP1({ potenciasKw: seis(30) }, CUARTOS));
    expect(linea).toMatchObject({ periodo: 1, demandaKw: 32, excesoKw: 2, factor: 1, factorTexto: '1' });
    expect(linea).toMatchObject({ precio: 3.325715, unidad: '€/kW·mes', importe: 14.87 });
    expect(linea?.raizKw).toBeCloseTo(Math.sqrt(20), 12);
    expect(resto).toEqual([]);
  });

  /** The quarter-hours of P1 on the 13th of each of some months of 2026. */
  const enMeses = (meses: number[], kw: number[] = CUARTOS) =>
    new Map(meses.map((mes) => [diaDe(2026, mes, 13), [kw, [], [], [], [], []]]));

  function conDias(dias: Map<Dia, number[][]>, entrada: Pick<EntradaExcesos, 'desde' | 'hasta'>) {
    const demanda = { tipo: 'cuartos-por-dia', dias } as const;
    return calculateExcesos({ tarifa: '3.0TD', tipoMedida: 3, potenciasKw: seis(30), demanda, ...entrada });
  }

  it('has one root for each calendar month, never one over the whole', () => {
    const dosMeses = { desde: diaDe(2026, 2, 28), hasta: diaDe(2026, 4, 30) };
    const deDos = lineas(conDias(enMeses([3, 4]), dosMeses));
    expect(deDos).toMatchObject([
      { periodo: 1, desde: diaDe(2026, 2, 28), hasta: diaDe(2026, 3, 31), factor: 1, importe: 14.87 },
      { periodo: 1, desde: diaDe(2026, 3, 31), hasta: diaDe(2026, 4, 30), factor: 1, importe: 14.87 },
    ]);
    expect(deDos.every(({ nota }) => nota === undefined)).toBe(true);
    // √40 × 3.325715 would be 21.03 €.
    expect(importes(conDias(enMeses([4]), dosMeses))).toEqual([14.87]);
  });

  it('counts a part of a month by its days over those of the month, and says so in the line', () => {
    const corte = { desde: diaDe(2026, 3, 10), hasta: diaDe(2026, 4, 10) };
    const [linea, ...otras] = lineas(conDias(enMeses([3, 4]), corte));
    expect(otras).toEqual([]);
    expect(linea).toMatchObject({ factorTexto: '21/31', importe: 10.08 });
    expect(linea?.nota).toContain('se prorratea por sus días sobre los del mes');
  });

  it('has no cliff at any length of the period', () => {
    const desde = diaDe(2026, 3, 1);
    const total = (dias: number, deUnDia: boolean) => {
      const entrada = { potenciasKw: seis(30), desde, hasta: desde + dias };
      const lista = deUnDia
        ? importes(conDias(enMeses([3]), entrada))
        : importes(cuartosEnP1(entrada, CUARTOS));
      return lista.reduce((suma, importe) => suma + importe, 0);
    };
    for (let dias = 13; dias < 90; dias++) {
      expect(total(dias + 1, false) - total(dias, false), `${dias} días`).toBeLessThan(0.75);
      expect(Math.abs(total(dias + 1, true) - total(dias, true)), `${dias} días`).toBeLessThan(0.5);
    }
  });

  it('without the day of its quarter-hours spreads them over the months, and says so', () => {
    const dosMeses = { potenciasKw: seis(30), desde: diaDe(2026, 2, 28), hasta: diaDe(2026, 4, 30) };
    const hechas = lineas(cuartosEnP1(dosMeses, CUARTOS));
    expect(hechas.map(({ factor }) => factor)).toEqual([1, 1]);
    expect(hechas.every(({ nota }) => nota?.includes('sin su día'))).toBe(true);
    const cuadrados = hechas.reduce((suma, { raizKw = 0 }) => suma + raizKw ** 2, 0);
    expect(cuadrados).toBeCloseTo(20, 9);
  });

  it('multiplies Kp and días/30 before April 2025', () => {
    const kwPorPeriodo = [[], [12, 12, 12, 12], [], [], [], []];
    const resultado = calculateExcesos({
      tarifa: '3.0TD',
      tipoMedida: 3,
      potenciasKw: seis(10),
      demanda: { tipo: 'cuartos', kwPorPeriodo },
      desde: diaDe(2021, 6, 30),
      hasta: diaDe(2021, 7, 31),
    });
    // √(4 · 2²) = 4 kW × 1.4064 × 0.873773 × 31/30
    expect(lineas(resultado)).toMatchObject([
      { periodo: 2, precio: 1.4064, kp: 0.873773, raizKw: 4, factorTexto: '31/30', importe: 5.08 },
    ]);
  });

  it('asks for quarter-hours when the maximeter shows an excess, and only then', () => {
    expect(codigo(maximetro({ tipoMedida: 3, potenciasKw: seis(30) }, [32, 0, 0, 0, 0, 0]))).toBe(
      'faltan-cuartoshorarios',
    );
    expect(importes(maximetro({ tipoMedida: 3, potenciasKw: seis(30) }, seis(30)))).toEqual([]);
  });
});

describe('billing periods that cross a change', () => {
  const cruce = { desde: diaDe(2025, 12, 16), hasta: diaDe(2026, 1, 15) };

  it('splits types 4 and 5 by days', () => {
    const resultado = lineas(maximetro({ ...cruce, potenciasKw: seis(20) }, [25, 0, 0, 0, 0, 0]));
    expect(resultado).toMatchObject([
      { ...cruce, hasta: diaDe(2025, 12, 31), dias: 15, precio: 0.168944, importe: 12.67 },
      { ...cruce, desde: diaDe(2025, 12, 31), dias: 15, precio: 0.171373, importe: 12.85 },
    ]);
  });

  it('shares the month of types 1 to 3', () => {
    const resultado = lineas(cuartosEnP1({ ...cruce, potenciasKw: seis(20) }, [24]));
    expect(resultado).toMatchObject([
      // √(16·15/30) kW in each month, for 15 of its 31 days.
      { dias: 15, precio: 3.361213, factorTexto: '15/31', importe: 4.6 },
      { dias: 15, precio: 3.325715, factorTexto: '15/31', importe: 4.55 },
    ]);
  });

  it('changes rule on 1 April 2025', () => {
    const entrada = {
      desde: diaDe(2025, 3, 21),
      hasta: diaDe(2025, 4, 20),
      potenciasKw: seis(20),
      tepp: [0.1],
    };
    expect(lineas(maximetro(entrada, [21, 0, 0, 0, 0, 0]))).toMatchObject([
      { dias: 10, factorTexto: '2 × 10', importe: 2 },
      { dias: 20, factorTexto: '20', importe: 2 },
    ]);
  });
});

describe('without a term', () => {
  const en = (desde: Dia) => ({ desde, hasta: desde + 30, potenciasKw: seis(20) });
  const gap = diaDe(2022, 5, 31);
  const enDos = { tarifa: '2.0TD', tipoMedida: 5, potenciasKw: [10, 10] } satisfies Cambios;

  it('is an error only when there is excess', () => {
    expect(codigo(maximetro({ ...en(gap), ...enDos }, [11, 0]))).toBe('sin-tabla-regulada');
    expect(importes(maximetro({ ...en(gap), ...enDos }, [10, 0]))).toEqual([]);
    expect(codigo(maximetro({ ...en(gap), tarifa: '3.0TDVE' }, seis(21)))).toBe('sin-tabla-regulada');
  });

  it.each([
    [diaDe(2022, 5, 31), 0.081164],
    [diaDe(2023, 5, 31), 0.112598],
    [diaDe(2025, 1, 31), 0.110506],
  ])('says in the line that the term of types 4 and 5 is derived (%i)', (desde, precio) => {
    const [linea] = lineas(maximetro(en(desde), [21, 0, 0, 0, 0, 0]));
    expect(linea).toMatchObject({ precio, factorTexto: '2 × 30' });
    expect(linea?.nota).toMatch(/^Cifra derivada, no publicada/);
  });

  it('does not stretch the rules to before June 2021', () => {
    expect(codigo(maximetro({ ...en(diaDe(2021, 5, 20)), tepp: [1] }, seis(21)))).toBe(
      'sin-regla-de-excesos',
    );
  });
});

it('calculateExcesos names what is wrong with the input', () => {
  const potenciasKw = seis(20);
  expect(codigo(maximetro({ potenciasKw: [20, 20] }, seis(20)))).toBe('numero-de-periodos');
  expect(codigo(maximetro({ potenciasKw }, [20]))).toBe('numero-de-periodos');
  expect(codigo(maximetro({ potenciasKw, tepp: [1, 2] }, seis(21)))).toBe('numero-de-periodos');
  expect(codigo(cuartosEnP1({ potenciasKw }, [25, Number.NaN]))).toBe('cantidad-no-valida');
  const alReves = { desde: ENERO_2026.hasta, hasta: ENERO_2026.desde };
  expect(codigo(maximetro({ potenciasKw, ...alReves }, seis(20)))).toBe('fechas-no-validas');
});

it('excess power is nothing up to the contracted power, and never less for more demand', () => {
  const kw = fc.integer({ min: 0, max: 600 }).map((n) => n / 10);
  fc.assert(
    fc.property(fc.array(kw, { minLength: 6, maxLength: 6 }), kw, (demanda, potencia) => {
      const total = (d: number[]) =>
        importes(maximetro({ potenciasKw: seis(potencia) }, d)).reduce((a, b) => a + b, 0);
      const dentro = demanda.map((valor) => Math.min(valor, potencia));
      expect(total(dentro)).toBe(0);
      expect(total(demanda.map((valor) => valor + 1))).toBeGreaterThanOrEqual(total(demanda));
    }),
  );
});
