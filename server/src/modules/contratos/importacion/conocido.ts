import type { Db } from '../../../platform/database.ts';
import { today } from '../../../platform/today.ts';
import { requireOpenCliente } from '../../cartera/bloqueo.service.ts';
import { fuentesDeComision } from '../../comisiones/comisiones.service.ts';
import { findVersionDeProducto } from '../../venta/venta.repository.ts';
import type { Medios } from '../acciones.service.ts';
import { lockCups } from '../escritura.repository.ts';
import { comisionEsperada } from '../lectura.service.ts';
import type { FilaLeida } from './fila-leida.ts';
import {
  type ClienteDeFila,
  clientesDe,
  comercialDeCorreo,
  conContratos,
  type PuntoDeFila,
  productosDe,
  puntosDe,
  versionDelDia,
} from './importacion.repository.ts';

/** What the rows of one transaction ask about; no row changes any of it. */
export type Conocido = Pick<Medios, 'findVersion' | 'comisionEsperada'> & {
  /** Of a supply point that has never had a contract and is in one row alone: nothing else is in the way of that row. */
  readonly estrena: (cups: string) => boolean;
  readonly punto: (cups: string) => PuntoDeFila | undefined;
  readonly cliente: (nif: string) => ClienteDeFila | undefined;
  readonly comercial: (correo: string) => ReturnType<typeof comercialDeCorreo>;
  readonly productos: (producto: Parameters<typeof productosDe>[1]) => ReturnType<typeof productosDe>;
  readonly versionDelDia: (productoId: string, dia: string) => ReturnType<typeof versionDelDia>;
  /** Throws when nothing new begins with that client. */
  readonly requireOpenCliente: (clienteId: string) => Promise<void>;
};

/** The supply points and the clients of all the rows at once, and the rest the first time that one asks. */
export async function loadKnown(trx: Db, leidas: readonly FilaLeida[]): Promise<Conocido> {
  const buenas = leidas.filter(({ motivos }) => motivos.length === 0);
  const cups = buenas.map((leida) => leida.cups);
  const puntos = await puntosDe(trx, cups);
  const clientes = await clientesDe(
    trx,
    buenas.flatMap(({ nif }) => nif ?? []),
    puntos.flatMap(({ clienteId }) => clienteId ?? []),
  );
  await lockCups(
    trx,
    buenas.flatMap(({ activacion, cups: suyo }) => (activacion === null ? [] : suyo)),
  );
  const ocupados = new Set([...(await conContratos(trx, cups)), ...repetidos(cups)]);
  const porCups = new Map(puntos.map((punto) => [punto.cups, punto]));
  const porNif = new Map(clientes.map((cliente) => [cliente.nif, cliente]));
  const abiertos = new Set(clientes.flatMap(({ id, abierto }) => (abierto ? id : [])));
  const { reglas, linea, reparto } = fuentesDeComision(trx);
  const fuentes = { reglas: unaVez(reglas), linea: unaVez(linea), reparto: unaVez(reparto) };
  const version = unaVez((id: string) => findVersionDeProducto(trx, id, today()));
  return {
    estrena: (uno) => !ocupados.has(uno),
    punto: (uno) => porCups.get(uno),
    cliente: (nif) => porNif.get(nif),
    comercial: unaVez((correo) => comercialDeCorreo(trx, correo)),
    productos: unaVez((producto) => productosDe(trx, producto)),
    versionDelDia: unaVez((productoId, dia) => versionDelDia(trx, productoId, dia)),
    findVersion: (_, id) => version(id),
    comisionEsperada: (_, venta, dia) => comisionEsperada(trx, venta, dia, fuentes),
    requireOpenCliente: async (clienteId) => {
      if (!abiertos.has(clienteId)) await requireOpenCliente(trx, clienteId);
    },
  };
}

function repetidos(todos: readonly string[]): string[] {
  return todos.filter((uno, i) => todos.indexOf(uno) !== i);
}

/** Asks the first time, and remembers. */
function unaVez<A extends readonly unknown[], R>(leer: (...de: A) => Promise<R>): (...de: A) => Promise<R> {
  const leidos = new Map<string, Promise<R>>();
  return (...de) => {
    const clave = JSON.stringify(de);
    const leido = leidos.get(clave) ?? leer(...de);
    leidos.set(clave, leido);
    return leido;
  };
}
