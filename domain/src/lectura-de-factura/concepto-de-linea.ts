import type { Cabecera } from './cabecera.ts';
import type { Cifra, Unidad } from './cifras-impresas.ts';
import { type Clase, claseDe, DE_MAXIMOS, DE_PEAJES, periodoDe } from './clases.ts';
import type { Concepto, Contexto } from './concepto.ts';
import { accessoryOf, accountOf } from './cuenta.ts';
import { palabrasEntre, type Renglon } from './palabra.ts';

/** Where a line stands: under which headings. */
export type Lugar = {
  seccion?: 'potencia' | 'energia' | undefined;
  tramo?: Concepto['tramo'];
  cabecera?: Cabecera | undefined;
  desdeCabecera: number;
  /** The line above, without an amount of its own. */
  anterior?: Renglon | undefined;
};

export type ContextoDeLinea = Contexto & Lugar;

/** A figure in a column takes the unit of its head, where one is near enough. */
const CERCA = 60;

function withColumnUnits(
  renglon: Renglon,
  cifras: readonly Cifra[],
  cabecera: Cabecera | undefined,
): readonly Cifra[] {
  if (!cabecera) return cifras;
  return cifras.map((cifra) => {
    if (cifra.unidad !== undefined && cifra.unidad !== '€/kW') return cifra;
    const palabras = palabrasEntre(renglon, cifra.inicio, cifra.fin);
    const [primera] = palabras;
    const ultima = palabras.at(-1);
    if (!primera || !ultima) return cifra;
    const centro = (primera.desde + ultima.hasta) / 2;
    const cercana = cabecera.columnas.reduce((a, b) =>
      Math.abs(b.centro - centro) < Math.abs(a.centro - centro) ? b : a,
    );
    return Math.abs(cercana.centro - centro) > CERCA ? cifra : { ...cifra, unidad: cercana.unidad };
  });
}

/** What a line with an amount is, and what makes it; undefined for a line without one. */
export function conceptoDe(
  renglon: Renglon,
  impresas: readonly Cifra[],
  contexto: ContextoDeLinea,
): Concepto | undefined {
  const cifras = withColumnUnits(renglon, impresas, contexto.cabecera);
  const importe = importeDe(cifras, {
    renglon,
    conClase: claseDe(renglon.llano, contexto.clases) !== undefined,
  });
  if (!importe) return undefined;
  const { llano } = renglon;
  const ultima = palabrasEntre(renglon, importe.inicio, importe.fin);
  const dePalabras = claseDe(llano, contexto.clases);
  const unidades = new Set(cifras.map(({ unidad }) => unidad));
  const conUnidades = [...unidades].some((unidad) => unidad?.includes('kW') && unidad !== '€/kVArh');
  const magnitud = magnitudDe(unidades, llano, contexto.seccion);
  const comun = {
    renglon,
    texto: renglon.texto,
    importe: { valor: importe.valor, palabras: ultima },
    trasGuion: importe.trasGuion,
  };
  const resto = cifras.filter((cifra) => cifra !== importe);
  const deUso =
    dePalabras === undefined || (dePalabras === 'suma' && resto.length >= 2) || dePalabras === 'excedentes';
  if (deUso && magnitud && !(dePalabras === undefined && DE_MAXIMOS.test(llano) && magnitud === 'potencia')) {
    const cuenta = accountOf(renglon, { resto, importe, magnitud, dias: contexto.dias });
    if (cuenta) {
      const clase = dePalabras === 'excedentes' ? 'excedentes' : usoDe(llano, magnitud);
      return { ...comun, ...cuenta, clase, periodo: periodoDe(llano, magnitud), comprobado: true };
    }
  }
  const clase =
    dePalabras ??
    (magnitud && (conUnidades || /potencia|energia|consumo|termino/.test(llano))
      ? usoDe(llano, magnitud)
      : 'otros');

  return {
    ...comun,
    ...accessoryOf(renglon, resto, importe),
    clase,
    periodo: magnitud && periodoDe(llano, magnitud),
  };
}

function usoDe(llano: string, magnitud: 'potencia' | 'energia'): Clase {
  return DE_PEAJES.test(llano) ? `peaje-${magnitud}` : magnitud;
}

function magnitudDe(
  unidades: ReadonlySet<Unidad | undefined>,
  llano: string,
  seccion: 'potencia' | 'energia' | undefined,
): 'potencia' | 'energia' | undefined {
  if (unidades.has('kWh') || unidades.has('€/kWh')) return 'energia';
  if (unidades.has('kW') || [...unidades].some((unidad) => unidad?.startsWith('€/kW'))) return 'potencia';
  if (/potencia|termino fijo/.test(llano)) return 'potencia';
  if (/energia|consumo|termino variable/.test(llano)) return 'energia';
  return periodoDe(llano, 'energia') === undefined ? undefined : seccion;
}

/** A figure in a cell of units alone is a quantity: `Potencia contratada (kW)  3,45`. */
const CON_UNIDAD = /\(\s*(?:kw|kwh|kvarh|dias|%)/;

/** The last figure in €, or else the last one if it has cents and no other unit, and its line is one of amounts. */
function importeDe(
  cifras: readonly Cifra[],
  { renglon, conClase }: { readonly renglon: Renglon; readonly conClase: boolean },
): Cifra | undefined {
  const enEuros = cifras.findLast(({ unidad }) => unidad === '€');
  if (enEuros) return enEuros;
  const ultima = cifras.at(-1);
  if (ultima?.unidad !== undefined || ultima?.decimales !== 2 || CON_UNIDAD.test(renglon.llano))
    return undefined;
  return conClase || cifras.length >= 3 ? ultima : undefined;
}
