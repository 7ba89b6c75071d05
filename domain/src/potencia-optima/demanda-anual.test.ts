import { describe, expect, it } from 'vitest';
import { diaDe, horasEntre } from '../fecha.ts';
import { type EntradaPotenciaOptima, optimizePotencia } from '../potencia-optima.ts';

const seis = (kw: number) => new Array<number>(6).fill(kw);

function optimize(entrada: EntradaPotenciaOptima) {
  const resultado = optimizePotencia(entrada);
  if (!resultado.ok) throw new Error(`${resultado.issue.code}: ${resultado.issue.message}`);
  return resultado.value;
}

const codigo = (entrada: EntradaPotenciaOptima) => {
  const resultado = optimizePotencia(entrada);
  return resultado.ok ? undefined : resultado.issue.code;
};

describe('a curve', () => {
  const desde = diaDe(2026, 1, 1);
  /** A year at 20 kW with four quarter-hours at `punta`, P1, on Tuesday 13 January from 10 h. */
  const curva = (punta: number) => {
    const primera = 12 * 96 + 10 * 4;
    const kw = new Float64Array(365 * 96).fill(20).fill(punta, primera, primera + 4);
    return { desde, resolucion: 15 as const, kw };
  };
  const entrada = {
    tarifa: '3.0TD',
    zona: 'peninsula',
    anio: 2026,
    tipoMedida: 3,
    potenciasKw: seis(60),
  } as const;

  it('weighs quarter-hours by the root of squares for types 1 to 3', () => {
    const demanda = { tipo: 'cuartos', curva: curva(60) } as const;
    const { optimaKw, detalle } = optimize({ ...entrada, demanda });
    expect(optimaKw).toEqual(seis(20));
    expect(detalle[0]!.optima).toMatchObject({ costeExcesosEur: 266.06, mesesExcedidos: [1] }); // 80 kW × 3.325715
    expect(optimize({ ...entrada, tipoMedida: 4, demanda }).detalle[0]!.optima.costeExcesosEur).toBe(212.5);
  });

  it('uses each hour for its four quarters, and says so', () => {
    const kw = new Array<number>(365 * 24).fill(20).fill(60, 12 * 24 + 10, 12 * 24 + 11);
    const horaria = optimize({
      ...entrada,
      demanda: { tipo: 'cuartos', curva: { desde, resolucion: 60, kw } },
    });
    const cuartos = optimize({ ...entrada, demanda: { tipo: 'cuartos', curva: curva(60) } });
    expect(horaria.detalle).toEqual(cuartos.detalle);
    expect(horaria.avisos.map((a) => a.code)).toContain('datos-horarios');
    expect(cuartos.avisos.map((a) => a.code)).not.toContain('datos-horarios');
  });

  it('prices last year’s curve with this year’s tables, whole months as whole months', () => {
    const kw = new Float64Array(366 * 96).fill(20);
    const demanda = { tipo: 'cuartos', curva: { desde: diaDe(2024, 1, 1), resolucion: 15, kw } } as const;
    const { detalle, avisos } = optimize({ ...entrada, tipoMedida: 4, potenciasKw: seis(19), demanda });
    // P6 is exceeded by 1 kW every month: 0.006142 × 365, no scaling.
    expect(detalle[5]!.actual.costeExcesosEur).toBe(2.24);
    expect(avisos.map((a) => a.code)).not.toContain('menos-de-12-meses');
  });

  it('takes a common February for the whole one of a leap year', () => {
    const kw = new Float64Array(365 * 24).fill(20);
    const demanda = { tipo: 'cuartos', curva: { desde: diaDe(2025, 1, 1), resolucion: 60, kw } } as const;
    const { avisos } = optimize({ ...entrada, tipoMedida: 4, anio: 2024, demanda });
    expect(avisos.map((a) => a.code)).not.toContain('menos-de-12-meses');
  });

  it('counts the hour that March loses', () => {
    const kw = new Float64Array(365 * 96).fill(20);
    // Tuesday 14 July, 8 h to 9 h: the last hour before punta.
    const primera = (horasEntre(desde, diaDe(2026, 7, 14)) + 8) * 4;
    const demanda = {
      tipo: 'cuartos',
      curva: { desde, resolucion: 15, kw: kw.fill(60, primera, primera + 4) },
    } as const;
    const { detalle } = optimize({ ...entrada, demanda });
    expect(detalle.map((d) => d.demandaMaximaKw)).toEqual([20, 60, 20, 20, 20, 20]);
  });

  it('annualises a stretch by its days', () => {
    const kw = new Array<number>(73 * 96).fill(20);
    const demanda = { tipo: 'cuartos', curva: { desde: diaDe(2026, 1, 15), resolucion: 15, kw } } as const;
    const parcial = optimize({ ...entrada, tipoMedida: 4, potenciasKw: seis(19), demanda });
    expect(parcial.detalle[5]!.actual.costeExcesosEur).toBe(2.24); // 73 days × 365/73
    expect(parcial.avisos[0]).toEqual({
      code: 'menos-de-12-meses',
      message: expect.stringContaining('2,4 meses de los 12'),
    });
  });

  it('with hours that nobody read estimates them by the others of their month and period, and says so', () => {
    const { kw } = curva(60);
    const todas = Array.from(kw, (valor, i): number | null => (i % 96 >= 40 && i % 96 < 44 ? 60 : valor));
    const cada = (dias: (dia: number) => boolean) =>
      todas.map((valor, i) => (dias(Math.floor(i / 96)) ? null : valor));
    const con = (valores: (number | null)[]) =>
      optimize({
        ...entrada,
        potenciasKw: seis(20),
        demanda: { tipo: 'cuartos', curva: { desde, resolucion: 15, kw: valores } },
      });
    const completa = con(todas);
    // One in ten days without a reading: zeros in their place would lose a twentieth of the excess.
    const conHuecos = con(cada((dia) => dia % 10 === 3));
    const coste = ({ detalle }: typeof completa) =>
      detalle.reduce((suma, { actual }) => suma + actual.costeExcesosEur, 0);
    expect(coste(conHuecos) / coste(completa)).toBeGreaterThan(0.98);
    expect(coste(conHuecos) / coste(completa)).toBeLessThan(1.02);
    expect(completa.avisos.map((a) => a.code)).not.toContain('estimacion');
    expect(conHuecos.avisos[0]).toEqual({
      code: 'estimacion',
      message: expect.stringContaining('faltan 888 horas'),
    });
    const sinEnero = con(cada((dia) => dia < 31));
    expect(sinEnero.avisos.map((a) => a.code).slice(0, 2)).toEqual(['estimacion', 'menos-de-12-meses']);
    expect(
      codigo({
        ...entrada,
        demanda: { tipo: 'cuartos', curva: { desde, resolucion: 15, kw: todas.map(() => null) } },
      }),
    ).toBe('sin-demanda');
  });

  it('refuses a day cut short and values that are not a power', () => {
    const conCurva = (kw: number[]) =>
      codigo({ ...entrada, demanda: { tipo: 'cuartos', curva: { desde, resolucion: 60, kw } } });
    expect(conCurva(new Array<number>(25).fill(1))).toBe('curva-incompleta');
    expect(conCurva([...new Array<number>(23).fill(1), Number.NaN])).toBe('cantidad-no-valida');
    expect(conCurva([])).toBe('sin-demanda');
  });
});
