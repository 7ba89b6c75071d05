import { monitorEventLoopDelay } from 'node:perf_hooks';
import { letrasControl } from '@vatio/domain';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';

const { app, as } = await testApp();

async function call(nombre: string, payload: unknown, role: 'comercial' | null = 'comercial') {
  const headers = role ? await as(role) : {};
  const answer = await app.inject({
    method: 'POST',
    url: `/v1/calculos/${nombre}`,
    headers,
    payload: payload as object,
  });
  return { status: answer.statusCode, type: answer.headers['content-type'], body: answer.json() };
}

const FACTURA = {
  tarifa: '3.0TD',
  zona: 'peninsula',
  desde: '2025-12-31',
  hasta: '2026-01-31',
  uso: 'otros',
  potencias: [30, 35, 35, 35, 35, 60],
  consumos: [1200, 900, 0, 0, 0, 1800],
  precios: {
    energia: [0.198, 0.181, 0, 0, 0, 0.142],
    potencia: [20.376927, 10.617621, 4.481534, 3.886333, 2.513851, 1.442287],
    peajesIncluidos: true,
  },
  alquiler: { porMes: 1.36 },
};

describe('without a session', () => {
  test.each(['cups', 'identificador', 'periodos', 'curva', 'factura', 'potencia-optima'])(
    '%s → 401',
    async (nombre) => {
      expect((await call(nombre, {}, null)).status).toBe(401);
    },
  );
});

describe('a CUPS', () => {
  test('is read in any spacing, with its distributor', async () => {
    const { body } = await call('cups', { cups: 'es 0021 0000 0000 0101 yy 0f' });
    expect(body).toEqual({
      valido: true,
      normalizado: 'ES0021000000000101YY0F',
      frontera: '0F',
      distribuidora: expect.stringContaining('i‑DE'.replace('‑', '-')),
      motivo: null,
    });
  });

  test('of gas is named as gas, with its distributor', async () => {
    const { body } = await call('cups', { cups: 'ES 0217 0101 4320 9335 YG' });
    expect(body).toEqual({
      valido: true,
      normalizado: 'ES0217010143209335YG',
      frontera: null,
      distribuidora: 'Nedgia (0217), de gas',
      motivo: 'Es un CUPS de gas, de la distribuidora Nedgia (0217), y no de electricidad',
    });
  });

  test('is refused with the part that is wrong', async () => {
    const { status, body } = await call('cups', { cups: 'ES1234123456789012JX' });
    expect(status).toBe(200);
    expect(body.valido).toBe(false);
    expect(body.motivo).toContain('JY');
  });
});

test.each([
  ['nif', '54362315-k', true, '54362315K'],
  ['nif', 'x-2482300a', false, null],
  ['nif', 'B-58378431', true, 'B58378431'],
  ['iban', 'ES91 2100 0418 4502 0005 1332', true, 'ES9121000418450200051332'],
  ['iban', 'ES2121000418450200051331', false, null],
])('the identifier %s %s is checked', async (tipo, valor, valido, normalizado) => {
  const { body } = await call('identificador', { tipo, valor });
  expect(body).toMatchObject({ valido, normalizado });
  expect(body.motivo === null).toBe(valido);
});

describe('periods', () => {
  const donde = { tarifa: '3.0TD', zona: 'peninsula', magnitud: 'energia' };

  test('are those of local instants', async () => {
    const instantes = ['2026-01-13T09:00', '2026-01-13T08:59', '2026-01-06T12:00', '2026-04-03T10:15'];
    expect((await call('periodos', { ...donde, instantes })).body).toEqual({ periodos: [1, 2, 6, 4] });
  });

  test('add up the hours of a year', async () => {
    const { body } = await call('periodos', { ...donde, zona: 'ceuta', anio: 2026 });
    expect(body).toEqual({ horas: [747, 972, 884, 1029, 448, 4680] });
  });

  test.each([
    [{}, 'instantes'],
    [{ instantes: ['2026-02-30T10:00'] }, 'instantes.0'],
    [{ instantes: ['2026-01-13T24:00'] }, 'instantes.0'],
    [{ instantes: ['2026-01-13T09:00Z'] }, 'instantes.0'],
    [{ anio: 2026, zona: 'portugal' }, 'zona'],
  ])('of %j are refused, saying where', async (extra, campo) => {
    const { status, type, body } = await call('periodos', { ...donde, ...extra });
    expect(status).toBe(400);
    expect(type).toContain('application/problem+json');
    expect(Object.keys(body.errors)).toContain(campo);
  });
});

