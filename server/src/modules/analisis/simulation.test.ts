import { analisis, productoDeEstudio, productos } from '@vatio/contract/endpoints';
import { analyze, enEuros, parseFecha, supuestosDe } from '@vatio/domain';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { INDEXADO, productoDePrueba } from '../productos/test-producto.ts';
import { CUPS, negocioDePrueba, peticionDePrueba } from './test-negocio.ts';

const { app, db, as } = await testApp();
const headers = await as('comercial');

async function simulate(payload: object) {
  const answer = await app.inject({ method: 'POST', url: '/v1/analisis/simular', headers, payload });
  expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined]);
  return analisis.simulate.response.parse(answer.json());
}

function enJson(valor: unknown): unknown {
  return JSON.parse(JSON.stringify(valor));
}

async function alta(producto: Parameters<typeof productoDePrueba>[0]): Promise<string> {
  const payload = productoDePrueba(producto);
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/productos',
    headers: await as('admin'),
    payload,
  });
  return answer.json().id;
}

let fijo: string;

beforeAll(async () => {
  await negocioDePrueba(db);
  fijo = await alta({ nombre: 'Fijo', version: { energiaEurKwh: [0.172, 0.158, 0, 0, 0, 0.121] } });
  await alta({ nombre: 'Caro', version: { energiaEurKwh: [0.3, 0.3, 0.3, 0.3, 0.3, 0.3] } });
  await alta({ nombre: 'Pool', tipo: 'indexado', version: INDEXADO });
  await alta({ nombre: 'Acceso aparte', peajesIncluidos: false });
  await alta({ nombre: 'De otra zona', zonas: ['ceuta'] });
  await alta({ nombre: 'Sin margen', version: { feeEnergiaEurMwh: { minimo: 0, maximo: 5 } } });
  await alta({ nombre: 'Incompleto', version: { energiaEurKwh: [0.1, null, 0.1, 0.1, 0.1, 0.1] } });
  await alta({ nombre: 'Caducado', version: { hasta: '2026-01-30' } });
  await alta({ nombre: 'De 6.1TD', tarifa: '6.1TD' });
});

/** A bill of 31 days worked by hand (domain.md §6.3) with the products of an invented supplier. */
test('a simulation gives the worked study of a 3.0TD bill with fees, line by line', async () => {
  const consumos = [
    {
      desde: '2025-12-31',
      hasta: '2026-01-31',
      activaKwh: [1200, 900, 0, 0, 0, 1800],
      reactivaKvarh: [],
      maximetroKw: [],
    },
  ];
  const precioEnergiaCliente = [0.198, 0.181, 0, 0, 0, 0.142];
  const { puntos, datosCupsProducto, totales } = await simulate(
    peticionDePrueba(CUPS.propio, { consumos, precioEnergiaCliente, idProducto: fijo }),
  );
  const [punto] = puntos;
  expect(punto?.actual.totales).toMatchObject({
    terminoPotencia: 123.17,
    terminoEnergia: 656.1,
    bonoSocial: 0.59,
    iee: 39.87,
    alquiler: 1.39,
    baseImponible: 821.12,
    impuestos: [{ nombre: 'IVA', base: 821.12, tipo: 0.21, cuota: 172.44 }],
    total: 993.56,
  });
  const oferta = datosCupsProducto.find(({ idProducto }) => idProducto === fijo);
  expect(oferta).toMatchObject({
    precioEnergia: [0.18, 0.166, 0.008, 0.008, 0.008, 0.129],
    totales: {
      terminoPotencia: 162.26,
      terminoEnergia: 597.6,
      iee: 38.88,
      baseImponible: 800.72,
      total: 968.87,
    },
    ahorroEur: 24.69,
    ahorroPct: 2.49,
    comision: { energiaEur: 31.2, potenciaEur: 39.07, totalEur: 70.27 },
  });
  expect(punto?.supuestos).toEqual({
    ieeTipo: 0.0511269632,
    impuestoTipo: 0.21,
    bonoSocialEurAnio: 6.979247,
    pendientes: [],
  });
  expect(totales).toEqual({
    actualEur: 993.56,
    ofertaEur: 968.87,
    ahorroEur: 24.69,
    ahorroAnualEur: 290.7,
    comisionEur: 70.27,
  });
  expect(oferta?.facturas?.[0]?.lineas[0]).toMatchObject({
    concepto: 'potencia',
    periodo: 1,
    cantidad: 30,
    precio: 22.376927,
    dias: 31,
    divisor: 365,
  });
});

