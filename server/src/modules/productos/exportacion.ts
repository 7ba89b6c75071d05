import { dateCell, type SheetColumn } from '../../platform/sheet/column.ts';
import type { Sheet } from '../../platform/sheet/export-rows.ts';
import type { FilaDeProducto } from './productos.repository.ts';
import { TITULOS_DEL_LIBRO } from './tarifario/columnas.ts';

type Columna = SheetColumn<FilaDeProducto>;
type Condiciones = FilaDeProducto['condiciones'];

const PERIODOS = [1, 2, 3, 4, 5, 6];

function porPeriodo(
  titulo: string,
  unidad: string,
  precios: (condiciones: Condiciones) => readonly (number | null)[] | null | undefined,
): Columna[] {
  return PERIODOS.map((periodo) => ({
    titulo: `${titulo} P${periodo} (${unidad})`,
    celda: ({ condiciones }) => precios(condiciones)?.[periodo - 1] ?? null,
  }));
}

type Extremos = { readonly minimo: number; readonly maximo: number } | null;

function banda(titulo: string, unidad: string, extremos: (condiciones: Condiciones) => Extremos): Columna[] {
  return [
    {
      titulo: `${titulo} mínimo (${unidad})`,
      celda: ({ condiciones }) => extremos(condiciones)?.minimo ?? null,
    },
    {
      titulo: `${titulo} máximo (${unidad})`,
      celda: ({ condiciones }) => extremos(condiciones)?.maximo ?? null,
    },
  ];
}

function termino(
  titulo: string,
  campo: Exclude<keyof NonNullable<Condiciones['terminos']>, 'capacidadEurKwh'>,
): Columna {
  return { titulo: `${titulo} (€/kWh)`, celda: ({ condiciones }) => condiciones.terminos?.[campo] ?? null };
}

const [ESTADO, VERSIONES, ID, ID_DE_VERSION] = TITULOS_DEL_LIBRO;

const siNo = (valor: boolean) => (valor ? 'Sí' : 'No');

/** The titles are those of a price list, which reads this file and passes over the four columns at its end. */
const COLUMNAS: readonly Columna[] = [
  { titulo: 'Comercializadora', celda: ({ comercializadora }) => comercializadora },
  { titulo: 'Producto', celda: ({ nombre }) => nombre },
  { titulo: 'Tarifa', celda: ({ tarifa }) => tarifa },
  { titulo: 'Tipo', celda: ({ tipo }) => tipo },
  { titulo: 'Zonas', celda: ({ zonas }) => zonas.join(', ') },
  { titulo: 'Duración (meses)', celda: ({ duracionMeses }) => duracionMeses },
  { titulo: 'Permanencia', celda: ({ permanencia }) => siNo(permanencia) },
  { titulo: 'Renovable', celda: ({ renovable }) => siNo(renovable) },
  { titulo: 'Peajes incluidos', celda: ({ peajesIncluidos }) => siNo(peajesIncluidos) },
  { titulo: 'Desde', celda: ({ desde }) => dateCell(desde) },
  { titulo: 'Hasta', celda: ({ hasta }) => dateCell(hasta) },
  ...porPeriodo('Potencia', '€/kW·año', ({ potenciaEurKwAnio }) => potenciaEurKwAnio),
  ...porPeriodo('Energía', '€/kWh', ({ energiaEurKwh }) => energiaEurKwh),
  ...banda('Fee energía', '€/MWh', ({ feeEnergiaEurMwh }) => feeEnergiaEurMwh),
  ...banda('Fee potencia', '€/kW·año', ({ feePotenciaEurKwAnio }) => feePotenciaEurKwAnio),
  ...banda('Potencia contratada', 'kW', ({ potenciaKw }) => potenciaKw),
  ...banda('Consumo anual', 'MWh/año', ({ consumoAnualMwh }) => consumoAnualMwh),
  termino('Servicios de ajuste', 'serviciosAjusteEurKwh'),
  termino('Desvíos', 'desviosEurKwh'),
  termino('Garantías de origen', 'garantiasOrigenEurKwh'),
  termino('Operadores', 'operadoresEurKwh'),
  termino('FNEE', 'fneeEurKwh'),
  termino('Margen', 'margenEurKwh'),
  ...porPeriodo('Capacidad', '€/kWh', ({ terminos }) => terminos?.capacidadEurKwh),
  ...porPeriodo('Mercado', '€/kWh', ({ mediasMercadoEurKwh }) => mediasMercadoEurKwh),
  { titulo: ESTADO, celda: ({ activo, estado }) => (activo ? estado : 'retirado') },
  { titulo: VERSIONES, celda: ({ versiones }) => versiones },
  { titulo: ID, celda: ({ id }) => id },
  { titulo: ID_DE_VERSION, celda: ({ versionId }) => versionId },
];

/** Prices have six decimals, which only a file keeps: paper says which products there are, and until when. */
const EN_PAPEL = [
  ...['Comercializadora', 'Producto', 'Tarifa', 'Tipo', 'Zonas', 'Duración (meses)', 'Permanencia'],
  ...['Renovable', 'Peajes incluidos', 'Desde', 'Hasta', ESTADO],
];

export const HOJA: Sheet<FilaDeProducto> = {
  nombre: 'productos',
  titulo: 'Productos',
  columnas: COLUMNAS,
  enPapel: EN_PAPEL,
};