describe('a bill', () => {
  test('is computed line by line to the cent', async () => {
    const { status, body } = await call('factura', FACTURA);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      dias: 31,
      terminoPotencia: 123.17,
      terminoEnergia: 656.1,
      bonoSocial: 0.59,
      iee: 39.87,
      alquiler: 1.39,
      baseImponible: 821.12,
      impuestos: [{ nombre: 'IVA', base: 821.12, tipo: 0.21, cuota: 172.44 }],
      total: 993.56,
    });
    expect(body.lineas[0]).toMatchObject({
      concepto: 'potencia',
      periodo: 1,
      cantidad: 30,
      dias: 31,
      importe: 51.92,
    });
  });

  const DE_JUNIO = { ...FACTURA, desde: '2026-05-31', hasta: '2026-06-30' };
  const EN_P3 = [0, 0, 900, 0, 0, 1800];
  const SEIS = [0.1, 0.1, 0.1, 0.1, 0.1, 0.1];
  const precios = { ...FACTURA.precios, energia: [0, 0, -0.01, 0, 0, 0.1] };

  test.each([
    ['a negative energy price', { precios }, { terminoEnergia: 171, avisos: [] }],
    [
      'a negative surplus price',
      { excedentes: { energiaKwh: [0, 0, 50, 20, 0, 100], precioEurKwh: [0, 0, 0.01, 0.02, 0, -0.002] } },
      { compensacion: -0.7, avisos: [] },
    ],
    ['the use for its electricity tax', { fechaFactura: '2026-05-30', iee: { uso: 'industrial' } }, {}],
    [
      'kWh in periods without hours',
      { consumos: FACTURA.consumos },
      { avisos: [expect.stringMatching(/^P1 y P2 no tienen/)] },
    ],
    [
      'a discount above its term',
      {
        precios: { ...precios, energia: SEIS },
        descuentos: [{ texto: 'A', sobre: 'energia', importe: 300 }],
      },
      { avisos: [expect.stringContaining('superan su término')] },
    ],
    [
      'a total below zero',
      { otros: [{ texto: 'Abono', importe: -5000 }] },
      { avisos: [expect.stringContaining('por debajo de cero')] },
    ],
  ])('takes %s, and says what does not fit', async (_what, cambios, esperado) => {
    const { status, body } = await call('factura', { ...DE_JUNIO, consumos: EN_P3, ...cambios });
    expect(status).toBe(200);
    expect(body).toMatchObject(esperado);
  });

  test('has the minimum of its use, or the one stated, where the rate is 0,5 %', async () => {
    const seis = (valor: number) => new Array(6).fill(valor);
    const industrial = {
      tarifa: '6.1TD',
      zona: 'peninsula',
      uso: 'otros',
      desde: '2026-03-31',
      hasta: '2026-04-30',
      fechaFactura: '2026-05-05',
      potencias: seis(200),
      consumos: seis(10_000),
      precios: { energia: seis(0.08), potencia: seis(5) },
    };
    const ieeOf = async (iee: object) => (await call('factura', { ...industrial, iee })).body.iee;
    expect(await ieeOf({ minimo: 0.5 })).toBe(30);
    expect(await ieeOf({ uso: 'industrial' })).toBe(30);
    expect(await ieeOf({ uso: 'general' })).toBe(60);
    expect(await ieeOf({})).toBe(60);
  });

  test('takes quarter-hours by period, with their instant or in a row', async () => {
    const conCurva = { ...FACTURA, tipoMedida: 3 };
    const porPeriodo = [[32, 30, 32, 32, 26, 32, 32], [], [], [], [], []];
    const instantes = ['09:00', '09:15', '09:30', '09:45', '10:00', '10:15', '10:30'];
    const conInstante = instantes.map((hora, i) => ({
      instante: `2026-01-13T${hora}`,
      kw: porPeriodo[0]![i],
    }));
    const seguidos = [...new Array(36).fill(0), ...porPeriodo[0]!];
    for (const cuartoshorarios of [porPeriodo, conInstante, { desde: '2026-01-13', kw: seguidos }]) {
      expect((await call('factura', { ...conCurva, cuartoshorarios })).body.excesos).toBe(14.87);
    }
  });

  test('on a date without a table is a named error, never a zero', async () => {
    const tipos = { iee: { tipo: 0.05 }, impuesto: { tipo: 0.21 } };
    const de2027 = { ...FACTURA, ...tipos, desde: '2027-01-31', hasta: '2027-02-28' };
    const { status, body } = await call('factura', de2027);
    expect(status).toBe(400);
    expect(body.code).toBe('sin-tabla-regulada');
    expect(body.title).toContain('bono social');
  });

  test('has the electricity tax of its issue date throughout, and in 2027 asks for it', async () => {
    const abierta = { ...FACTURA, desde: '2026-04-27', hasta: '2026-05-31' };
    const { body } = await call('factura', { ...abierta, fechaFactura: '2026-06-03' });
    const iee = body.lineas.filter(({ concepto }: { concepto: string }) => concepto === 'iee');
    expect(iee.map(({ precio }: { precio: number }) => precio)).toEqual([0.0511269632]);
    const tardia = await call('factura', { ...abierta, fechaFactura: '2027-01-01' });
    expect(tardia.status).toBe(400);
    expect(tardia.body.errors['iee.tipo']).toContain('01/01/2027');
  });

  test('of November 2026 is made by both readings of its norm, and one that is printed by the nearest', async () => {
    const deNoviembre = { ...FACTURA, fechaFactura: '2026-11-28' };
    const { status, body } = await call('factura', deNoviembre);
    expect(status).toBe(200);
    const { lectura, lecturas } = body.segunNorma;
    expect(lectura).toBe('si-no-se-cumple');
    expect(lecturas[1]).toEqual({
      lectura: 'si-no-se-cumple',
      iee: body.iee,
      impuestos: body.impuestos,
      total: body.total,
    });
    expect(body.avisos.join()).toContain('sin resolver');
    const impresa = await call('factura', { ...deNoviembre, totalImpreso: lecturas[0].total + 0.01 });
    expect(impresa.body).toMatchObject({
      total: lecturas[0].total,
      segunNorma: { lectura: 'si-se-cumple' },
    });
    expect(impresa.body.total).toBeLessThan(body.total);
  });

  test.each([
    [{ potencias: [10, 10] }, 'potencias'],
    [{ consumos: [1, 2, 3, 4, 5, -6] }, 'consumos.5'],
    [{ hasta: '2025-12-31' }, 'hasta'],
    [{ desde: '2025-02-30' }, 'desde'],
    [{ uso: 'piscina' }, 'uso'],
    [{ precios: { energia: [0.1, 0.1, 0.1, 0.1, 0.1, 0.1] } }, 'precios.potencia'],
    [{ inventado: 1 }, 'inventado'],
    [{ iee: { tipo: 5.11 } }, 'iee.tipo'],
    [{ iee: { uso: 'piscina' } }, 'iee.uso'],
    [{ iee: { minimo: -1 } }, 'iee.minimo'],
  ])('of %j is refused, saying where', async (extra, campo) => {
    const { status, body } = await call('factura', { ...FACTURA, ...extra });
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toContain(campo);
  });
});

