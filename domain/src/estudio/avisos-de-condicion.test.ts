import { describe, expect, it } from 'vitest';
import { analyze, type PuntoAnalisis } from '../analisis.ts';
import { diaDe } from '../fecha.ts';
import { supuestosDe } from '../supuestos.ts';

const fecha = diaDe(2026, 1, 31);

/** A dwelling of 4.6 kW whose highest demand is 4.05 kW in P1 and 2 kW in P2. */
function studyWith(cambios: Partial<PuntoAnalisis>) {
  const fila = { desde: fecha - 365, hasta: fecha, activaKwh: [900, 700, 1200], reactivaKvarh: [] };
  const analisis = analyze({
    punto: {
      tarifa: '2.0TD',
      zona: 'peninsula',
      uso: 'vivienda',
      tipoMedida: 5,
      potenciasKw: [4.6, 4.6],
      potenciaEstudioKw: null,
      consumos: [{ ...fila, maximetroKw: [4.05, 2] }],
      precioEnergiaEurKwh: [0.2, 0.15, 0.1],
      precioPotenciaEurKwAnio: [30, 1],
      alquilerEurMes: null,
      ...cambios,
    },
    fecha,
    fees: { feeEnergiaEurMwh: 0, feePotenciaEurKwAnio: 0 },
    supuestos: supuestosDe({ fecha, zona: 'peninsula', uso: 'vivienda', potenciaMaximaKw: 4.6 }),
    productos: [],
  });
  if (!analisis.ok) throw new Error(analisis.issue.message);
  return analisis.value;
}

const codesOf = (cambios: Partial<PuntoAnalisis>) => studyWith(cambios).avisos.map(({ code }) => code);
const conControl = (controlPotencia: 'icp' | 'maximetro') => ({
  condicion: { conAutoconsumo: false, controlPotencia },
});

describe('a study of a supply', () => {
  it('with self-consumption names it and the surplus that is not counted', () => {
    const condicion = { conAutoconsumo: true, autoconsumo: 'código 41, con excedentes' };
    expect(studyWith({ condicion }).avisos).toEqual([
      {
        code: 'autoconsumo-sin-excedentes',
        message:
          'El suministro tiene autoconsumo (código 41, con excedentes): este estudio no cuenta sus excedentes ni lo que compensan',
      },
    ]);
    expect(codesOf({ condicion: { conAutoconsumo: false } })).toEqual([]);
  });

  it('with surplus says which part of it is not counted, and what is not known of its price', () => {
    const condicion = { conAutoconsumo: true, autoconsumo: 'código 41, con excedentes' };
    const mes = { activaKwh: [90, 70, 120], reactivaKvarh: [], maximetroKw: [4, 2] };
    const consumos = [
      { ...mes, desde: fecha - 60, hasta: fecha - 30 },
      { ...mes, desde: fecha - 30, hasta: fecha, excedentesKwh: [80] },
    ];
    const conSuyos = { condicion, consumos };
    expect(codesOf(conSuyos)).toEqual([
      'excedentes-incompletos',
      'excedentes-sin-precio-actual',
      'menos-de-un-anio',
    ]);
    expect(studyWith(conSuyos).avisos[0]?.message).toBe(
      '1 de los 2 periodos de consumo no traen excedentes y se cuentan sin ellos, entre el 03/12/2025 y el 01/01/2026',
    );
    expect(codesOf({ ...conSuyos, precioExcedentesEurKwh: 0.05 })).toEqual([
      'excedentes-incompletos',
      'menos-de-un-anio',
    ]);
    const anio = [{ ...mes, desde: fecha - 365, hasta: fecha, excedentesKwh: [800] }];
    expect(codesOf({ condicion, consumos: anio, precioExcedentesEurKwh: 0.05 })).toEqual([
      'excedentes-de-varios-meses',
    ]);
  });

  it('with an ICP says when the power of the study would cut it off', () => {
    const { avisos } = studyWith({ ...conControl('icp'), potenciaEstudioKw: [4, 3] });
    expect(avisos).toMatchObject([
      { code: 'icp-corta-suministro', message: expect.stringContaining('P1 (4,05\u00a0kW): con ICP') },
    ]);
    expect(codesOf({ ...conControl('icp'), potenciaEstudioKw: [4.05, 2] })).toEqual([]);
    expect(codesOf({ ...conControl('icp'), potenciasKw: [4, 4] })).toEqual([]);
  });

  it('with an ICP bills no excess, and with a maximeter does', () => {
    const corta = { potenciasKw: [3, 3] };
    expect(studyWith({ ...corta, ...conControl('icp') }).actual.totales.excesos).toBe(0);
    // 1.05 kW × 0.279426 €/kW·day × 365 days.
    expect(studyWith({ ...corta, ...conControl('maximetro') }).actual.totales.excesos).toBe(107.09);
  });

  it('of which nobody knows the control says so where a maximum is above a power', () => {
    expect(codesOf({ potenciasKw: [4, 4] })).toEqual(['control-desconocido']);
    expect(codesOf({ potenciaEstudioKw: [4, 3] })).toEqual(['control-desconocido']);
    expect(codesOf({ ...conControl('maximetro'), potenciaEstudioKw: [4, 3] })).toEqual([]);
  });

  it('says when the powers of the study cannot be those of its tariff', () => {
    const messages = studyWith({ ...conControl('icp'), potenciaEstudioKw: [16, 5] }).avisos;
    expect(messages.map(({ message }) => message)).toEqual([
      'La potencia del estudio no es posible: 2.0TD llega a 15\u00a0kW y hay una potencia de 16\u00a0kW',
    ]);
  });
});

it('a study says once how many of its rows have figures in periods without hours', () => {
  const junio = (anio: number) => ({ desde: diaDe(anio, 5, 31), hasta: diaDe(anio, 6, 30) });
  const seis = [20, 20, 20, 20, 20, 20];
  const medida = {
    activaKwh: [100, 0, 200, 200, 0, 400],
    reactivaKvarh: [],
    maximetroKw: [18, 0, 9, 9, 0, 9],
  };
  const deEmpresa = {
    tarifa: '3.0TD',
    tipoMedida: 4,
    potenciasKw: seis,
    precioEnergiaEurKwh: seis,
    precioPotenciaEurKwAnio: seis,
  } as const;
  const { avisos } = studyWith({ ...deEmpresa, consumos: [{ ...junio(2025), ...medida }] });
  expect(avisos.filter(({ code }) => code === 'periodo-sin-horas')).toEqual([
    {
      code: 'periodo-sin-horas',
      message: expect.stringMatching(/^P1 no tiene .* hay 100 kWh.*\(y 1 más\)$/),
    },
  ]);
});
