import { type Dia, formatFecha } from '@vatio/domain';
import { filaDeVersion } from '../productos/productos.service.ts';
import { CLIENTE_DE_LA_CUENTA } from './datos/clientes.ts';
import { COMERCIAL_DE_LA_CUENTA } from './datos/comerciales.ts';
import type { Filas } from './demo.repository.ts';
import { filasDeCurva } from './filas-de-curva.ts';
import { filaDeConsumo, filaDePunto, filaDeSips } from './filas-de-punto.ts';
import type { CarteraDemo } from './generador/cartera.ts';

/** The representative and the client of the portfolio to whom the demo accounts belong. */
export type Cuentas = { readonly comercialId: string; readonly clienteId: string };

/** The age of the team, in days. */
const DIAS_DEL_EQUIPO = 1100;

/** All rows of the portfolio that need no calculation. */
export function filasDe(cartera: CarteraDemo, hoy: Dia, cuentas: Cuentas): Filas {
  const puntos = cartera.clientes.flatMap((cliente) => cliente.puntos);
  return {
    ...filasDePersonas(cartera, hoy, cuentas),
    puntoSuministro: cartera.clientes.flatMap(({ id, puntos }) =>
      puntos.map((punto) => filaDePunto(punto, id, hoy)),
    ),
    fichaSips: puntos.map((punto) => filaDeSips(punto, hoy)),
    consumo: puntos.flatMap((punto) => punto.consumos.map((consumo) => filaDeConsumo(punto, consumo))),
    curvaDia: puntos.flatMap(({ cups, curva }) => (curva ? filasDeCurva(cups, curva) : [])),
    ...filasDeProductos(cartera),
  };
}

function filasDePersonas(
  { comerciales, clientes }: CarteraDemo,
  hoy: Dia,
  { comercialId, clienteId }: Cuentas,
): Pick<Filas, 'comercial' | 'cliente'> {
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

function filasDeProductos({ productos }: CarteraDemo): Pick<Filas, 'producto' | 'productoVersion'> {
  return {
    producto: productos.map(({ id, alta: { version: _, ...producto } }) => ({ ...producto, id })),
    productoVersion: productos.flatMap(({ id, alta, siguientes }) =>
      [alta.version, ...siguientes].map((version) => filaDeVersion(id, version)),
    ),
  };
}
