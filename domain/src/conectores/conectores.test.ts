import { describe, expect, it } from 'vitest';
import { letrasControl } from '../cups.ts';
import { dia, readFichero } from '../ficheros/test-fichero.ts';
import { consumosDeDatadis } from './consumos-de-datadis.ts';
import { readMaximosDeDatadis } from './maximos-de-datadis.ts';
import { fichaDeDatadis, readContratoDeDatadis, readSuministroDeDatadis } from './respuesta-de-datadis.ts';
import { readRespuestaDeSips } from './respuesta-de-sips.ts';

const CIFRAS = '0021000000000042';
const CUPS = `ES${CIFRAS}${letrasControl(CIFRAS)}`;
const OTRO = `ES0021000000000043${letrasControl('0021000000000043')}`;

/** The answers of a service for brokers, written by hand by the names of the columns of the CNMC. */
const CLIENTES = {
  ClientesSips: [
    {
      CodigoCUPS: `${CUPS}0F`,
      CodigoEmpresaDistribuidora: '0021',
      NombreEmpresaDistribuidora: 'DISTRIBUIDORA, S.L. "LA UNA"',
      CodigoPostalPS: '28001',
      MunicipioPS: 'Madrid',
      CodigoProvinciaPS: '28',
      CodigoTarifaATREnVigor: '018',
      CodigoClasificacionPS: '05',
      PotenciasContratadasEnWP1: 4600,
      PotenciasContratadasEnWP2: 4600,
      FechaUltimaLectura: '2026-09-30T00:00:00',
      EsViviendaHabitual: true,
      CNAE: '9820',
    },
  ],
};

const CONSUMOS = {
  ConsumosSips: [
    {
      CodigoCUPS: CUPS,
      FechaInicioMesConsumo: '2026-08-31T00:00:00',
      FechaFinMesConsumo: '2026-09-30T00:00:00',
      CodigoTarifaATREnVigor: '018',
      ConsumoEnergiaActivaEnWhP1: 80_000,
      ConsumoEnergiaActivaEnWhP2: 70_500,
      ConsumoEnergiaActivaEnWhP3: 120_000,
      PotenciaDemandadaEnWP1: 3100,
    },
  ],
};

describe('the answer of a SIPS service', () => {
  it('becomes files of SIPS2 that are read as those of the CNMC', () => {
    const traido = readRespuestaDeSips(CUPS, CLIENTES, CONSUMOS);
    if (!traido.ok || !traido.value.consumos) throw new Error('It brings both');
    const ps = readFichero(traido.value.ps);
    expect([ps.deteccion.formato, ps.rechazos]).toEqual(['sips2-ps', []]);
    expect(ps.registros).toEqual([
      expect.objectContaining({
        cups: CUPS,
        frontera: '0F',
        nombreDistribuidora: 'DISTRIBUIDORA, S.L. "LA UNA"',
        tarifa: '2.0TD',
        potenciasContratadasKw: [4.6, 4.6, null, null, null, null],
        viviendaHabitual: true,
        fechaUltimaLectura: dia('2026-09-30'),
      }),
    ]);
    const consumos = readFichero(traido.value.consumos);
    expect([consumos.deteccion.formato, consumos.rechazos]).toEqual(['sips2-consumos', []]);
    expect(consumos.registros).toEqual([
      expect.objectContaining({
        cups: CUPS,
        desde: dia('2026-08-31'),
        hasta: dia('2026-09-30'),
        activaKwh: [80, 70.5, 120, null, null, null],
        demandaKw: [3.1, null, null, null, null, null],
      }),
    ]);
  });

  it.each([
    ['an empty list', { ClientesSips: [] }],
    ['another supply', { ClientesSips: [{ CodigoCUPS: OTRO, CodigoTarifaATREnVigor: '018' }] }],
    ['something that is no list', 'mantenimiento'],
  ])('that is %s brings nothing', (_, clientes) => {
    const traido = readRespuestaDeSips(CUPS, clientes, CONSUMOS);
    expect(traido).toMatchObject({ ok: false, issue: { code: 'sin-datos' } });
  });

  it('of a CUPS of gas is refused as such', () => {
    const traido = readRespuestaDeSips('ES0217010143209335YG', CLIENTES, CONSUMOS);
    expect(traido).toMatchObject({ ok: false, issue: { code: 'cups-de-gas' } });
  });
});

