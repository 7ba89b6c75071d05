import type { Cifra, Unidad } from './cifras-impresas.ts';
import type { Concepto, Impresa } from './concepto.ts';
import { palabrasEntre, type Renglon } from './palabra.ts';

type Cuenta = Pick<Concepto, 'cantidad' | 'precio' | 'dias'>;

/** The figures of a line beside its amount. */
type DatosDeCuenta = {
  readonly resto: readonly Cifra[];
  readonly importe: Cifra;
  readonly magnitud: 'potencia' | 'energia';
  readonly dias: number | undefined;
};

const DIAS_AL_ANIO = [365, 366];

/** The quantity, the price and the days whose product is the amount; undefined where none or more than one set is. */
export function accountOf(renglon: Renglon, datos: DatosDeCuenta): Cuenta | undefined {
  const { resto, magnitud } = datos;
  const deCantidad: Unidad = magnitud === 'energia' ? 'kWh' : 'kW';
  const cantidades = resto.filter(({ unidad }) => unidad === deCantidad || unidad === undefined);
  // Where the sign stands before its figure, a price looks like an amount.
  const precios = resto.filter(
    ({ unidad }) =>
      unidad === undefined || unidad === '€' || unidad.startsWith(magnitud === 'energia' ? '€/kWh' : '€/kW'),
  );
  const halladas: (Cuenta & { readonly conUnidad: number })[] = [];
  for (const cantidad of cantidades) {
    for (const precio of precios) {
      // Where nothing says which is which, the quantity stands before its price.
      if (!cantidad.unidad && !precio.unidad && precio.inicio < cantidad.inicio) continue;
      if (
        precio === cantidad ||
        (precio.unidad === '€/kWh') !== (magnitud === 'energia' && precio.unidad === '€/kWh')
      )
        continue;
      for (const { factor, unidad, dias } of factorsOf(datos, cantidad, precio)) {
        if (!isProduct({ cantidad, precio, factor, importe: datos.importe })) continue;
        const conUnidad =
          Number(cantidad.unidad !== undefined) +
          Number(precio.unidad !== undefined && precio.unidad !== '€') +
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

type Producto = {
  readonly cantidad: Cifra;
  readonly precio: Cifra;
  readonly factor: number;
  readonly importe: Cifra;
};

/** The amount is rounded to cents, and so is the price to its decimals: the product may miss by both. */
function isProduct({ cantidad, precio, factor, importe }: Producto): boolean {
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
export function accessoryOf(
  renglon: Renglon,
  resto: readonly Cifra[],
  importe: Cifra,
): Pick<Concepto, 'cantidad' | 'precio' | 'dias' | 'tipo' | 'comprobado'> {
  const dias = resto.find(({ unidad }) => unidad === 'días');
  const precio = resto.find(({ unidad }) => unidad === '€/día');
  if (dias && precio && isProduct({ cantidad: dias, precio, factor: 1, importe })) {
    return {
      dias: printed(renglon, dias),
      precio: { ...printed(renglon, precio), unidad: '€/día' },
      comprobado: true,
    };
  }
  const porCiento = resto.find(({ unidad }) => unidad === '%');
  if (!porCiento) return { comprobado: false };
  const tipo = { ...printed(renglon, porCiento), valor: Number((porCiento.valor / 100).toPrecision(12)) };
  const base = resto.find(
    (cifra) =>
      cifra !== porCiento && isProduct({ cantidad: cifra, precio: porCiento, factor: 0.01, importe }),
  );
  return { tipo, ...(base && { cantidad: printed(renglon, base) }), comprobado: base !== undefined };
}
