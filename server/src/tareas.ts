import { tareaDeCampos } from './modules/campos/campos.service.ts';
import { tareaDeImportacion as tareaDePuntosDeFichero } from './modules/campos/importacion/importacion.service.ts';
import { tareaDeImportacion as tareaDeClientesDeFichero } from './modules/clientes/importacion/importacion.service.ts';
import { tareaDeAsignacion } from './modules/clientes/lote/asignacion.service.ts';
import { tareaDeClientes } from './modules/clientes/lote/cambio.service.ts';
import { tareaDeComerciales } from './modules/comerciales/lote.service.ts';
import { tareaDeTraspaso } from './modules/comerciales/pase.service.ts';
import { tareaDeImportacion as tareaDeContratosDeFichero } from './modules/contratos/importacion/importacion.service.ts';
import { tareaDeContratos } from './modules/contratos/undo-batch.service.ts';
import { tareaDeEtiquetas } from './modules/etiquetas/etiquetas.service.ts';
import type { Tareas } from './modules/operaciones/ejecutor.service.ts';
import { tareaDeProductos } from './modules/productos/lote.service.ts';
import { linksOfContratos } from './modules/propuestas/links-of-contratos.ts';
import { tareaDePropuestas } from './modules/propuestas/lote.service.ts';
import { tareaDePuntos } from './modules/puntos-suministro/lote.service.ts';
import { tareaDePropuestasDeRenovacion } from './modules/renovaciones/propuestas.service.ts';
import { tareaDeTareas } from './modules/tareas/lote.service.ts';
import { tareaDeCuentas } from './modules/usuarios/lote.service.ts';
import type { FileStore } from './platform/files/file-store.ts';

/** The tasks of every kind of operation on a row, with what undoes them. */
export function tareasDe(deps: {
  readonly publicUrl: string;
  readonly secret: string;
  readonly files: FileStore;
}): Tareas {
  return {
    asignacion: tareaDeAsignacion,
    traspaso: tareaDeTraspaso,
    contratos: tareaDeContratos({ links: linksOfContratos(deps), files: deps.files }),
    propuestas: tareaDePropuestas,
    'propuestas-de-renovacion': tareaDePropuestasDeRenovacion(deps),
    clientes: tareaDeClientes,
    productos: tareaDeProductos,
    tareas: tareaDeTareas,
    puntos: tareaDePuntos,
    comerciales: tareaDeComerciales,
    etiquetas: tareaDeEtiquetas,
    campos: tareaDeCampos,
    cuentas: tareaDeCuentas(deps.publicUrl),
    'importacion-clientes': tareaDeClientesDeFichero,
    'importacion-contratos': tareaDeContratosDeFichero,
    'importacion-puntos': tareaDePuntosDeFichero,
  };
}
