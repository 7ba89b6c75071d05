import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodoDe, periodosDelDia, ZONAS } from './calendario.ts';
import { type Curva, intervalosEntre, sumByPeriod } from './curva.ts';
import { diaDe } from './fecha.ts';
import {
  energiaIndexadaPorCurva,
  energiaIndexadaPorMedias,
  type SerieHoraria,
  type TerminosIndexado,
} from './indexado.ts';

const TERMINOS: TerminosIndexado = {
  serviciosAjusteEurKwh: 0.02,
  desviosEurKwh: 0.001,
  garantiasOrigenEurKwh: 0.00077,
  operadoresEurKwh: 0.0002,
  fneeEurKwh: 0.0025,
  margenEurKwh: 0.005,
  capacidadEurKwh: [0.001, 0.0005, 0.0004, 0.0003, 0.0003, 0],
};

/** A working Tuesday of January: P6 to 8 h, P1 and P2 afterwards. */
const MARTES = diaDe(2026, 1, 13);

function curvaDe(desde: number, hasta: number, resolucion: 15 | 60, valor: (i: number) => number): Curva {
  const kwh = Float64Array.from({ length: intervalosEntre(desde, hasta, resolucion) }, (_, i) => valor(i));
  return { desde, hasta, resolucion, kwh, huecos: [] };
}

function serieDe(desde: number, hasta: number, valor: (hora: number) => number): SerieHoraria {
  return {
    desde,
    eurKwh: Float64Array.from({ length: intervalosEntre(desde, hasta, 60) }, (_, i) => valor(i)),
  };
}

const enElDia = {
  tarifa: '3.0TD',
  zona: 'peninsula',
  curva: curvaDe(MARTES, MARTES, 60, (hora) => hora + 1),
  mercado: serieDe(MARTES, MARTES, (hora) => 0.05 + hora / 1000),
  terminos: TERMINOS,
  peajesIncluidos: true,
} as const;

