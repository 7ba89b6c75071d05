import type { clientes } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { isUuid } from '../../platform/uuid.ts';
import { clienteSuyo } from '../cartera/visibilidad.repository.ts';
import { type FilaCliente, filas } from './listado.repository.ts';

export type FilaFicha = FilaCliente & {
  cuenta: { id: string; email: string } | null;
  recuento: clientes.Cliente['recuento'];
  consentimientos: clientes.Consentimiento[];
  bloqueadoEn: string | null;
  bloqueoMotivo: string | null;
  datosBloqueadosEn: string | null;
  conservarHasta: string | null;
  fusionadoEn: { id: string; nombre: string } | null;
};

/** Finds a client that the viewer may see, deleted or not, because whoever deletes it can restore it. */
export async function findFicha(db: Db, viewer: Viewer, id: string): Promise<FilaFicha | undefined> {
  if (!isUuid(id)) return undefined;
  const borradores = viewer.role === 'cliente' ? sql`and estado <> 'borrador'` : sql``;
  const { rows } = await sql<FilaFicha>`
    select f.*, c.bloqueado_en, c.bloqueo_motivo, c.datos_bloqueados_en, c.conservar_hasta,
      (select json_build_object('id', u.id, 'email', u.email) from usuario u where u.id = c.usuario_id) as cuenta,
      (select json_build_object('id', o.id, 'nombre', o.nombre) from cliente o where o.id = c.fusionado_en_id)
        as fusionado_en,
      json_build_object(
        'puntos', f.puntos,
        'analisis', (select count(*) from analisis where cliente_id = c.id),
        'propuestas',
          (select count(*) from propuesta where cliente_id = c.id and borrado_en is null ${borradores}),
        'contratos', (select count(*) from contrato where cliente_id = c.id and borrado_en is null),
        'documentos', (
          select count(*) from documento
          where entidad = 'cliente' and entidad_id = c.id::text and borrado_en is null
        ),
        'notas', ${
          viewer.role === 'cliente'
            ? sql`0`
            : sql`(select count(*) from nota where cliente_id = c.id and borrado_en is null)`
        }
      ) as recuento,
      coalesce((
        select json_agg(json_build_object(
          'id', k.id, 'finalidad', k.finalidad, 'otorgado', k.otorgado, 'versionTexto', k.version_texto,
          'canal', k.canal, 'fecha', k.fecha,
          'quien', (select json_build_object('id', u.id, 'nombre', u.nombre) from usuario u where u.id = k.usuario_id)
        ) order by k.finalidad)
        from (
          select distinct on (finalidad) * from consentimiento
          where cliente_id = c.id order by finalidad, fecha desc, creado_en desc
        ) k
      ), '[]') as consentimientos
    from (${filas(viewer, sql`c.id = ${id} and ${clienteSuyo(viewer)}`)}) f join cliente c on c.id = f.id
  `.execute(db);
  return rows[0];
}