describe('the stored history', () => {
  test('gives the figures of the domain to the cent, offer by offer, and says why the others are left out', async () => {
    const { puntos, datosCupsProducto } = await simulate(peticionDePrueba(CUPS.propio));
    const vigentes = await app.inject({
      url: '/v1/productos/vigentes?fecha=2026-01-31&tarifa=3.0TD',
      headers,
    });
    const catalogo = productos.inForce.response.parse(vigentes.json()).rows.map(productoDeEstudio);
    const fecha = parseFecha('2026-01-31');
    if (!fecha.ok) throw new Error(fecha.issue.message);
    const { precioEnergiaCliente, precioPotenciaCliente } = peticionDePrueba(CUPS.propio).puntos[0]!;
    const estudio = analyze({
      punto: {
        tarifa: '3.0TD',
        zona: 'peninsula',
        uso: 'otros',
        tipoMedida: 4,
        potenciasKw: [30, 35, 35, 35, 35, 60],
        potenciaEstudioKw: null,
        consumos: (puntos[0]?.consumos ?? []).map((fila) => {
          const [desde, hasta] = [parseFecha(fila.desde), parseFecha(fila.hasta)];
          if (!desde.ok || !hasta.ok) throw new Error('fecha');
          return { ...fila, desde: desde.value, hasta: hasta.value };
        }),
        precioEnergiaEurKwh: precioEnergiaCliente,
        precioPotenciaEurKwAnio: precioPotenciaCliente,
        alquilerEurMes: 1.36,
      },
      fecha: fecha.value,
      fees: { feeEnergiaEurMwh: 8, feePotenciaEurKwAnio: 2 },
      supuestos: supuestosDe({ fecha: fecha.value, zona: 'peninsula', uso: 'otros', potenciaMaximaKw: 60 }),
      productos: catalogo.map((producto) => {
        if (!producto.ok) throw new Error(producto.issue.message);
        return producto.value;
      }),
    });
    if (!estudio.ok) throw new Error(estudio.issue.message);
    const { totales: deHoy, facturas } = estudio.value.actual;
    const sinLoPropio = facturas.map(({ avisos, otros, noSujeto, ...factura }) => factura);
    expect(puntos[0]).toMatchObject({
      dias: 365,
      actual: enJson({ totales: deHoy, facturas: sinLoPropio }),
    });
    expect(puntos[0]?.actual.facturas).toHaveLength(12);
    expect(datosCupsProducto.map(({ producto }) => producto)).toEqual(
      estudio.value.ofertas.map(({ producto }) => producto.nombre),
    );
    for (const [i, { totales, ahorroEur, ahorroAnualEur, comision }] of estudio.value.ofertas.entries()) {
      expect(datosCupsProducto[i]).toMatchObject({ totales, ahorroEur, ahorroAnualEur, comision });
    }
    expect(
      Object.fromEntries(puntos[0]!.excluidos.map(({ producto, motivos }) => [producto, motivos])),
    ).toEqual({
      'De otra zona': ['No se vende en la península'],
      'Sin margen': ['El fee de energía ha de estar entre 0 y 5 €/MWh'],
      Incompleto: ['Falta el precio de energía de P2'],
    });
    expect(puntos[0]?.consumos[0]?.fuente).toBe('sips');
    expect(datosCupsProducto.find(({ producto }) => producto === 'Pool')?.aproximado).toBe(true);
  });

  test('without a chosen product there are offers, and no totals', async () => {
    const { totales, datosCupsProducto } = await simulate(peticionDePrueba(CUPS.propio));
    expect(datosCupsProducto.length).toBeGreaterThan(2);
    expect(datosCupsProducto.every(({ facturas }) => facturas === null)).toBe(true);
    expect(totales).toEqual({ actualEur: 0, ofertaEur: 0, ahorroEur: 0, ahorroAnualEur: 0, comisionEur: 0 });
  });

  test('the CUPS may be written in any way', async () => {
    const escrito = ` ${CUPS.propio.toLowerCase().replace(/(.{4})/g, '$1 ')}1f`;
    const { puntos } = await simulate(peticionDePrueba(escrito));
    expect(puntos[0]?.cups).toBe(CUPS.propio);
  });

  test('a power of the study changes the offers and not the bill of today', async () => {
    const [antes, despues] = [
      await simulate(peticionDePrueba(CUPS.propio, { idProducto: fijo })),
      await simulate(
        peticionDePrueba(CUPS.propio, { idProducto: fijo, potenciaEstudio: [40, 40, 40, 40, 40, 60] }),
      ),
    ];
    expect(despues.puntos[0]?.actual).toEqual(antes.puntos[0]?.actual);
    expect(despues.totales.ofertaEur).not.toBe(antes.totales.ofertaEur);
  });
});

