import { columna, type PaginaDePrueba } from './test-pdf.ts';

/** A bill as a supplier prints it, and what it says. */
export type FacturaImpresa = {
  readonly nombre: string;
  readonly paginas: readonly PaginaDePrueba[];
  readonly dice: Readonly<Record<string, string | number>>;
};

const CUPS = 'ES0021000000000101YY';
const KWH = [112, 94, 180];
const EUR_KWH = [0.183547, 0.125858, 0.096532];
/** €/kW·day and €/kW·year of the same prices. */
const POR_DIA = [0.075903, 0.001987];
const POR_ANIO = [27.704413, 0.725423];

const cents = (valor: number) => Math.round(valor * 100) / 100;
/** `1.234,50` */
const es = (valor: number, decimales = 2) => {
  const [entera = '', resto] = valor.toFixed(decimales).split('.');
  const conMiles = entera.replace(/\B(?=(\d{3})+$)/g, '.');
  return resto === undefined ? conMiles : `${conMiles},${resto}`;
};
const eur = (valor: number) => `${es(valor)} €`;

const ENERGIA = KWH.map((kwh, i) => cents(kwh * EUR_KWH[i]!));
const POTENCIA = POR_DIA.map((precio) => cents(4.6 * precio * 31));
const sum = (valores: readonly number[]) => cents(valores.reduce((suma, valor) => suma + valor, 0));
const BONO = 0.59;
const ALQUILER = 0.83;
const BASE_IEE = sum([...ENERGIA, ...POTENCIA, BONO]);
const IEE = cents(BASE_IEE * 0.0511269632);
const BASE_IVA = sum([BASE_IEE, IEE, ALQUILER]);
const IVA = cents(BASE_IVA * 0.21);
const TOTAL = cents(BASE_IVA + IVA);

const USO = {
  cups: CUPS,
  tarifa: '2.0TD',
  desde: '2025-12-31',
  hasta: '2026-01-31',
  total: TOTAL,
  'consumos.0': 112,
  'consumos.1': 94,
  'consumos.2': 180,
  'precios.energia.0': 0.183547,
  'precios.energia.1': 0.125858,
  'precios.energia.2': 0.096532,
  'potencias.0': 4.6,
  'potencias.1': 4.6,
};
const EN_DIAS = { 'precios.potenciaPorDia.0': 0.075903, 'precios.potenciaPorDia.1': 0.001987 };
const EN_ANIOS = { 'precios.potencia.0': 27.704413, 'precios.potencia.1': 0.725423 };
const ALQUILER_DIA = { 'alquiler.porDia': 0.02663 };
const TIPOS = { 'iee.tipo': 0.0511269632, 'impuesto.tipo': 0.21 };

const endesa: FacturaImpresa = {
  nombre: 'Endesa: prices of a day, both contracted powers on one line',
  paginas: [
    {
      textos: columna(40, [
        'Endesa Energía, S.A.U.',
        'Nº factura: P26CON001234567',
        'Fecha de emisión factura: 05/02/2026',
        'Periodo de facturación: del 31/12/2025 a 31/01/2026 (31 días)',
        'CUPS: ES0021 0000 0000 0101 YY 0F',
        'Peaje de transporte y distribución: 2.0TD',
        'Potencia contratada punta: 4,600 kW  valle: 4,600 kW',
        ...[0, 1].map((i) => [
          `Potencia P${i + 1} 4,600 kW x ${es(POR_DIA[i]!, 6)} Eur/kW x 31 días`,
          '',
          eur(POTENCIA[i]!),
        ]),
        ...[0, 1, 2].map((i) => [
          `Consumo P${i + 1} ${es(KWH[i]!, 3)} kWh x ${es(EUR_KWH[i]!, 6)} Eur/kWh`,
          '',
          eur(ENERGIA[i]!),
        ]),
        ['Financiación bono social 31 días x 0,019121 Eur/día', '', eur(BONO)],
        [`Impuesto electricidad 5,11269632 % s/ ${eur(BASE_IEE)}`, '', eur(IEE)],
        ['Alquiler del contador (31 días x 0,026630 Eur/día)', '', eur(ALQUILER)],
        [`IVA normal 21% s/ ${es(BASE_IVA)}`, '', eur(IVA)],
        ['TOTAL IMPORTE FACTURA', '', eur(TOTAL)],
      ]),
    },
  ],
  dice: {
    ...USO,
    ...EN_DIAS,
    ...ALQUILER_DIA,
    ...TIPOS,
    'bonoSocial.porDia': 0.019121,
    numero: 'P26CON001234567',
    fechaFactura: '2026-02-05',
    comercializadora: 'Endesa Energía',
  },
};

