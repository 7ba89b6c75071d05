import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { clienteVisible } from '../cartera/visibilidad.repository.ts';

/** A row as it is written in JSON and in a table: plain names and plain values. */
export type Plain = Readonly<Record<string, unknown>>;

/**
 * What is kept of the person in tables that no call of their area answers. Columns are named one by one, so that what
 * the house writes for itself one day is not among them.
 */
export async function readOwnRows(db: Db, viewer: Viewer): Promise<Readonly<Record<string, Plain[]>>> {
  const suyos = sql`(select c.id from cliente c where ${clienteVisible(viewer)})`;
  const rowsOf = async (query: RawBuilder<Plain>) => (await query.execute(db)).rows;
  return {
    cuenta: await rowsOf(
      sql<Plain>`select nombre, nombre_usuario, email, creado_en from usuario where id = ${viewer.id}`,
    ),
    clientes: await rowsOf(
      sql<Plain>`select id, tipo, nombre, nif, email, telefono, direccion, codigo_postal, municipio, provincia, cnae, iban,
        creado_en from cliente where id in ${suyos} order by creado_en, id`,
    ),
    consentimientos: await rowsOf(
      sql<Plain>`select finalidad, otorgado, version_texto, canal, fecha from consentimiento
        where cliente_id in ${suyos} order by fecha, creado_en`,
    ),
    consumos: await rowsOf(
      sql<Plain>`select k.cups, k.desde, k.hasta, k.fuente, k.activa_kwh, k.reactiva_kvarh, k.maximetro_kw from consumo k
        join punto_suministro p on p.cups = k.cups where p.cliente_id in ${suyos} order by k.cups, k.hasta`,
    ),
    facturas: await rowsOf(
      sql<Plain>`select numero, cups, comercializadora, desde, hasta, fecha_factura, total_eur::float8 as total_eur,
        calculado_eur::float8 as calculado_eur, debido_eur::float8 as debido_eur, creada_en as recibida from factura_recibida
        where cliente_id in ${suyos} and borrada_en is null order by hasta, numero`,
    ),
    incidencias: await rowsOf(
      sql<Plain>`select i.codigo, i.asunto, i.estado, m.texto, case when m.de_la_casa then 'casa' else 'cliente' end as de,
        m.creado_en as cuando from incidencia i join incidencia_mensaje m on m.incidencia_id = i.id
        where i.cliente_id in ${suyos} order by i.codigo, m.orden`,
    ),
  };
}
