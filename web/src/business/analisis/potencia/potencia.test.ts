import { diaDe, optimizePotencia } from '@vatio/domain';
import { describe, expect, it } from 'vitest';
import { entrada } from '../test-estudio.ts';
import { checkPotencia } from './check-potencia.ts';
import { demandaDeCurva, demandaDeMaximetros } from './demanda.ts';
import { controlSupuesto } from './use-optimizacion.ts';

describe('demandaDeMaximetros', () => {
  it('demandaDeMaximetros has a month for each bill, enough for the optimum', () => {
    const { zona, tipoMedida, potenciasKw, consumos } = entrada().punto;
    const tarifa = '3.0TD';
    const demanda = demandaDeMaximetros(consumos, tarifa);
    expect(demanda.tipo === 'maximetros' && demanda.meses.map(({ mes }) => mes)).toEqual(
      Array.from({ length: 12 }, (_, m) => m + 1),
    );
    const optima = optimizePotencia({ tarifa, zona, tipoMedida, potenciasKw, anio: 2026, demanda });
    expect(optima.ok && optima.value.costeOptimoEur).toBeLessThan(
      optima.ok ? optima.value.costeActualEur : 0,
    );
  });

  it('demandaDeMaximetros keeps the higher of two bills of one month, and leaves out those without a maximum', () => {
    const fila = { activaKwh: [1], reactivaKvarh: [] };
    const demanda = demandaDeMaximetros(
      [
        { ...fila, desde: diaDe(2026, 1, 1), hasta: diaDe(2026, 1, 12), maximetroKw: [3, 9] },
        { ...fila, desde: diaDe(2026, 1, 12), hasta: diaDe(2026, 1, 25), maximetroKw: [5, 2] },
        { ...fila, desde: diaDe(2026, 1, 25), hasta: diaDe(2026, 2, 25), maximetroKw: [0, 0] },
      ],
      '2.0TD',
    );
    expect(demanda).toEqual({ tipo: 'maximetros', meses: [{ mes: 1, kw: [5, 9] }] });
  });
});

describe('controlSupuesto', () => {
  it('controlSupuesto is that of the sheet, or the one by which no proposal leaves a dwelling without light', () => {
    const conocida = { conAutoconsumo: false, controlPotencia: 'maximetro' } as const;
    expect(controlSupuesto('2.0TD', conocida)).toBe('maximetro');
    expect(controlSupuesto('2.0TD', { conAutoconsumo: false })).toBe('icp');
    expect(controlSupuesto('3.0TD', undefined)).toBe('maximetro');
  });
});

describe('demandaDeCurva', () => {
  it('demandaDeCurva puts days in a row, and leaves the hours without a reading unknown', () => {
    const dia = (clave: string, kwh: (number | null)[]) => ({ clave, kwh });
    const horas = Array.from({ length: 24 }, (_, h) => h);
    const leida = demandaDeCurva([dia('2026-01-03', horas), dia('2026-01-01', [...horas.slice(1), null])]);
    const curva = leida?.tipo === 'cuartos' ? leida.curva : undefined;
    expect([curva?.desde, curva?.resolucion, curva?.kw.length]).toEqual([diaDe(2026, 1, 1), 60, 72]);
    expect(Array.from(curva?.kw ?? []).filter((kw) => kw === null)).toHaveLength(25);
    expect([curva?.kw[0], curva?.kw[23], curva?.kw[30], curva?.kw[71]]).toEqual([1, null, null, 23]);
    expect(demandaDeCurva([])).toBeUndefined();
  });

  it('demandaDeCurva by quarter-hours has the power of each, and repeats that of an hour in its four quarters', () => {
    const cuartos = Array.from({ length: 96 }, (_, i) => i);
    const horas = Array.from({ length: 24 }, (_, h) => h);
    const leida = demandaDeCurva([
      { clave: '2026-01-01', kwh: [...cuartos.slice(0, 95), null] },
      { clave: '2026-01-02', kwh: horas },
    ]);
    const curva = leida?.tipo === 'cuartos' ? leida.curva : undefined;
    expect([curva?.resolucion, curva?.kw.length]).toEqual([15, 192]);
    expect([curva?.kw[1], curva?.kw[95], curva?.kw[96 + 4], curva?.kw[96 + 7], curva?.kw[191]]).toEqual([
      4,
      null,
      1,
      1,
      23,
    ]);
  });
});

describe('checkPotencia', () => {
  const empresa = { tarifa: '3.0TD', tipoMedida: 4, derechosKw: null } as const;
  const hogar = { tarifa: '2.0TD', tipoMedida: 5, derechosKw: 8 } as const;
  it.each([
    [empresa, [10, 10, 10, 10, 10, 16], undefined],
    [empresa, [10, 9, 10, 10, 10, 16], 'P2 no puede ser menor que P1'],
    [empresa, [10, 10, 10, 10, 10, 15], 'P6 ha de ser al menos'],
    [empresa, [10, null, 10, 10, 10, 16], 'Falta la potencia de P2'],
    [hogar, [5, 3], undefined],
    [hogar, [9, 3], 'P1 ha de ser entre'],
  ])('checkPotencia of %j', (punto, potencias, motivo) => {
    const issue = checkPotencia(punto, potencias);
    if (motivo === undefined) expect(issue).toBeUndefined();
    else expect(issue?.message).toContain(motivo);
  });
});
