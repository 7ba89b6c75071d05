import type { productos } from '@vatio/contract/endpoints';
import type { Fecha } from '@vatio/domain';
import { avisosDePrecios } from './condiciones.ts';
import { avisosDeFechas, estadoEn } from './cronologia.ts';
import type { FilaDeProducto, ProductoConHistorial, productosEnVenta } from './productos.repository.ts';

type FilaEnVenta = Awaited<ReturnType<typeof productosEnVenta>>[number];

export function filaDeLista(fila: FilaDeProducto): productos.ProductoRow {
  const { versionId, desde, hasta, condiciones, estado, edicion, versiones, ...producto } = fila;
  const version = { ...condiciones, id: versionId, desde, hasta, estado };
  return { ...producto, version, versiones: versiones ?? 0 };
}

/** A product as a study takes it, with its version of the day. */
export function productoVigente(fila: FilaEnVenta): productos.ProductoVigente {
  const { condiciones, edicion, ...producto } = fila;
  return { ...producto, ...condiciones };
}

export function detalle(
  { historial, ...producto }: ProductoConHistorial,
  hoy: Fecha,
): productos.ProductoDetalle {
  const versiones = historial.map(({ id, desde, hasta, condiciones }) => ({
    ...condiciones,
    id,
    desde,
    hasta,
    estado: estadoEn(hoy, { desde, hasta }),
  }));
  const version =
    versiones.find(({ estado }) => estado === 'vigente') ??
    versiones.findLast(({ estado }) => estado === 'programada') ??
    versiones[0] ??
    null;
  return {
    ...producto,
    version,
    versiones: versiones.length,
    historial: versiones,
    avisos: [...avisosDeFechas(historial, hoy), ...(version ? avisosDePrecios(version) : [])],
  };
}
