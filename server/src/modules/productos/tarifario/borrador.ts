import { randomUUID } from 'node:crypto';
import type { productos } from '@vatio/contract/endpoints';
import type { Fecha } from '@vatio/domain';
import { vispera } from '../cronologia.ts';
import type { Producto, ProductoConHistorial } from '../productos.repository.ts';

export type Identidad = Omit<Producto, 'id' | 'activo' | 'edicion'>;

/** A version of the book, or one that the price list adds. Only its end may move. */
export type VersionEnBorrador = {
  readonly id: string;
  readonly desde: Fecha;
  hasta: Fecha | null;
  readonly condiciones: productos.Condiciones;
};

export type ProductoEnBorrador = Identidad & {
  readonly id: string;
  readonly activo: boolean;
  readonly versiones: VersionEnBorrador[];
};

/** The price book as a list's rows leave it one after another, and what has to be written for that. */
export class Borrador {
  readonly nuevos: ProductoEnBorrador[] = [];
  readonly versiones: (VersionEnBorrador & { readonly productoId: string })[] = [];
  readonly cerradas = new Set<VersionEnBorrador>();
  readonly #productos = new Map<string, ProductoEnBorrador>();

  constructor(libro: readonly ProductoConHistorial[]) {
    for (const { historial, edicion, ...producto } of libro) {
      const versiones = historial.map((version) => ({ ...version }));
      this.#productos.set(claveDe(producto), { ...producto, versiones });
    }
  }

  find(clave: Clave): ProductoEnBorrador | undefined {
    return this.#productos.get(claveDe(clave));
  }

  addProducto(identidad: Identidad): ProductoEnBorrador {
    const producto = { ...identidad, id: randomUUID(), activo: true, versiones: [] };
    this.#productos.set(claveDe(identidad), producto);
    this.nuevos.push(producto);
    return producto;
  }

  addVersion(
    producto: ProductoEnBorrador,
    { desde, hasta, ...condiciones }: productos.VersionInput,
    cierra: VersionEnBorrador | undefined,
  ): void {
    if (cierra) {
      cierra.hasta = vispera(desde);
      this.cerradas.add(cierra);
    }
    const version = { id: randomUUID(), productoId: producto.id, desde, hasta, condiciones };
    producto.versiones.push(version);
    this.versiones.push(version);
  }
}

type Clave = Pick<Identidad, 'comercializadora' | 'nombre' | 'tarifa'>;

/** The key tells products apart as the unique index of the table does. */
function claveDe({ comercializadora, nombre, tarifa }: Clave): string {
  return JSON.stringify([comercializadora.toLowerCase(), nombre.toLowerCase(), tarifa]);
}
