import { type campos, importacionDeFilas } from '@vatio/contract/endpoints';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { soloAdministracion } from '../../../platform/sellers.ts';
import type { UploadedFile } from '../../../platform/upload.ts';
import { listCampos } from '../../cartera/campos.repository.ts';
import type { Linea, OperacionDeps, Tarea } from '../../operaciones/ejecutor.service.ts';
import {
  filaRechazada,
  type Importador,
  importFile,
  type Pedido,
  plantillaDe,
} from '../../operaciones/importacion/importacion.service.ts';
import { recordEntities, recordEntity } from '../../operaciones/lineas.repository.ts';
import { contratoAntes, restoreContratos } from '../undo-batch.service.ts';
import { columnasDe } from './campos.ts';
import { loadKnown } from './conocido.ts';
import { type ContratoNuevo, saveNewPuntos } from './contrato-nuevo.ts';
import { DOS_VECES, importRow } from './fila-importada.ts';
import { type FilaLeida, readRow } from './fila-leida.ts';
import { lockImportacion } from './importacion.repository.ts';
import { tryRows } from './prueba.ts';

/** A file of contracts is read by the fields that its house has. */
function importador(definidos: readonly campos.Campo[]): Importador<FilaLeida> {
  return {
    tipo: 'importacion-contratos',
    entidad: 'contrato',
    columnas: columnasDe(definidos),
    read: (fila, columnas, decimal) => readRow(fila, columnas, { decimal, definidos }),
    tryRows,
  };
}

/**
 * Reads a file of contracts, and either says what it would do or starts the operation. Rows with errors are
 * left out.
 */
export async function importContratos({
  deps,
  viewer,
  files,
  pedido,
}: {
  readonly deps: OperacionDeps;
  readonly viewer: Viewer;
  readonly files: readonly UploadedFile[];
  readonly pedido: Pedido;
}): Promise<importacionDeFilas.Respuesta> {
  return importFile({ deps, viewer, files, pedido, de: importador(await listCampos(deps.db, 'contrato')) });
}

export async function plantillaDeContratos(db: Db): Promise<string> {
  return plantillaDe(importador(await listCampos(db, 'contrato')));
}

export const tareaDeImportacion: Tarea = {
  authorize: soloAdministracion,
  prepare: async (trx, viewer, lineas, { modo: modoPedido }) => {
    await lockImportacion(trx);
    const modo = importacionDeFilas.MODOS.find((existente) => existente === modoPedido) ?? 'ambos';
    const leidas = lineas.map(({ datos }) => datos as FilaLeida);
    const conocido = await loadKnown(trx, leidas);
    const porGuardar = new Map<Linea, ContratoNuevo>();
    return {
      importLine: async (punto, linea) => {
        const leida = linea.datos as FilaLeida;
        const resultado = await importRow(punto, { viewer, conocido, modo, leida });
        if (resultado.accion === 'error') throw filaRechazada(resultado.motivos);
        if (resultado.porGuardar) porGuardar.set(linea, resultado.porGuardar);
        else if (!(await recordEntity(punto, linea, resultado.contrato.id))) throw filaRechazada([DOS_VECES]);
        if (resultado.accion === 'sin-cambios') return undefined;
        return contratoAntes(
          resultado.tocados,
          resultado.accion === 'crear' ? resultado.contrato : undefined,
        );
      },
      release: async () => {
        await saveNewPuntos(trx, [...porGuardar.values()], viewer.id);
        await recordEntities(
          trx,
          [...porGuardar].map(([linea, { fila }]) => ({ ...linea, entidadId: fila.id })),
        );
      },
    };
  },
  undo: restoreContratos,
};
