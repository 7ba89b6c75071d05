import type { documentos } from '@vatio/contract/endpoints';
import type { TestApp } from '../../../platform/test-app.ts';
import { saveDocumento } from '../../documentos/documentos.service.ts';

/** Keeps a paper of a sale, as somebody who uploads it would. */
export async function keepPapel(
  { db, files }: Pick<TestApp, 'db' | 'files'>,
  papel: { readonly entidad: documentos.Dueno; readonly entidadId: string; readonly tipo: documentos.Tipo },
): Promise<void> {
  const fichero = Buffer.from(`%PDF-1.7 ${papel.tipo}`);
  await db
    .transaction()
    .execute((trx) =>
      saveDocumento(trx, files, { ...papel, nombre: `${papel.tipo}.pdf`, fichero, usuarioId: null }),
    );
}
