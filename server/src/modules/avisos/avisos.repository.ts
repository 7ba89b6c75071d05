import type { avisos } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { clienteVisible } from '../cartera/visibilidad.repository.ts';

/** The bell has no more than these. */
const MAX_AVISOS = 20;

type FilaAviso = Omit<avisos.Aviso, 'leido'> & { readonly leidoEn: string | null };

/**
 * What the bell of the viewer has told, with the names of today. What is about a client whom the viewer no longer sees,
 * or about something that is gone, is left out.
 */
export async function listAvisos(db: Db, viewer: Viewer): Promise<FilaAviso[]> {
  const { rows } = await sql<FilaAviso>`
    select a.id, s.evento, coalesce(y.cliente_id, s.entidad_id) as entidad_id, s.creado_en, a.leido_en, c.nombre as cliente,
      coalesce(p.codigo, k.codigo, n.codigo, l.codigo, i.nombre, u.nombre, mq.nombre, c.nombre) as referencia
    from aviso a join suceso s on s.id = a.suceso_id
    left join propuesta p on p.id = s.entidad_id and p.borrado_en is null and s.evento like 'propuesta-%'
    left join contrato k on k.id = s.entidad_id and k.borrado_en is null
      and s.evento in ('contrato-firmado', 'cambio-rechazado', 'contrato-por-acabar', 'precio-por-revisar',
        'permanencia-por-acabar', 'renovacion-pedida')
    left join incidencia n on n.id = s.entidad_id and s.evento = 'incidencia-escrita'
    left join solicitud_de_supresion z on z.id = s.entidad_id and s.evento in ('supresion-pedida', 'supresion-por-vencer')
    left join peticion_de_documentos y on y.id = s.entidad_id and s.evento = 'documentos-recibidos'
    left join liquidacion l on l.id = s.entidad_id and s.evento = 'linea-disputada'
    left join importacion i on i.id = s.entidad_id and s.evento = 'importacion-terminada'
    left join usuario u on u.id = s.entidad_id and s.evento = 'cuenta-en-espera' and u.estado = 'pendiente'
    left join mirada m on m.id = s.entidad_id and s.evento = 'cuenta-mirada'
    left join sesion ms on ms.id = m.sesion_id left join usuario mq on mq.id = ms.usuario_id
    left join cliente c on c.id = coalesce(p.cliente_id, k.cliente_id, n.cliente_id, z.cliente_id, y.cliente_id) and ${clienteVisible(viewer)}
    where a.usuario_id = ${viewer.id} and coalesce(c.id, i.id, u.id, l.id, m.id) is not null
    order by s.id desc limit ${MAX_AVISOS}
  `.execute(db);
  return rows;
}

export async function markAllRead(db: Db, usuarioId: string): Promise<void> {
  await db
    .updateTable('aviso')
    .set({ leidoEn: new Date() })
    .where('usuarioId', '=', usuarioId)
    .where('leidoEn', 'is', null)
    .execute();
}