const iberdrola: FacturaImpresa = {
  nombre: 'Iberdrola: a summary on the first page, the detail on the second, prices of a year',
  paginas: [
    {
      textos: columna(40, [
        'IBERDROLA CLIENTES, S.A.U.',
        'Nº FACTURA: 21260205010123456',
        'FECHA DE EMISIÓN: 5 de febrero de 2026',
        'PERIODO DE FACTURACIÓN: 31/12/2025 - 31/01/2026',
        'DÍAS FACTURADOS: 31',
        'Fecha prevista de cobro: 12/02/2026',
        ['POTENCIA', '', eur(sum(POTENCIA))],
        ['ENERGÍA', '', eur(sum(ENERGIA))],
        ['CARGOS NORMATIVOS', '', eur(sum([BONO, IEE]))],
        ['SERVICIOS Y OTROS CONCEPTOS', '', eur(ALQUILER)],
        ['IVA', '', eur(IVA)],
        ['TOTAL IMPORTE FACTURA', '', eur(TOTAL)],
        'Total factura anterior 91,20 €',
      ]),
    },
    {
      textos: columna(40, [
        'Potencia contratada P1 4,6 kW P2 4,6 kW',
        'CUPS ES 0021 0000 0000 0101 YY',
        'Peaje de acceso 2.0TD',
        'Potencia facturada',
        ...['Punta', 'Valle'].map((periodo, i) => [
          `${periodo} 4,6 kW x 31/365 días x ${es(POR_ANIO[i]!, 6)} €/kW año`,
          '',
          eur(POTENCIA[i]!),
        ]),
        'Energía consumida',
        ...['Punta', 'Llano', 'Valle'].map((periodo, i) => [
          `${periodo} ${KWH[i]} kWh x ${es(EUR_KWH[i]!, 6)} €/kWh`,
          '',
          eur(ENERGIA[i]!),
        ]),
        ['Financiación bono social fijo', '', eur(BONO)],
        [`Impuesto sobre electricidad 5,11269632% s/${eur(BASE_IEE)}`, '', eur(IEE)],
        ['Alquiler equipos de medida', '31 días x 0,026630 €/día', eur(ALQUILER)],
        ['Importe total', '', eur(BASE_IVA)],
        [`IVA 21% s/${eur(BASE_IVA)}`, '', eur(IVA)],
        ['TOTAL IMPORTE FACTURA', '', eur(TOTAL)],
      ]),
    },
  ],
  dice: {
    ...USO,
    ...EN_ANIOS,
    ...ALQUILER_DIA,
    ...TIPOS,
    'bonoSocial.importe': BONO,
    numero: '21260205010123456',
    fechaFactura: '2026-02-05',
    comercializadora: 'Iberdrola Clientes',
  },
};

