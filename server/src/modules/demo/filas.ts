import { type Dia, formatFecha } from '@vatio/domain';
import { filaDeVersion } from '../productos/productos.service.ts';
import { CLIENTE_DE_LA_CUENTA } from './datos/clientes.ts';
import { COMERCIAL_DE_LA_CUENTA } from './datos/comerciales.ts';
import type { Cartera } from './demo.repository.ts';
import { filasDeCurva } from './filas-de-curva.ts';
import { filaDeConsumo, filaDePunto, filaDeSips } from './filas-de-punto.ts';
import { generarClientes, generarComerciales } from './generador/cartera.ts';
import type { ClienteDemo } from './generador/cliente.ts';
import { generarProductos } from './generador/productos.ts';

/** The accounts that are a representative and a client of the portfolio. */
export type Cuentas = { readonly comercialId: string; readonly clienteId: string };

/** How long ago the team began, days. */
const DIAS_DEL_EQUIPO = 1100;

/** The whole demo portfolio as rows, the same ones for the same day. */
export function carteraDemo(hoy: Dia, cuentas: Cuentas): Cartera {
  const clientes = generarClientes(hoy);
  const puntos = clientes.flatMap((cliente) => cliente.puntos);
  return {
    ...filasDePersonas(hoy, clientes, cuentas),
    puntoSuministro: clientes.flatMap((cliente) =>
      cliente.puntos.map((punto) => filaDePunto(punto, cliente.id, hoy)),
    ),
    fichaSips: puntos.map((punto) => filaDeSips(punto, hoy)),
    consumo: puntos.flatMap((punto) => punto.consumos.map((consumo) => filaDeConsumo(punto, consumo))),
    curvaDia: puntos.flatMap(({ cups, curva }) => (curva ? filasDeCurva(cups, curva) : [])),
    ...filasDeProductos(hoy),
  };
}

function filasDePersonas(
  hoy: Dia,
  clientes: readonly ClienteDemo[],
  { comercialId, clienteId }: Cuentas,
): Pick<Cartera, 'comercial' | 'cliente'> {
  const comerciales = generarComerciales();
  const idDe = new Map(comerciales.map(({ clave, id }) => [clave, id]));
  return {
    comercial: comerciales.map(({ clave, responsable, ...comercial }) => ({
      ...comercial,
      responsableId: responsable && idDe.get(responsable),
      usuarioId: clave === COMERCIAL_DE_LA_CUENTA ? comercialId : null,
      alta: formatFecha(hoy - DIAS_DEL_EQUIPO),
    })),
    cliente: clientes.map(({ comercial, puntos: _, ...cliente }) => ({
      ...cliente,
      comercialId: idDe.get(comercial),
      usuarioId: cliente.nombre === CLIENTE_DE_LA_CUENTA ? clienteId : null,
    })),
  };
}

function filasDeProductos(hoy: Dia): Pick<Cartera, 'producto' | 'productoVersion'> {
  const productos = generarProductos(hoy);
  return {
    producto: productos.map(({ id, alta: { version: _, ...producto } }) => ({ ...producto, id })),
    productoVersion: productos.flatMap(({ id, alta, siguientes }) =>
      [alta.version, ...siguientes].map((version) => filaDeVersion(id, version)),
    ),
  };
}
