import { describe, expect, it } from 'vitest';
import { calculateExcesos } from './excesos.ts';
import { diaDe, diasDelMes } from './fecha.ts';
import type { DemandaEstudio } from './potencia-optima/demanda-anual.ts';
import { type EntradaPotenciaOptima, optimizePotencia } from './potencia-optima.ts';

const seis = (kw: number) => new Array<number>(6).fill(kw);

/** Maximeters of January to December, all alike unless `distintos` says otherwise. */
function maximetros(kw: number[], distintos: Record<number, number[]> = {}): DemandaEstudio {
  const meses = Array.from({ length: 12 }, (_, i) => ({ mes: i + 1, kw: distintos[i + 1] ?? kw }));
  return { tipo: 'maximetros', meses };
}

const BASE = { tarifa: '3.0TD', zona: 'peninsula', tipoMedida: 4, anio: 2026 } as const;
const CUARENTA = { ...BASE, potenciasKw: seis(50), demanda: maximetros(seis(40)) };
const CASA = {
  tarifa: '2.0TD',
  zona: 'peninsula',
  tipoMedida: 5,
  anio: 2026,
  potenciasKw: [4.6, 4.6],
} as const;

function optimize(entrada: EntradaPotenciaOptima) {
  const resultado = optimizePotencia(entrada);
  if (!resultado.ok) throw new Error(`${resultado.issue.code}: ${resultado.issue.message}`);
  return resultado.value;
}

const codigo = (entrada: EntradaPotenciaOptima) => {
  const resultado = optimizePotencia(entrada);
  return resultado.ok ? undefined : resultado.issue.code;
};
const avisos = (entrada: EntradaPotenciaOptima) => optimize(entrada).avisos.map((aviso) => aviso.code);

describe('maximeters', () => {
  it('brings the powers down to a steady demand', () => {
    const { optimaKw, costeActualEur, costeOptimoEur, ahorroAnualEur, detalle } = optimize(CUARENTA);
    expect(optimaKw).toEqual(seis(40));
    // 43.318553 €/kW·año is the sum of peaje + cargo of the six periods of 2026.
    expect([costeActualEur, costeOptimoEur, ahorroAnualEur]).toEqual([2165.93, 1732.74, 433.19]);
    expect(detalle[0]).toEqual({
      periodo: 1,
      precioEurKwAnio: 20.376927,
      demandaMaximaKw: 40,
      actual: { potenciaKw: 50, costePotenciaEur: 1018.85, costeExcesosEur: 0, mesesExcedidos: [] },
      optima: { potenciaKw: 40, costePotenciaEur: 815.08, costeExcesosEur: 0, mesesExcedidos: [] },
    });
  });

  it('pays an excess in P1 of three winter months, as four pay for the kW', () => {
    const punta = [60, ...seis(60).slice(1)];
    const llano = [40, ...seis(60).slice(1)];
    const tres = maximetros(llano, { 1: punta, 2: punta, 12: punta });
    const { optimaKw, detalle } = optimize({ ...CUARENTA, demanda: tres });
    expect(optimaKw).toEqual([40, 60, 60, 60, 60, 60]);
    // 20 kW × 0.171373 × (31 + 28 + 31) days
    expect(detalle[0]?.optima).toMatchObject({ costeExcesosEur: 308.47, mesesExcedidos: [1, 2, 12] });
    const cuatro = maximetros(llano, { 1: punta, 2: punta, 7: punta, 12: punta });
    expect(optimize({ ...CUARENTA, demanda: cuatro }).optimaKw).toEqual(seis(60));
  });

  it('finds P5 never worth its price, but for the order', () => {
    const { optimaKw } = optimize({ ...CUARENTA, demanda: maximetros([20, 20, 20, 20, 30, 30]) });
    expect(optimaKw).toEqual([20, 20, 20, 20, 20, 30]);
  });

  it('leaves the two powers of 2.0TD free of each other, in tenths of kW', () => {
    const { optimaKw } = optimize({ ...CASA, demanda: maximetros([5.18, 3.2]) });
    expect(optimaKw).toEqual([5.2, 3.2]);
    expect(optimize({ ...CASA, demanda: maximetros([3.2, 5.1]) }).optimaKw).toEqual([3.2, 5.1]);
  });

  it('agrees with what the excess of each month bills', () => {
    const potenciasKw = [20, 21, 22, 23, 24, 30];
    const kw = [25, 24, 30, 28, 26, 33];
    const facturado = Array.from({ length: 12 }, (_, i) => {
      const desde = diaDe(2026, i + 1, 1) - 1;
      const hasta = desde + diasDelMes(2026, i + 1);
      const demanda = { tipo: 'maximetro', kw } as const;
      const lineas = calculateExcesos({ ...BASE, potenciasKw, demanda, desde, hasta });
      return lineas.ok ? lineas.value.reduce((suma, linea) => suma + linea.importe, 0) : Number.NaN;
    }).reduce((a, b) => a + b);
    const { detalle } = optimize({ ...BASE, potenciasKw, demanda: maximetros(kw) });
    const estudiado = detalle.reduce((suma, { actual }) => suma + actual.costeExcesosEur, 0);
    expect(Math.abs(estudiado - facturado)).toBeLessThan(72 * 0.005);
  });

  it('prices each month by its own rule, and a year in days and prices of its own', () => {
    const enero = { tipo: 'maximetros', meses: [{ mes: 1, kw: [5, 0] }] } as const;
    const casa = { ...CASA, potenciasKw: [4, 4], demanda: enero };
    // 2024: twice, Kp apart; times twelve.
    const en2024 = optimize({ ...casa, anio: 2024 }).detalle[0]!;
    expect(en2024.precioEurKwAnio).toBe(25.391661);
    expect(en2024.actual.costeExcesosEur).toBe(73.7); // 2 × 1 kW × 0.09906 × 31 × 12
    expect(optimize(casa).detalle[0]!.actual.costeExcesosEur).toBe(103.95); // 0.279426 × 31 × 12
  });

  it('adds the fee to the price and takes a price of its own', () => {
    const propio = { ...CUARENTA, precioPotenciaEurKwAnio: seis(10), feePotenciaEurKwAnio: 2 };
    expect(optimize(propio).costeActualEur).toBe(3600);
    expect(optimize({ ...propio, feePotenciaEurKwAnio: [2, 0, 0, 0, 0, 0] }).costeActualEur).toBe(3100);
  });
});

