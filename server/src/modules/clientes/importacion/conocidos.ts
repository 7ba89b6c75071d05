import { foldText } from '../../../platform/fold-text.ts';
import type { Ajeno } from '../../puntos-suministro/contrato-ajeno.service.ts';
import type { Fila } from '../escritura.repository.ts';
import type { Comercial } from './comercial-escrito.ts';
import type { Renglon } from './renglon.ts';

export type ClienteConocido = Fila & { readonly visible: boolean };

/** A supply point of the house that a row names; of one that the viewer may not see nothing else is known. */
export type PuntoConocido = {
  readonly cups: string;
  readonly visible: boolean;
  readonly clienteId: string | null;
  readonly clienteNombre: string | null;
  readonly conContrato: boolean;
  /** What its client has signed for it with another house. */
  readonly contratoAjeno: Ajeno | null;
};

/** What the house knows of whatever some rows name. */
export type Conocidos = {
  /** The clients of those NIF, identifiers, CUPS and names. */
  readonly clientes: readonly ClienteConocido[];
  readonly puntos: ReadonlyMap<string, PuntoConocido>;
  readonly comerciales: readonly Comercial[];
  /** The suppliers as the house writes them. */
  readonly comercializadoras: readonly string[];
  /** The notes of those clients, as `claveDeNota` writes them. */
  readonly notas: ReadonlySet<string>;
};

export function claveDeNota(clienteId: string, texto: string): string {
  return `${clienteId} ${texto}`;
}

/** By what one without NIF is told from another. */
export type Nombrado = {
  readonly nombre?: string | undefined;
  readonly email?: string | null | undefined;
  readonly telefono?: string | null | undefined;
};

/** Two of the same name are one when nothing that both have of contact differs. */
export function isSame(escrito: Nombrado, conocido: Nombrado): boolean {
  if (foldText(escrito.nombre ?? '') !== foldText(conocido.nombre ?? '')) return false;
  return (['email', 'telefono'] as const).every((campo) => {
    const [a, b] = [escrito[campo], conocido[campo]];
    return !a || !b || llano(a) === llano(b);
  });
}

function llano(contacto: string): string {
  return contacto
    .toLowerCase()
    .replace(/^(?:\+34|0034)/, '')
    .replace(/[\s().-]/g, '');
}

/**
 * The client of a row: the one with its NIF or identifier; and without them, the one who has its supply, or one of the same name
 * of whom the row says nothing else.
 */
export function clienteDe(
  { datos, id, suministros }: Renglon,
  { clientes, puntos }: Conocidos,
): ClienteConocido | undefined {
  const { nif } = datos;
  const conNif = nif ? clientes.find((cliente) => cliente.nif === nif) : undefined;
  const conId = id
    ? clientes.find((cliente) => cliente.nif === null && cliente.id === id.toLowerCase())
    : undefined;
  const identificado = conNif ?? conId;
  if (identificado || nif || id) return identificado;
  const delSuministro = suministros?.cups.flatMap((cups) => puntos.get(cups)?.clienteId ?? [])[0];
  const titular = clientes.find((cliente) => cliente.id === delSuministro && cliente.visible);
  if (titular && (!datos.nombre || foldText(titular.nombre) === foldText(datos.nombre))) return titular;
  return clientes.find((cliente) => cliente.visible && datos.nombre && isSame(cliente, datos));
}
