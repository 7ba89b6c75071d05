import { fechaEscrita, formatFecha, type TarifaDeSuministro, tarifaEscrita } from '@vatio/domain';
import { UNIDADES } from '../../tipos/columna.ts';

export type Magnitud = 'energia' | 'potencia';

/** What a text beside or above a price says of it; what it does not say is absent. */
export type Dicho = {
  readonly tarifa?: TarifaDeSuministro;
  readonly periodo?: number;
  readonly magnitud?: Magnitud;
  /** What multiplies the price to give it in the unit of the price book. */
  readonly factor?: number;
  readonly meses?: number;
  readonly peajes?: boolean;
  readonly desde?: string;
  readonly hasta?: string;
  /** What the text says besides, which may be the name of a product. */
  readonly resto?: string;
};

const TARIFA = /\b(?:[2-6]\.[0-4]\s?TD(?:\s?VE)?|(?:20|30|6[1-4])\s?TD(?:\s?VE)?)\b/iu;
const PERIODO = /\b(?:p(?:er[ií]odo)?|e|te|tp|ep|pp)\s*([1-6])\b/iu;
const FRANJAS = [/\bpunta\b/iu, /\bllanos?\b/iu, /\bvalle\b/iu] as const;
const MESES = /\b(\d{1,2})\s*(?:m\b\.?|meses\b|mesos\b)/iu;
const ANIOS = /\b([1-5])\s*(?:a[ñn]os?|anys?)\b/iu;
const FECHA = /\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d{2}-\d{2}/gu;
const SIN_PEAJES =
  /(?:sin|excluidos?|no incluye(?:n)?)\s+(?:los\s+)?(?:peajes?|atr)|(?:peajes?|atr)(?:\s+y\s+cargos)?\s+(?:no\s+inclu[ií]d[oa]s?|aparte|excluid[oa]s?)/iu;
const CON_PEAJES =
  /(?:con|incluye(?:n)?|inclu[ií]d[oa]s?)\s+(?:los\s+)?(?:peajes?|atr)|(?:peajes?|atr)(?:\s+y\s+cargos)?\s+inclu[ií]d[oa]s?/iu;
const UNIDAD =
  /(?:c(?:[eé]nt(?:imos)?)?\s*)?(?:€|eur(?:os?)?)\s*\/\s*[a-z]+(?:[\s·*./y-]*(?:d[ií]a|mes|a[ñn]o))?/iu;
const ENERGIA = /\benerg[ií]a\b|\bconsumo\b/iu;
const POTENCIA = /\bpot[eè]nci?a\b/iu;
/** Words of titles that name no product. */
const DE_RELLENO =
  /\b(?:t[eé]rminos?|precios?|tarifas?(?:\s+(?:de\s+)?acceso)?|periodos?|duraci[oó]n|plazo|vigencia|vigente|v[aá]lid[oa]s?|desde|hasta|del?|al?|y|la|el|los|las|con|sin|en|por|para|hoja\s*\d*|sheet\s*\d*|fij[oa]s?\s+de|comunes?|com[uú]n|todos?|todas?|productos?|ofertas?|modalidad|plan)\b/giu;

/** Reads what a text says of the prices by which it stands. */
export function readDicho(texto: string): Dicho {
  let resto = texto.replace(/\s+/gu, ' ');
  const take = (patron: RegExp): RegExpExecArray | null => {
    const hallado = patron.exec(resto);
    if (hallado) resto = resto.replace(hallado[0], ' ');
    return hallado;
  };
  const fechas = [...resto.matchAll(FECHA)].map(([fecha]) => fechaEscrita(fecha));
  resto = resto.replace(FECHA, ' ');
  const peajes = take(SIN_PEAJES) ? false : take(CON_PEAJES) ? true : undefined;
  const unidad = take(UNIDAD)?.[0];
  const tarifa = take(TARIFA)?.[0];
  const [porUnidad, factor] = unidad === undefined ? [] : factorDe(unidad);
  const magnitud =
    porUnidad ?? (POTENCIA.test(resto) ? 'potencia' : ENERGIA.test(resto) ? 'energia' : undefined);
  take(POTENCIA);
  take(ENERGIA);
  const meses = Number(take(MESES)?.[1]) || Number(take(ANIOS)?.[1]) * 12 || undefined;
  const franja = FRANJAS.findIndex((palabra) => palabra.test(resto));
  const periodo = Number(take(PERIODO)?.[1]) || (franja < 0 ? undefined : franja + 1);
  if (franja >= 0) take(FRANJAS[franja]!);
  const nombre = resto
    .replace(DE_RELLENO, ' ')
    .replace(/[^\p{L}\d+%]+/gu, ' ')
    .trim();
  return withoutAbsent({
    tarifa: tarifa === undefined ? undefined : tarifaEscrita(tarifa),
    periodo,
    magnitud,
    factor,
    meses,
    peajes,
    desde: fechas[0] === undefined ? undefined : formatFecha(fechas[0]),
    hasta: fechas[1] === undefined ? undefined : formatFecha(fechas[1]),
    resto: /\p{L}{2}/u.test(nombre) ? nombreEn(texto, nombre) : undefined,
  });
}

/** A name as it is written, where it is one stretch of the text; else its words. */
function nombreEn(texto: string, nombre: string): string {
  const [primera = '', ...otras] = nombre.split(' ');
  const desde = texto.indexOf(primera);
  const ultima = otras.at(-1) ?? primera;
  const hasta = texto.indexOf(ultima, desde) + ultima.length;
  const tramo = texto.slice(desde, hasta);
  return tramo.replace(/[^\p{L}\d+%]+/gu, ' ') === nombre ? tramo : nombre;
}

/** What a unit measures, and what turns it into that of the price book; nothing for one that no price has. */
function factorDe(unidad: string): readonly [Magnitud, number] | [] {
  for (const magnitud of ['energia', 'potencia'] as const)
    for (const [nombre, factor] of Object.entries(UNIDADES[magnitud]))
      if (llana(nombre) === llana(unidad)) return [magnitud, factor];
  return [];
}

function llana(unidad: string): string {
  return unidad
    .normalize('NFD')
    .toLowerCase()
    .replace(/eur(?:os?)?/gu, '€')
    .replace(/c[eé]?nt(?:imos)?/gu, 'c')
    .replace(/[^\p{L}€/]/gu, '')
    .replace(/kwy/gu, 'kw')
    .replace(/kw\/(?=dia|mes|ano)/gu, 'kw');
}

function withoutAbsent(read: { readonly [K in keyof Dicho]: Dicho[K] | undefined }): Dicho {
  return Object.fromEntries(Object.entries(read).filter(([, valor]) => valor !== undefined));
}
