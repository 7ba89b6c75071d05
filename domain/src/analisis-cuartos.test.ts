import { describe, expect, it } from 'vitest';
import { analyze, type PuntoAnalisis } from './analisis.ts';
import type { FilaConsumo } from './consumo-anual.ts';
import { type Dia, diaDe, diasDelMes, horasDelDia } from './fecha.ts';
import type { Producto } from './producto.ts';
import { supuestosDe } from './supuestos.ts';

const FECHA = diaDe(2026, 1, 31);

const OFERTA: Producto = {
  id: 'oferta',
  nombre: 'Fijo 12',
  comercializadora: 'Comercializadora de prueba',
  tarifa: '3.0TD',
  vigencia: { desde: diaDe(2026, 1, 1) },
  feeEnergiaEurMwh: { minimo: 0, maximo: 15 },
  feePotenciaEurKwAnio: { minimo: 0, maximo: 5 },
  potenciaEurKwAnio: [20, 10, 5, 4, 3, 2],
  energiaEurKwh: [0.2, 0.2, 0.2, 0.2, 0.2, 0.2],
  peajesIncluidos: true,
  tipo: 'fijo',
};

function mes(anio: number, numero: number, cambios: Partial<FilaConsumo> = {}): FilaConsumo {
  const desde = diaDe(anio, numero, 1) - 1;
  return {
    desde,
    hasta: desde + diasDelMes(anio, numero),
    activaKwh: [0, 1000, 0, 0, 0, 5000],
    reactivaKvarh: [],
    maximetroKw: [],
    ...cambios,
  };
}

/** January 2026 at 5 kW, but for the quarter-hours given by day and position. */
function enero(altos: Readonly<Record<string, number>> = {}): Map<Dia, number[]> {
  const dias = new Map<Dia, number[]>();
  for (let dia = diaDe(2026, 1, 1); dia <= FECHA; dia++) {
    dias.set(
      dia,
      Array.from({ length: horasDelDia(dia) * 4 }, (_, i) => altos[`${dia - diaDe(2026, 1, 0)} ${i}`] ?? 5),
    );
  }
  return dias;
}

function study(cambios: Partial<PuntoAnalisis>) {
  const estudio = analyze({
    punto: {
      tarifa: '3.0TD',
      zona: 'peninsula',
      uso: 'otros',
      tipoMedida: 3,
      potenciasKw: [30, 35, 35, 35, 35, 60],
      potenciaEstudioKw: null,
      consumos: [mes(2026, 1, { maximetroKw: [32, 5, 0, 0, 0, 5] })],
      precioEnergiaEurKwh: [0.2, 0.2, 0.2, 0.2, 0.2, 0.2],
      precioPotenciaEurKwAnio: [20, 10, 5, 4, 3, 2],
      alquilerEurMes: null,
      ...cambios,
    },
    fecha: FECHA,
    fees: { feeEnergiaEurMwh: 0, feePotenciaEurKwAnio: 0 },
    supuestos: supuestosDe({ fecha: FECHA, zona: 'peninsula', uso: 'otros', potenciaMaximaKw: 60 }),
    productos: [OFERTA],
  });
  if (!estudio.ok) throw new Error(estudio.issue.message);
  const { actual, ofertas, avisos } = estudio.value;
  return {
    excesos: [actual.totales.excesos, ofertas[0]?.totales.excesos],
    avisos: avisos.map(({ code }) => code).filter((code) => code !== 'menos-de-un-anio'),
  };
}

/** Wednesday 7 January: 10 to 11 and 11 to 11:15 are P1, at 32 kW over 30. */
const CINCO_ALTOS = { '7 40': 32, '7 41': 32, '7 42': 32, '7 43': 32, '7 44': 32 };

describe('quarter-hours in an analysis', () => {
  it('bill the excess of a meter of type 3 on both sides: √(5·2²) × 3.325715 (domain, worked)', () => {
    expect(study({ cuartos: enero(CINCO_ALTOS) })).toEqual({ excesos: [14.87, 14.87], avisos: [] });
  });

  it('when missing are said by the study, which leaves the excess out', () => {
    expect(study({})).toEqual({ excesos: [null, null], avisos: ['excesos-no-comparados'] });
    const incompleta = enero(CINCO_ALTOS);
    incompleta.delete(diaDe(2026, 1, 20));
    expect(study({ cuartos: incompleta }).avisos).toEqual(['excesos-no-comparados']);
    const cortada = enero(CINCO_ALTOS).set(diaDe(2026, 1, 20), [5, 5]);
    expect(study({ cuartos: cortada }).avisos).toEqual(['excesos-no-comparados']);
  });

  it('price the powers of the study too, higher or lower', () => {
    const cuartos = enero(CINCO_ALTOS);
    const conEstudio = (p1: number) =>
      study({ cuartos, potenciaEstudioKw: [p1, 35, 35, 35, 35, 60] }).excesos;
    expect(conEstudio(32)).toEqual([14.87, 0]);
    // √(5·3²) = 6.7082 kW × 3.325715 €/kW.
    expect(conEstudio(29)).toEqual([14.87, 22.31]);
  });

  it('of the night are P6 and those of the meter types 4 and 5 are not read', () => {
    const noche = enero({ '7 0': 62 });
    expect(study({ cuartos: noche, consumos: [mes(2026, 1)] })).toEqual({
      excesos: [0.24, 0.24],
      avisos: [],
    });
    expect(study({ cuartos: enero(CINCO_ALTOS), tipoMedida: 4 }).excesos).toEqual([10.63, 10.63]);
  });

  it('are those of the days left of a row that begins before the year', () => {
    const larga = { ...mes(2026, 1), desde: FECHA - 400 };
    const dias = new Map<Dia, number[]>();
    for (let dia = FECHA - 364; dia <= FECHA; dia++) dias.set(dia, new Array(horasDelDia(dia) * 4).fill(5));
    expect(study({ consumos: [larga], cuartos: dias }).avisos).toEqual([]);
  });
});

describe('a study says of its history', () => {
  const curva = (numero: number, maximetroKw: readonly number[] = []) =>
    mes(2025, numero, { deCurva: true, maximetroKw });
  it('that a load curve has no reactive energy, and one by hours no maximum', () => {
    const tipoMedida = 4;
    const factura = mes(2025, 11, { maximetroKw: [0, 10, 10, 0, 0, 10] });
    expect(study({ tipoMedida, consumos: [factura] }).avisos).toEqual([]);
    expect(study({ tipoMedida, consumos: [factura, curva(12, [9, 0, 0, 0, 0, 9])] }).avisos).toEqual([
      'consumo-de-curva',
    ]);
    expect(study({ tipoMedida, consumos: [factura, curva(12)] }).avisos).toEqual([
      'consumo-de-curva',
      'sin-potencias-maximas',
    ]);
  });
});