describe('indexed energy of one day', () => {
  it('is Σ kWh × 1.015·[(PHM + Pc + SA + Dsv + GdO + POsOm)·(1 + Perd) + FE + F] + PTD + CA', () => {
    const energia = energiaIndexadaPorCurva(enElDia);
    if (!energia.ok) throw new Error(energia.issue.message);
    // 3.0TD in 2026: capacity as stated; losses, peaje and cargo of the published tables.
    const porPeriodo = {
      1: { capacidad: 0.001, perdidas: 0.166, acceso: 0.027511 + 0.035841 },
      2: { capacidad: 0.0005, perdidas: 0.175, acceso: 0.012376 + 0.026538 },
      6: { capacidad: 0, perdidas: 0.18, acceso: 0.000031 + 0.002867 },
    } as const;
    const importes = [0, 0, 0, 0, 0, 0];
    for (let hora = 0; hora < 24; hora++) {
      const periodo = hora < 8 ? 6 : [9, 10, 11, 12, 13, 18, 19, 20, 21].includes(hora) ? 1 : 2;
      const { capacidad, perdidas, acceso } = porPeriodo[periodo];
      const enBarras = 0.05 + hora / 1000 + capacidad + 0.02 + 0.001 + 0.00077 + 0.0002;
      const precio = 1.015 * (enBarras * (1 + perdidas) + 0.0025 + 0.005) + acceso;
      importes[periodo - 1]! += (hora + 1) * precio;
    }
    expect(energia.value.aproximado).toBe(false);
    energia.value.periodos.forEach(({ energiaKwh, importeEur, precioEurKwh }, p) => {
      expect(energiaKwh).toBe([142, 122, 0, 0, 0, 36][p]);
      expect(importeEur).toBeCloseTo(importes[p]!, 10);
      expect(precioEurKwh).toBeCloseTo(energiaKwh === 0 ? 0 : importes[p]! / energiaKwh, 12);
    });
    // P1 by hand: 142 kWh at some 0.1763 €/kWh.
    expect(energia.value.periodos[0]!.importeEur).toBeCloseTo(25.03, 2);
  });

  it('takes an hourly series of adjustment services in place of the fixed one', () => {
    const fija = energiaIndexadaPorCurva(enElDia);
    const igual = energiaIndexadaPorCurva({
      ...enElDia,
      serviciosAjuste: serieDe(MARTES, MARTES, () => 0.02),
    });
    expect(igual).toEqual(fija);
    const cara = energiaIndexadaPorCurva({
      ...enElDia,
      serviciosAjuste: serieDe(MARTES, MARTES, () => 0.03),
    });
    // One cent a kWh more at the busbar of P6: × 1.18 × 1.015 × 36 kWh.
    const aumento =
      cara.ok && fija.ok ? cara.value.periodos[5]!.importeEur - fija.value.periodos[5]!.importeEur : 0;
    expect(aumento).toBeCloseTo(0.01 * 1.18 * 1.015 * 36, 10);
  });

  it('is the same from quarter-hours, which take the price of their hour', () => {
    const cuartos = curvaDe(MARTES, MARTES, 15, (i) => (Math.floor(i / 4) + 1) / 4);
    const porCuartos = energiaIndexadaPorCurva({ ...enElDia, curva: cuartos });
    expect(porCuartos).toEqual(energiaIndexadaPorCurva(enElDia));
  });

  it('leaves peajes and cargos out when the bill adds them', () => {
    const con = energiaIndexadaPorCurva(enElDia);
    const sin = energiaIndexadaPorCurva({ ...enElDia, peajesIncluidos: false });
    const diferencia =
      con.ok && sin.ok ? con.value.periodos[0]!.importeEur - sin.value.periodos[0]!.importeEur : 0;
    expect(diferencia).toBeCloseTo(142 * (0.027511 + 0.035841), 10);
  });

  it('takes the capacity payment of the day when none is stated', () => {
    const { capacidadEurKwh: _, ...sinCapacidad } = TERMINOS;
    const dia = diaDe(2024, 1, 16);
    const de2024 = {
      ...enElDia,
      terminos: sinCapacidad,
      curva: curvaDe(dia, dia, 60, () => 1),
      mercado: serieDe(dia, dia, () => 0.05),
    };
    const publicada = [0.001251, 0.000578, 0.000385, 0.000289, 0.000289, 0];
    const deLaTabla = energiaIndexadaPorCurva(de2024);
    const declarada = energiaIndexadaPorCurva({
      ...de2024,
      terminos: { ...TERMINOS, capacidadEurKwh: publicada },
    });
    if (!deLaTabla.ok || !declarada.ok) throw new Error('Falta una tabla');
    const { capacidad, ...fuentes } = deLaTabla.value.fuentes;
    expect(capacidad).toContain('TED/113/2024');
    expect(declarada.value).toEqual({ ...deLaTabla.value, fuentes });
    const de2021 = diaDe(2021, 11, 2);
    const sinTabla = {
      ...enElDia,
      terminos: sinCapacidad,
      curva: curvaDe(de2021, de2021, 60, () => 1),
      mercado: serieDe(de2021, de2021, () => 0.05),
    };
    expect(energiaIndexadaPorCurva(sinTabla)).toMatchObject({
      ok: false,
      issue: { code: 'sin-tabla-regulada', part: 'pago-capacidad' },
    });
  });
});