const naturgy: FacturaImpresa = {
  nombre: 'Naturgy: a table whose heads have the units, and the first billed day as the first date',
  paginas: [
    {
      textos: columna(
        40,
        [
          'Naturgy Iberia, S.A.',
          'Factura nº FE26137001234567',
          'Fecha de factura 05.02.2026',
          'Período de consumo: del 01/01/2026 al 31/01/2026 (31 días)',
          `CUPS: ${CUPS}0F   Tarifa de acceso: 2.0TD`,
          ['Concepto', 'kW', 'Días', '€/kW día', 'Importe (€)'],
          ...[0, 1].map((i) => [
            `Término de potencia P${i + 1}`,
            '4,600',
            '31',
            es(POR_DIA[i]!, 6),
            es(POTENCIA[i]!),
          ]),
          ['Concepto', 'kWh', '', '€/kWh', 'Importe (€)'],
          ...[0, 1, 2].map((i) => [
            `Término de energía P${i + 1}`,
            `${KWH[i]}`,
            '',
            es(EUR_KWH[i]!, 6),
            es(ENERGIA[i]!),
          ]),
          ['Bono social', '', '', '', es(BONO)],
          ['Impuesto electricidad', '', '5,11269632 %', '', es(IEE)],
          ['Alquiler de contador', '', '', '', es(ALQUILER)],
          ['Base imponible', '', '', '', es(BASE_IVA)],
          ['IVA (21%)', '', '', '', es(IVA)],
          ['Total a pagar', '', '', '', es(TOTAL)],
        ],
        [40, 200, 260, 340, 480],
      ),
    },
  ],
  dice: {
    ...USO,
    ...EN_DIAS,
    ...TIPOS,
    'alquiler.importe': ALQUILER,
    'bonoSocial.importe': BONO,
    numero: 'FE26137001234567',
    fechaFactura: '2026-02-05',
    comercializadora: 'Naturgy',
  },
};

const holaluz: FacturaImpresa = {
  nombre: 'Holaluz: two columns of text, with other figures beside those of the bill',
  paginas: [
    {
      textos: [
        ...columna(40, [
          'HOLALUZ-CLIDOM, S.A.',
          'Número de factura: HL-2026-0001234',
          'Emitida el 05/02/2026',
        ]),
        ...columna(100, [
          'Detalle de la factura',
          ...[0, 1].map(
            (i) => `P${i + 1} 4,6 kW x 31 días x ${es(POR_DIA[i]!, 6)} €/kW/día = ${eur(POTENCIA[i]!)}`,
          ),
          ...[0, 1, 2].map(
            (i) => `P${i + 1} ${KWH[i]} kWh x ${es(EUR_KWH[i]!, 6)} €/kWh = ${eur(ENERGIA[i]!)}`,
          ),
          `Bono social ${eur(BONO)}`,
          `Impuesto eléctrico 5,11269632% ${eur(IEE)}`,
          `Alquiler contador ${eur(ALQUILER)}`,
          `IVA 21% ${eur(IVA)}`,
          `Total ${eur(TOTAL)}`,
        ]),
        ...columna(
          100,
          [
            'Datos del contrato',
            `CUPS ${CUPS}0F`,
            'Tarifa 2.0TD',
            'Tu consumo anual: 3.500 kWh',
            'Periodo facturado',
            'del 31/12/2025 al 31/01/2026',
            'Fin de contrato: 30/06/2026',
            'Consumo medio diario 12,5 kWh',
            'Coste medio 2,78 €',
            'Te has ahorrado 12,30 €',
            'Factura anterior 91,20 €',
          ],
          [340],
        ),
      ],
    },
  ],
  dice: {
    ...USO,
    ...EN_DIAS,
    ...TIPOS,
    'alquiler.importe': ALQUILER,
    'bonoSocial.importe': BONO,
    numero: 'HL-2026-0001234',
    fechaFactura: '2026-02-05',
    comercializadora: 'Holaluz',
  },
};

const lineasDeEdp = [
  'EDP Clientes, S.A.U.',
  'Factura nº 1234567890',
  'Período de facturación: 31/12/2025 a 31/01/2026 (31 días)',
  `CUPS: ${CUPS}0F 2.0TD`,
  ...[0, 1].map((i) => [
    `Potencia P${i + 1} 4,6 kW x 31 días x ${es(POR_DIA[i]!, 6)} €/kW día`,
    '',
    eur(POTENCIA[i]!),
  ]),
  ...[0, 1, 2].map((i) => [
    `Energía P${i + 1} ${KWH[i]} kWh x ${es(EUR_KWH[i]!, 6)} €/kWh`,
    '',
    eur(ENERGIA[i]!),
  ]),
  ['Bono social', '', eur(BONO)],
  ['Impuesto electricidad', '', eur(IEE)],
  ['Alquiler', '', eur(ALQUILER)],
  ['IVA 21%', '', eur(IVA)],
  ['TOTAL', '', eur(TOTAL)],
];

