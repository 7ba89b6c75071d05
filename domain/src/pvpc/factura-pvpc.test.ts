import { describe, expect, it } from 'vitest';
import { type Curva, intervalosEntre } from '../curva.ts';
import { type Dia, diaDe } from '../fecha.ts';
import { curvaDePerfil } from '../perfil.ts';
import { calculateFacturaPvpc, type EntradaPvpc } from './factura-pvpc.ts';

function curvaDe(desde: Dia, hasta: Dia, kwh: (hora: number) => number): Curva {
  const horas = intervalosEntre(desde, hasta, 60);
  return {
    desde,
    hasta,
    resolucion: 60,
    kwh: Float64Array.from({ length: horas }, (_, i) => kwh(i)),
    huecos: [],
  };
}

const serieDe = (desde: Dia, hasta: Dia, eurKwh: (hora: number) => number) => ({
  desde,
  eurKwh: Float64Array.from({ length: intervalosEntre(desde, hasta, 60) }, (_, i) => eurKwh(i)),
});

function bill(entrada: EntradaPvpc) {
  const factura = calculateFacturaPvpc(entrada);
  if (!factura.ok) throw new Error(factura.issue.message);
  return factura.value;
}

const [ABRIL_1, ABRIL_30] = [diaDe(2025, 4, 1), diaDe(2025, 4, 30)];
const [JUNIO_1, JULIO_1] = [diaDe(2026, 6, 1), diaDe(2026, 7, 1)];

/** 30 days of June 2026. */
const JUNIO: EntradaPvpc = {
  zona: 'peninsula',
  desde: JUNIO_1 - 1,
  hasta: JULIO_1 - 1,
  potenciasKw: [4.6, 4.6],
  curva: curvaDe(JUNIO_1, JULIO_1 - 1, () => 0.25),
  pvpc: serieDe(JUNIO_1, JULIO_1 - 1, (hora) => (hora % 24 < 12 ? 0.1 : 0.2)),
};

describe('a bill of the PVPC', () => {
  it('is the 64.56 € of a public case: 4.6 kW, 250 kWh at 0.15 €/kWh, 30 days of 2026', () => {
    // A public transcription (30.817413 and 0.725423 €/kW·año, IEE 5.11269632 %, IVA 21 %, rental 0.81 €/month).
    const [desde, hasta] = [diaDe(2026, 1, 1), diaDe(2026, 1, 31)];
    const repartida = curvaDePerfil({
      tarifa: '2.0TD',
      zona: 'peninsula',
      desde,
      hasta,
      consumosKwh: [70, 60, 120],
    });
    if (!repartida.ok) throw new Error(repartida.issue.message);
    const factura = bill({
      ...JUNIO,
      desde,
      hasta,
      curva: repartida.value,
      pvpc: serieDe(desde + 1, hasta, () => 0.15),
      alquiler: { eurMes: 0.81 },
    });
    const potencia = factura.lineas.filter(({ concepto }) => concepto === 'potencia');
    expect(potencia.map(({ precio }) => precio)).toEqual([30.817413, 0.725423]);
    expect(factura.terminoEnergia).toBe(37.5);
    expect(Math.abs(factura.total - 64.56)).toBeLessThanOrEqual(0.02);
  });

  it('prices each kWh at the PVPC of its hour: the hours of 1 August 2026 that were published', () => {
    const horas = [
      0.20118, 0.18938, 0.18224, 0.18442, 0.19661, 0.19673, 0.20553, 0.21242, 0.1971, 0.12203, 0.03892,
      0.00819, 0.00657, 0.00544, 0.00505, 0.00483, 0.00538, 0.03904, 0.12073, 0.18661, 0.22651, 0.2398,
      0.23631, 0.22898,
    ];
    const dia = diaDe(2026, 8, 1);
    const kwh = (hora: number) => (hora === 13 ? 2 : hora === 21 ? 1 : 0);
    const factura = bill({
      ...JUNIO,
      desde: dia - 1,
      hasta: dia,
      curva: curvaDe(dia, dia, kwh),
      pvpc: serieDe(dia, dia, (hora) => horas[hora]!),
    });
    // A Saturday is valle throughout: 2 × 0.00544 + 1 × 0.2398 = 0.25068 €.
    const valle = factura.lineas.find(({ concepto, periodo }) => concepto === 'energia' && periodo === 3);
    expect(valle).toMatchObject({ cantidad: 3, precio: 0.08356, importe: 0.25 });
  });

  it('cuts the bill where the tables of power change, and each part has the hours of its days', () => {
    const [desde, hasta] = [diaDe(2025, 12, 20), diaDe(2026, 1, 10)];
    const curva = curvaDe(desde + 1, hasta, () => 1);
    const factura = bill({
      ...JUNIO,
      desde,
      hasta,
      curva,
      pvpc: serieDe(desde + 1, hasta, (hora) => (hora < 11 * 24 ? 0.1 : 0.2)),
    });
    const energia = factura.lineas.filter(({ concepto }) => concepto === 'energia');
    expect(energia).toHaveLength(6);
    expect(energia.slice(0, 3).reduce((suma, { cantidad }) => suma + cantidad, 0)).toBe(11 * 24);
    expect(factura.terminoEnergia).toBe(0.1 * 11 * 24 + 0.2 * 10 * 24);
  });

  it('has the 23 and 25 hours of the days when the clock changes', () => {
    for (const [dia, horas] of [
      [diaDe(2026, 3, 29), 23],
      [diaDe(2025, 10, 26), 25],
    ] as const) {
      const factura = bill({
        ...JUNIO,
        desde: dia - 1,
        hasta: dia,
        curva: curvaDe(dia, dia, () => 1),
        pvpc: serieDe(dia, dia, () => 0.1),
      });
      expect(factura.terminoEnergia).toBe(horas / 10);
    }
  });
});