describe('the quarter-hour market', () => {
  const porCuarto = (desde: number, hasta: number, valor: (cuarto: number) => number): SerieHoraria => ({
    desde,
    resolucion: 15,
    eurKwh: Float64Array.from({ length: intervalosEntre(desde, hasta, 15) }, (_, i) => valor(i)),
  });
  const importeDe = (entrada: Parameters<typeof energiaIndexadaPorCurva>[0]) => {
    const energia = energiaIndexadaPorCurva(entrada);
    if (!energia.ok) throw new Error(energia.issue.message);
    return energia.value.periodos.map(({ importeEur }) => importeEur);
  };

  it('gives each quarter its price, and an hourly reading the mean of its four', () => {
    const mercado = porCuarto(MARTES, MARTES, (cuarto) => 0.05 + (cuarto % 4) / 100);
    const deUnCuarto = { ...enElDia, curva: curvaDe(MARTES, MARTES, 15, (i) => (i === 37 ? 10 : 0)) };
    const esperado = importeDe({ ...deUnCuarto, mercado: serieDe(MARTES, MARTES, () => 0.06) });
    expect(importeDe({ ...deUnCuarto, mercado })).toEqual(esperado);
    const medias = importeDe({ ...enElDia, mercado: serieDe(MARTES, MARTES, () => 0.065) });
    importeDe({ ...enElDia, mercado }).forEach((importe, p) => {
      expect(importe).toBeCloseTo(medias[p]!, 10);
    });
  });

  it.each([
    ['March', diaDe(2026, 3, 29), 92],
    ['October', diaDe(2026, 10, 25), 100],
  ])('has the quarters of the day the clock changes in %s', (_mes, dia, cuantos) => {
    const mercado = porCuarto(dia, dia, () => 0.05);
    expect(mercado.eurKwh).toHaveLength(cuantos);
    const entrada = { ...enElDia, curva: curvaDe(dia, dia, 60, () => 1), mercado };
    const porHoras = importeDe({ ...entrada, mercado: serieDe(dia, dia, () => 0.05) });
    importeDe(entrada).forEach((importe, p) => {
      expect(importe).toBeCloseTo(porHoras[p]!, 10);
    });
    const corta = { ...mercado, eurKwh: mercado.eurKwh.subarray(0, cuantos - 1) };
    expect(energiaIndexadaPorCurva({ ...entrada, mercado: corta })).toMatchObject({ ok: false });
  });

  it('takes the losses of the hour where they are known, and the standard ones elsewhere', () => {
    const pct = Float64Array.from({ length: 24 }, (_, hora) => (hora < 8 ? 25 : Number.NaN));
    const con = importeDe({ ...enElDia, perdidas: { desde: MARTES, pct } });
    const sin = importeDe(enElDia);
    expect(con.slice(0, 5)).toEqual(sin.slice(0, 5));
    // P6: 25 % in place of 18 %, over Σ kWh·€ at the busbar.
    const enBarras = Array.from(
      { length: 8 },
      (_, h) => (h + 1) * (0.05 + h / 1000 + 0.02 + 0.001 + 0.00077 + 0.0002),
    ).reduce((a, b) => a + b);
    expect(con[5]! - sin[5]!).toBeCloseTo(1.015 * enBarras * 0.07, 10);
  });

  it('charges the municipal rate by the factor of the contract', () => {
    const sinPeajes = { ...enElDia, peajesIncluidos: false } as const;
    const bruto = { ...sinPeajes, terminos: { ...TERMINOS, factorTasaMunicipal: 1 / 0.985 } };
    const [deBruto, corriente] = [importeDe(bruto), importeDe(sinPeajes)];
    expect(deBruto[0]! / corriente[0]!).toBeCloseTo(1 / 0.985 / 1.015, 12);
  });
});

describe('a price that is missing', () => {
  const sinUna = serieDe(MARTES, MARTES, (hora) => (hora === 7 ? Number.NaN : 0.05));

  it.each([
    ['an hour without price', { mercado: sinUna }, 'mercado', '13/01/2026, hora 8'],
    ['an hour without adjustment', { serviciosAjuste: sinUna }, 'serviciosAjuste', '13/01/2026, hora 8'],
    ['a series that starts late', { mercado: serieDe(MARTES + 1, MARTES + 1, () => 1) }, 'mercado', 'hora 1'],
    ['a series that ends early', { mercado: serieDe(MARTES - 2, MARTES - 1, () => 1) }, 'mercado', 'hora 1'],
  ] as const)('stops the sum: %s', (_nombre, cambios, part, cuando) => {
    const energia = energiaIndexadaPorCurva({ ...enElDia, ...cambios });
    expect(energia).toMatchObject({ ok: false, issue: { code: 'sin-precio-horario', part } });
    expect(energia.ok ? '' : energia.issue.message).toContain(cuando);
  });

  it.each(['peaje-energia', 'perdidas'])('is never zero: %s', (part) => {
    const [dia, tarifa] =
      part === 'perdidas' ? [MARTES, '3.0TDVE' as const] : [diaDe(2027, 11, 2), '3.0TD' as const];
    const entrada = {
      ...enElDia,
      tarifa,
      curva: curvaDe(dia, dia, 60, () => 1),
      mercado: serieDe(dia, dia, () => 0.05),
    };
    expect(energiaIndexadaPorCurva(entrada)).toMatchObject({
      ok: false,
      issue: { code: 'sin-tabla-regulada', part },
    });
  });
});