describe('what the SIPS sheet says', () => {
  const conSips = async (datos: object) => {
    await db
      .updateTable('puntoSuministro')
      .set({ sipsFecha: '2026-01-01' })
      .where('cups', '=', CUPS.segundo)
      .execute();
    await sql`insert into ficha_sips (cups, fecha, formato, datos)
      values (${CUPS.segundo}, '2026-01-01', 'sips2-ps', ${JSON.stringify(datos)}::jsonb)
      on conflict (cups) do update set datos = excluded.datos`.execute(db);
  };
  const avisosDe = async (extra: object = {}) =>
    (await simulate(peticionDePrueba(CUPS.segundo, extra))).puntos[0]?.avisos ?? [];

  test.each(['41', '12', '51'])(
    'of self-consumption, code %s, is a notice that names its surplus',
    async (codigo) => {
      await conSips({ codigoAutoconsumo: codigo });
      const dichos = (await avisosDe()).filter((aviso) => aviso.includes('autoconsumo'));
      expect(dichos).toEqual([
        expect.stringMatching(new RegExp(`código ${codigo}.*no cuenta sus excedentes`)),
      ]);
    },
  );

  test.each(['00', '0C'])('of self-consumption, code %s, is none', async (codigo) => {
    await conSips({ codigoAutoconsumo: codigo });
    expect((await avisosDe()).filter((aviso) => aviso.includes('autoconsumo'))).toEqual([]);
  });

  test('of an ICP is a notice where the power of the study would cut the supply off', async () => {
    await conSips({ codigoModoControlPotencia: '1' });
    const consumos = [
      {
        desde: '2025-12-31',
        hasta: '2026-01-31',
        activaKwh: [1200, 900, 0, 0, 0, 1800],
        reactivaKvarh: [],
        maximetroKw: [18.5, 12, 0, 0, 0, 12],
      },
    ];
    const avisos = await avisosDe({ consumos, potenciaEstudio: [17, 17, 17, 17, 17, 16] });
    expect(avisos).toContainEqual(expect.stringMatching(/P1 \(18,5\u00a0kW\): con ICP se cortaría/));
    expect(avisos).toContainEqual(
      expect.stringMatching(/^La potencia del estudio no es posible: las potencias/),
    );
  });
});

describe('the surplus of a supply', () => {
  const consumos = [
    { desde: '2025-12-31', hasta: '2026-01-31', activaKwh: [1200, 900, 0, 0, 0, 1800] },
    { desde: '2026-01-31', hasta: '2026-02-28', activaKwh: [1000, 800, 0, 0, 0, 1500] },
  ].map((fila) => ({ ...fila, reactivaKvarh: [], maximetroKw: [] }));
  const porMes = [
    { mes: '2026-01', periodosKwh: [500] },
    { mes: '2026-02', periodosKwh: [20_000] },
  ];
  let solar: string;

  beforeAll(async () => {
    const bateriaVirtual = { cuotaEurMes: 2, caducidadMeses: null, sobre: 'total' as const };
    const excedentes = { precioEurKwh: 0.06, tope: 'energia' as const, bateriaVirtual };
    solar = await alta({ nombre: 'Solar', version: { excedentes } });
  });

  const conExcedentes = (punto: object) =>
    peticionDePrueba(CUPS.propio, { consumos, idProducto: solar, ...punto }, { fecha: '2026-02-28' });

  test('by months gives what each offer makes of it, and is kept with the analysis', async () => {
    const peticion = conExcedentes({ excedentesKwh: porMes, precioExcedentesCliente: 0.05 });
    const { puntos, datosCupsProducto } = await simulate(peticion);
    expect(puntos[0]?.consumos.map(({ excedentesKwh }) => excedentesKwh)).toEqual([[500], [20_000]]);
    const de = (id: string) => datosCupsProducto.find(({ idProducto }) => idProducto === id);
    const { compensacion, terminoEnergia } = de(solar)!.totales;
    expect(puntos[0]?.actual.facturas[0]?.compensacion).toBe(-25);
    expect(de(solar)?.facturas?.[0]?.compensacion).toBe(-30);
    expect(de(solar)?.excedentes).toMatchObject({ energiaKwh: 20_500, valorEur: 1230, perdidoEur: 0 });
    expect(de(solar)?.excedentes?.bateria?.ingresadoEur).toBeCloseTo(1230 + compensacion, 2);
    expect(-compensacion).toBeLessThan(terminoEnergia);
    expect(de(fijo)?.excedentes).toMatchObject({ valorEur: 0, bateria: null });
    const guardado = await app.inject({ method: 'POST', url: '/v1/analisis', headers, payload: peticion });
    expect([guardado.statusCode, guardado.json().errors]).toEqual([200, undefined]);
    const otra = await app.inject({
      method: 'POST',
      url: `/v1/analisis/${guardado.json().id}/recalcular`,
      headers,
      payload: { fecha: '2026-02-28' },
    });
    expect(otra.statusCode).toBe(200);
    const { datosCupsProducto: recalculados, puntos: suyos } = analisis.recalculate.response.parse(
      otra.json(),
    );
    expect(recalculados.find(({ idProducto }) => idProducto === solar)?.excedentes).toEqual(
      de(solar)?.excedentes,
    );
    expect(suyos[0]?.actual.totales.compensacion).toBe(puntos[0]?.actual.totales.compensacion);
  });

  test('may come as a list for each row of consumption', async () => {
    const { datosCupsProducto } = await simulate(conExcedentes({ excedentesKwh: [[500], [20_000]] }));
    expect(datosCupsProducto.find(({ idProducto }) => idProducto === solar)?.excedentes?.energiaKwh).toBe(
      20_500,
    );
  });

  test('that cannot be told from the call is refused where it stands in it', async () => {
    for (const [excedentesKwh, motivo] of [
      [[[500]], /Hay 2 filas de consumo y 1 de excedentes/],
      [
        [
          [1, 2],
          [3, 4],
        ],
        /3\.0TD lleva 6 periodos/,
      ],
      [[porMes[0], porMes[0]], /2026-01 están dos veces/],
    ] as const) {
      const payload = conExcedentes({ excedentesKwh });
      const answer = await app.inject({ method: 'POST', url: '/v1/analisis/simular', headers, payload });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors['puntos.0.excedentesKwh']).toMatch(motivo);
    }
  });
});