const giradas = ([90, 180, 270] as const).map(
  (giro): FacturaImpresa => ({
    nombre: `EDP: a page turned by ${giro} degrees`,
    paginas: [{ giro, textos: columna(40, lineasDeEdp) }],
    dice: {
      ...USO,
      ...EN_DIAS,
      'impuesto.tipo': 0.21,
      'alquiler.importe': ALQUILER,
      'bonoSocial.importe': BONO,
      numero: '1234567890',
      comercializadora: 'EDP',
    },
  }),
);

const repsol: FacturaImpresa = {
  nombre:
    'Repsol: names, quantities and amounts on lines of their own, prices in cents, dates with the month in words',
  paginas: [
    {
      textos: columna(40, [
        'Repsol Comercializadora de Electricidad y Gas, S.L.U.',
        'Nº de factura',
        '2026A00012345',
        'Fecha de emisión   Fecha de vencimiento',
        '05/02/2026          20/02/2026',
        'Consumo desde 31 dic 2025 hasta 31 ene 2026',
        `CUPS ${CUPS}0F · Tarifa 2.0 TD`,
        'Término fijo',
        ...['punta', 'valle'].flatMap((periodo, i) => [
          `Potencia ${periodo}`,
          [`4,6 kW x 31 días x ${es(POR_DIA[i]!, 6)} €/kW día`, '', eur(POTENCIA[i]!)],
        ]),
        'Término variable',
        ...['punta', 'llano', 'valle'].flatMap((periodo, i) => [
          `Energía ${periodo}`,
          `${KWH[i]} kWh x ${es(EUR_KWH[i]! * 100, 4)} c€/kWh`,
          eur(ENERGIA[i]!),
        ]),
        ['Bono social', '', eur(BONO)],
        ['Impuesto eléctrico 5,11269632%', '', eur(IEE)],
        ['Alquiler', '', eur(ALQUILER)],
        ['IVA 21%', '', eur(IVA)],
        ['Importe total de tu factura', '', eur(TOTAL)],
        'En el último año has pagado 900,12 €',
      ]),
    },
  ],
  dice: {
    ...USO,
    ...EN_DIAS,
    ...TIPOS,
    'alquiler.importe': ALQUILER,
    'bonoSocial.importe': BONO,
    numero: '2026A00012345',
    fechaFactura: '2026-02-05',
    comercializadora: 'Repsol',
  },
};

const PLANA = cents(386 * 0.15);
const BASE_PLANA = sum([PLANA, ...POTENCIA, BONO]);
const IEE_PLANA = cents(BASE_PLANA * 0.0511);
const SIN_IVA_PLANA = sum([BASE_PLANA, IEE_PLANA, ALQUILER]);
const IVA_PLANA = cents(SIN_IVA_PLANA * 0.21);

const octopus: FacturaImpresa = {
  nombre: 'Octopus: one price for all hours, decimals after a point, the kWh of each period apart',
  paginas: [
    {
      textos: columna(40, [
        'Octopus Energy España, S.L.U.',
        'Factura KI-0001-2026',
        'Emitida el 5 de febrero de 2026',
        'Periodo de facturación',
        '1 de enero de 2026 - 31 de enero de 2026',
        `CUPS ${CUPS}0F 2.0TD`,
        'Potencia',
        ...['Punta', 'Valle'].map((periodo, i) => [
          `${periodo} 4.6 kW * ${POR_DIA[i]} €/kW/día * 31 días`,
          '',
          `${POTENCIA[i]!.toFixed(2)} €`,
        ]),
        ['Energía consumida 386 kWh * 0.150 €/kWh', '', `${PLANA.toFixed(2)} €`],
        'Punta 112 kWh',
        'Llano 94 kWh',
        'Valle 180 kWh',
        ['Financiación del bono social 0.019121 €/día * 31 días', '', `${BONO} €`],
        ['Impuesto de electricidad 5.11%', '', `${IEE_PLANA.toFixed(2)} €`],
        ['Alquiler del contador 0.02663 €/día * 31 días', '', `${ALQUILER} €`],
        ['IVA 21%', '', `${IVA_PLANA.toFixed(2)} €`],
        ['Total', '', `${cents(SIN_IVA_PLANA + IVA_PLANA).toFixed(2)} €`],
      ]),
    },
  ],
  dice: {
    ...USO,
    ...EN_DIAS,
    ...ALQUILER_DIA,
    total: cents(SIN_IVA_PLANA + IVA_PLANA),
    'precios.energia.0': 0.15,
    'precios.energia.1': 0.15,
    'precios.energia.2': 0.15,
    'bonoSocial.porDia': 0.019121,
    'iee.tipo': 0.0511,
    'impuesto.tipo': 0.21,
    numero: 'KI-0001-2026',
    fechaFactura: '2026-02-05',
    comercializadora: 'Octopus Energy',
  },
};