describe('the optimal power', () => {
  const punto = {
    tarifa: '3.0TD',
    zona: 'peninsula',
    potencias: [30, 30, 30, 30, 30, 40],
    tipoMedida: 4,
    anio: 2026,
  };
  const maximetros = Array.from({ length: 12 }, (_, i) => ({ mes: i + 1, kw: [18, 18, 18, 18, 18, 20] }));

  test('is never worse than the contracted one, keeps the order and exceeds 15 kW', async () => {
    const { status, body } = await call('potencia-optima', { ...punto, maximetros });
    expect(status).toBe(200);
    expect(body.optima).toEqual([...body.optima].sort((a, b) => a - b));
    expect(body.optima[5]).toBeGreaterThan(15);
    expect(body.ahorroAnual).toBeCloseTo(body.costeActual - body.costeOptimo, 6);
    expect(body.ahorroAnual).toBeGreaterThan(0);
  });

  test.each(['icp', 1, '1'])(
    'of a supply with an ICP, written %j, covers what was demanded',
    async (control) => {
      const casa = {
        tarifa: '2.0TD',
        zona: 'peninsula',
        tipoMedida: 5,
        anio: 2026,
        potencias: [4.6, 4.6],
        maximetros: [
          { mes: 1, kw: [4.05, 2] },
          { mes: 2, kw: [2, 2] },
        ],
      };
      const { body } = await call('potencia-optima', { ...casa, controlPotencia: control });
      expect(body.optima).toEqual([4.1, 2]);
      expect(body.avisos).toContainEqual(expect.stringMatching(/^Con ICP no se facturan excesos/));
      const sinSaber = await call('potencia-optima', casa);
      expect(sinSaber.body.avisos).toContainEqual(
        expect.stringMatching(/^No se sabe si .* ICP o un maxímetro/),
      );
      const malo = await call('potencia-optima', { ...casa, controlPotencia: 'fusible' });
      expect([malo.status, Object.keys(malo.body.errors)]).toEqual([400, ['controlPotencia']]);
    },
  );

  test('comes with what changing to it costs, and with the powers that nothing goes above', async () => {
    const conPunta = maximetros.map(({ mes, kw }) => ({ mes, kw: mes === 1 ? punto.potencias : kw }));
    const { body } = await call('potencia-optima', { ...punto, maximetros: conPunta });
    expect(body.alternativa).toMatchObject({ potencias: punto.potencias, ahorroAnual: 0 });
    expect(body.alternativa.masQueOptima).toBe(body.ahorroAnual);
    expect(body.cambio).toEqual({
      lineas: [{ concepto: 'enganche', cantidad: 1, precio: 9.04476, importe: 9.04 }],
      coste: 9.04,
      mesesHastaCompensar: expect.any(Number),
    });
    const { body: deAntes } = await call('potencia-optima', {
      ...punto,
      potencias: body.optima,
      maximetros: conPunta,
    });
    expect([deAntes.cambio, deAntes.ahorroAnual]).toEqual([null, 0]);
  });

  test('takes a month written as AAAA-MM too', async () => {
    const conMes = maximetros.map(({ mes, kw }) => ({ mes: `2026-${String(mes).padStart(2, '0')}`, kw }));
    const [a, b] = [
      await call('potencia-optima', { ...punto, maximetros }),
      await call('potencia-optima', { ...punto, maximetros: conMes }),
    ];
    expect(b.body).toEqual(a.body);
  });

  test('of types 1 to 3 without a curve is estimated by maximeters, and says so', async () => {
    const { status, body } = await call('potencia-optima', { ...punto, tipoMedida: 3, maximetros });
    expect(status).toBe(200);
    expect(body.avisos[0]).toMatch(/^Estimación: /);
  });
});

