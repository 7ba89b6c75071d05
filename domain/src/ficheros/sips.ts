import { fail, ok, type Result } from '../result.ts';
import { nombreLlano } from './campos.ts';
import { decideOrder } from './celdas-de-fecha.ts';
import { celdasDe, type Fila, halfOfThemFit, type Muestra, type Reconocido } from './formato.ts';
import { decideDecimal } from './numeros.ts';
import { looksLikeCups } from './suministro.ts';

/** One of the SIPS files of the CNMC: columns by position, quoted where they hold a comma, header optional. */
export type DisposicionSips = {
  readonly nombre: string;
  /** The official names, in order. */
  readonly columnas: readonly string[];
};

/** Columns of W, Wh and VArh by their official names. */
const NUMERICA = /W(P\d)?$|VArhP\d$|WhP\d$|Euros$/;

export function recognizeSips(
  disposicion: DisposicionSips,
  { filas }: Muestra,
): Result<Reconocido> | undefined {
  const { columnas, nombre } = disposicion;
  const indiceCups = columnas.indexOf('cups');
  const isHeader = (fila: Fila | undefined) => nombreLlano(fila?.campos[indiceCups] ?? '') === 'cups';
  const cabecera = isHeader(filas[0]) ? filas[0] : undefined;
  const datos = cabecera ? filas.slice(1) : filas;
  const encaja = (fila: Fila) => {
    const campos = rejoinName(columnas, fila.campos);
    return campos.length === columnas.length && looksLikeCups(campos[indiceCups]!.trim());
  };
  if (!halfOfThemFit(datos, encaja)) return undefined;
  const cambiada = cabecera && columnaCambiada(columnas, cabecera.campos);
  if (cambiada) {
    const motivo = `La cabecera no sigue el orden de columnas de ${nombre}: ${cambiada}`;
    return fail('sips-orden', motivo, 'cabecera');
  }
  const enteras = datos.map((fila) => ({ ...fila, campos: rejoinName(columnas, fila.campos) }));
  const numericas = indicesDe(columnas, (columna) => NUMERICA.test(columna));
  const decimal = decideDecimal(celdasDe(enteras, numericas), '.');
  if (!decimal.ok) return decimal;
  const fechas = indicesDe(columnas, (columna) => columna.startsWith('fecha'));
  const orden = decideOrder(celdasDe(enteras, fechas), false);
  if (!orden.ok) return orden;
  return ok({
    decimal: decimal.value,
    orden: orden.value,
    resolucion: null,
    escritura: null,
    lineaCabecera: cabecera?.indice ?? null,
    cabecera: cabecera?.texto ?? null,
    columnas: [],
    anchura: columnas.length,
    avisos: orden.value === 'mes-dia' ? ['Las fechas llevan el mes delante del día'] : [],
  });
}

/**
 * The cells of a row with the distributor's name in one, where its commas cut it because it came without quotes: «E-X, S.A.».
 * The postal code or the CUPS that follows it says where the name ends.
 */
export function rejoinName(columnas: readonly string[], campos: readonly string[]): readonly string[] {
  const nombre = columnas.indexOf('nombreEmpresaDistribuidora');
  const sobran = campos.length - columnas.length;
  const siguiente = campos[nombre + sobran + 1]?.trim() ?? '';
  const sigue = columnas[nombre + 1] === 'cups' ? looksLikeCups(siguiente) : /^\d{4,5}$/.test(siguiente);
  if (nombre < 0 || sobran < 1 || !sigue) return campos;
  const trozos = campos.slice(nombre, nombre + sobran + 1);
  return [...campos.slice(0, nombre), trozos.join(','), ...campos.slice(nombre + sobran + 1)];
}

function indicesDe(columnas: readonly string[], matches: (columna: string) => boolean): number[] {
  return columnas.flatMap((columna, i) => (matches(columna) ? [i] : []));
}

/** Says which column a header has out of its place, when it has one. */
function columnaCambiada(columnas: readonly string[], cabecera: readonly string[]): string | undefined {
  const llanas = columnas.map(nombreLlano);
  for (const [i, celda] of cabecera.entries()) {
    const sitio = llanas.indexOf(nombreLlano(celda));
    if (sitio >= 0 && sitio !== i) {
      return `«${celda.trim()}» está en la columna ${i + 1} y va en la ${sitio + 1}`;
    }
  }
  return undefined;
}