const KW6 = [30, 35, 35, 35, 35, 60];
const ANIO6 = [20.3, 17.6, 9.8, 8.1, 4.3, 2.8];
const KWH6 = [1200, 900, 0, 0, 0, 1800];
const EUR6 = [0.182, 0.161, 0.134, 0.119, 0.108, 0.101];
const POTENCIA6 = KW6.map((kw, i) => cents((kw * ANIO6[i]! * 31) / 365));
const ENERGIA6 = KWH6.map((kwh, i) => cents(kwh * EUR6[i]!));
const BASE6 = sum([...POTENCIA6, ...ENERGIA6, 0.6]);
const IEE6 = cents(BASE6 * 0.0511269632);
const IVA6 = cents((BASE6 + IEE6 + 12.4) * 0.21);
const TOTAL6 = sum([BASE6, IEE6, 12.4, IVA6]);
const SEIS = {
  cups: CUPS,
  tarifa: '3.0TD',
  desde: '2025-12-31',
  hasta: '2026-01-31',
  total: TOTAL6,
  fechaFactura: '2026-02-05',
  'alquiler.importe': 12.4,
  'bonoSocial.importe': 0.6,
  'impuesto.tipo': 0.21,
  ...Object.fromEntries(
    [0, 1, 2, 3, 4, 5].flatMap((i) => [
      [`consumos.${i}`, KWH6[i]!],
      [`precios.energia.${i}`, EUR6[i]!],
      [`potencias.${i}`, KW6[i]!],
      [`precios.potencia.${i}`, ANIO6[i]!],
    ]),
  ),
};

const seis: FacturaImpresa = {
  nombre: 'a supplier that nobody knows, with six periods',
  paginas: [
    {
      textos: columna(40, [
        'COMERCIALIZADORA DEL SUR, S.L.',
        'Factura número: 2026/00123',
        'Fecha factura: 05/02/2026',
        'Facturación del 31/12/2025 al 31/01/2026. Días: 31',
        `CUPS: ${CUPS}0F`,
        'Tarifa: 3.0TD',
        'Término de potencia',
        ...KW6.map((kw, i) => [
          `P${i + 1}: ${kw} kW × 31 días × ${es(ANIO6[i]!, 6)} €/kW año`,
          '',
          eur(POTENCIA6[i]!),
        ]),
        'Término de energía',
        ...KWH6.map((kwh, i) => [
          `P${i + 1}: ${es(kwh, 0)} kWh × ${es(EUR6[i]!, 6)} €/kWh`,
          '',
          eur(ENERGIA6[i]!),
        ]),
        ['Bono social', '', '0,60 €'],
        ['Impuesto eléctrico (5,11269632%)', '', eur(IEE6)],
        ['Alquiler de equipos', '', '12,40 €'],
        ['IVA 21%', '', eur(IVA6)],
        ['TOTAL FACTURA', '', eur(TOTAL6)],
        'Potencias máximas demandadas P1 28 kW P2 31 kW P3 0 kW P4 0 kW P5 0 kW P6 44 kW',
      ]),
    },
  ],
  dice: { ...SEIS, 'iee.tipo': 0.0511269632, numero: '2026/00123' },
};