describe('panels', () => {
  const peticion = {
    tarifa: '2.0TD',
    zona: 'peninsula',
    provincia: '28',
    uso: 'vivienda',
    fecha: '2026-01-31',
    potencias: [4.6, 4.6],
    lecturas: [
      { desde: '2025-12-31', hasta: '2026-01-31', consumos: [90, 80, 130] },
      { desde: '2025-06-30', hasta: '2025-07-31', consumos: [90, 80, 130] },
    ],
    precios: { energia: [0.2, 0.15, 0.1], potencia: [30, 1] },
    precioExcedentes: 0.05,
    instalacion: { kwp: 3, orientacion: 0, inclinacion: 30 },
    precio: 4500,
  };

  test('save what they make and send, and the answer says that it is an estimate', async () => {
    const { status, body } = await call('paneles', peticion);
    expect(status).toBe(200);
    expect(body.facturas).toHaveLength(2);
    expect(body.autoconsumidaKwh + body.excedentesKwh).toBeCloseTo(body.generacionKwh, 1);
    expect(body.ahorroAnualEur).toBeCloseTo(body.antesAnualEur - body.despuesAnualEur, 2);
    expect(body.mesesHastaAmortizar).toBe(Math.ceil((4500 * 12) / body.ahorroAnualEur));
    expect(body.avisos[0]).toMatch(/^Es una estimación: .* claridad media supuesta/);
    const conBateria = await call('paneles', { ...peticion, bateriaKwh: 5 });
    expect(conBateria.body.autoconsumo).toBeGreaterThan(body.autoconsumo);
  });

  test.each([
    ['provincia', { provincia: '99' }],
    ['instalacion.kwp', { instalacion: { ...peticion.instalacion, kwp: 0 } }],
    ['lecturas.0.consumos', { lecturas: [{ ...peticion.lecturas[0], consumos: [1, 2] }] }],
    ['precios.energia', { precios: { ...peticion.precios, energia: [0.1, 0.1] } }],
  ])('of which %s is wrong are refused, and named', async (campo, cambios) => {
    const { status, body } = await call('paneles', { ...peticion, ...cambios });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [campo]]);
  });
});

