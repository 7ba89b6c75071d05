import { analyze, diaDe, type Producto } from '@vatio/domain';
import { expect, it } from 'vitest';
import { CONSUMOS, CUPS, entrada, FICHA, HOY } from '../test-estudio.ts';
import { cuartosDeCurva, lecturaDeCuartos } from './cuartos.ts';
import { entradaDe } from './entrada.ts';

const DE_TIPO_3 = {
  ...FICHA,
  tipoMedida: 3 as const,
  curva: { desde: '2025-01-01', hasta: '2025-12-31', resolucion: 15 },
};

it('the quarter-hours of the studied year are read only where they bill the excess', () => {
  const { enabled, queryKey } = lecturaDeCuartos(CUPS, DE_TIPO_3, CONSUMOS);
  expect(enabled).toBe(true);
  expect(queryKey[1]).toEqual({
    params: { cups: CUPS },
    query: { agrupado: 'cuarto', desde: '2025-01-01', hasta: '2025-12-31' },
  });
  const porHoras = { ...DE_TIPO_3, curva: { ...DE_TIPO_3.curva, resolucion: 60 } };
  for (const ficha of [
    FICHA,
    { ...DE_TIPO_3, curva: null },
    porHoras,
    { ...DE_TIPO_3, tipoMedida: 4 as const },
  ]) {
    expect(lecturaDeCuartos(CUPS, ficha, CONSUMOS).enabled).toBe(false);
  }
  expect(lecturaDeCuartos(CUPS, DE_TIPO_3, []).enabled).toBe(false);
  expect(lecturaDeCuartos(CUPS, undefined, undefined).enabled).toBe(false);
});

it('cuartosDeCurva takes the days that have every quarter-hour, in kW', () => {
  const dia = (clave: string, kwh: (number | null)[]) => ({ clave, kwh });
  const cuartos = cuartosDeCurva({
    agrupado: 'cuarto',
    resolucion: 15,
    tramos: [
      dia('2025-03-30', new Array(92).fill(2.5)),
      dia('2025-03-31', [...new Array(95).fill(2.5), null]),
      dia('2025-04-01', new Array(24).fill(10)),
    ],
  });
  expect([...cuartos]).toEqual([[diaDe(2025, 3, 30), new Array(92).fill(10)]]);
});

const MERCADO = {
  mediasEurKwh: [0.1, 0.09, 0.08, 0.07, 0.06, 0.05],
  fuente: 'curva',
  desde: '2025-01-01',
  hasta: '2025-12-31',
} as const;

/** Of a product an input looks only at its tariff and whether its price follows the market. */
const SIGUE_EL_MERCADO = { tarifa: '3.0TD', tipo: 'indexado' } as Producto;

it('a year typed by hand is studied without quarter-hours and without the market of the hours of another', () => {
  const punto = {
    cups: CUPS,
    precioEnergiaEurKwh: [0.2, 0.2, 0.2, 0.2, 0.2, 0.2],
    precioPotenciaEurKwAnio: [20, 10, 5, 4, 3, 2],
    potenciaEstudioKw: null,
    consumoAnualKwh: null,
    excedentes: null,
    precioExcedentesEurKwh: null,
    productoId: null,
  };
  const datos = {
    ficha: DE_TIPO_3,
    consumos: CONSUMOS,
    anteriores: undefined,
    cuartos: new Map([[1, [5]]]),
    mercado: MERCADO,
  };
  const deHistoria = entradaDe({
    datos,
    punto,
    borrador: { fecha: HOY, supuestos: null },
    productos: [SIGUE_EL_MERCADO],
  });
  expect(deHistoria.ok && deHistoria.value.punto.cuartos).toBe(datos.cuartos);
  expect(deHistoria.ok && deHistoria.value.punto.mercado).toBe(MERCADO);
  const sinIndexados = entradaDe({ datos, punto, borrador: { fecha: HOY, supuestos: null }, productos: [] });
  expect(sinIndexados.ok && sinIndexados.value.punto.mercado).toBeUndefined();
  const escrito = { ...punto, consumoAnualKwh: [1000, 1000, 1000, 1000, 1000, 1000] };
  const aMano = entradaDe({
    datos,
    punto: escrito,
    borrador: { fecha: HOY, supuestos: null },
    productos: [SIGUE_EL_MERCADO],
  });
  expect(aMano.ok && aMano.value.punto.cuartos).toBeUndefined();
  expect(aMano.ok && aMano.value.punto.mercado).toBeUndefined();
});

it('a month whose excess comes from the curve says so', () => {
  const deCurva = CONSUMOS.map((fila) => ({ ...fila, fuente: 'curva' as const }));
  const punto = { ...entrada().punto, cups: CUPS };
  const { precioEnergiaEurKwh, precioPotenciaEurKwAnio } = punto;
  const leida = entradaDe({
    datos: { ficha: FICHA, consumos: deCurva, anteriores: undefined },
    punto: {
      cups: CUPS,
      precioEnergiaEurKwh,
      precioPotenciaEurKwAnio,
      potenciaEstudioKw: null,
      consumoAnualKwh: null,
      excedentes: null,
      precioExcedentesEurKwh: null,
      productoId: null,
    },
    borrador: { fecha: HOY, supuestos: null },
    productos: [],
  });
  const estudio = leida.ok ? analyze({ ...leida.value, fees: entrada().fees }) : leida;
  expect(estudio.ok && estudio.value.avisos.map(({ code }) => code)).toContain('consumo-de-curva');
});