const totalenergies: FacturaImpresa = {
  nombre: 'TotalEnergies: a table with a column for each of six periods',
  paginas: [
    {
      textos: columna(
        40,
        [
          'TotalEnergies Clientes, S.A.U.',
          'Factura: 0260001234 Fecha de emisión: 05/02/2026',
          'Periodo de facturación: 31/12/2025 a 31/01/2026 (31 días)',
          `CUPS ${CUPS}0F Tarifa 3.0TD`,
          ['Potencia', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'Total'],
          ['Potencia contratada (kW)', ...KW6.map((kw) => `${kw}`)],
          ['Precio (€/kW año)', ...ANIO6.map((precio) => es(precio, 6))],
          ['Importe (€)', ...POTENCIA6.map((importe) => es(importe)), es(sum(POTENCIA6))],
          ['Energía', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'Total'],
          ['Consumo (kWh)', ...KWH6.map((kwh) => es(kwh, 0)), '3.900'],
          ['Precio (€/kWh)', ...EUR6.map((precio) => es(precio, 6))],
          ['Importe (€)', ...ENERGIA6.map((importe) => es(importe)), es(sum(ENERGIA6))],
          ...[
            ['Bono social', 0.6],
            ['Impuesto eléctrico', IEE6],
            ['Alquiler de equipos', 12.4],
            ['IVA 21%', IVA6],
            ['Total factura', TOTAL6],
          ].map(([texto, importe]) => [`${texto}`, '', '', '', '', '', '', es(Number(importe))]),
        ],
        [40, 160, 220, 280, 340, 400, 460, 520],
      ),
    },
  ],
  dice: { ...SEIS, numero: '0260001234', comercializadora: 'TotalEnergies' },
};

const DOS_PRECIOS = sum([12, 6, 11.44, 4.08, ...POTENCIA, -3.21, -4.5]);

const somEnergia: FacturaImpresa = {
  nombre: 'Som Energia: a change of price inside the bill, surplus and a discount below zero',
  paginas: [
    {
      textos: columna(40, [
        'Som Energia, SCCL',
        'Factura: FE2600123',
        'Fecha de emisión: 05/02/2026',
        'Periodo de facturación: del 31/12/2025 al 31/01/2026 (31 días)',
        `CUPS ${CUPS}0F 2.0TD`,
        'Energía',
        'Del 31/12/2025 al 15/01/2026',
        ['Punta 60 kWh x 0,200000 €/kWh', '', '12,00 €'],
        ['Llano 60 kWh x 0,100000 €/kWh', '', '6,00 €'],
        'Del 15/01/2026 al 31/01/2026',
        ['Punta 52 kWh x 0,220000 €/kWh', '', '11,44 €'],
        ['Llano 34 kWh x 0,120000 €/kWh', '', '4,08 €'],
        ['Compensación excedentes 45,857 kWh x -0,07 €/kWh', '', '-3,21 €'],
        ['Descuento 10% energía', '', '-4,50 €'],
        'Potencia',
        ...[0, 1].map((i) => [
          `P${i + 1} 4,6 kW x 31 días x ${es(POR_DIA[i]!, 6)} €/kW y día`,
          '',
          eur(POTENCIA[i]!),
        ]),
        ['IVA 21%', '', eur(cents(DOS_PRECIOS * 0.21))],
        ['TOTAL FACTURA', '', eur(sum([DOS_PRECIOS, cents(DOS_PRECIOS * 0.21)]))],
      ]),
    },
  ],
  dice: {
    cups: CUPS,
    tarifa: '2.0TD',
    desde: '2025-12-31',
    hasta: '2026-01-31',
    total: sum([DOS_PRECIOS, cents(DOS_PRECIOS * 0.21)]),
    'consumos.0': 112,
    'consumos.1': 94,
    'potencias.0': 4.6,
    'potencias.1': 4.6,
    ...EN_DIAS,
    'excedentes.energiaKwh': 45.857,
    'excedentes.precioEurKwh': 0.07,
    'descuentos.0.importe': 4.5,
    'impuesto.tipo': 0.21,
    numero: 'FE2600123',
    fechaFactura: '2026-02-05',
    comercializadora: 'Som Energia',
  },
};