describe('a bank of capacitors', () => {
  const lectura = {
    desde: '2025-12-31',
    hasta: '2026-01-31',
    consumos: [1600, 1200, 0, 0, 0, 2000],
    reactiva: [960, 100, 0, 0, 0, 3000],
  };
  const peticion = { tarifa: '3.0TD', zona: 'peninsula', lecturas: [lectura], precio: 500 };

  test('is the next size that takes off what is paid', async () => {
    const { status, body } = await call('bateria-condensadores', peticion);
    expect(status).toBe(200);
    expect(body).toEqual({
      penalizacion: 17.95,
      bateria: {
        necesariaKvar: 2.41,
        escalonKvar: 2.5,
        penalizacionConBateria: 0,
        ahorroAnual: 211.35,
        mesesHastaAmortizar: 29,
      },
      avisos: [],
    });
    const sinPago = { ...peticion, lecturas: [{ ...lectura, reactiva: [0, 0, 0, 0, 0, 9000] }] };
    expect((await call('bateria-condensadores', sinPago)).body).toEqual({
      penalizacion: 0,
      bateria: null,
      avisos: [],
    });
  });

  test.each([
    ['lecturas.0.hasta', { ...lectura, hasta: '2025-12-31' }],
    ['lecturas.0.consumos', { ...lectura, consumos: [1, 2, 3] }],
  ])('of a wrong reading names %s', async (campo, mala) => {
    const { status, body } = await call('bateria-condensadores', { ...peticion, lecturas: [mala] });
    expect([status, Object.keys(body.errors)]).toEqual([400, [campo]]);
  });
});

