import { type contratosImportacion, importacionDeFilas, type QueryOf } from '@vatio/contract';
import type { Viewer } from '../../../platform/access-token.ts';
import { soloAdministracion } from '../../../platform/sellers.ts';
import type { UploadedFile } from '../../../platform/upload.ts';
import type { Linea, Taller, Tarea } from '../../operaciones/ejecutor.service.ts';
import {
  filaRechazada,
  type Importador,
  importarFichero,
  plantillaDe,
} from '../../operaciones/importacion/importacion.service.ts';
import { apuntarEntidad, apuntarEntidades } from '../../operaciones/lineas.repository.ts';
import { contratoAntes, devolverContratos } from '../deshacer-lote.service.ts';
import { COLUMNAS } from './campos.ts';
import { conocer } from './conocido.ts';
import { type ContratoNuevo, guardarNuevos } from './contrato-nuevo.ts';
import { DOS_VECES, importarFila } from './fila-importada.ts';
import { type FilaLeida, leerFila } from './fila-leida.ts';
import { lockImportacion } from './importacion.repository.ts';
import { probarFilas } from './prueba.ts';

const CONTRATOS: Importador<FilaLeida> = {
  tipo: 'importacion-contratos',
  entidad: 'contrato',
  columnas: COLUMNAS,
  leer: leerFila,
  probar: probarFilas,
};

type Pedido = QueryOf<typeof contratosImportacion.importar> & { readonly columnas: string | undefined };

/** Reads contracts and says what it would do, or leaves it to be done. Rows that are wrong are left out. */
export function importarContratos(
  taller: Taller,
  viewer: Viewer,
  files: readonly UploadedFile[],
  pedido: Pedido,
): Promise<importacionDeFilas.Respuesta> {
  return importarFichero(taller, viewer, files, pedido, CONTRATOS);
}

export function plantillaDeContratos(): string {
  return plantillaDe(CONTRATOS);
}

export const tareaDeImportacion: Tarea = {
  exigir: soloAdministracion,
  preparar: async (trx, viewer, lineas, { modo: dicho }) => {
    await lockImportacion(trx);
    const modo = importacionDeFilas.MODOS.find((uno) => uno === dicho) ?? 'ambos';
    const leidas = lineas.map(({ datos }) => datos as FilaLeida);
    const conocido = await conocer(trx, leidas);
    const porGuardar = new Map<Linea, ContratoNuevo>();
    return {
      importar: async (punto, linea) => {
        const leida = linea.datos as FilaLeida;
        const hecho = await importarFila(punto, { viewer, conocido, modo, leida });
        if (hecho.accion === 'error') throw filaRechazada(hecho.motivos);
        if (hecho.porGuardar) porGuardar.set(linea, hecho.porGuardar);
        else if (!(await apuntarEntidad(punto, linea, hecho.contrato.id))) throw filaRechazada([DOS_VECES]);
        if (hecho.accion === 'sin-cambios') return undefined;
        return contratoAntes(hecho.tocados, hecho.accion === 'crear' ? hecho.contrato : undefined);
      },
      terminar: async () => {
        await guardarNuevos(trx, [...porGuardar.values()], viewer.id);
        await apuntarEntidades(
          trx,
          [...porGuardar].map(([linea, { fila }]) => ({ ...linea, entidadId: fila.id })),
        );
      },
    };
  },
  deshacer: devolverContratos,
};
