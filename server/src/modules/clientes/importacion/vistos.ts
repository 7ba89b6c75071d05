import { foldText } from '../../../platform/fold-text.ts';
import type { Fila } from '../escritura.repository.ts';
import { isSame, type Nombrado } from './conocidos.ts';
import type { Renglon } from './renglon.ts';

export type Visto = { readonly clave: string | null; readonly datos: Nombrado };

/** What the rows before one have brought: their clients, by key and by name, and the supply points that they are given. */
export type Vistos = {
  readonly porClave: Map<string, Visto>;
  readonly porNombre: Map<string, Visto[]>;
  readonly puntos: Set<string>;
};

export function seenBefore(vistos: readonly Visto[] = []): Vistos {
  const todos: Vistos = { porClave: new Map(), porNombre: new Map(), puntos: new Set() };
  for (const visto of vistos) see(todos, visto);
  return todos;
}

/** Adds what a row brings. */
export function see({ porClave, porNombre }: Vistos, visto: Visto): void {
  if (visto.clave !== null) porClave.set(visto.clave, visto);
  const nombre = foldText(visto.datos.nombre ?? '');
  porNombre.set(nombre, [...(porNombre.get(nombre) ?? []), visto]);
}

export function claveDe({ nif, id }: Pick<Fila, 'nif' | 'id'>): string {
  return nif ?? id;
}

/** What an earlier row brought of the same client, known by its key, or by its name where it has none. */
export function findSeen(
  { porClave, porNombre }: Vistos,
  { datos }: Renglon,
  cliente: Fila | undefined,
): Visto | undefined {
  const clave = cliente ? claveDe(cliente) : datos.nif;
  if (clave) return porClave.get(clave);
  return datos.nombre
    ? porNombre.get(foldText(datos.nombre))?.find((visto) => isSame(visto.datos, datos))
    : undefined;
}