describe('a curve', () => {
  async function upload(
    contenido: string | Buffer,
    campos: Record<string, string> = { tarifa: '2.0TD', zona: 'peninsula' },
  ) {
    const form = new FormData();
    for (const [nombre, valor] of Object.entries(campos)) form.append(nombre, valor);
    form.append('fichero', new Blob([Uint8Array.from(Buffer.from(contenido))]), 'curva.csv');
    const multipart = new Response(form);
    const headers = { ...(await as('comercial')), 'content-type': multipart.headers.get('content-type')! };
    const payload = Buffer.from(await multipart.arrayBuffer());
    const answer = await app.inject({ method: 'POST', url: '/v1/calculos/curva', headers, payload });
    return { status: answer.statusCode, body: answer.json() };
  }

  /** Two days far apart with a bad row between them: Wednesday 7 and Saturday 31 January 2026. */
  const hora = (dia: string, h: number, kwh: string) => `ES0021000000000101YY0F;${dia};${h};${kwh};R`;
  const filas = [
    ...Array.from({ length: 24 }, (_, h) => hora('07/01/2026', h + 1, '0,1')),
    ...Array.from({ length: 24 }, (_, h) => hora('31/01/2026', h + 1, '0,25')),
  ];
  const cnmc = ['CUPS;Fecha;Hora;Consumo;Metodo_obtencion', ...filas, hora('31/01/2026', 1, 'abc')].join(
    '\n',
  );

  test('is added up by period, month and day, counting what it rejects', async () => {
    const { status, body } = await upload(cnmc);
    expect(status).toBe(200);
    expect(body).toMatchObject({ formato: 'cnmc', cups: 'ES0021000000000101YY', filas: 48, rechazadas: 1 });
    expect(body.rechazos).toMatchObject([{ linea: 50, motivo: expect.stringContaining('Consumo') }]);
    expect(body.meses).toEqual([{ mes: '2026-01', totalKwh: 8.4, periodosKwh: [0.8, 0.8, 6.8] }]);
    expect(body.dias.map(({ dia }: { dia: string }) => dia)).toEqual(['2026-01-07', '2026-01-31']);
  });

  test.each([
    ['utf-8', (texto: string) => Buffer.from(texto)],
    ['windows-1252', (texto: string) => Buffer.from(texto, 'latin1')],
    [
      "Excel's «texto Unicode»",
      (texto: string) => Buffer.from(`\uFEFF${texto.replaceAll(';', '\t')}`, 'utf16le'),
    ],
  ])('under the headings and titles of anybody is read in %s', async (_, encode) => {
    const titulos = [
      'Informe de consumos',
      '',
      'Código punto;Data lectura;Franja horária;Consumo eléctrico (kWh);Calidad',
    ];
    const { status, body } = await upload(encode([...titulos, ...filas].join('\r\n')));
    expect([status, body.detail]).toEqual([200, undefined]);
    expect(body).toMatchObject({
      cups: 'ES0021000000000101YY',
      filas: 48,
      rechazadas: 0,
      etiqueta: 'ordinal',
    });
    expect(body.meses).toEqual([{ mes: '2026-01', totalKwh: 8.4, periodosKwh: [0.8, 0.8, 6.8] }]);
  });

  test('with years between the readings of each of twelve supplies keeps nobody waiting', async () => {
    const suministros = Array.from({ length: 12 }, (_, i) => {
      const cifras = `0021${String(i).padStart(12, '0')}`;
      return `ES${cifras}${letrasControl(cifras)}`;
    });
    const lejos = suministros.flatMap((cups) => [`${cups};01/01/2012;1;0,1;R`, `${cups};31/12/2025;1;0,1;R`]);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const texto = [...cnmc.split('\n').slice(0, 1), ...lejos].join('\n');
    const { status, body } = await upload(texto, { tarifa: '2.0TD', zona: 'peninsula', etiqueta: 'ordinal' });
    delay.disable();
    expect([status, body.suministros?.length]).toEqual([200, 12]);
    // On the main thread the reading takes seconds.
    expect(delay.max / 1e6).toBeLessThan(250);
  });

  const conReloj = (fecha: string, desde: number, cuantas: number, kwh = (_: number) => '0,1') =>
    Array.from(
      { length: cuantas },
      (_, i) =>
        `ES0021000000000101YY;${fecha};${String(desde + i).padStart(2, '0')}:00;${kwh(desde + i)};Real`,
    );
  const datadis = (...filas: string[]) =>
    ['CUPS;Fecha;Hora;consumo_kWh;metodoObtencion', ...filas].join('\n');
  const DIEZ = (h: number) => (h === 10 ? '5,000' : '0,100');

  test('is read at the instants that its file shows, with the reason: hours that begin and hours that end', async () => {
    const empieza = datadis(
      ...['2026/01/14', '2026/01/15', '2026/01/16'].flatMap((f) => conReloj(f, 0, 24, DIEZ)),
    );
    const termina = datadis(...conReloj('2026/07/22', 1, 24, (h) => (h <= 8 ? '0,100' : '1,000')));
    expect(await upload(empieza)).toMatchObject({
      status: 200,
      body: {
        etiqueta: 'inicio',
        resolucion: 60,
        motivoEtiqueta: expect.stringMatching(/^La hora es el principio del intervalo: /),
        rechazadas: 0,
        avisos: [],
        meses: [{ mes: '2026-01', totalKwh: 21.9, periodosKwh: [17.1, 2.4, 2.4] }],
      },
    });
    expect(await upload(termina)).toMatchObject({
      status: 200,
      body: { etiqueta: 'fin', meses: [{ mes: '2026-07', totalKwh: 16.8, periodosKwh: [8, 8, 0.8] }] },
    });
  });

  test('whose hours may be the start or the end is asked about, and read as the answer says', async () => {
    const dudosa = datadis(...conReloj('2026/01/14', 9, 3, DIEZ));
    const { status, body } = await upload(dudosa);
    expect([status, body.code]).toEqual([422, 'etiqueta-dudosa']);
    expect(body.errors.etiqueta).toContain(
      '¿la hora de cada fila es el principio o el final de su intervalo?',
    );
    const leida = (etiqueta: string) => upload(dudosa, { tarifa: '2.0TD', zona: 'peninsula', etiqueta });
    expect((await leida('inicio')).body).toMatchObject({
      etiqueta: 'inicio',
      meses: [{ periodosKwh: [5.1, 0.1, 0] }],
    });
    expect((await leida('fin')).body).toMatchObject({
      etiqueta: 'fin',
      meses: [{ periodosKwh: [0.1, 5.1, 0] }],
    });
    expect((await leida('medio')).body.errors).toEqual({ etiqueta: 'Ha de ser «inicio», «fin» u «ordinal»' });
  });

  test('numbered by quarters is read by quarters', async () => {
    const cuartos = Array.from({ length: 96 }, (_, i) => hora('14/01/2026', i + 1, '0,25'));
    const { body } = await upload(['CUPS;Fecha;Hora;Consumo_kWh;Metodo_obtencion', ...cuartos].join('\n'));
    expect(body).toMatchObject({
      etiqueta: 'ordinal',
      resolucion: 15,
      rechazadas: 0,
      meses: [{ mes: '2026-01', totalKwh: 24, periodosKwh: [8, 8, 8] }],
    });
  });

  test('gives no figures when more than 5 % of its rows cannot be read, without a yes', async () => {
    const conMalas = (malas: number) =>
      datadis(
        ...conReloj('2026/01/14', 1, 24),
        ...Array.from({ length: malas }, () => 'x;2026/01/14;01:00;1;Real'),
      );
    expect((await upload(conMalas(1))).status).toBe(200);
    const { status, body } = await upload(conMalas(2));
    expect([status, body.code, body.datos]).toEqual([
      422,
      'demasiadas-rechazadas',
      { filas: 26, rechazadas: 2 },
    ]);
    const campos = { tarifa: '2.0TD', zona: 'peninsula', aceptarRechazadas: 'si' };
    expect(await upload(conMalas(2), campos)).toMatchObject({
      status: 200,
      body: { filas: 24, rechazadas: 2 },
    });
  });

  test('comes as the JSON of Datadis too, in the time and with the totals of its table', async () => {
    const json = Array.from({ length: 24 }, (_, i) => ({
      cups: 'ES0021000000000101YY',
      date: '2026/01/14',
      time: `${String(i + 1).padStart(2, '0')}:00`,
      consumptionKWh: 0.5,
      obtainMethod: 'Real',
      surplusEnergyKWh: 0,
    }));
    expect((await upload(JSON.stringify(json))).body).toMatchObject({
      formato: 'datadis',
      filas: 24,
      rechazadas: 0,
      meses: [{ totalKwh: 12, periodosKwh: [4, 4, 4] }],
    });
  });

  test.each([
    ['esto no es una curva', 'formato-desconocido'],
    ['\u0000\u0001\u0002'.repeat(50), 'fichero-no-legible'],
  ])('of %j is refused with its reason', async (contenido, code) => {
    const { status, body } = await upload(contenido);
    expect(status).toBe(400);
    expect(body.code).toBe(code);
    expect(body.title.length).toBeGreaterThan(20);
  });

  test('needs a valid tariff and zone', async () => {
    const { status, body } = await upload(cnmc, { tarifa: '9.9', zona: 'peninsula' });
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual(['tarifa']);
  });
});