describe('limits', () => {
  it('keeps 3.0TD above 15 kW in P6 and 2.0TD between one step and 15 kW', () => {
    const poca = { ...CUARENTA, demanda: maximetros(seis(5)) };
    expect(optimize(poca).optimaKw).toEqual([5, 5, 5, 5, 5, 16]);
    expect(avisos(poca)).toContain('minimo-de-la-tarifa');
    expect(optimize({ ...poca, pasoKw: 0.1 }).optimaKw).toEqual([5, 5, 5, 5, 5, 15.1]);
    expect(optimize({ ...poca, tarifa: '6.1TD' }).optimaKw).toEqual(seis(5));
    expect(optimize({ ...CASA, demanda: maximetros([22, 0]) }).optimaKw).toEqual([15, 0.1]);
  });

  it('respects minima and maxima, one or by period, and their chain through the order', () => {
    expect(optimize({ ...CUARENTA, minimoKw: 45 }).optimaKw).toEqual(seis(45));
    expect(optimize({ ...CUARENTA, minimoKw: [0, 42, 0, 0, 0, 0] }).optimaKw).toEqual([
      40, 42, 42, 42, 42, 42,
    ]);
    expect(optimize({ ...CUARENTA, maximoKw: [50, 50, 30, 50, 50, 50] }).optimaKw).toEqual([
      30, 30, 30, 40, 40, 40,
    ]);
    expect(optimize({ ...CUARENTA, maximoKw: 38.9 }).optimaKw).toEqual(seis(38));
  });

  it('names limits that nothing satisfies', () => {
    expect(codigo({ ...CUARENTA, minimoKw: 30, maximoKw: 20 })).toBe('limites-incompatibles');
    expect(codigo({ ...CUARENTA, maximoKw: 15 })).toBe('limites-incompatibles');
    expect(codigo({ ...CUARENTA, minimoKw: [40, 0, 0, 0, 0, 0], maximoKw: [50, 50, 50, 50, 30, 50] })).toBe(
      'limites-incompatibles',
    );
    expect(codigo({ ...CUARENTA, minimoKw: 40.2, maximoKw: 40.8 })).toBe('limites-incompatibles');
    expect(codigo({ ...CASA, minimoKw: 16, demanda: maximetros([5, 5]) })).toBe('limites-incompatibles');
  });

  it('stays in the meter type when asked', () => {
    const alta = { ...CUARENTA, demanda: maximetros(seis(70)) };
    expect(optimize(alta).optimaKw).toEqual(seis(70));
    expect(avisos(alta)).toContain('cambia-tipo-medida');
    const dentro = { ...alta, mantenerTipoMedida: true };
    expect(optimize(dentro).optimaKw).toEqual(seis(50));
    expect(avisos(dentro)).not.toContain('cambia-tipo-medida');
  });

  it('keeps lawful powers when no multiple of the step is cheaper', () => {
    const { optimaKw, ahorroAnualEur } = optimize({ ...CUARENTA, potenciasKw: seis(40.5), minimoKw: 40.5 });
    expect([optimaKw, ahorroAnualEur]).toEqual([seis(40.5), 0]);
    const gratis = optimize({ ...CUARENTA, precioPotenciaEurKwAnio: seis(0) });
    expect([gratis.optimaKw, gratis.avisos]).toEqual([seis(50), []]);
  });

  it('leaves unlawful powers even when it costs more', () => {
    const bajas = optimize({ ...CUARENTA, potenciasKw: seis(14), demanda: maximetros(seis(5)) });
    expect(bajas.optimaKw).toEqual([5, 5, 5, 5, 5, 16]);
    const caras = optimize({ ...CUARENTA, potenciasKw: seis(5), demanda: maximetros(seis(5)) });
    expect(caras.ahorroAnualEur).toBe(-15.87); // 11 kW × 1.442287 in P6
  });
});

