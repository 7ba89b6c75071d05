import type { importacionDeFilas } from '@vatio/contract/endpoints';
import { nombreLlano, nombresDeTitulo, SINONIMOS } from '@vatio/domain';
import { problem } from '../../../platform/problems.ts';
import type { ImportColumn } from '../../../platform/sheet/reading/row-reader.ts';
import type { Mapa } from '../../operaciones/importacion/lectura.service.ts';
import type { Columna } from '../tipos/columna.ts';
import { COLUMNAS, IMPRESCINDIBLES, TITULOS_DEL_LIBRO } from './columnas.ts';

/** What suppliers write at the head of the columns that are no price. */
const OTROS: Readonly<Record<string, readonly string[]>> = {
  comercializadora: SINONIMOS.comercializadora,
  nombre: SINONIMOS.producto,
  tarifa: SINONIMOS.tarifa,
  duracionMeses: ['Plazo', 'Meses', 'Duración contrato', 'Durada', 'Duration'],
  desde: [
    'Vigente desde',
    'Válido desde',
    'Fecha desde',
    'Inicio vigencia',
    'Fecha inicio',
    'Des de',
    'Valid from',
  ],
  hasta: ['Vigente hasta', 'Válido hasta', 'Fecha hasta', 'Fin vigencia', 'Fecha fin', 'Fins a', 'Valid to'],
  peajesIncluidos: ['Peajes', 'ATR incluido'],
  renovable: ['Verde', 'Energía verde', '100% renovable'],
};

const CON_UNIDAD = /^(.*?)\s*[([](.*)[)\]]\s*$/;

type Titulo = { readonly nombre: string; readonly unidad: string | undefined };

function splitUnit(texto: string): Titulo {
  const [, nombre = texto, unidad] = CON_UNIDAD.exec(texto) ?? [];
  return { nombre, unidad };
}

/** The column of each title, in any order, letter case and accents; undefined where there is nothing to read. */
export function readHeader(
  titulos: readonly string[],
  {
    isFigure,
    sinTitulo,
    mapa,
    datos,
  }: {
    /** Whether the cells of a column are numbers: such a column may not be passed over. */
    readonly isFigure: (i: number) => boolean;
    /** The fields of which the file speaks elsewhere than in its heading. */
    readonly sinTitulo: readonly string[];
    /** What was said of titles; it wins over what they say. */
    readonly mapa: Mapa;
    /** A refusal carries these, with which its author says what each column is. */
    readonly datos: importacionDeFilas.Columnas;
  },
): (ImportColumn | undefined)[] {
  const columnas = titulos.map((titulo, i) =>
    isPassedOver(titulo) || mapa[titulo] === null
      ? undefined
      : readTitle(titulo, { todos: titulos, isFigure: isFigure(i), campo: mapa[titulo], datos }),
  );
  const campos = columnas.map((columna) => columna?.campo);
  const repetida = columnas.find((columna, i) => columna && campos.indexOf(columna.campo) !== i);
  if (repetida) throw cabeceraNoValida(`La columna «${repetida.titulo}» está dos veces`, datos);
  const faltan = COLUMNAS.filter(
    ({ campo }) => IMPRESCINDIBLES.includes(campo) && !campos.includes(campo) && !sinTitulo.includes(campo),
  );
  if (faltan.length > 0) {
    throw cabeceraNoValida(
      `Faltan las columnas ${faltan.map(({ titulo }) => `«${titulo}»`).join(', ')}`,
      datos,
    );
  }
  return columnas;
}

function isPassedOver(titulo: string): boolean {
  return titulo === '' || TITULOS_DEL_LIBRO.some((propio) => nombreLlano(propio) === nombreLlano(titulo));
}

/** The field that a title names, whatever its unit. */
export function campoDeTitulo(texto: string): string | undefined {
  return isPassedOver(texto) ? undefined : columnaDe(splitUnit(texto), [])?.campo;
}

type Leer = {
  readonly todos: readonly string[];
  readonly isFigure: boolean;
  /** The field that it was said to fill. */
  readonly campo: string | undefined;
  readonly datos: importacionDeFilas.Columnas;
};