describe('the answers of Datadis', () => {
  const suministros = [
    { cups: `${OTRO}0F`, distributorCode: '8', pointType: 5 },
    {
      cups: `${CUPS}0F`,
      postalCode: '1001',
      municipality: 'VITORIA',
      distributorCode: '2',
      pointType: 4,
    },
  ];

  it('say what its other calls ask for of a supply', () => {
    expect(readSuministroDeDatadis(CUPS, suministros)).toMatchObject({
      ok: true,
      value: { distributorCode: '2', pointType: '4', codigoPostal: '1001' },
    });
    expect(readSuministroDeDatadis(CUPS, [])).toMatchObject({ ok: false, issue: { code: 'sin-datos' } });
  });

  it.each([
    ['2.0TD', '2.0TD'],
    ['3.0 TD', '3.0TD'],
    ['18', '2.0TD'],
    ['2.0A', undefined],
  ])('name the tariff %s', (accessFare, tarifa) => {
    expect(readContratoDeDatadis([{ accessFare }]).tarifa).toBe(tarifa);
  });

  it('give the powers of the contract that began last', () => {
    const contratos = [
      { startDate: '2024/05/01', accessFare: '2.0TD', contractedPowerkW: [4.6, 4.6] },
      { startDate: '2020/01/01', accessFare: '3.0TD', contractedPowerkW: [20] },
    ];
    expect(readContratoDeDatadis(contratos)).toEqual({ tarifa: '2.0TD', potenciasKw: [4.6, 4.6] });
  });

  it('become a sheet of SIPS2, whose postcode has its zero again', () => {
    const suministro = readSuministroDeDatadis(CUPS, suministros);
    if (!suministro.ok) throw new Error(suministro.issue.message);
    const { registros, rechazos } = readFichero(
      fichaDeDatadis(suministro.value, { tarifa: '2.0TD', potenciasKw: [3.45, 3.45] }),
    );
    expect(rechazos).toEqual([]);
    expect(registros).toEqual([
      expect.objectContaining({
        cups: CUPS,
        codigoPostal: '01001',
        municipio: 'VITORIA',
        tarifa: '2.0TD',
        tipoMedida: 4,
        potenciasContratadasKw: [3.45, 3.45, null, null, null, null],
      }),
    ]);
  });
});

describe('the maxima of Datadis', () => {
  const de = (valores: readonly [string, string, number][]) =>
    valores.map(([date, period, maxPower]) => ({ cups: CUPS, date, time: '21:00', maxPower, period }));
  const casa = { tarifa: '2.0TD', potenciasKw: [4.6, 4.6] } as const;

  it.each([
    ['W', 3120, 2050],
    ['kW', 3.12, 2.05],
  ])('in %s are the same kW', (_, punta, valle) => {
    const leidos = readMaximosDeDatadis(
      de([
        ['2026/10/03', 'PUNTA', punta],
        ['2026/10/04', 'VALLE', valle],
      ]),
      casa,
    );
    expect(leidos).toEqual([{ mes: '2026-10', kw: [3.12, 2.05] }]);
  });

  it('of an empty home, in W, are told by the whole answer', () => {
    const leidos = readMaximosDeDatadis(
      de([
        ['2026/09/03', 'PUNTA', 90],
        ['2026/10/03', '1', 2900],
      ]),
      casa,
    );
    expect(leidos).toEqual([
      { mes: '2026-09', kw: [0.09, 0] },
      { mes: '2026-10', kw: [2.9, 0] },
    ]);
  });

  it('take the highest of punta and llano, which are one period of power', () => {
    const leidos = readMaximosDeDatadis(
      de([
        ['2026/10/03', 'PUNTA', 2],
        ['2026/10/05', 'LLANO', 3],
      ]),
      casa,
    );
    expect(leidos).toEqual([{ mes: '2026-10', kw: [3, 0] }]);
  });

  it('say nothing where the contracted power is not known', () => {
    const leidos = readMaximosDeDatadis(de([['2026/10/03', 'PUNTA', 2]]), { ...casa, potenciasKw: [] });
    expect(leidos).toEqual([]);
  });
});

it('a month with its energy and its maxima has a row, and one without maxima has none', () => {
  const texto = consumosDeDatadis({
    cups: CUPS,
    tarifa: '2.0TD',
    consumos: [
      { mes: '2026-09', periodosKwh: [10, 20, 30] },
      { mes: '2026-10', periodosKwh: [81.5, 70.25, 120] },
    ],
    maximos: [{ mes: '2026-10', kw: [3.12, 2.05] }],
  });
  const { registros, rechazos } = readFichero(texto ?? '');
  expect(rechazos).toEqual([]);
  expect(registros).toEqual([
    expect.objectContaining({
      desde: dia('2026-09-30'),
      hasta: dia('2026-10-31'),
      activaKwh: [81.5, 70.25, 120, 0, 0, 0],
      demandaKw: [3.12, 2.05, 0, 0, 0, 0],
    }),
  ]);
});
