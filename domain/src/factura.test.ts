import { describe, expect, it } from 'vitest';
import type { EntradaFactura } from './factura/entrada.ts';
import { calculateFactura, type Factura } from './factura.ts';
import { diaDe } from './fecha.ts';

type Caso = {
  nombre: string;
  fuente: string;
  entrada: EntradaFactura;
  esperado: Partial<Omit<Factura, 'lineas' | 'impuestos'>> & { cuota?: number };
  /** € by which the author's own rounding may differ. */
  tolerancia?: number;
};

const SIN_BONO = { bonoSocial: null } as const;
const COMUN = { zona: 'peninsula', uso: 'otros' } as const;

/** 31 and 30 days that end on a day with no lowered tax. */
const ENERO_2026 = { desde: diaDe(2025, 12, 31), hasta: diaDe(2026, 1, 31) };
const TREINTA_DIAS = { desde: diaDe(2026, 1, 1), hasta: diaDe(2026, 1, 31) };

const specs1: EntradaFactura = {
  ...COMUN,
  ...ENERO_2026,
  ...SIN_BONO,
  tarifa: '2.0TD',
  uso: 'vivienda',
  potenciasKw: [10, 10],
  consumosKwh: [500, 800, 1200],
  precios: {
    potenciaEurKwDia: [0.126327, 0.003572],
    energiaEurKwh: [0.150215, 0.10686, 0.061841],
    peajesIncluidos: true,
  },
  alquiler: { eurDia: 0.026114 },
};

const specs3: EntradaFactura = {
  ...COMUN,
  ...TREINTA_DIAS,
  ...SIN_BONO,
  tarifa: '3.0TD',
  potenciasKw: [50, 50, 50, 50, 50, 50],
  consumosKwh: [2000, 3000, 4000, 1500, 2500, 5000],
  precios: {
    potenciaEurKwDia: [0.130327, 0.092748, 0.030894, 0.030894, 0.005695, 0.003572],
    energiaEurKwh: [0.194518, 0.150872, 0.106558, 0.166558, 0.124122, 0.071841],
    peajesIncluidos: true,
  },
  alquiler: { eurDia: 0.03966 },
};

const estudio: EntradaFactura = {
  ...COMUN,
  ...ENERO_2026,
  tarifa: '3.0TD',
  potenciasKw: [30, 35, 35, 35, 35, 60],
  consumosKwh: [1200, 900, 0, 0, 0, 1800],
  precios: {
    potenciaEurKwAnio: [20.376927, 10.617621, 4.481534, 3.886333, 2.513851, 1.442287],
    energiaEurKwh: [0.198, 0.181, 0, 0, 0, 0.142],
    peajesIncluidos: true,
  },
  alquiler: { eurMes: 1.36 },
};

