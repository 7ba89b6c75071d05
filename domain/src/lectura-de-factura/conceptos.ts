import { type Cifra, cifrasDe, type Decimal, type Unidad } from './cifras-impresas.ts';
import { type Clase, claseDe, DE_MAXIMOS, DE_PEAJES, periodoDe, type ReglasDeClase } from './clases.ts';
import { fechasDe } from './fechas-impresas.ts';
import { type Palabra, palabrasEntre, type Renglon } from './palabra.ts';

/** A figure with the words that print it. */
export type Impresa = { readonly valor: number; readonly palabras: readonly Palabra[] };

/** A line of a bill with an amount, and what makes it, where its own figures agree. */
export type Concepto = {
  readonly clase: Clase;
  readonly renglon: Renglon;
  readonly texto: string;
  readonly periodo: number | undefined;
  readonly importe: Impresa;
  readonly cantidad?: Impresa | undefined;
  readonly precio?: (Impresa & { readonly unidad: Unidad }) | undefined;
  readonly dias?: Impresa | undefined;
  /** A rate, per one. */
  readonly tipo?: Impresa | undefined;
  /** Quantity × price (× days) is the amount. */
  readonly comprobado: boolean;
  /** The days that the line or its heading says. */
  readonly tramo?: readonly [desde: number, hasta: number] | undefined;
};

type Contexto = {
  readonly decimal: Decimal;
  /** Days of the bill, for lines that do not say theirs. */
  readonly dias: number | undefined;
  /** The supplier's own words. */
  readonly clases?: ReglasDeClase | undefined;
};

type Cabecera = {
  readonly renglon: Renglon;
  readonly columnas: readonly { readonly centro: number; readonly unidad: Unidad }[];
};

/** A table goes on for so many lines below its head. */
const LINEAS_DE_TABLA = 20;

/** Every line with an amount, in order, with its class; what a heading says holds for the lines below. */
export function conceptosDe(renglones: readonly Renglon[], contexto: Contexto): readonly Concepto[] {
  const conceptos: Concepto[] = [];
  let seccion: 'potencia' | 'energia' | undefined;
  let tramo: Concepto['tramo'];
  let cabecera: Cabecera | undefined;
  let desdeCabecera = 0;
  for (const renglon of renglones) {
    if (cabecera && (++desdeCabecera > LINEAS_DE_TABLA || renglon.pagina !== cabecera.renglon.pagina))
      cabecera = undefined;
    const cifras = cifrasDe(renglon, contexto.decimal);
    const nueva = cabeceraDe(renglon, cifras);
    if (nueva) {
      cabecera = nueva;
      desdeCabecera = 0;
    }
    const propio = tramoDe(renglon);
    const concepto = conceptoDe(renglon, cifras, { ...contexto, seccion, cabecera });
    if (concepto) {
      conceptos.push({ ...concepto, tramo: propio ?? tramo });
      if (concepto.clase === 'suma' || concepto.clase === 'total') tramo = undefined;
      continue;
    }
    if (propio) tramo = propio;
    seccion = seccionDe(renglon) ?? seccion;
  }
  return conceptos;
}

/** Two dates of one line are a stretch: the days of the lines below it, or of its own. */
function tramoDe(renglon: Renglon): Concepto['tramo'] {
  const [desde, hasta, tercera] = fechasDe(renglon);
  if (!desde || !hasta || tercera || hasta.dia <= desde.dia || hasta.dia - desde.dia > 400) return undefined;
  return [desde.dia, hasta.dia];
}

function seccionDe({ llano }: Renglon): 'potencia' | 'energia' | undefined {
  const dePotencia = /potencia|termino fijo/.test(llano);
  const deEnergia = /energia|consumo|termino variable/.test(llano);
  if (dePotencia === deEnergia || llano.length > 80) return undefined;
  return dePotencia ? 'potencia' : 'energia';
}

/** The heads of a table's columns: words of units or quantities, and no figures. */
function cabeceraDe(renglon: Renglon, cifras: readonly Cifra[]): Cabecera | undefined {
  if (cifras.length > 0) return undefined;
  const columnas = celdasDe(renglon).flatMap(({ llano, centro }) => {
    const unidad = unidadDeCelda(llano);
    return unidad ? [{ centro, unidad }] : [];
  });
  return columnas.length >= 2 ? { renglon, columnas } : undefined;
}