describe('with an ICP', () => {
  const conIcp = {
    ...CASA,
    controlPotencia: 'icp',
    demanda: maximetros([3.24, 2], { 7: [4.05, 1] }),
  } as const;

  it('no excess is billed and no power is below the highest demand, in any period', () => {
    const { optimaKw, costeActualEur, detalle, avisos: cautelas } = optimize(conIcp);
    expect(optimaKw).toEqual([4.1, 2]);
    expect(costeActualEur).toBe(130.78); // 4.6 kW × (27.704413 + 0.725423), without excess
    expect(detalle.map(({ actual, optima }) => actual.costeExcesosEur + optima.costeExcesosEur)).toEqual([
      0, 0,
    ]);
    expect(cautelas.find(({ code }) => code === 'icp-corta-suministro')?.message).toMatch(
      /^Con ICP no se facturan excesos.*P1 4,05\u00a0kW/,
    );
    // A maximeter bills the month above, and takes the power down to what the others need.
    expect(optimize({ ...conIcp, controlPotencia: 'maximetro' }).optimaKw[0]).toBeLessThan(4.05);
  });

  it('powers below the highest demand are not kept, cheap as they are', () => {
    expect(optimize({ ...conIcp, potenciasKw: [3.45, 3.45] }).optimaKw).toEqual([4.1, 2]);
  });

  it('where nothing was measured the contracted power stays, and a demand that no power covers is said', () => {
    expect(optimize({ ...conIcp, demanda: maximetros([3.2, 0]) }).optimaKw).toEqual([3.2, 4.6]);
    const sobrada = { ...conIcp, demanda: maximetros([16.2, 2]) };
    expect(optimize(sobrada).optimaKw).toEqual([15, 2]);
    expect(avisos(sobrada)).toContain('maxima-sin-potencia');
    expect(optimize({ ...conIcp, maximoKw: 4 }).optimaKw).toEqual([4, 2]);
  });

  it('or without knowing of one, a 2.0TD says so; with a maximeter it does not', () => {
    const { controlPotencia: _, ...sinSaber } = conIcp;
    expect(optimize(sinSaber).avisos[0]?.message).toContain('No se sabe si el control de potencia es un ICP');
    expect(avisos({ ...conIcp, controlPotencia: 'maximetro' })).not.toContain('icp-corta-suministro');
  });

  it('or without, powers that the tariff does not have are named', () => {
    expect(avisos({ ...CASA, potenciasKw: [17, 5], demanda: maximetros([5, 5]) })).toContain(
      'potencia-excesiva',
    );
    expect(avisos({ ...CUARENTA, potenciasKw: seis(14) })).toContain('potencia-insuficiente');
  });
});