const CASOS: Caso[] = [
  {
    nombre: '2.0TD de 250 kWh con los precios de 2026, sin redondeo intermedio',
    fuente: 'transcripción pública de un simulador',
    entrada: {
      ...COMUN,
      ...TREINTA_DIAS,
      uso: 'vivienda',
      tarifa: '2.0TD',
      potenciasKw: [4.6, 4.6],
      consumosKwh: [250, 0, 0],
      precios: {
        potenciaEurKwAnio: [30.817413, 0.725423],
        energiaEurKwh: [0.15, 0.15, 0.15],
        peajesIncluidos: true,
      },
      alquiler: { eurMes: 0.81 },
      redondeo: 'final',
    },
    esperado: { total: 64.56 },
  },
  {
    nombre: '2.0TD con IVA del 10 % y precios de potencia por día',
    fuente: 'ismaelz001/RapidEnergy, documentación del motor',
    entrada: {
      ...COMUN,
      ...TREINTA_DIAS,
      ...SIN_BONO,
      uso: 'vivienda',
      tarifa: '2.0TD',
      potenciasKw: [4.6, 4.6],
      consumosKwh: [50, 80, 120],
      precios: {
        potenciaEurKwDia: [0.090214, 0.090214],
        energiaEurKwh: [0.1059, 0.1059, 0.1059],
        peajesIncluidos: true,
      },
      alquiler: { eurDia: 0.0266 },
      iee: { tipo: 0.051127 },
      impuesto: { tipo: 0.1 },
      redondeo: 'final',
    },
    esperado: { total: 60.28 },
  },
  {
    nombre: '2.0TD de 10 kW, 31 días',
    fuente: 'SPECS TC-PRE-001',
    entrada: specs1,
    esperado: {
      terminoPotencia: 40.27,
      terminoEnergia: 234.81,
      iee: 14.06,
      alquiler: 0.81,
      cuota: 60.89,
      total: 350.84,
    },
  },
  {
    nombre: '3.0TD de 50 kW, 30 días',
    fuente: 'SPECS TC-PRE-003; el autor redondea antes cada línea',
    entrada: specs3,
    esperado: {
      terminoPotencia: 441.19,
      terminoEnergia: 2187.25,
      iee: 134.38,
      alquiler: 1.19,
      cuota: 580.44,
      total: 3344.45,
    },
    tolerancia: 0.03,
  },
  {
    nombre: '3.0TD con reactiva por debajo de cos φ 0,95',
    fuente: 'SPECS TC-PRE-009',
    entrada: { ...specs3, reactivaKvarh: [900, 500, 800, 400, 600, 1000] },
    esperado: { reactiva: 9.97, total: 3357.13 },
    tolerancia: 0.03,
  },
  {
    nombre: '3.0TD con reactiva por debajo de cos φ 0,80',
    fuente: 'SPECS TC-PRE-010',
    entrada: { ...specs3, reactivaKvarh: [1600, 500, 800, 400, 600, 1000] },
    esperado: { reactiva: 58.59, total: 3418.98 },
    tolerancia: 0.03,
  },
  {
    nombre: 'estudio 3.0TD, situación actual, con las tablas de 2026',
    fuente: 'aritmética propia sobre las tablas publicadas',
    entrada: estudio,
    esperado: {
      terminoPotencia: 123.17,
      terminoEnergia: 656.1,
      bonoSocial: 0.59,
      iee: 39.87,
      alquiler: 1.39,
      baseImponible: 821.12,
      cuota: 172.44,
      total: 993.56,
    },
  },
  {
    nombre: 'el mismo estudio con un solo redondeo al final',
    fuente: 'los dos modos legítimos difieren en un céntimo',
    entrada: { ...estudio, redondeo: 'final' },
    esperado: { terminoPotencia: 123.18, terminoEnergia: 656.1, total: 993.57 },
    tolerancia: 0.01,
  },
  {
    nombre: 'factura de acceso 2.0TD de enero de 2022: 9,35 de peajes, 2,06 y 2,48 de cargos',
    fuente: 'fichero F1 de una distribuidora, gisce/gestionatr',
    entrada: {
      ...COMUN,
      desde: diaDe(2021, 12, 31),
      hasta: diaDe(2022, 1, 31),
      fechaFactura: diaDe(2022, 2, 10),
      tarifa: '2.0TD',
      potenciasKw: [4.6, 4.6],
      consumosKwh: [25.09, 23.51, 85.18],
      precios: { potenciaEurKwAnio: [0, 0], energiaEurKwh: [0, 0, 0], peajesIncluidos: false },
      ...SIN_BONO,
      alquiler: { eurDia: 0.02663 },
      iee: { tipo: 0 },
      impuesto: { tipo: 0.21 },
    },
    esperado: {
      terminoPotencia: 11.41,
      terminoEnergia: 3.69,
      alquiler: 0.83,
      baseImponible: 15.93,
      cuota: 3.35,
      total: 19.28,
    },
  },
  {
    nombre: 'término de potencia y alquiler de una 6.1B de 2017, con sus precios por día',
    fuente: 'fichero F1 de una distribuidora, gisce/gestionatr',
    entrada: {
      ...COMUN,
      ...ENERO_2026,
      tarifa: '6.1TD',
      potenciasKw: [450, 500, 500, 500, 500, 725],
      consumosKwh: [0, 0, 0, 0, 0, 0],
      precios: {
        potenciaEurKwDia: [0.084989, 0.042531, 0.031126, 0.031126, 0.031126, 0.014202],
        energiaEurKwh: [0, 0, 0, 0, 0, 0],
        peajesIncluidos: true,
      },
      ...SIN_BONO,
      alquiler: { eurDia: 1.330521 },
    },
    esperado: { terminoPotencia: 3611.37, alquiler: 41.25 },
  },
];

describe('worked bills', () => {
  it.each(CASOS)('$nombre ($fuente)', ({ entrada, esperado, tolerancia = 0 }) => {
    const factura = calculateFactura(entrada);
    if (!factura.ok) throw new Error(factura.issue.message);
    const cuota = factura.value.impuestos.reduce((suma, impuesto) => suma + impuesto.cuota, 0);
    const obtenido: Record<string, unknown> = { ...factura.value, cuota };
    for (const [campo, importe] of Object.entries(esperado)) {
      const diferencia = Math.abs(Number(obtenido[campo]) - Number(importe));
      expect(diferencia, `${campo}: ${obtenido[campo]} en vez de ${importe}`).toBeLessThanOrEqual(
        tolerancia + 1e-9,
      );
    }
  });
});

it('the peajes and cargos of an access bill are those printed, line by line', () => {
  const acceso = CASOS.find((caso) => caso.nombre.startsWith('factura de acceso'));
  const factura = acceso && calculateFactura(acceso.entrada);
  if (!factura?.ok) throw new Error('La factura de acceso no se calcula');
  const importesDe = (concepto: string) =>
    factura.value.lineas.filter((linea) => linea.concepto === concepto).map((linea) => linea.importe);
  expect(importesDe('peaje-potencia')).toEqual([8.98, 0.37]);
  expect(importesDe('peaje-energia')).toEqual([0.7, 0.45, 0.06]);
  expect(importesDe('cargo-potencia')).toEqual([1.94, 0.12]);
  expect(importesDe('cargo-energia')).toEqual([1.83, 0.34, 0.31]);
});