const plenitude: FacturaImpresa = {
  nombre: 'Plenitude: the tolls of energy on lines of their own, and a service',
  paginas: [
    {
      textos: columna(40, [
        'Eni Plenitude Iberia, S.L.U.',
        'Factura nº: EL-26-77',
        'Periodo: 31-12-2025 a 31-01-2026',
        `CUPS ${CUPS}0F 2.0TD`,
        ['Energía P1 112 kWh x 0,10 €/kWh', '', '11,20 €'],
        ['Energía P2 94 kWh x 0,09 €/kWh', '', '8,46 €'],
        ['Energía P3 180 kWh x 0,08 €/kWh', '', '14,40 €'],
        ['Peajes P1 112 kWh x 0,033261 €/kWh', '', '3,73 €'],
        ['Peajes P2 94 kWh x 0,016409 €/kWh', '', '1,54 €'],
        ['Peajes P3 180 kWh x 0,000077 €/kWh', '', '0,01 €'],
        ['Peaje potencia P1 4,6 kW x 31 días x 0,075903 €/kW día', '', '10,82 €'],
        ['Servicio de mantenimiento', '', '5,50 €'],
        ['IVA 21 % sobre 55,66 €', '', '11,69 €'],
        ['TOTAL FACTURA', '', '67,35 €'],
      ]),
    },
  ],
  dice: {
    cups: CUPS,
    tarifa: '2.0TD',
    desde: '2025-12-31',
    hasta: '2026-01-31',
    total: 67.35,
    'consumos.0': 112,
    'consumos.1': 94,
    'consumos.2': 180,
    'precios.energia.0': 0.1,
    'precios.energia.1': 0.09,
    'precios.energia.2': 0.08,
    'potencias.0': 4.6,
    'precios.potenciaPorDia.0': 0.075903,
    'otros.0.importe': 5.5,
    'impuesto.tipo': 0.21,
    numero: 'EL-26-77',
    comercializadora: 'Plenitude',
  },
};

const celdas: FacturaImpresa = {
  nombre: 'a supplier that nobody knows: figures in cells of their own, its total under its name',
  paginas: [
    {
      textos: columna(
        40,
        [
          ['LUZ DEL NORTE, S.L.'],
          ['Num. factura', 'LN/2026/0045'],
          ['CUPS', CUPS],
          ['Tarifa ATR', '2.0TD'],
          ['Periodo facturación', '31/12/2025', '31/01/2026'],
          ['Días', '31'],
          ['Potencia contratada P1 (kW)', '4,60'],
          ['Potencia contratada P2 (kW)', '4,60'],
          ['Término de potencia'],
          ...[0, 1].map((i) => [
            `P${i + 1}`,
            '4,60 kW',
            '31 días',
            `${es(POR_DIA[i]!, 6)} €/kW día`,
            eur(POTENCIA[i]!),
          ]),
          ['Término de energía'],
          ...[0, 1, 2].map((i) => [
            `P${i + 1}`,
            `${es(KWH[i]!)} kWh`,
            '',
            `${es(EUR_KWH[i]!, 6)} €/kWh`,
            eur(ENERGIA[i]!),
          ]),
          ['Bono social', '', '', '', eur(BONO)],
          ['Impuesto sobre la electricidad', '5,11269632 %', eur(BASE_IEE), '', eur(IEE)],
          ['Alquiler equipo de medida', '31 días', '0,02663 €/día', '', eur(ALQUILER)],
          ['Base imponible', '', '', '', eur(BASE_IVA)],
          ['IVA', '21 %', eur(BASE_IVA), '', eur(IVA)],
          ['IMPORTE TOTAL'],
          [eur(TOTAL)],
        ],
        [40, 180, 260, 340, 460],
      ),
    },
  ],
  dice: { ...USO, ...EN_DIAS, ...ALQUILER_DIA, ...TIPOS, 'bonoSocial.importe': BONO, numero: 'LN/2026/0045' },
};

/** One bill in the way of each supplier, with the traps that bills have. */
export const FACTURAS: readonly FacturaImpresa[] = [
  endesa,
  iberdrola,
  naturgy,
  holaluz,
  ...giradas,
  repsol,
  octopus,
  seis,
  totalenergies,
  somEnergia,
  plenitude,
  celdas,
];
