import type { Db } from '../../platform/database.ts';
import { problem } from '../../platform/problems.ts';
import type { Tarea } from '../operaciones/ejecutor.service.ts';
import { escribir } from './acciones.service.ts';
import { type Cambios, estaLiquidado, type Fila, lockContrato } from './escritura.repository.ts';
import { moverContrato } from './lote.service.ts';
import type { Accion } from './paso.ts';

/** A contract as it was, with the version that the change left. */
type Antes = { readonly version: number; readonly fila: Record<string, unknown> };

/** An action on a contract, and what it takes to undo it: itself, and the one that it renewed. */
export const tareaDeContratos: Tarea = {
  hacer: async (trx, viewer, { entidadId }, detalle) => {
    const tocados = await moverContrato(trx, viewer, entidadId, detalle as Accion);
    return tocados.map(({ antes, despues }): Antes => ({ version: despues.version, fila: antes }));
  },
  deshacer: async (trx, { id: usuarioId }, { antes }) => {
    if (antes === null) throw problem('datos-suprimidos', 409, 'Sus datos se suprimieron después');
    // First those that were not active: a renewed contract comes back when its renewal has gone.
    const porOrden = (antes as Antes[]).toSorted((a, b) => Number(eraActivo(a)) - Number(eraActivo(b)));
    for (const uno of porOrden) await devolver(trx, uno, usuarioId);
  },
};

function eraActivo({ fila }: Antes): boolean {
  return fila.atr === 'activado';
}

/** Each contract as it was before, unless somebody has touched it since. */
async function devolver(trx: Db, { version, fila: antes }: Antes, usuarioId: string): Promise<void> {
  const fila = await lockContrato(trx, String(antes.id));
  if (fila?.version !== version) throw problem('se-cambio', 409, 'Alguien lo ha cambiado después');
  if (fila.comision !== null && antes.comision === null && (await estaLiquidado(trx, fila.id))) {
    throw problem('ya-liquidado', 409, 'Su comisión ya está en una liquidación');
  }
  await escribir(trx, fila, estadosDe(antes), 'deshacer', usuarioId);
}

const DE_ESTADO = [
  ...['comercial', 'comercialDesde', 'comercialMotivo', 'firma', 'firmaDesde', 'firmaMotivo'],
  ...['atr', 'atrDesde', 'atrMotivo', 'atrCodigo', 'cobro', 'cobroDesde', 'cobroMotivo'],
  ...['fechaFirma', 'fechaSolicitud', 'fechaActivacion', 'fechaFin', 'permanenciaHasta', 'fechaBaja'],
  ...['comisionEur'],
] as const satisfies readonly (keyof Fila)[];

/** The columns that an action may write, out of the row as it was kept. */
function estadosDe(antes: Record<string, unknown>): Cambios {
  const estados = Object.fromEntries(DE_ESTADO.map((campo) => [campo, antes[campo] ?? null]));
  return { ...estados, comision: antes.comision === null ? null : JSON.stringify(antes.comision) };
}
