import { expect, test } from 'vitest';
import { analyze, type EntradaAnalisis } from './analisis.ts';
import { diaDe } from './fecha.ts';
import { supuestosDe } from './supuestos.ts';

const fecha = diaDe(2026, 1, 31);

function conConsumo(activaKwh: readonly number[]): EntradaAnalisis {
  const fila = { desde: fecha - 365, hasta: fecha, activaKwh, reactivaKvarh: [], maximetroKw: [] };
  return {
    punto: {
      tarifa: '2.0TD',
      zona: 'peninsula',
      uso: 'vivienda',
      tipoMedida: 5,
      potenciasKw: [4.6, 4.6],
      potenciaEstudioKw: null,
      consumos: [fila],
      precioEnergiaEurKwh: [0.2, 0.15, 0.1],
      precioPotenciaEurKwAnio: [30, 1],
      alquilerEurMes: null,
    },
    fecha,
    fees: { feeEnergiaEurMwh: 0, feePotenciaEurKwAnio: 0 },
    supuestos: supuestosDe({ fecha, zona: 'peninsula', uso: 'vivienda', potenciaMaximaKw: 4.6 }),
    productos: [],
  };
}

function avisos(activaKwh: readonly number[]): string[] {
  const analisis = analyze(conConsumo(activaKwh));
  return analisis.ok ? analisis.value.avisos.map(({ message }) => message) : [analisis.issue.message];
}

test('a study does not miss the empty columns of a SIPS row, and misses energy in periods that the tariff lacks', () => {
  expect(avisos([900, 700, 1200, 0, 0, 0])).toEqual([]);
  expect(avisos([900, 700, 1200, 0, 0, 350.4])).toEqual([
    '350 kWh son de periodos que 2.0TD no tiene y no se cuentan: la tarifa cambió durante el año',
  ]);
});