function unidadDeCelda(llano: string): Unidad | undefined {
  const conEuros = /€|eur/.test(llano);
  if (/kvarh/.test(llano)) return conEuros ? '€/kVArh' : 'kVArh';
  if (/kwh/.test(llano)) return conEuros || /precio/.test(llano) ? '€/kWh' : 'kWh';
  if (/kw/.test(llano)) {
    if (!conEuros && !/precio/.test(llano)) return 'kW';
    if (/dia/.test(llano)) return '€/kW·día';
    if (/ano/.test(llano)) return '€/kW·año';
    return /mes/.test(llano) ? '€/kW·mes' : '€/kW';
  }
  if (/^dias/.test(llano)) return 'días';
  if (/importe|^€$|^euros$|^total/.test(llano)) return '€';
  return undefined;
}

/** Words apart by more than their height stand in cells of their own. */
function celdasDe(renglon: Renglon): { readonly llano: string; readonly centro: number }[] {
  const celdas: { inicio: number; fin: number; desde: number; hasta: number }[] = [];
  renglon.palabras.forEach((palabra, i) => {
    const inicio = renglon.inicios[i] ?? 0;
    const fin = inicio + palabra.texto.length;
    const celda = celdas.at(-1);
    if (celda && palabra.desde - celda.hasta < palabra.alto) {
      celda.fin = fin;
      celda.hasta = palabra.hasta;
    } else celdas.push({ inicio, fin, desde: palabra.desde, hasta: palabra.hasta });
  });
  return celdas.map(({ inicio, fin, desde, hasta }) => ({
    llano: renglon.llano.slice(inicio, fin).trim(),
    centro: (desde + hasta) / 2,
  }));
}

type ContextoDeLinea = Contexto & {
  readonly seccion: 'potencia' | 'energia' | undefined;
  readonly cabecera: Cabecera | undefined;
};

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