describe('the bono social of a PVPC bill', () => {
  const limiteKwhAnual = 1587;

  it('takes its percentage off all the power and the energy within the limit of its days', () => {
    const sin = bill(JUNIO);
    const con = bill({ ...JUNIO, bonoSocialDePvpc: { tipo: 'vulnerable', limiteKwhAnual } });
    // 1,587 kWh × 30 / 365 = 130.438 of the 180 kWh; 42.5 % of 12.04 € of power and of 27 € × 130.438 / 180.
    const [potencia, energia] = con.lineas.filter(({ concepto }) => concepto === 'descuento');
    expect(sin.terminoEnergia).toBe(27);
    expect(potencia!.importe).toBeCloseTo(-0.425 * sin.terminoPotencia, 2);
    expect(energia!.importe).toBeCloseTo((-0.425 * 27 * 130.438) / 180, 2);
    expect(energia!.texto).toContain('130,438 de 180 kWh');
    expect(con.avisos.map(({ message }) => message).join()).toContain('límite de 1.587 kWh al año');
  });

  it('reaches all the energy below the limit, and is larger for the severely vulnerable', () => {
    const con = bill({ ...JUNIO, bonoSocialDePvpc: { tipo: 'severo', limiteKwhAnual: 4761 } });
    expect(con.descuentos).toBeCloseTo(-0.575 * (con.terminoPotencia + con.terminoEnergia), 1);
  });

  it('asks for the percentage of days that no table reaches, and takes it', () => {
    const abril = {
      ...JUNIO,
      desde: ABRIL_1,
      hasta: ABRIL_30,
      curva: curvaDe(ABRIL_1, ABRIL_30, () => 0.25),
      pvpc: serieDe(ABRIL_1, ABRIL_30, () => 0.1),
    };
    const bonoSocialDePvpc = { tipo: 'vulnerable', limiteKwhAnual } as const;
    expect(calculateFacturaPvpc({ ...abril, bonoSocialDePvpc })).toMatchObject({
      ok: false,
      issue: { code: 'sin-tabla-regulada', part: 'bonoSocial.descuento' },
    });
    const con = bill({ ...abril, bonoSocialDePvpc: { ...bonoSocialDePvpc, descuento: 0.5 } });
    expect(con.lineas.find(({ concepto }) => concepto === 'descuento')?.precio).toBe(-0.5);
  });
});

it.each([
  ['sin-derecho-a-pvpc', 'potencias.0', { potenciasKw: [10.1, 4] }],
  ['curva-incompleta', 'curva.kwh', { curva: curvaDe(JUNIO_1 + 1, JULIO_1, () => 1) }],
  ['curva-incompleta', 'curva.kwh', { curva: curvaDe(JUNIO_1, JULIO_1 - 2, () => 1) }],
  ['sin-precio-horario', 'pvpc', { pvpc: serieDe(JUNIO_1, JULIO_1 - 2, () => 0.1) }],
  ['intervalo-no-valido', 'hasta', { hasta: JUNIO_1 - 1 }],
])('a bill of the PVPC is refused: %s in %s', (code, part, cambios) => {
  expect(calculateFacturaPvpc({ ...JUNIO, ...cambios })).toMatchObject({ ok: false, issue: { code, part } });
});
