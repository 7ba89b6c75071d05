import { describe, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';

const { app, as } = await testApp();

async function price(cambios: object) {
  const payload = { ...UN_DIA, ...cambios };
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/calculos/indexado',
    headers: await as('comercial'),
    payload: JSON.parse(JSON.stringify(payload)),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const of = (length: number, valor: number) => new Array<number>(length).fill(valor);

const TERMINOS = {
  serviciosAjusteEurKwh: 0.018,
  desviosEurKwh: 0.001,
  garantiasOrigenEurKwh: 0.00077,
  operadoresEurKwh: 0.0002,
  fneeEurKwh: 0.002658,
  margenEurKwh: 0.01,
  capacidadEurKwh: [0.0008, 0.0001, 0],
};

/** A working Tuesday: eight hours in each period of 2.0TD. */
const UN_DIA = {
  tarifa: '2.0TD',
  zona: 'peninsula',
  terminos: TERMINOS,
  peajesIncluidos: true,
  curva: { desde: '2026-01-13', kwh: of(24, 0.5), resolucion: 60 },
  mercado: { desde: '2026-01-13', eurMwh: of(24, 60), resolucion: 60 },
};

/** 60 €/MWh with the losses, capacity payments, peajes and cargos of 2026, by hand. */
const PRECIOS = [
  1.015 * ((0.06 + 0.0008 + 0.01997) * 1.167 + 0.012658) + 0.097553,
  1.015 * ((0.06 + 0.0001 + 0.01997) * 1.163 + 0.012658) + 0.029267,
  1.015 * ((0.06 + 0.01997) * 1.18 + 0.012658) + 0.003292,
];

describe('an indexed contract', () => {
  test('whose market does not change costs what the fixed price of its formula', async () => {
    const { status, body } = await price({});
    expect(status).toBe(200);
    expect(body).toMatchObject({ fuente: 'curva', avisos: [] });
    for (const [p, precio] of PRECIOS.entries()) {
      expect(body.periodos[p]).toMatchObject({ periodo: p + 1, energiaKwh: 4 });
      expect(body.periodos[p].precioEurKwh).toBeCloseTo(precio, 6);
      expect(body.periodos[p].importeEur).toBeCloseTo(4 * precio, 5);
    }
    const suma = (filas: { importeEur: number }[]) => filas.reduce((total, f) => total + f.importeEur, 0);
    expect(suma(body.terminos)).toBeCloseTo(suma(body.periodos), 4);
    const porNombre = Object.fromEntries(body.terminos.map((t: { nombre: string }) => [t.nombre, t]));
    expect(porNombre.mercado).toEqual({ nombre: 'mercado', importeEur: 0.72 });
    expect(porNombre.peajes.fuente).toContain('BOE-A-2025-26348');
  });

  test('leaves peajes and cargos to the bill that adds them', async () => {
    const { body } = await price({ peajesIncluidos: false });
    expect(body.periodos[0].precioEurKwh).toBeCloseTo(PRECIOS[0]! - 0.097553, 6);
  });

  test('says which terms count as zero because nobody stated them', async () => {
    const { body } = await price({
      terminos: { ...TERMINOS, margenEurKwh: undefined, fneeEurKwh: undefined },
    });
    expect(body.avisos).toEqual([
      'Cuentan como 0 €/kWh, porque no se indican: Fondo de Eficiencia Energética y margen',
    ]);
  });

  test.each([
    ['an hourly curve with quarter-hour prices', 60, 15, 1],
    ['a quarter-hour curve with hourly prices', 15, 60, 0],
    ['a quarter-hour curve with quarter-hour prices', 15, 15, 0],
  ])('takes %s', async (_caso, deLaCurva, delMercado, avisos) => {
    const kwh = of((24 * 60) / deLaCurva, (0.5 * deLaCurva) / 60);
    const { status, body } = await price({
      curva: { desde: '2026-01-13', kwh, resolucion: deLaCurva },
      mercado: { desde: '2026-01-13', eurMwh: of((24 * 60) / delMercado, 60), resolucion: delMercado },
    });
    expect(status).toBe(200);
    expect(body.avisos).toHaveLength(avisos);
    expect(body.periodos[0].precioEurKwh).toBeCloseTo(PRECIOS[0]!, 6);
  });

  test.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
  ])('has the hours of the day when the clock changes: %s', async (desde, horas) => {
    const { body } = await price({
      curva: { desde, kwh: of(horas, 1) },
      mercado: { desde, eurMwh: of(horas, -20) },
    });
    expect(body.periodos[2].energiaKwh).toBe(horas);
    expect(body.terminos[0].importeEur).toBeCloseTo(-0.02 * horas, 6);
    const corta = await price({ curva: { desde, kwh: of(24, 1) }, mercado: { desde, eurMwh: of(25, 1) } });
    expect(corta.status).toBe(400);
    expect(corta.body.errors['curva.kwh']).toContain(`tiene ${horas} horas`);
  });

  test.each([
    [{ mercado: { ...UN_DIA.mercado, eurMwh: [...of(7, 60), null, ...of(16, 60)] } }, 'mercado', 'hora 8'],
    [{ mercado: { ...UN_DIA.mercado, eurMwh: of(20, 60) } }, 'mercado', 'hora 21, y el de otras 3 horas'],
    [{ curva: { ...UN_DIA.curva, kwh: [0.5, null, ...of(22, 0.5)] } }, 'curva.kwh.1', '13/01/2026, hora 2'],
    [{ curva: undefined }, 'curva', '«perfil»'],
  ])('names the hour or the part that is missing: %#', async (cambios, campo, frase) => {
    const { status, body } = await price(cambios);
    expect(status).toBe(400);
    expect(body.errors[campo]).toContain(frase);
  });
});

describe('an indexed contract without a curve', () => {
  const enero = { desde: '2025-12-31', hasta: '2026-01-31', consumos: [50, 60.5, 70.0004] };
  const sinCurva = { curva: undefined, perfil: enero, mercado: { desde: '2026-01-01', eurMwh: of(744, 60) } };

  test('spreads what was read over the hours of its period, and says how', async () => {
    const { body } = await price(sinCurva);
    expect(body.fuente).toBe('perfil');
    expect(body.periodos.map(({ energiaKwh }: { energiaKwh: number }) => energiaKwh)).toEqual([
      50, 60.5, 70.0004,
    ]);
    expect(body.periodos[1].precioEurKwh).toBeCloseTo(PRECIOS[1]!, 6);
    expect(body.avisos[0]).toContain('se reparte por igual entre sus horas');
  });

  test.each([
    ['consumos.1', { tarifa: '3.0TD', perfil: { ...enero, consumos: [1, 2] } }, 'perfil.consumos', '6'],
    [
      '3.0TD',
      { tarifa: '3.0TD', terminos: {}, perfil: { ...enero, consumos: [1, 1, 1, 0, 0, 1] } },
      'perfil.consumos.2',
      'P3',
    ],
    ['hasta', { perfil: { ...enero, hasta: '2025-12-31' } }, 'perfil.hasta', 'posterior'],
  ])('refuses readings that cannot be spread: %s', async (_caso, cambios, campo, frase) => {
    const { status, body } = await price({ ...sinCurva, ...cambios });
    expect(status).toBe(400);
    expect(body.errors[campo]).toContain(frase);
  });
});
