import type { FilaDeAcceso, Mundo, TablaDeAcceso } from '../../test-acceso.ts';
import { saveDocumento } from './documentos.service.ts';

/** The file is the house's own: the client may read it and not delete it. */
export async function accesoDocumentos({ db, files, ids }: Mundo): Promise<TablaDeAcceso> {
  const de = { entidad: 'cliente', entidadId: ids.panaderia } as const;
  const id = await saveDocumento(db, files, {
    ...de,
    tipo: 'otro',
    nombre: 'nota.txt',
    fichero: Buffer.from('hola'),
    usuarioId: null,
  });
  const leer: FilaDeAcceso = { llamada: () => ({ params: { id } }), esperado: [401, 200, 200, 404, 200] };
  const devuelto: FilaDeAcceso = {
    llamada: async () => {
      await db.updateTable('documento').set({ borradoEn: null }).where('id', '=', id).execute();
      return { params: { id } };
    },
    esperado: [401, 403, 'pasa', 404, 'pasa'],
  };
  return {
    'GET /v1/documentos': { llamada: () => ({ query: { ...de } }), esperado: [401, 200, 200, 404, 200] },
    // Without a form, nobody gets as far as the check of the client, which the module's own test covers.
    'POST /v1/documentos': { esperado: [401, 'pasa', 'pasa', 'pasa', 'pasa'] },
    'GET /v1/documentos/:id/contenido': leer,
    'DELETE /v1/documentos/:id': devuelto,
    'POST /v1/documentos/:id/restaurar': devuelto,
  };
}
