import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { today } from '../../../platform/today.ts';
import { insertAuditoria } from '../../auditoria/auditoria.repository.ts';
import { saveDocumento } from '../../documentos/documentos.service.ts';
import { type Fila, findFila } from '../escritura.repository.ts';
import { requireContrato } from '../lectura.service.ts';
import type { ContratoLinks } from '../links.service.ts';
import { contenidoDe } from '../papel/papel.service.ts';
import { printFicha } from '../papel/print-ficha.ts';
import { findAnotados, putAnotado } from './hechos.repository.ts';
import { anotadoDe, huellaDe } from './hechos.ts';
import type { Anotado } from './tables.ts';

type Reading = { readonly db: Db; readonly links: ContratoLinks };

export type PreparedFicha = {
  readonly codigo: string;
  readonly pdf: Buffer;
  readonly nombre: string;
  /** Keeps the sheet and records how it was handed over, in the transaction that does so. */
  readonly keep: (
    trx: Db,
    handedOver: Omit<Anotado['ficha'], 'huella'> & { readonly usuarioId: string },
  ) => Promise<void>;
};

/** Prints the sheet of a contract as it stands, before any transaction that hands it over. */
export async function prepareFicha(
  { db, files, links }: Reading & { readonly files: FileStore },
  viewer: Viewer,
  id: string,
): Promise<PreparedFicha> {
  const { codigo, fila, pdf } = await printFichaOf({ db, links }, viewer, id);
  const nombre = nombreDeFicha(codigo);
  const huella = huellaDe(fila);
  return {
    codigo,
    pdf,
    nombre,
    keep: async (trx, { usuarioId, ...como }) => {
      const documento = { entidad: 'contrato', entidadId: id, tipo: 'ficha-informativa', nombre } as const;
      await saveDocumento(trx, files, { ...documento, fichero: pdf, usuarioId: null });
      await putAnotado(trx, {
        contratoId: id,
        requisito: 'ficha',
        datos: { ...como, huella },
        usuarioId,
      });
      await insertAuditoria(trx, {
        usuarioId,
        entidad: 'contrato',
        entidadId: id,
        accion: 'entregar-ficha',
        despues: como,
      });
    },
  };
}

export async function printFichaOf(
  { db, links }: Reading,
  viewer: Viewer,
  id: string,
): Promise<{ readonly codigo: string; readonly fila: Fila; readonly pdf: Buffer }> {
  const ficha = await requireContrato(db, viewer, id);
  const fila = await findFila(db, id);
  const contrato = { ...(await contenidoDe(db, ficha, null)), fecha: new Date(today()) };
  const pdf = await printFicha({
    contrato,
    comparacion: await links.toComparison(db, fila),
    pierdeBonoSocial: anotadoDe(await findAnotados(db, id), 'bono-social')?.datos.tiene ?? false,
  });
  return { codigo: ficha.codigo, fila, pdf };
}

export function nombreDeFicha(codigo: string): string {
  return `Ficha_informativa_${codigo}.pdf`;
}
