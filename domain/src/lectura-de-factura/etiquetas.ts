import { parseCups } from '../cups.ts';
import { isTarifa, TARIFAS, type Tarifa } from '../tarifas.ts';
import { fechasDe } from './fechas-impresas.ts';
import { type Palabra, palabrasEntre, type Renglon } from './palabra.ts';

/** A value as it was found beside its name. */
export type Hallado<T> = { readonly valor: T; readonly palabras: readonly Palabra[] };

/** Some values found for one thing: sure only where all that were found say the same. */
export type Hallados<T> = readonly Hallado<T>[];

const CUPS = /(?<![a-z\d])es[\s-]?\d{4}(?:[\s-]?\d{4}){3}[\s-]?[a-z]{2}(?:[\s-]?\d[a-z])?(?![a-z\d])/g;

/** Every CUPS whose control letters are right. */
export function cupsEn(renglones: readonly Renglon[]): Hallados<string> {
  return renglones.flatMap((renglon) =>
    [...renglon.llano.matchAll(CUPS)].flatMap((hallado) => {
      const cups = parseCups(hallado[0]);
      const palabras = palabrasEntre(renglon, hallado.index, hallado.index + hallado[0].length);
      return cups.ok ? [{ valor: cups.value.cups, palabras }] : [];
    }),
  );
}

const TARIFA = /(?<![\d.,])(2[.,]0|3[.,]0|6[.,][1-4])\s?td(\s?ve)?(?![a-z])/g;

export function tarifasEn(renglones: readonly Renglon[]): Hallados<Tarifa> {
  return renglones.flatMap((renglon) =>
    [...renglon.llano.matchAll(TARIFA)].flatMap((hallada) => {
      const nombre = `${(hallada[1] ?? '').replace(',', '.')}TD${hallada[2] ? 'VE' : ''}`;
      const palabras = palabrasEntre(renglon, hallada.index, hallada.index + hallada[0].length);
      return isTarifa(nombre) && TARIFAS.includes(nombre) ? [{ valor: nombre, palabras }] : [];
    }),
  );
}

const ESTIMADA = /(?<![a-z])(?:lectura|consumo)s?\s+(?:final(?:es)?\s+)?(?:es\s+)?estimad[oa]s?(?![a-z])/g;

/** Where a bill says that its readings are estimated; a note that explains what that is says so too. */
export function estimadasEn(renglones: readonly Renglon[]): Hallados<'estimada'> {
  return renglones.flatMap((renglon) =>
    [...renglon.llano.matchAll(ESTIMADA)].map((hallada) => ({
      valor: 'estimada' as const,
      palabras: palabrasEntre(renglon, hallada.index, hallada.index + hallada[0].length),
    })),
  );
}

const CODIGO = /(?<![\w/-])(?=(?:[\w/.-]*\d){3})[a-z\d][a-z\d/.-]{3,29}(?<![.-])(?![\w/])/g;

/** The code after a name, on its line or in the first words below it. */
export function codigoTras(renglones: readonly Renglon[], etiqueta: RegExp): Hallados<string> {
  return renglones.flatMap((renglon, i) => {
    const nombre = etiqueta.exec(renglon.llano);
    if (!nombre || /rectific|anterior|sustituy|anulad|abon/.test(renglon.llano)) return [];
    const desde = nombre.index + nombre[0].length;
    const aqui = codeFrom(renglon, desde);
    if (aqui) return [aqui];
    if (/[a-z\d]{3}/.test(renglon.llano.slice(desde))) return [];
    const debajo = belowOf(renglones, i, palabrasEntre(renglon, nombre.index, desde));
    const codigo = debajo && codeFrom(debajo.renglon, debajo.inicio);
    return codigo ? [codigo] : [];
  });
}

function codeFrom(renglon: Renglon, desde: number): Hallado<string> | undefined {
  const fechas = fechasDe(renglon);
  for (const codigo of renglon.llano.slice(desde).matchAll(CODIGO)) {
    const inicio = desde + codigo.index;
    const fin = inicio + codigo[0].length;
    if (codigo.index > 25) return undefined;
    if (fechas.some((fecha) => inicio < fecha.fin && fin > fecha.inicio)) return undefined;
    return { valor: renglon.texto.slice(inicio, fin), palabras: palabrasEntre(renglon, inicio, fin) };
  }
  return undefined;
}

/** The date after a name, on its line or below it. */
export function fechaTras(renglones: readonly Renglon[], etiqueta: RegExp): Hallados<number> {
  return renglones.flatMap((renglon, i) => {
    const nombre = etiqueta.exec(renglon.llano);
    if (!nombre) return [];
    const desde = nombre.index + nombre[0].length;
    const aqui = dateFrom(renglon, desde);
    if (aqui) return [aqui];
    const debajo = belowOf(renglones, i, palabrasEntre(renglon, nombre.index, desde));
    const fecha = debajo && dateFrom(debajo.renglon, debajo.inicio);
    return fecha ? [fecha] : [];
  });
}

/** A date so near to its name that no other thing stands between them. */
const LETRAS_ENTRE = 30;

function dateFrom(renglon: Renglon, desde: number): Hallado<number> | undefined {
  const fecha = fechasDe(renglon).find(({ inicio }) => inicio >= desde);
  if (!fecha || fecha.inicio - desde > LETRAS_ENTRE) return undefined;
  if (/fecha|vencimiento|cargo/.test(renglon.llano.slice(desde, fecha.inicio))) return undefined;
  return { valor: fecha.dia, palabras: palabrasEntre(renglon, fecha.inicio, fecha.fin) };
}

/** What stands right under some words: the next line of their page that has words in their width. */
function belowOf(
  renglones: readonly Renglon[],
  i: number,
  palabras: readonly Palabra[],
): { readonly renglon: Renglon; readonly inicio: number } | undefined {
  const [primera] = palabras;
  if (!primera) return undefined;
  for (const renglon of renglones.slice(i + 1, i + 4)) {
    if (renglon.pagina !== primera.pagina || renglon.centro - primera.centro > primera.alto * 3.5)
      return undefined;
    const debajo = renglon.palabras.findIndex(
      ({ desde, hasta }) => hasta > primera.desde - 3 && desde < primera.desde + 60,
    );
    if (debajo >= 0) return { renglon, inicio: renglon.inicios[debajo] ?? 0 };
  }
  return undefined;
}
