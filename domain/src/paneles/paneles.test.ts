import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyze, type PuntoDeLuz } from '../analisis.ts';
import { diaDe } from '../fecha.ts';
import { nombreProvincia } from '../provincias.ts';
import { supuestosDe } from '../supuestos.ts';
import { type EntradaPaneles, studyPaneles } from './estudio-de-paneles.ts';
import { generacionDePaneles, type Instalacion } from './generacion.ts';
import { netGeneration, RENDIMIENTO_DE_BATERIA } from './neteo.ts';
import { sitioDeProvincia } from './sitios.ts';

const MADRID = sitioDeProvincia('28')!;
const AL_SUR: Instalacion = { sitio: MADRID, kwp: 1, orientacionGrados: 0, inclinacionGrados: 30 };
const ANIO = { zona: 'peninsula', desde: diaDe(2026, 1, 1), hasta: diaDe(2026, 12, 31) } as const;

const sumOf = (valores: ArrayLike<number>) => Array.from(valores).reduce((suma, valor) => suma + valor, 0);
const yearOf = (cambios: Partial<Instalacion>) =>
  sumOf(generacionDePaneles({ ...AL_SUR, ...cambios }, ANIO).kwh);

describe('the generation of panels', () => {
  it('of a year in Madrid is of the order of 1,400 kWh a kWp, most of it to the south', () => {
    expect(yearOf({})).toBeGreaterThan(1300);
    expect(yearOf({})).toBeLessThan(1700);
    const [este, oeste] = [yearOf({ orientacionGrados: -90 }), yearOf({ orientacionGrados: 90 })];
    expect(Math.abs(este / oeste - 1)).toBeLessThan(0.03);
    expect(yearOf({})).toBeGreaterThan(este);
    expect(oeste).toBeGreaterThan(yearOf({ orientacionGrados: 180 }));
  });

  it('grows with the panels and with the clearness that is stated', () => {
    expect(yearOf({ kwp: 3 })).toBeCloseTo(3 * yearOf({}), 6);
    expect(yearOf({ claridad: new Array(12).fill(0.65) })).toBeGreaterThan(yearOf({}));
  });

  it('is none by night, and most at the noon of the sun, which the clock of summer has after two', () => {
    const dia = diaDe(2026, 6, 21);
    const kwh = [...generacionDePaneles(AL_SUR, { zona: 'peninsula', desde: dia, hasta: dia }).kwh];
    expect(kwh.slice(0, 6).concat(kwh.slice(23))).toEqual(new Array(7).fill(0));
    // Sunrise in Madrid is at 6:45 and the sun is highest at 14:17.
    expect(kwh.indexOf(Math.max(...kwh))).toBe(14);
  });

  it('has an hour for each of the days when the clock changes', () => {
    const { marzo, octubre } = { marzo: diaDe(2026, 3, 29), octubre: diaDe(2026, 10, 25) };
    const horas = [marzo, octubre].map(
      (dia) => generacionDePaneles(AL_SUR, { zona: 'peninsula', desde: dia, hasta: dia }).kwh.length,
    );
    expect(horas).toEqual([23, 25]);
  });

  it('knows the place of every province', () => {
    for (let i = 1; i <= 52; i++) {
      const codigo = String(i).padStart(2, '0');
      expect([codigo, nombreProvincia(codigo), sitioDeProvincia(codigo)]).not.toContain(undefined);
    }
    expect(sitioDeProvincia('53')).toBeUndefined();
  });
});

const energias = fc.array(fc.tuple(fc.nat(500), fc.nat(500)), { minLength: 1, maxLength: 60 });

