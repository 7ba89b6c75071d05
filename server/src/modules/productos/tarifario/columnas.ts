import { nombreLlano } from '@vatio/domain';
import { problem } from '../../../platform/problems.ts';
import type { ImportColumn } from '../../../platform/sheet/reading/row-reader.ts';

/** A column may state one of these units in brackets behind its title; each has the factor that converts it. */
const UNIDADES = {
  energia: { '€/kWh': 1, '€/MWh': 1 / 1000, 'c€/kWh': 1 / 100 },
  potencia: { '€/kW·año': 1, '€/kW·mes': 12, '€/kW·día': 365 },
  feeEnergia: { '€/MWh': 1, '€/kWh': 1000 },
  feePotencia: { '€/kW·año': 1 },
  potenciaKw: { kW: 1, MW: 1000 },
  consumo: { 'MWh/año': 1, 'kWh/año': 1 / 1000 },
  meses: { meses: 1, años: 12 },
} as const satisfies Record<string, Record<string, number>>;

type Columna = {
  readonly campo: string;
  readonly titulo: string;
  readonly unidades?: Readonly<Record<string, number>>;
};

const SEIS = [1, 2, 3, 4, 5, 6] as const;

const porPeriodo = (campo: string, titulo: string, magnitud: keyof typeof UNIDADES): Columna[] =>
  SEIS.map((p) => ({ campo: `${campo}.${p}`, titulo: `${titulo} P${p}`, unidades: UNIDADES[magnitud] }));

const banda = (campo: string, titulo: string, magnitud: keyof typeof UNIDADES): Columna[] =>
  [
    ['minimo', 'mínimo'],
    ['maximo', 'máximo'],
  ].map(([extremo, texto]) => ({
    campo: `${campo}.${extremo}`,
    titulo: `${titulo} ${texto}`,
    unidades: UNIDADES[magnitud],
  }));

const termino = (campo: string, titulo: string): Columna => ({
  campo: `terminos.${campo}`,
  titulo,
  unidades: UNIDADES.energia,
});

/** Every column of a price list, in the order of the template. */
export const COLUMNAS: readonly Columna[] = [
  { campo: 'comercializadora', titulo: 'Comercializadora' },
  { campo: 'nombre', titulo: 'Producto' },
  { campo: 'tarifa', titulo: 'Tarifa' },
  { campo: 'tipo', titulo: 'Tipo' },
  { campo: 'zonas', titulo: 'Zonas' },
  { campo: 'duracionMeses', titulo: 'Duración', unidades: UNIDADES.meses },
  { campo: 'permanencia', titulo: 'Permanencia' },
  { campo: 'renovable', titulo: 'Renovable' },
  { campo: 'peajesIncluidos', titulo: 'Peajes incluidos' },
  { campo: 'desde', titulo: 'Desde' },
  { campo: 'hasta', titulo: 'Hasta' },
  ...porPeriodo('potenciaEurKwAnio', 'Potencia', 'potencia'),
  ...porPeriodo('energiaEurKwh', 'Energía', 'energia'),
  ...banda('feeEnergiaEurMwh', 'Fee energía', 'feeEnergia'),
  ...banda('feePotenciaEurKwAnio', 'Fee potencia', 'feePotencia'),
  ...banda('potenciaKw', 'Potencia contratada', 'potenciaKw'),
  ...banda('consumoAnualMwh', 'Consumo anual', 'consumo'),
  termino('serviciosAjusteEurKwh', 'Servicios de ajuste'),
  termino('desviosEurKwh', 'Desvíos'),
  termino('garantiasOrigenEurKwh', 'Garantías de origen'),
  termino('operadoresEurKwh', 'Operadores'),
  termino('fneeEurKwh', 'FNEE'),
  termino('margenEurKwh', 'Margen'),
  ...porPeriodo('terminos.capacidadEurKwh', 'Capacidad', 'energia'),
  ...porPeriodo('mediasMercadoEurKwh', 'Mercado', 'energia'),
];

/** What the price book's own export says of each product besides, which no list changes: they are passed over. */
export const TITULOS_DEL_LIBRO = ['Estado', 'Versiones', 'Id.', 'Id. versión'] as const;

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

function readTitle(texto: string): ImportColumn {
  const [, nombre = texto, unidad] = /^(.*?)\s*[([](.*)[)\]]\s*$/.exec(texto) ?? [];
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