describe('cautions', () => {
  const nuevo = ['un-cambio-cada-12-meses', 'bajar-pierde-derechos'];

  it('come with what they are about', () => {
    expect(avisos(CUARENTA)).toEqual(nuevo);
    expect(avisos({ ...CUARENTA, potenciasKw: seis(40) })).toEqual([]);
    const desordenadas = { ...CUARENTA, potenciasKw: [60, 50, 50, 50, 50, 50] };
    expect(avisos(desordenadas)).toEqual(['orden-actual-no-valido', ...nuevo]);
    expect(avisos({ ...CUARENTA, maximoKw: 45 })).toEqual(['actual-fuera-de-limites', ...nuevo]);
    const sube = { ...CUARENTA, potenciasKw: seis(30) };
    expect(avisos(sube)).toEqual(['un-cambio-cada-12-meses', 'supera-derechos-conocidos']);
    expect(avisos({ ...sube, maximoKw: 50 })).toEqual(['un-cambio-cada-12-meses']);
    const tresMeses = { tipo: 'maximetros', meses: [1, 2, 3].map((mes) => ({ mes, kw: seis(40) })) } as const;
    expect(avisos({ ...CUARENTA, potenciasKw: seis(40), demanda: tresMeses })).toEqual(['menos-de-12-meses']);
    expect(optimize({ ...CASA, demanda: maximetros([5.1, 3.2]) }).avisos[0]).toEqual({
      code: 'icp-corta-suministro',
      message: expect.stringContaining('P1 5,1\u00a0kW, P2 3,2\u00a0kW'),
    });
  });

  it('tells a change of formula from a change of meter', () => {
    const mensaje = (entrada: EntradaPotenciaOptima) =>
      optimize(entrada).avisos.find((a) => a.code === 'cambia-tipo-medida')?.message;
    expect(mensaje({ ...CUARENTA, demanda: maximetros(seis(70)) })).toContain('sería de tipo 3');
    expect(mensaje({ ...CUARENTA, demanda: maximetros(seis(70)) })).toContain(
      'la fórmula de los excesos sería otra',
    );
    expect(mensaje({ ...CUARENTA, tipoMedida: 5 })).toContain('aunque no la fórmula');
  });
});

describe('errors', () => {
  it('names a year without excess terms, and studies the months that have one', () => {
    expect(codigo({ ...CUARENTA, anio: 2023 })).toBeUndefined();
    expect(codigo({ ...CUARENTA, anio: 2025 })).toBeUndefined();
    expect(codigo({ ...CUARENTA, anio: 2027 })).toBe('sin-tabla-regulada');
    expect(codigo({ ...CUARENTA, tarifa: '3.0TDVE' })).toBe('sin-tabla-regulada');
    const meses = Array.from({ length: 9 }, (_, i) => ({ mes: i + 4, kw: seis(40) }));
    expect(optimize({ ...CUARENTA, anio: 2025, demanda: { tipo: 'maximetros', meses } }).optimaKw).toEqual(
      seis(40),
    );
  });

  it('estimates types 1 to 3 from their maximeters, and says that it does', () => {
    const { avisos, detalle } = optimize({ ...CUARENTA, potenciasKw: seis(30), tipoMedida: 3 });
    expect(avisos.map(({ code }) => code)).toContain('estimacion');
    expect(detalle[0]?.actual.costeExcesosEur).toBeGreaterThan(0);
    expect(optimize(CUARENTA).avisos.map(({ code }) => code)).not.toContain('estimacion');
  });

  it('names what is wrong with the input', () => {
    const mes = (numero: number, kw = seis(1)) => ({ mes: numero, kw });
    const conMeses = (...meses: { mes: number; kw: number[] }[]) =>
      codigo({ ...CUARENTA, demanda: { tipo: 'maximetros', meses } });
    expect(conMeses()).toBe('sin-demanda');
    expect(conMeses(mes(13))).toBe('mes-no-valido');
    expect(conMeses(mes(3), mes(3))).toBe('mes-repetido');
    expect(conMeses(mes(3, [1, 2]))).toBe('numero-de-periodos');
    expect(codigo({ ...CUARENTA, potenciasKw: [1] })).toBe('numero-de-periodos');
    expect(codigo({ ...CUARENTA, pasoKw: 0 })).toBe('paso-no-valido');
    expect(codigo({ ...CUARENTA, anio: 2026.5 })).toBe('anio-no-valido');
    expect(codigo({ ...CUARENTA, minimoKw: [1, 2] })).toBe('numero-de-periodos');
    expect(codigo({ ...CUARENTA, precioPotenciaEurKwAnio: seis(-1) })).toBe('cantidad-no-valida');
  });
});