describe('by means of each period', () => {
  const medias = { tarifa: '3.0TD', dia: MARTES, terminos: TERMINOS, peajesIncluidos: true } as const;

  it('says that it is an approximation', () => {
    const consumosKwh = [1, 1, 1, 1, 1, 1];
    const energia = energiaIndexadaPorMedias({ ...medias, consumosKwh, mediasEurKwh: consumosKwh });
    expect(energia).toMatchObject({ ok: true, value: { aproximado: true } });
  });

  it('is what the curve gives when each period has one price', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('3.0TD' as const, '6.1TD' as const),
        fc.constantFrom(...ZONAS),
        fc.constantFrom(15 as const, 60 as const),
        fc.integer({ min: diaDe(2026, 1, 1), max: diaDe(2026, 12, 1) }),
        fc.array(fc.integer({ min: -20, max: 300 }), { minLength: 6, maxLength: 6 }),
        (tarifa, zona, resolucion, desde, precios) => {
          const hasta = desde + 29;
          const mediasEurKwh = precios.map((precio) => precio / 1000);
          const curva = curvaDe(desde, hasta, resolucion, (i) => (i * 31) % 7);
          const porHoras: number[] = [];
          for (let dia = desde; dia <= hasta; dia++) {
            const horas = intervalosEntre(dia, dia, 60);
            for (let hora = 0; hora < horas; hora++) {
              porHoras.push(
                mediasEurKwh[
                  periodoDe({ tarifa, zona, magnitud: 'energia', dia, hora: Math.min(hora, 23) }) - 1
                ]!,
              );
            }
          }
          const comun = { tarifa, zona, terminos: TERMINOS, peajesIncluidos: true };
          const mercado = { desde, eurKwh: Float64Array.from(porHoras) };
          const porCurva = energiaIndexadaPorCurva({ ...comun, curva, mercado });
          const consumosKwh = sumByPeriod({ curva, tarifa, zona }).periodosKwh;
          const porMedias = energiaIndexadaPorMedias({ ...comun, dia: desde, consumosKwh, mediasEurKwh });
          if (!porCurva.ok || !porMedias.ok) throw new Error('Falta una tabla');
          porMedias.value.periodos.forEach((periodo, p) => {
            expect(porCurva.value.periodos[p]!.energiaKwh).toBe(periodo.energiaKwh);
            expect(porCurva.value.periodos[p]!.importeEur).toBeCloseTo(periodo.importeEur, 6);
          });
        },
      ),
      { numRuns: 25 },
    );
  });

  it.each([
    ['numero-de-periodos', 'mediasEurKwh', { mediasEurKwh: [0.05] }],
    ['numero-de-periodos', 'mediasEurKwh', { consumosKwh: [1, 2, 3] }],
    ['sin-precio-medio', 'mediasEurKwh.3', { mediasEurKwh: [0.05, 0.05, 0.05, Number.NaN, 0.05, 0.05] }],
    [
      'numero-de-periodos',
      'terminos.capacidadEurKwh',
      { terminos: { ...TERMINOS, capacidadEurKwh: [0.001] } },
    ],
  ])('refuses what is not whole: %s in %s', (code, part, cambios) => {
    const seis = [0.05, 0.05, 0.05, 0.05, 0.05, 0.05];
    const entrada = { ...medias, consumosKwh: seis, mediasEurKwh: seis, ...cambios };
    expect(energiaIndexadaPorMedias(entrada)).toMatchObject({ ok: false, issue: { code, part } });
  });
});

it('the day of the examples is what they say', () => {
  expect(
    periodosDelDia({ tarifa: '3.0TD', zona: 'peninsula', magnitud: 'energia', dia: MARTES }).join(''),
  ).toBe('666666662111112222111122');
});