function conceptoDe(
  renglon: Renglon,
  impresas: readonly Cifra[],
  contexto: ContextoDeLinea,
): Concepto | undefined {
  const cifras = withColumnUnits(renglon, impresas, contexto.cabecera);
  const importe = importeDe(cifras);
  if (!importe) return undefined;
  const { llano } = renglon;
  const ultima = palabrasEntre(renglon, importe.inicio, importe.fin);
  const dePalabras = claseDe(llano, contexto.clases);
  const unidades = new Set(cifras.map(({ unidad }) => unidad));
  const magnitud = magnitudDe(unidades, llano, contexto.seccion);
  const comun = { renglon, texto: renglon.texto, importe: { valor: importe.valor, palabras: ultima } };
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
    (magnitud && /potencia|energia|consumo|termino/.test(llano) ? usoDe(llano, magnitud) : 'otros');
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

/** The last figure in €, or else the last one if it has cents and no other unit, beside others or alone at the end. */
function importeDe(cifras: readonly Cifra[]): Cifra | undefined {
  const enEuros = cifras.findLast(({ unidad }) => unidad === '€');
  if (enEuros) return enEuros;
  const ultima = cifras.at(-1);
  return ultima && ultima.unidad === undefined && ultima.decimales === 2 ? ultima : undefined;
}

type Cuenta = Pick<Concepto, 'cantidad' | 'precio' | 'dias'>;

type DatosDeCuenta = {
  readonly resto: readonly Cifra[];
  readonly importe: Cifra;
  readonly magnitud: 'potencia' | 'energia';
  readonly dias: number | undefined;
};

const DIAS_AL_ANIO = [365, 366];

/** The quantity, the price and the days whose product is the amount; undefined where none or more than one set is. */
function accountOf(renglon: Renglon, datos: DatosDeCuenta): Cuenta | undefined {
  const { resto, magnitud } = datos;
  const deCantidad: Unidad = magnitud === 'energia' ? 'kWh' : 'kW';
  const cantidades = resto.filter(({ unidad }) => unidad === deCantidad || unidad === undefined);
  const precios = resto.filter(
    ({ unidad }) => unidad === undefined || unidad.startsWith(magnitud === 'energia' ? '€/kWh' : '€/kW'),
  );
  const halladas: (Cuenta & { readonly conUnidad: number })[] = [];
  for (const cantidad of cantidades) {
    for (const precio of precios) {
      if (
        precio === cantidad ||
        ((precio.unidad === '€/kWh') !== (magnitud === 'energia') && precio.unidad !== undefined)
      )
        continue;
      for (const { factor, unidad, dias } of factorsOf(datos, cantidad, precio)) {
        if (!isProduct(cantidad, precio, factor, datos.importe)) continue;
        const conUnidad =
          Number(cantidad.unidad !== undefined) +
          Number(precio.unidad !== undefined) +
          Number(dias?.unidad === 'días');
        halladas.push({
          cantidad: printed(renglon, cantidad),
          precio: { ...printed(renglon, precio), unidad },
          dias: dias && printed(renglon, dias),
          conUnidad,
        });
      }
    }
  }
  const most = Math.max(...halladas.map(({ conUnidad }) => conUnidad));
  const mejores = halladas.filter(({ conUnidad }) => conUnidad === most);
  const [unica] = mejores;
  // Without units, two readings of the same figures are a guess.
  return unica && (mejores.length === 1 || mejores.every((cuenta) => isSame(cuenta, unica)))
    ? unica
    : undefined;
}

function isSame(a: Cuenta, b: Cuenta): boolean {
  return (
    a.cantidad?.valor === b.cantidad?.valor &&
    a.precio?.valor === b.precio?.valor &&
    a.precio?.unidad === b.precio?.unidad
  );
}

type Factor = { readonly factor: number; readonly unidad: Unidad; readonly dias?: Cifra | undefined };

function factorsOf(
  { resto, magnitud, dias }: DatosDeCuenta,
  cantidad: Cifra,
  precio: Cifra,
): readonly Factor[] {
  if (magnitud === 'energia') return [{ factor: 1, unidad: '€/kWh' }];
  const { unidad } = precio;
  const escritos = resto.filter(
    (cifra) =>
      cifra !== cantidad &&
      cifra !== precio &&
      (cifra.unidad === 'días' ||
        (cifra.unidad === undefined && cifra.decimales === 0 && cifra.valor >= 1 && cifra.valor <= 400)),
  );
  const porDias: readonly { readonly valor: number; readonly dias?: Cifra }[] =
    escritos.length > 0
      ? escritos.map((cifra) => ({ valor: cifra.valor, dias: cifra }))
      : dias === undefined
        ? []
        : [{ valor: dias }];
  const factores: Factor[] = [];
  for (const { valor, dias: cifra } of porDias) {
    if (unidad !== '€/kW·año' && unidad !== '€/kW·mes')
      factores.push({ factor: valor, unidad: '€/kW·día', dias: cifra });
    if (unidad !== '€/kW·día' && unidad !== '€/kW·mes') {
      for (const anio of DIAS_AL_ANIO)
        factores.push({ factor: valor / anio, unidad: '€/kW·año', dias: cifra });
    }
  }
  if (unidad === '€/kW·mes') factores.push({ factor: 1, unidad });
  return factores;
}

/** The amount is rounded to cents, and so is the price to its decimals: the product may miss by both. */
function isProduct(cantidad: Cifra, precio: Cifra, factor: number, importe: Cifra): boolean {
  const producto = cantidad.valor * precio.valor * factor;
  const delPrecio = Math.abs(cantidad.valor * factor) * 0.5 * 10 ** -precio.decimales;
  const margen = 0.0051 + Math.min(delPrecio, 0.02);
  // Nothing at any price is nothing, where the units leave no doubt of which is which.
  if (importe.valor === 0)
    return cantidad.valor === 0 && cantidad.unidad !== undefined && precio.unidad !== undefined;
  return Math.abs(Math.abs(producto) - Math.abs(importe.valor)) <= margen;
}

function printed(renglon: Renglon, cifra: Cifra): Impresa {
  return { valor: cifra.valor, palabras: palabrasEntre(renglon, cifra.inicio, cifra.fin) };
}

/** Days at a price of a day, a rate on a base, or a quantity at a price: what makes the amount of any other line. */
function accessoryOf(
  renglon: Renglon,
  resto: readonly Cifra[],
  importe: Cifra,
): Pick<Concepto, 'cantidad' | 'precio' | 'dias' | 'tipo' | 'comprobado'> {
  const dias = resto.find(({ unidad }) => unidad === 'días');
  const precio = resto.find(({ unidad }) => unidad === '€/día');
  if (dias && precio && isProduct(dias, precio, 1, importe)) {
    return {
      dias: printed(renglon, dias),
      precio: { ...printed(renglon, precio), unidad: '€/día' },
      comprobado: true,
    };
  }
  const porCiento = resto.find(({ unidad }) => unidad === '%');
  if (!porCiento) return { comprobado: false };
  const tipo = { ...printed(renglon, porCiento), valor: Number((porCiento.valor / 100).toPrecision(12)) };
  const base = resto.find((cifra) => cifra !== porCiento && isProduct(cifra, porCiento, 0.01, importe));
  return { tipo, ...(base && { cantidad: printed(renglon, base) }), comprobado: base !== undefined };
}
