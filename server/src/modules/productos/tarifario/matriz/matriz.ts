import type { Book } from '../../../../platform/sheet/reading/book.ts';
import type { Table } from '../../../../platform/sheet/reading/find-table.ts';
import type { ReadCell } from '../../../../platform/sheet/reading/read-row.ts';
import { COLUMNAS, tituloCompleto } from '../columnas.ts';
import { bloquesDe } from './bloques.ts';
import { type Precio, preciosDe } from './precios.ts';

/** The prices of one product and tariff, as a row of a price list has them. */
type Producto = { readonly de: Precio; readonly precios: Map<string, number> };

const CAMPO = { energia: 'energiaEurKwh', potencia: 'potenciaEurKwAnio' } as const;

/**
 * Reads a workbook whose prices stand in matrices — tariff by period by duration, power and energy apart, several products one
 * below another — as the price list that says the same; undefined where it has none. What it found of the sheet stays.
 */
export function readMatriz(book: Book, hallada: Table): Table | undefined {
  const precios = book.sheets.flatMap(({ name, rows }) => preciosDe(bloquesDe(rows), name));
  const { productos, comunes } = productosEn(precios);
  if (productos.length === 0) return undefined;
  const avisos = [
    `Los precios se leen en matriz: ${precios.length} cifras, ${productos.length === 1 ? 'un producto' : `${productos.length} productos por tarifa`}`,
    ...comunes.map(
      (tarifa) => `La potencia de ${tarifa} vale para todos sus productos: el fichero la da una vez`,
    ),
    ...unitsAssumed(precios),
  ];
  const usados = new Set(
    productos.flatMap(({ de, precios: suyos }) => [...suyos.keys(), ...Object.keys(de.otros)]),
  );
  const fijas = ['nombre', 'tarifa', 'duracionMeses', 'peajesIncluidos', 'desde', 'hasta'];
  const columnas = COLUMNAS.filter(({ campo }) => fijas.includes(campo) || usados.has(campo));
  const rows = productos
    .map((producto) => ({
      numero: producto.de.fila,
      celdas: columnas.map(({ campo }) => celdaDe(producto, campo)),
    }))
    .toSorted((a, b) => a.numero - b.numero);
  return {
    ...hallada,
    headings: columnas.map(tituloCompleto),
    rows,
    outside: outsideOf(book),
    warnings: avisos,
  };
}

function celdaDe({ de, precios }: Producto, campo: string): ReadCell {
  const fijas: Readonly<Record<string, ReadCell>> = {
    nombre: nombreDe(de),
    tarifa: de.tarifa,
    duracionMeses: de.meses ?? null,
    peajesIncluidos: de.peajes ?? null,
    desde: de.desde ?? null,
    hasta: de.hasta ?? null,
  };
  return precios.get(campo) ?? de.otros[campo] ?? fijas[campo] ?? null;
}

/** Products of one name are told apart by how long they last. */
function nombreDe({ producto = '', meses }: Precio): string {
  return meses === undefined || new RegExp(`\\b${meses}\\b`).test(producto)
    ? producto
    : `${producto} ${meses} meses`;
}

/** What stands above the first figures of each sheet is read again for whose the prices are. */
function outsideOf(book: Book) {
  return book.sheets.flatMap(({ rows }) =>
    rows.filter(({ celdas }) => !celdas.some((celda) => typeof celda === 'number')).slice(0, 30),
  );
}

/** Puts the prices of each product, tariff and duration together; a power without product, or given once, goes with all of its tariff. */
function productosEn(precios: readonly Precio[]) {
  const porClave = new Map<string, Producto>();
  const deEnergia = precios.filter(
    ({ magnitud, producto }) => magnitud === 'energia' && producto !== undefined,
  );
  for (const precio of deEnergia) {
    const clave = JSON.stringify([nombreDe(precio), precio.tarifa]);
    const producto = porClave.get(clave) ?? { de: precio, precios: new Map() };
    porClave.set(clave, producto);
    producto.precios.set(`${CAMPO.energia}.${precio.periodo}`, precio.valor);
  }
  const dePotencia = precios.filter(({ magnitud }) => magnitud === 'potencia');
  const comunes = new Set<string>();
  for (const { de, precios: suyos } of porClave.values()) {
    const deTarifa = dePotencia.filter(({ tarifa, meses }) => {
      return tarifa === de.tarifa && (meses === undefined || de.meses === undefined || meses === de.meses);
    });
    const propias = deTarifa.filter(({ producto }) => producto === de.producto);
    const deNadie = deTarifa.filter(({ producto }) => producto === undefined);
    const once = isOnce(deTarifa) ? deTarifa : [];
    const elegidas = [propias, deNadie, once].find((unas) => unas.length > 0) ?? [];
    if (elegidas.length > 0 && elegidas !== propias) comunes.add(de.tarifa);
    for (const { periodo, valor } of elegidas) suyos.set(`${CAMPO.potencia}.${periodo}`, valor);
  }
  const productos = [...porClave.values()];
  // Of a tariff with one product there is nothing to tell.
  const shared = [...comunes].filter(
    (tarifa) => productos.filter(({ de }) => de.tarifa === tarifa).length > 1,
  );
  return { productos, comunes: shared.toSorted() };
}

/** Whether each period has one price and no other. */
function isOnce(precios: readonly Precio[]): boolean {
  return new Set(precios.map(({ periodo }) => periodo)).size === precios.length;
}

function unitsAssumed(precios: readonly Precio[]): string[] {
  const sinUnidad = new Set(
    precios.flatMap(({ factor, magnitud }) => (factor === undefined ? magnitud : [])),
  );
  return [
    ...(sinUnidad.has('energia') ? ['El fichero no dice la unidad de la energía: se lee en €/kWh'] : []),
    ...(sinUnidad.has('potencia') ? ['El fichero no dice la unidad de la potencia: se lee en €/kW·año'] : []),
  ];
}
