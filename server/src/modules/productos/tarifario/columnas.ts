import { nombreLlano, TIPOS_DE_PRODUCTO } from '@vatio/domain';
import { problem } from '../../../platform/problems.ts';
import type { ImportColumn } from '../../../platform/sheet/reading/row-reader.ts';
import { banda, type Columna, porPeriodo, UNIDADES } from '../tipos/columna.ts';
import { columnasDe } from '../tipos/tipos.ts';

// A list has the prices of the usual kind beside those of power, and those of all other kinds at its end.
const [USUAL, ...OTROS] = TIPOS_DE_PRODUCTO;

/** Every column of a price list, in the order of the template. */
export const COLUMNAS: readonly Columna[] = [
  { campo: 'comercializadora', titulo: 'Comercializadora' },
  { campo: 'nombre', titulo: 'Producto' },
  { campo: 'tarifa', titulo: 'Tarifa' },
  { campo: 'tipo', titulo: 'Tipo' },
  { campo: 'zonas', titulo: 'Zonas' },
  { campo: 'duracionMeses', titulo: 'Duración', unidades: UNIDADES.meses },
  { campo: 'permanencia', titulo: 'Permanencia' },
  { campo: 'prorroga', titulo: 'Prórroga' },
  { campo: 'renovable', titulo: 'Renovable' },
  { campo: 'peajesIncluidos', titulo: 'Peajes incluidos' },
  { campo: 'desde', titulo: 'Desde' },
  { campo: 'hasta', titulo: 'Hasta' },
  ...porPeriodo('potenciaEurKwAnio', 'Potencia', 'potencia'),
  ...columnasDe(USUAL),
  ...banda('feeEnergiaEurMwh', 'Fee energía', 'feeEnergia'),
  ...banda('feePotenciaEurKwAnio', 'Fee potencia', 'feePotencia'),
  ...banda('potenciaKw', 'Potencia contratada', 'potenciaKw'),
  ...banda('consumoAnualMwh', 'Consumo anual', 'consumo'),
  ...OTROS.flatMap(columnasDe),
];

/** What the price book's own export says of each product besides, which no list changes: they are passed over. */
const TITULOS_DEL_LIBRO = ['Estado', 'Versiones', 'Id.', 'Id. versión'] as const;

/** Without these columns a row says nothing about any product. */
const IMPRESCINDIBLES = ['comercializadora', 'nombre', 'tarifa'];

/** The title as the template prints it: `Energía P1 (€/kWh)`. */
export function tituloCompleto({ titulo, unidades }: Columna): string {
  const unidad = unidades && Object.entries(unidades).find(([, factor]) => factor === 1)?.[0];
  return unidad === undefined ? titulo : `${titulo} (${unidad})`;
}

/** The column of each title, in any order, letter case and accents; undefined where there is nothing to read. */
export function readHeader(titulos: readonly string[]): (ImportColumn | undefined)[] {
  const columnas = titulos.map((titulo) => (isPassedOver(titulo) ? undefined : readTitle(titulo)));
  const campos = columnas.map((columna) => columna?.campo);
  const repetida = columnas.find((columna, i) => columna && campos.indexOf(columna.campo) !== i);
  if (repetida) throw cabeceraNoValida(`La columna «${repetida.titulo}» está dos veces`);
  const faltan = COLUMNAS.filter(({ campo }) => IMPRESCINDIBLES.includes(campo) && !campos.includes(campo));
  if (faltan.length > 0) {
    throw cabeceraNoValida(`Faltan las columnas ${faltan.map(({ titulo }) => `«${titulo}»`).join(', ')}`);
  }
  return columnas;
}

function isPassedOver(titulo: string): boolean {
  return titulo === '' || TITULOS_DEL_LIBRO.some((propio) => nombreLlano(propio) === nombreLlano(titulo));
}

/** The field that a title names, whatever its unit. */
export function campoDeTitulo(texto: string): string | undefined {
  const [, nombre = texto] = CON_UNIDAD.exec(texto) ?? [];
  return COLUMNAS.find(({ titulo }) => nombreLlano(titulo) === nombreLlano(nombre))?.campo;
}

const CON_UNIDAD = /^(.*?)\s*[([](.*)[)\]]\s*$/;

function readTitle(texto: string): ImportColumn {
  const [, nombre = texto, unidad] = CON_UNIDAD.exec(texto) ?? [];
  const columna = COLUMNAS.find(({ titulo }) => nombreLlano(titulo) === nombreLlano(nombre));
  if (!columna)
    throw cabeceraNoValida(`No se conoce la columna «${texto}»: bórrala o usa los títulos de la plantilla`);
  const { campo, titulo, unidades = {} } = columna;
  if (unidad === undefined) return { campo, titulo, factor: 1 };
  const conocida = Object.entries(unidades).find(([nombre]) => unidadLlana(nombre) === unidadLlana(unidad));
  if (!conocida) {
    const admitidas = Object.keys(unidades).join(', ') || 'ninguna';
    throw cabeceraNoValida(`La columna «${texto}» está en una unidad que no se admite; son ${admitidas}`);
  }
  return { campo, titulo, factor: conocida[1] };
}

/** `Eur / kW y año` is read like `€/kW·año`. */
function unidadLlana(unidad: string): string {
  return unidad
    .normalize('NFD')
    .toLowerCase()
    .replace(/eur(os?)?/g, '€')
    .replace(/[^\p{L}€/]/gu, '')
    .replace(/kwy/g, 'kw');
}

function cabeceraNoValida(detail: string) {
  return problem({
    code: 'cabecera-no-valida',
    status: 400,
    title: 'No se entiende la cabecera del fichero',
    extra: { detail },
  });
}