describe('the terms of the price', () => {
  const totalDe = (entrada: Parameters<typeof energiaIndexadaPorCurva>[0]) => {
    const energia = energiaIndexadaPorCurva(entrada);
    if (!energia.ok) throw new Error(energia.issue.message);
    const { periodos, terminos } = energia.value;
    return { terminos, importe: periodos.reduce((suma, { importeEur }) => suma + importeEur, 0) };
  };

  it('are what each piece of the formula comes to, and add up to the amount', () => {
    // Eight hours of P6 with Σ kWh = 36 at 50 €/MWh: losses are 18 % of what is bought at the busbar.
    const curva = curvaDe(MARTES, MARTES, 60, (hora) => (hora < 8 ? hora + 1 : 0));
    const { terminos, importe } = totalDe({
      ...enElDia,
      curva,
      mercado: serieDe(MARTES, MARTES, () => 0.05),
    });
    expect(terminos.mercado).toBeCloseTo(36 * 0.05, 10);
    expect(terminos.serviciosAjuste).toBeCloseTo(36 * 0.02, 10);
    expect(terminos.perdidas).toBeCloseTo(36 * (0.05 + 0.02 + 0.001 + 0.00077 + 0.0002) * 0.18, 10);
    expect(terminos.margen).toBeCloseTo(36 * 0.005, 10);
    expect(terminos.peajes).toBeCloseTo(36 * 0.000031, 10);
    expect(terminos.cargos).toBeCloseTo(36 * 0.002867, 10);
    expect(Object.values(terminos).reduce((a, b) => a + b)).toBeCloseTo(importe, 10);
    const sinTasa = importe - terminos.tasaMunicipal - terminos.peajes - terminos.cargos;
    expect(terminos.tasaMunicipal).toBeCloseTo(0.015 * sinTasa, 10);
  });

  it('agree between a stretch and the two that it is cut into, even across a change of tables', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 58 }),
        fc.constantFrom(15 as const, 60 as const),
        (corte, resolucion) => {
          const [desde, hasta] = [diaDe(2025, 12, 2), diaDe(2026, 1, 30)];
          const curva = curvaDe(desde, hasta, resolucion, (i) => (i * 31) % 7);
          const mercado = serieDe(desde, hasta, (hora) => ((hora * 13) % 50) / 500 - 0.01);
          const parte = desde + corte;
          const enParte = intervalosEntre(desde, parte - 1, resolucion);
          const entero = totalDe({ ...enElDia, curva, mercado });
          const partes = [
            { ...curva, hasta: parte - 1, kwh: curva.kwh.subarray(0, enParte) },
            { ...curva, desde: parte, kwh: curva.kwh.subarray(enParte) },
          ].map((trozo) => totalDe({ ...enElDia, curva: trozo, mercado }));
          expect(partes[0]!.importe + partes[1]!.importe).toBeCloseTo(entero.importe, 8);
          for (const [nombre, importe] of Object.entries(entero.terminos)) {
            const suma = partes.reduce((a, { terminos }) => a + terminos[nombre as keyof typeof terminos], 0);
            expect(suma).toBeCloseTo(importe, 8);
          }
        },
      ),
      { numRuns: 20 },
    );
  });

  it('subtract in hours of negative price, with no floor', () => {
    const negativo = { ...enElDia, mercado: serieDe(MARTES, MARTES, () => -0.3), peajesIncluidos: false };
    const { terminos, importe } = totalDe(negativo);
    expect(terminos.mercado).toBeCloseTo(-0.3 * 300, 10);
    expect(importe).toBeLessThan(terminos.mercado);
  });

  it('name how many hours have no price besides the first', () => {
    const sinTres = serieDe(MARTES, MARTES, (hora) => (hora > 4 && hora < 8 ? Number.NaN : 0.05));
    const energia = energiaIndexadaPorCurva({ ...enElDia, mercado: sinTres });
    expect(energia.ok ? '' : energia.issue.message).toBe(
      'Falta el precio horario del 13/01/2026, hora 6, y el de otras 2 horas',
    );
  });
});
