import { describe, expect, it } from 'vitest';
import type { EntradaEstudio } from './estudio/entrada.ts';
import { type Estudio, study } from './estudio.ts';
import { diaDe } from './fecha.ts';
import type { Producto } from './producto.ts';

const PRECIOS = {
  potenciaEurKwAnio: [20.376927, 10.617621, 4.481534, 3.886333, 2.513851, 1.442287],
  energiaEurKwh: [0.198, 0.181, 0.15, 0.15, 0.15, 0.142],
  peajesIncluidos: true,
};

const OFERTA: Producto = {
  ...PRECIOS,
  id: 'oferta',
  nombre: 'Fijo 12',
  comercializadora: 'Comercializadora de prueba',
  tarifa: '3.0TD',
  vigencia: { desde: diaDe(2026, 1, 1) },
  feeEnergiaEurMwh: { minimo: 0, maximo: 15 },
  feePotenciaEurKwAnio: { minimo: 0, maximo: 5 },
  tipo: 'fijo',
};

const ENERO = {
  desde: diaDe(2025, 12, 31),
  hasta: diaDe(2026, 1, 31),
  consumosKwh: [1200, 900, 0, 0, 0, 1800],
};

const ENTRADA: EntradaEstudio = {
  tarifa: '3.0TD',
  zona: 'peninsula',
  uso: 'otros',
  potenciasKw: [20, 20, 20, 20, 20, 30],
  periodos: [ENERO],
  preciosActuales: PRECIOS,
  productos: [OFERTA],
  fees: { feeEnergiaEurMwh: 0, feePotenciaEurKwAnio: 0 },
  fecha: diaDe(2026, 1, 31),
};

const conMaximetro = (...kw: number[]) => [{ ...ENERO, demanda: { tipo: 'maximetro', kw } as const }];

function estudio(cambios: Partial<EntradaEstudio>): Estudio {
  const resultado = study({ ...ENTRADA, ...cambios });
  if (!resultado.ok) throw new Error(resultado.issue.message);
  return resultado.value;
}

/** The excess of both sides, €, and the codes of the notices. */
function excesos(cambios: Partial<EntradaEstudio>) {
  const { actual, ofertas, avisos } = estudio(cambios);
  return [actual.totales.excesos, ofertas[0]?.totales.excesos, avisos.map(({ code }) => code)];
}

/** An unknown amount is null and not zero. */
const SIN_COMPARAR = [null, null, ['excesos-no-comparados']];

