import { tareaDeAsignacion } from './modules/clientes/lote/asignacion.service.ts';
import { deshacerCliente } from './modules/clientes/lote/deshacer.service.ts';
import { tareaDeTraspaso } from './modules/comerciales/pase.service.ts';
import { tareaDeContratos } from './modules/contratos/deshacer-lote.service.ts';
import type { Tareas } from './modules/operaciones/ejecutor.service.ts';
import { tareaDeCuentas } from './modules/usuarios/lote.service.ts';

/** What each kind of operation does to a row, and how that is undone. */
export function tareasDe({ publicUrl }: { readonly publicUrl: string }): Tareas {
  return {
    asignacion: tareaDeAsignacion,
    traspaso: tareaDeTraspaso,
    contratos: tareaDeContratos,
    cuentas: tareaDeCuentas(publicUrl),
    // An import is done as it is read: it is only taken back.
    importacion: { deshacer: deshacerCliente },
  };
}