describe('netting by hours', () => {
  it('never exceeds either side, and without a battery every kWh is used or sent', () => {
    fc.assert(
      fc.property(energias, (horas) => {
        const [consumo, generada] = [horas.map(([c]) => c / 100), horas.map(([, g]) => g / 100)];
        const { autoconsumidaKwh, excedentesKwh } = netGeneration(consumo, generada);
        for (const i of horas.keys()) {
          expect(autoconsumidaKwh[i]).toBeLessThanOrEqual(Math.min(consumo[i]!, generada[i]!));
          expect(autoconsumidaKwh[i]! + excedentesKwh[i]!).toBeCloseTo(generada[i]!, 9);
        }
      }),
    );
  });

  it('with a battery uses no less, sends no more, and gives back at most what went in', () => {
    fc.assert(
      fc.property(energias, fc.nat(1000), (horas, bateria) => {
        const [consumo, generada] = [horas.map(([c]) => c / 100), horas.map(([, g]) => g / 100)];
        const [sin, con] = [
          netGeneration(consumo, generada),
          netGeneration(consumo, generada, bateria / 100),
        ];
        const usada = sumOf(con.autoconsumidaKwh) - sumOf(sin.autoconsumidaKwh);
        const guardada = sumOf(sin.excedentesKwh) - sumOf(con.excedentesKwh);
        expect(usada).toBeGreaterThanOrEqual(-1e-9);
        expect(usada).toBeLessThanOrEqual(guardada * RENDIMIENTO_DE_BATERIA + 1e-9);
        for (const [i, kwh] of consumo.entries()) {
          expect(con.autoconsumidaKwh[i]).toBeLessThanOrEqual(kwh + 1e-9);
          expect(con.excedentesKwh[i]).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

const fecha = diaDe(2026, 1, 31);
const supuestos = supuestosDe({ fecha, zona: 'peninsula', uso: 'vivienda', potenciaMaximaKw: 4.6 });

const PUNTO: PuntoDeLuz = {
  tarifa: '2.0TD',
  zona: 'peninsula',
  uso: 'vivienda',
  tipoMedida: 5,
  potenciasKw: [4.6, 4.6],
  potenciaEstudioKw: null,
  consumos: Array.from({ length: 12 }, (_, i) => ({
    desde: diaDe(2025, i + 1, 1) - 1,
    hasta: (i === 11 ? diaDe(2026, 1, 1) : diaDe(2025, i + 2, 1)) - 1,
    activaKwh: [90, 80, 130, 0, 0, 0],
    reactivaKvarh: [],
    maximetroKw: [],
  })),
  precioEnergiaEurKwh: [0.2, 0.15, 0.1],
  precioPotenciaEurKwAnio: [30, 1],
  alquilerEurMes: 0.81,
};
const ENTRADA: EntradaPaneles = {
  punto: PUNTO,
  fecha,
  supuestos,
  instalacion: { ...AL_SUR, kwp: 3 },
  precioExcedentesEurKwh: 0.05,
  precioEur: 4500,
};

function estudio(cambios: Partial<EntradaPaneles> = {}) {
  const resultado = studyPaneles({ ...ENTRADA, ...cambios });
  if (!resultado.ok) throw new Error(resultado.issue.message);
  return resultado.value;
}

describe('what panels would do to a supply', () => {
  it('is said month by month, and begins with its bill of today', () => {
    const leido = estudio();
    const hoy = analyze({
      punto: PUNTO,
      fecha,
      supuestos,
      fees: { feeEnergiaEurMwh: 0, feePotenciaEurKwAnio: 0 },
      productos: [],
    });
    expect(leido.antesAnualEur).toBe(hoy.ok && hoy.value.actual.totales.total);
    expect(leido.ahorroAnualEur).toBeGreaterThan(100);
    expect(leido.filas).toHaveLength(12);
    expect(leido.filas[6]!.generacionKwh).toBeGreaterThan(2 * leido.filas[0]!.generacionKwh);
    for (const { generacionKwh, autoconsumidaKwh, excedentesKwh, antesEur, despuesEur } of leido.filas) {
      expect(autoconsumidaKwh + excedentesKwh).toBeCloseTo(generacionKwh, 1);
      expect(despuesEur).toBeLessThan(antesEur);
    }
    expect(leido.mesesHastaAmortizar).toBe(Math.ceil((4500 * 12) / leido.ahorroAnualEur));
  });

  it('saves more with a battery and with a better price of surplus, and is not paid back without a price', () => {
    const base = estudio();
    expect(estudio({ bateriaKwh: 5 }).autoconsumo).toBeGreaterThan(base.autoconsumo);
    expect(estudio({ bateriaKwh: 5 }).ahorroAnualEur).toBeGreaterThan(base.ahorroAnualEur);
    expect(estudio({ precioExcedentesEurKwh: 0 }).ahorroAnualEur).toBeLessThan(base.ahorroAnualEur);
    expect(estudio({ precioEur: undefined }).mesesHastaAmortizar).toBeNull();
  });

  it('leaves alone what was read in a period without hours', () => {
    const enero = { ...PUNTO.consumos[0]!, activaKwh: [100, 100, 100, 100, 100, 100] };
    const { filas } = estudio({
      punto: {
        ...PUNTO,
        tarifa: '3.0TD',
        potenciasKw: [5, 5, 5, 5, 5, 16],
        consumos: [enero],
        precioEnergiaEurKwh: [0.2, 0.2, 0.2, 0.2, 0.2, 0.2],
        precioPotenciaEurKwAnio: [20, 10, 5, 4, 3, 2],
      },
      instalacion: { ...AL_SUR, kwp: 1000 },
    });
    expect(filas[0]!.autoconsumidaKwh).toBeLessThanOrEqual(300);
  });

  it.each([
    ['instalacion-no-valida', { instalacion: { ...AL_SUR, kwp: 0 } }],
    ['instalacion-no-valida', { instalacion: { ...AL_SUR, inclinacionGrados: 91 } }],
    ['instalacion-no-valida', { instalacion: { ...AL_SUR, claridad: [0.5] } }],
    ['instalacion-no-valida', { bateriaKwh: -1 }],
    [
      'ya-tiene-excedentes',
      { punto: { ...PUNTO, consumos: [{ ...PUNTO.consumos[0]!, excedentesKwh: [9] }] } },
    ],
    ['sin-consumos', { punto: { ...PUNTO, consumos: [] } }],
  ])('is refused with %s', (code, cambios) => {
    expect(studyPaneles({ ...ENTRADA, ...cambios })).toMatchObject({ ok: false, issue: { code } });
  });
});