test('the code of a bill is read, and any other text refused with what it seems to be', async () => {
  const pares =
    'cp=28030&pP1=4&pP2=4&tf=N&iniF=2026-08-12&finF=2026-09-10&impOtrosSinIE=0.77&fFact=2026-09-16&imp=26.35&cfP1=10&cfP2=10&cfP3=23&finBS=0.72&impPot=14.38&impEner=4.92';
  const leida = await call('qr', { texto: `https://comparador.cnmc.gob.es/comparador/QRE?${pares}` });
  expect(leida).toMatchObject({
    status: 200,
    body: {
      desde: '2026-08-12',
      consumos: [10, 10, 23],
      comprobacion: { calculado: 26.35, diferencia: 0, cuadra: true, bonoSocialEnBaseIee: false },
      avisos: ['El código no lleva el CUPS'],
    },
  });
  const ajena = await call('qr', { texto: 'https://www.example.com/?imp=3' });
  expect(ajena).toMatchObject({ status: 400, body: { code: 'qr-desconocido' } });
  expect(ajena.body.errors.texto).toContain('otra página');
});

test('a gas bill is made of kWh or of what the meter counted, and of one of the two', async () => {
  const enero = {
    zona: 'peninsula',
    desde: '2025-12-31',
    hasta: '2026-01-31',
    precios: { fijoEurMes: 5, variableEurKwh: 0.065 },
    alquiler: { porDia: 0.02 },
  };
  const contador = { m3: 70, factorConversion: 0.9765, pcs: 11.704 };
  const factura = { terminoVariable: 52, hidrocarburos: 1.87, total: 72.1, peaje: 'RL.2' };
  expect(await call('factura-gas', { ...enero, consumoKwh: 800 })).toMatchObject({
    status: 200,
    body: factura,
  });
  expect(await call('factura-gas', { ...enero, ...contador })).toMatchObject({ status: 200, body: factura });
  for (const consumo of [{}, { m3: 70 }, { ...contador, consumoKwh: 800 }]) {
    const { status, body } = await call('factura-gas', { ...enero, ...consumo });
    expect(status).toBe(400);
    expect(body.errors.consumoKwh).toContain('«m3»');
  }
});