describe('excess power in a study', () => {
  it('is left out of both sides, and said, where no term was published for its days', () => {
    // The tables end with 2026; the taxes and the bono social of the day after are stated.
    const deManana = {
      fecha: diaDe(2027, 1, 1),
      bonoSocial: null,
      iee: { tipo: 0.05 },
      impuesto: { tipo: 0.21 },
    };
    const conExceso = { ...ENERO, demanda: { tipo: 'maximetro', kw: [25, 20, 0, 0, 0, 0] } as const };
    expect(excesos({ ...deManana, periodos: [conExceso] })).toEqual(SIN_COMPARAR);
    expect(estudio({ ...deManana, periodos: [conExceso] }).avisos[0]?.message).toContain(
      'no se comparan: no hay tabla de término de excesos',
    );
    const sinExceso = { ...conExceso, demanda: { ...conExceso.demanda, kw: [20, 20, 0, 0, 0, 0] } };
    expect(excesos({ ...deManana, periodos: [sinExceso] })).toEqual([0, 0, []]);
    const menos = { ...deManana, periodos: [sinExceso], potenciaEstudioKw: [15, 20, 20, 20, 20, 30] };
    expect(excesos(menos)).toEqual(SIN_COMPARAR);
  });

  it('is carried over the same to both sides', () => {
    expect(excesos({ periodos: conMaximetro(22.4, 25, 0, 0, 0, 0) })).toEqual([26.79, 26.79, []]);
  });

  it('of meter types 1 to 3 comes from quarter-hours', () => {
    const kwPorPeriodo = [[32, 30, 32, 32, 26, 32, 32], [], [], [], [], []];
    const periodos = [{ ...ENERO, demanda: { tipo: 'cuartos', kwPorPeriodo } as const }];
    expect(excesos({ potenciasKw: [30, 35, 35, 35, 35, 60], periodos })).toEqual([14.87, 14.87, []]);
  });

  it.each<[string, Partial<EntradaEstudio>]>([
    ['by its power', { potenciasKw: [20, 20, 20, 20, 20, 60] }],
    ['because it is stated', { tipoMedida: 3 }],
    ['because the study raises the power', { potenciaEstudioKw: [20, 20, 20, 20, 20, 60] }],
    [
      'though the study lowers the power',
      { potenciasKw: [20, 20, 20, 20, 20, 60], potenciaEstudioKw: ENTRADA.potenciasKw },
    ],
  ])(
    'of a meter of type 3 with maximeters only is left out of both sides, and said: %s',
    (_nombre, cambios) => {
      const { ofertas, excluidos } = estudio({ ...cambios, periodos: conMaximetro(22.4, 25, 0, 0, 0, 0) });
      expect(ofertas).toHaveLength(1);
      expect(excluidos).toEqual([]);
      expect(excesos({ ...cambios, periodos: conMaximetro(22.4, 25, 0, 0, 0, 0) })).toEqual(SIN_COMPARAR);
    },
  );

  it('left out in one month is left out in all, so that no month claims a saving alone', () => {
    const febrero = { ...ENERO, desde: ENERO.hasta, hasta: diaDe(2026, 2, 28) };
    const periodos = [...conMaximetro(22.4, 25, 0, 0, 0, 0), febrero];
    expect(excesos({ tipoMedida: 3, periodos })).toEqual(SIN_COMPARAR);
  });

  it('is unknown, with its totals without it and their reason, in a study without bills too', () => {
    const cambios = { tipoMedida: 3, periodos: conMaximetro(22.4, 25, 0, 0, 0, 0), detalle: null } as const;
    const { actual, ofertas, avisos } = estudio(cambios);
    expect([actual.totales.excesos, ofertas[0]?.totales.excesos]).toEqual([null, null]);
    expect(avisos[0]?.message).toBe(
      'Los excesos de potencia no se comparan: sin la curva cuartohoraria de todos los días no se pueden saber. Los totales van sin ellos',
    );
    const conFacturas = estudio({ ...cambios, detalle: undefined });
    expect(conFacturas.actual.facturas.map((factura) => factura.excesos)).toEqual([null]);
    const sinDemanda = estudio({ ...cambios, periodos: [ENERO] });
    expect(actual.totales).toEqual(sinDemanda.actual.totales);
  });

  it.each([4, 3] as const)('is unknown where a meter of type %i brings no maximeter at all', (tipoMedida) => {
    expect(excesos({ tipoMedida, periodos: conMaximetro(0, 0, 0, 0, 0, 0) })).toEqual([null, null, []]);
  });

  it('of a 2.0TD is none whatever is known of it: its limiter lets nothing be exceeded', () => {
    const precios = {
      potenciaEurKwAnio: [20, 10],
      energiaEurKwh: [0.198, 0.181, 0.15],
      peajesIncluidos: true,
    };
    const { actual } = estudio({
      tarifa: '2.0TD',
      potenciasKw: [5, 5],
      periodos: [{ ...ENERO, consumosKwh: [100, 90, 80] }],
      preciosActuales: precios,
      productos: [],
    });
    expect(actual.totales.excesos).toBe(0);
  });

  it('of a meter of type 3 whose maximeters stay within the power is none, and nothing is said', () => {
    expect(excesos({ tipoMedida: 3, periodos: conMaximetro(20, 20, 5, 5, 5, 30) })).toEqual([0, 0, []]);
  });

  it('is looked at against the study power too', () => {
    const cambios = { tipoMedida: 3, periodos: conMaximetro(18, 18, 5, 5, 5, 20) } as const;
    expect(excesos(cambios)).toEqual([0, 0, []]);
    expect(excesos({ ...cambios, potenciaEstudioKw: [15, 20, 20, 20, 20, 30] })).toEqual(SIN_COMPARAR);
  });
});

describe('a study with another power', () => {
  const cambios: Partial<EntradaEstudio> = {
    potenciaEstudioKw: [15, 20, 20, 20, 20, 30],
    periodos: conMaximetro(22.4, 25, 0, 0, 0, 0),
    fees: { feeEnergiaEurMwh: 0, feePotenciaEurKwAnio: 2 },
  };

  it('changes power, excess and commission of the offers and leaves today as it is', () => {
    const { actual, ofertas } = estudio(cambios);
    const sinCambio = estudio({ ...cambios, potenciaEstudioKw: undefined });
    expect(actual).toEqual(sinCambio.actual);
    const [oferta] = ofertas;
    // 0.171373 €/kW·día × 7.4 kW × 31 days, and 14.04 of P2 as before.
    expect(oferta?.totales.excesos).toBe(53.35);
    // (20.376927 + 2) €/kW·año × 15 kW × 31 / 365.
    expect(oferta?.facturas[0]?.lineas[0]).toMatchObject({
      concepto: 'potencia',
      cantidad: 15,
      importe: 28.51,
    });
    // 125 kW over six periods × 2 €/kW·año × 31 / 365.
    expect(oferta?.comision.potenciaEur).toBe(21.23);
    expect(sinCambio.ofertas[0]?.comision.potenciaEur).toBe(22.08);
  });

  it('offers by that power', () => {
    const pequeno: Producto = { ...OFERTA, potenciaKw: { minimo: 0, maximo: 25 } };
    const codigos = (potenciaEstudioKw?: number[]) =>
      estudio({ productos: [pequeno], potenciaEstudioKw }).excluidos.flatMap(({ motivos }) =>
        motivos.map((m) => m.code),
      );
    expect(codigos()).toEqual(['potencia-fuera-de-rango']);
    expect(codigos([20, 20, 20, 20, 20, 25])).toEqual([]);
  });

  it('is today against the same price when power and fees do not change', () => {
    const { actual, ofertas } = estudio({ potenciaEstudioKw: ENTRADA.potenciasKw });
    expect(ofertas[0]?.totales).toEqual(actual.totales);
    expect(ofertas[0]).toMatchObject({ ahorroEur: 0, ahorroPct: 0, ahorroAnualEur: 0 });
  });
});