function readTitle(
  texto: string,
  { todos, isFigure, campo: elegido, datos }: Leer,
): ImportColumn | undefined {
  const titulo = splitUnit(texto);
  const columna = elegido ? COLUMNAS.find(({ campo }) => campo === elegido) : columnaDe(titulo, todos);
  if (!columna && isFigure)
    throw cabeceraNoValida(`No se conoce la columna «${texto}»: bórrala o di abajo qué es`, datos);
  if (!columna) return undefined;
  const { campo, unidades = {} } = columna;
  const { unidad } = titulo;
  if (unidad === undefined) return { campo, titulo: columna.titulo, factor: 1 };
  const conocida = Object.entries(unidades).find(([nombre]) => unidadLlana(nombre) === unidadLlana(unidad));
  // What was said of a title says nothing of its unit.
  if (!conocida && elegido) return { campo, titulo: columna.titulo, factor: 1 };
  if (!conocida) {
    const admitidas = Object.keys(unidades).join(', ') || 'ninguna';
    throw cabeceraNoValida(
      `La columna «${texto}» está en una unidad que no se admite; son ${admitidas}`,
      datos,
    );
  }
  return { campo, titulo: columna.titulo, factor: conocida[1] };
}

/** The column that a title names: as the template does, by another name, or by what its letters and its unit say. */
function columnaDe(titulo: Titulo, todos: readonly string[]): Columna | undefined {
  const llano = nombreLlano(titulo.nombre);
  const exacta = COLUMNAS.find((columna) => nombreLlano(columna.titulo) === llano);
  if (exacta) return exacta;
  const nombres = nombresDeTitulo(titulo.nombre);
  const otra = COLUMNAS.find(({ campo }) =>
    OTROS[campo]?.some((nombre) => nombres.includes(nombreLlano(nombre))),
  );
  const campo = otra ? undefined : (campoDePrecio(titulo, todos) ?? campoDeFee(titulo));
  return otra ?? COLUMNAS.find((columna) => columna.campo === campo);
}

const PERIODO = /\b(?:p|e|te|tp|ep|pp|periodo\s*)\s*([1-6])\b/i;
const NOMBRES = [/\bpunta\b/i, /\bllano?\b/i, /\bvalle\b/i] as const;

/** `P1 (€/kW día)`, `E1`, `Término de energía P2` or `Potencia punta`: the unit, the words or the letter say which price it is. */
function campoDePrecio({ nombre, unidad }: Titulo, todos: readonly string[]): string | undefined {
  const porNombre = NOMBRES.findIndex((palabra) => palabra.test(nombre)) + 1;
  const periodo = PERIODO.exec(nombre)?.[1] ?? (porNombre || undefined);
  if (periodo === undefined) return undefined;
  const magnitud = magnitudDe(nombre, unidad, todos);
  if (magnitud === undefined) return undefined;
  // A tariff of two powers calls the second one «valle».
  const de = magnitud === 'potenciaEurKwAnio' && porNombre === 3 ? 2 : periodo;
  return `${magnitud}.${de}`;
}

function magnitudDe(
  nombre: string,
  unidad: string | undefined,
  todos: readonly string[],
): string | undefined {
  const llana = unidad === undefined ? '' : unidadLlana(unidad);
  if (/wh$/.test(llana)) return 'energiaEurKwh';
  if (llana.includes('€/kw')) return 'potenciaEurKwAnio';
  if (unidad !== undefined) return undefined;
  if (/energ|consumo|\bt?e\s*[1-6]\b/i.test(nombre)) return 'energiaEurKwh';
  if (/poten|\btp\s*[1-6]\b/i.test(nombre)) return 'potenciaEurKwAnio';
  // Beside columns of energy that have letters of their own, P is the power.
  return todos.some((titulo) => /\be\s*[1-6]\b/i.test(titulo)) ? 'potenciaEurKwAnio' : undefined;
}

/** `Fee máx. (€/MWh)` is of energy by its unit, and the largest by its word. */
function campoDeFee({ nombre, unidad = '' }: Titulo): string | undefined {
  if (!/\b(?:fee|margen|comisi[oó]n)\b/i.test(nombre)) return undefined;
  const de =
    /poten/i.test(nombre) || unidadLlana(unidad).startsWith('€/kwa')
      ? 'feePotenciaEurKwAnio'
      : 'feeEnergiaEurMwh';
  if (/m[aá]x/i.test(nombre)) return `${de}.maximo`;
  return /m[ií]n/i.test(nombre) ? `${de}.minimo` : undefined;
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

function cabeceraNoValida(detail: string, datos: importacionDeFilas.Columnas) {
  return problem({
    code: 'cabecera-no-valida',
    status: 400,
    title: 'No se entiende la cabecera del fichero',
    extra: { detail, datos },
  });
}