describe('several supply points', () => {
  test('have a line each, with the taxes of its own zone, and totals over the chosen products', async () => {
    const canario = {
      ...peticionDePrueba(CUPS.canario).puntos[0]!,
      precioEnergiaCliente: [0.2, 0.15, 0.1],
      precioPotenciaCliente: [30, 1],
    };
    const peticion = peticionDePrueba(CUPS.propio, { idProducto: fijo });
    const dos = peticionDePrueba(CUPS.segundo, { idProducto: fijo });
    const todos = await simulate({ ...peticion, puntos: [...peticion.puntos, ...dos.puntos, canario] });
    expect(todos.puntos.map(({ cups, supuestos }) => [cups, supuestos.impuestoTipo])).toEqual([
      [CUPS.propio, 0.21],
      [CUPS.segundo, 0.21],
      [CUPS.canario, 0.03],
    ]);
    expect(todos.puntos[2]?.actual.totales.impuestos[0]?.nombre).toBe('IGIC');
    const sueltos = [await simulate(peticion), await simulate(dos)];
    const suma = (campo: keyof typeof todos.totales) =>
      Math.round(sueltos.reduce((total, { totales }) => total + totales[campo], 0) * 100) / 100;
    for (const campo of ['actualEur', 'ofertaEur', 'ahorroEur', 'ahorroAnualEur', 'comisionEur'] as const) {
      expect(todos.totales[campo], campo).toBe(suma(campo));
    }
  });
});

describe('rates', () => {
  test('of a day whose norm is open are named with both totals, and those typed are taken', async () => {
    const deDiciembre = { fecha: '2026-12-15' };
    const pendiente = await simulate(peticionDePrueba(CUPS.propio, { idProducto: fijo }, deDiciembre));
    expect(pendiente.supuestos.pendientes).toEqual([
      expect.stringMatching(/^RDL 25\/2026.* sin resolver; calculado como si no se cumple .* octubre/),
    ]);
    const siSeCumple = { ...pendiente.supuestos, ieeTipo: 0.005 };
    const { pendientes: _, ...tipos } = siSeCumple;
    const cumplida = await simulate(
      peticionDePrueba(CUPS.propio, { idProducto: fijo }, { ...deDiciembre, supuestos: tipos }),
    );
    const { actualEur, ofertaEur, ahorroEur } = cumplida.totales;
    expect(pendiente.puntos[0]?.avisos.at(-1)).toBe(
      `Si se cumple la condición, hoy serían ${enEuros(actualEur)} y la oferta ${enEuros(ofertaEur)}: ahorro de ${enEuros(ahorroEur)}`,
    );
    expect(cumplida.puntos[0]?.avisos.at(-1)).toMatch(/calculado como si se cumple su condición/);
    const supuestos = { ieeTipo: 0.005, impuestoTipo: 0.1, bonoSocialEurAnio: 0 };
    const escritos = await simulate(peticionDePrueba(CUPS.propio, {}, { ...deDiciembre, supuestos }));
    expect(escritos.supuestos).toEqual({ ...supuestos, pendientes: [] });
    expect(escritos.puntos[0]?.avisos.join()).not.toContain('RDL 25/2026');
    expect(escritos.puntos[0]?.actual.totales.impuestos[0]?.tipo).toBe(0.1);
  });
});

test('a simulation keeps nothing', async () => {
  const guardados = await db.selectFrom('analisis').select('id').execute();
  await simulate(peticionDePrueba(CUPS.propio, { idProducto: fijo }));
  expect(await db.selectFrom('analisis').select('id').execute()).toEqual(guardados);
});
