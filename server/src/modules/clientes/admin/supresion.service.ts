import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { problem } from '../../../platform/problems.ts';
import { today } from '../../../platform/today.ts';
import { insertAuditoria } from '../../auditoria/auditoria.repository.ts';
import { suprimirAuditoria } from '../../auditoria/consulta.repository.ts';
import { suprimirDocumentos } from '../../documentos/documentos.service.ts';
import { sobre } from '../clientes.service.ts';
import { updateCliente } from '../escritura.repository.ts';
import { lockConDatosBloqueados } from './bloqueo.service.ts';
import { borrarPersonales } from './relacionados.repository.ts';

type Deps = { readonly db: Db; readonly dataFolder: string };

/** Destroys what there is of a person once it need not be kept; that there was a client remains, without a name. */
export async function suprimir({ db, dataFolder }: Deps, viewer: Viewer, id: string): Promise<void> {
  const borrarFicheros = await db.transaction().execute(async (trx) => {
    const fila = await lockConDatosBloqueados(trx, viewer, id);
    if (fila.conservarHasta !== null && fila.conservarHasta > today()) {
      throw problem('conservacion-pendiente', 409, 'Todavía hay que conservar estos datos', {
        detail: `Hasta el ${fila.conservarHasta.split('-').reverse().join('/')}`,
        datos: { conservarHasta: fila.conservarHasta },
      });
    }
    await borrarPersonales(trx, fila.id);
    const ahora = new Date();
    await updateCliente(trx, fila.id, {
      nombre: 'Datos suprimidos',
      ...{ nif: null, email: null, telefono: null, direccion: null, codigoPostal: null, municipio: null },
      ...{ provincia: null, cnae: null, iban: null, usuarioId: null, bloqueoMotivo: null },
      ...{ comercialPrevioId: null, suprimidoEn: ahora, borradoEn: ahora },
    });
    await suprimirAuditoria(trx, 'cliente', fila.id);
    await insertAuditoria(trx, { ...sobre(viewer, fila.id), accion: 'suprimir' });
    return suprimirDocumentos(trx, dataFolder, 'cliente', fila.id);
  });
  await borrarFicheros();
}
