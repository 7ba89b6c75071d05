import type { campos } from '@vatio/contract/endpoints';
import type { Db } from '../../../platform/database.ts';
import { today } from '../../../platform/today.ts';
import { requireOpenCliente } from '../../cartera/bloqueo.service.ts';
import { listCampos } from '../../cartera/campos.repository.ts';
import { fuentesDeComision } from '../../comisiones/comisiones.service.ts';
import { findVersionDeProducto } from '../../venta/venta.repository.ts';
import type { Medios } from '../activacion.service.ts';
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

/** The answers that the rows of one transaction share; no row changes them. */
export type Conocido = Pick<Medios, 'findVersion' | 'comisionEsperada'> & {
  /**
   * Whether the supply point never had a contract and is in this row alone, so that nothing can be in the row's
   * way.
   */
  readonly estrena: (cups: string) => boolean;
  /** The fields of the house's own that contracts have. */
  readonly definidos: readonly campos.Campo[];
  readonly punto: (cups: string) => PuntoDeFila | undefined;
  readonly cliente: (nif: string) => ClienteDeFila | undefined;
  readonly comercial: (correo: string) => ReturnType<typeof comercialDeCorreo>;
  readonly productos: (producto: Parameters<typeof productosDe>[1]) => ReturnType<typeof productosDe>;
  readonly versionDelDia: (productoId: string, dia: string) => ReturnType<typeof versionDelDia>;
  /** Throws when the client is closed to new business. */
  readonly requireOpenCliente: (clienteId: string) => Promise<void>;
};

/** Reads the supply points and clients of all the rows at once, and the rest when it is first needed. */
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
    buenas.flatMap(({ activacion, cups: cupsDeFila }) => (activacion === null ? [] : cupsDeFila)),
  );
  const ocupados = new Set([...(await conContratos(trx, cups)), ...repetidos(cups)]);
  const porCups = new Map(puntos.map((punto) => [punto.cups, punto]));
  const porNif = new Map(clientes.map((cliente) => [cliente.nif, cliente]));
  const abiertos = new Set(clientes.flatMap(({ id, abierto }) => (abierto ? id : [])));
  const { reglas, linea, reparto } = fuentesDeComision(trx);
  const fuentes = { reglas: unaVez(reglas), linea: unaVez(linea), reparto: unaVez(reparto) };
  const version = unaVez((id: string) => findVersionDeProducto(trx, id, today()));
  return {
    estrena: (codigo) => !ocupados.has(codigo),
    definidos: await listCampos(trx, 'contrato'),
    punto: (codigo) => porCups.get(codigo),
    cliente: (nif) => porNif.get(nif),
    comercial: unaVez((correo) => comercialDeCorreo(trx, correo)),
    productos: unaVez((producto) => productosDe(trx, producto)),
    versionDelDia: unaVez((productoId, dia) => versionDelDia(trx, productoId, dia)),
    findVersion: (_, id) => version(id),
    comisionEsperada: (_, venta, de) => comisionEsperada(trx, venta, { ...de, fuentes }),
    requireOpenCliente: async (clienteId) => {
      if (!abiertos.has(clienteId)) await requireOpenCliente(trx, clienteId);
    },
  };
}

function repetidos(todos: readonly string[]): string[] {
  return todos.filter((valor, i) => todos.indexOf(valor) !== i);
}

/** Remembers the answer of the first call with the same arguments. */
function unaVez<A extends readonly unknown[], R>(read: (...de: A) => Promise<R>): (...de: A) => Promise<R> {
  const leidos = new Map<string, Promise<R>>();
  return (...de) => {
    const clave = JSON.stringify(de);
    const leido = leidos.get(clave) ?? read(...de);
    leidos.set(clave, leido);
    return leido;
  };
}
