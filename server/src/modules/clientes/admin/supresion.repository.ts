import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { eraseAnswersThatSay } from '../../../platform/idempotency/kept-answers.repository.ts';
import { CAMPOS_VACIOS } from '../../cartera/campos.service.ts';

/** This text replaces a name that may not be empty. */
const SUPRIMIDO = 'Datos suprimidos';

/** Everything about a person, wherever it is stored. */
export type Rastro = {
  /** The client and the duplicates that were merged into it. */
  readonly clientes: string[];
  readonly propuestas: string[];
  readonly contratos: string[];
  readonly analisis: string[];
  readonly tareas: string[];
  readonly incidencias: string[];
  readonly facturas: string[];
  readonly cups: string[];
  readonly documentos: string[];
  /** Accounts that belong to other clients too are left out. */
  readonly cuentas: string[];
  /**
   * Texts that identify the person where somebody may have written them: NIF, e-mail, phone, IBAN and full
   * name.
   */
  readonly voces: string[];
};

export async function readAuditTrail(db: Db, clienteId: string): Promise<Rastro> {
  const { rows } = await sql<Rastro>`
    with recursive c (id) as (
      select ${clienteId}::uuid union select o.id from cliente o join c on o.fusionado_en_id = c.id
    ),
    suyo as materialized (
      select coalesce(array_agg(id), '{}') as ids from c
    ),
    cosas as (
      select array(select id from propuesta where cliente_id = any(ids))::text[] as propuestas,
        array(select id from contrato where cliente_id = any(ids))::text[] as contratos,
        array(select id from tarea where cliente_id = any(ids))::text[] as tareas,
        array(select id from incidencia where cliente_id = any(ids))::text[] as incidencias,
        array(select id from factura_recibida where cliente_id = any(ids))::text[] as facturas,
        array(select cups::text from punto_suministro where cliente_id = any(ids)) as cups,
        array(
          select u.id from usuario u where u.rol = 'cliente'
            and exists (select from cliente x where x.usuario_id = u.id and x.id = any(ids))
            and not exists (select from cliente x where x.usuario_id = u.id and x.id <> all(ids))
        )::text[] as cuentas
      from suyo
    )
    select ids::text[] as clientes, propuestas, contratos, tareas, incidencias, facturas, cups, cuentas,
      array(select id from analisis where cliente_id = any(ids) or analisis.cups && cosas.cups)::text[] as analisis,
      array(
        select id from documento where (entidad = 'cliente' and entidad_id = any(ids::text[]))
          or (entidad = 'propuesta' and entidad_id = any(propuestas))
          or (entidad = 'contrato' and entidad_id = any(contratos))
          or (entidad = 'factura' and entidad_id = any(facturas))
          or (entidad = 'punto-suministro' and entidad_id = any(cosas.cups))
      )::text[] as documentos,
      array(
        select distinct lower(trim(voz)) from (
          -- A name of one word may be anybody's, or no name at all.
          select unnest(array[nif, email, telefono, iban, case when nombre like '% %' then nombre end]) as voz
          from cliente where id = any(ids)
          union all select email from usuario where id::text = any(cuentas)
          union all select unnest(array[nif, nombre]) from propuesta_respuesta where propuesta_id::text = any(propuestas)
        ) v where length(trim(voz)) > 6 and voz <> ${SUPRIMIDO}
      ) as voces
    from suyo, cosas
  `.execute(db);
  return rows[0]!;
}

/** Whether a text contains one of those, in any case. */
function dice(texto: RawBuilder<unknown>, voces: readonly string[]): RawBuilder<boolean> {
  return sql`exists (select from unnest(${voces}::text[]) voz where strpos(lower(${texto}), voz) > 0)`;
}

/**
 * Deletes what belongs to the person alone; what also belongs to others, such as a point, only loses the name.
 */
export async function deleteOwnRows(
  db: Db,
  { clientes, propuestas, tareas, cups, cuentas, voces }: Rastro,
): Promise<void> {
  await execute(db, [
    sql`delete from nota where cliente_id = any(${clientes}::uuid[])`,
    sql`delete from tarea where id::text = any(${tareas}) or ${dice(sql`concat(titulo, nota)`, voces)}`,
    sql`update solicitud_de_supresion set motivo = '', ampliacion = null, rechazo = case when rechazo is null then null else '' end
      where cliente_id = any(${clientes}::uuid[])`,
    sql`delete from incidencia where cliente_id = any(${clientes}::uuid[])`,
    sql`delete from factura_recibida where cliente_id = any(${clientes}::uuid[])`,
    sql`delete from peticion_de_documentos where cliente_id = any(${clientes}::uuid[])`,
    sql`delete from contrato_ajeno where cliente_id = any(${clientes}::uuid[])`,
    sql`select olvidar_lo_traido(array(select id from permiso_de_datos where cliente_id = any(${clientes}::uuid[])))`,
    sql`delete from permiso_de_datos where cliente_id = any(${clientes}::uuid[])`,
    sql`delete from consentimiento where cliente_id = any(${clientes}::uuid[])`,
    sql`delete from propuesta_apertura where propuesta_id = any(${propuestas}::uuid[])`,
    sql`delete from propuesta_codigo where propuesta_id = any(${propuestas}::uuid[])`,
    sql`delete from evidencia where propuesta_id = any(${propuestas}::uuid[])`,
    // Load curves and typed data came with the client; the rest of the register is the distributor's.
    sql`delete from curva_dia where cups = any(${cups})`,
    sql`delete from consumo where cups = any(${cups}) and fuente = 'manual'`,
    sql`update punto_suministro set cliente_id = null, comercial_id = null, direccion = null, etiquetas = '{}', ${CAMPOS_VACIOS},
      consumo_anual_kwh = consumo_anual(cups), version = version + 1 where cliente_id = any(${clientes}::uuid[])`,
    sql`delete from identidad_enlazada where usuario_id = any(${cuentas}::uuid[])`,
    sql`delete from enlace_acceso where usuario_id = any(${cuentas}::uuid[])`,
    sql`delete from vista where usuario_id = any(${cuentas}::uuid[])`,
    sql`update sesion set terminada_en = now() where usuario_id = any(${cuentas}::uuid[]) and terminada_en is null`,
    sql`update usuario set nombre = ${SUPRIMIDO}, nombre_usuario = 'suprimida-' || id,
      email = 'suprimida-' || id || '@suprimida.invalid', avatar = null, clave_hash = '', estado = 'bloqueado'
      where id = any(${cuentas}::uuid[])`,
  ]);
}

/**
 * Leaves to be deleted every paper that a provider of signatures may have, the ones taken back too, and answers how many. One
 * that is on its way at this very moment is only looked for when it has arrived.
 */
export async function orderErasureOfPapers(
  db: Db,
  clienteId: string,
  { contratos }: Rastro,
): Promise<number> {
  const ordered = await sql`
    insert into papel_de_firma_por_borrar (id, cliente_id, marca_id, proveedor_id, siguiente_en)
    select id, ${clienteId}, marca_id, proveedor_id,
      case when proveedor_id is null then now() + interval '5 minutes' else now() end
    from envio_de_firma where contrato_id = any(${contratos}::uuid[]) and (proveedor_id is not null or intentos > 0)
  `.execute(db);
  return Number(ordered.numAffectedRows);
}

/** Proposals, contracts and studies keep their figures for the business and lose the person's identity. */
export async function anonymizeBusiness(db: Db, rastro: Rastro): Promise<void> {
  const { clientes, propuestas, contratos, analisis } = rastro;
  const nadie = { nombre: SUPRIMIDO, nif: null, direccion: null, codigoPostal: null, municipio: null };
  await execute(db, [
    sql`delete from envio_de_firma where contrato_id = any(${contratos}::uuid[])`,
    sql`delete from contrato_requisito where contrato_id = any(${contratos}::uuid[])`,
    // The PDF that was sent is destroyed; if it is asked for again, it is made from what is left.
    sql`update propuesta_version set mensaje = '', enviada_a = null, pdf_sha256 = null,
      personas = personas || ${JSON.stringify({ cliente: nadie })}::jsonb,
      retirada_en = case when enviada_en is null then retirada_en else coalesce(retirada_en, now()) end
      where propuesta_id = any(${propuestas}::uuid[])`,
    sql`update propuesta_respuesta set motivo = null, ip = '', agente = '', consentimientos = '[]',
      nombre = case when nombre is null then null else ${SUPRIMIDO} end,
      nif = case when nif is null then null else '' end, dni = null
      where propuesta_id = any(${propuestas}::uuid[])`,
    sql`update contrato set notas = '', referencia_externa = null, comercial_motivo = null, firma_motivo = null,
      atr_motivo = null, cobro_motivo = null, etiquetas = '{}', ${CAMPOS_VACIOS} where id = any(${contratos}::uuid[])`,
    sql`update liquidacion_linea set motivo = null, respuesta = null,
      explicacion = case when tipo = 'ajuste' then ${SUPRIMIDO} else explicacion end
      where contrato_id = any(${contratos}::uuid[])
        and (motivo is not null or respuesta is not null or tipo = 'ajuste')`,
    sql`update analisis a set notas = case when cliente_id = any(${clientes}::uuid[]) then '' else notas end,
      documento = jsonb_set(documento, '{puntos}', (
        select coalesce(jsonb_agg(
          case
            when a.cliente_id = any(${clientes}::uuid[]) or p -> 'punto' -> 'cliente' ->> 'id' = any(${clientes})
              then (p - 'cuartos')
                || jsonb_build_object('punto', (p -> 'punto') || '{"cliente": null, "direccion": null}'::jsonb)
            else p
          end order by orden), '[]')
        from jsonb_array_elements(documento -> 'puntos') with ordinality t (p, orden)
      )) where id = any(${analisis}::uuid[])`,
  ]);
}

/** Cleans what mails, answers to programs, bulk operations and imported files kept in order to be sent, undone or shown. */
export async function cleanLeftovers(db: Db, rastro: Rastro): Promise<void> {
  const { clientes, propuestas, contratos, cups, cuentas, voces } = rastro;
  const cosas = [...clientes, ...propuestas, ...contratos, ...cups, ...cuentas];
  await execute(db, [
    sql`delete from correo where entidad_id = any(${cosas}) or ${dice(sql`concat(destinatario, asunto, texto)`, voces)}`,
    sql`update operacion_fila set antes = null, motivo = null where entidad_id = any(${cosas})`,
    // The reason why many were blocked or cancelled may name the person.
    sql`update operacion set detalle = jsonb_set(detalle, '{motivo}', ${JSON.stringify(SUPRIMIDO)}::jsonb)
      where ${dice(sql`detalle ->> 'motivo'`, voces)}`,
    // A row of a file that names the person is not imported any more.
    sql`with sin_hacer as (
        update operacion_fila set datos = null, campo = null, motivo = null, resultado = 'rechazada'
        from (select operacion_id as o, orden as n, resultado as era from operacion_fila where datos is not null) v
        where operacion_id = v.o and orden = v.n and ${dice(sql`concat(datos, motivo)`, voces)}
        returning operacion_id, era
      )
      update operacion set rechazadas = rechazadas + cuantas, revision = revision + 1
      from (select operacion_id, count(*) as cuantas from sin_hacer where era = 'pendiente' group by 1) s
      where id = s.operacion_id`,
    sql`delete from importacion_rechazo where ${dice(sql`texto`, voces)}`,
    sql`delete from vista where ${dice(sql`replace(replace(consulta, '+', ' '), '%20', ' ')`, voces)}`,
  ]);
  await eraseAnswersThatSay(db, [...cosas, ...voces]);
}

async function execute(db: Db, ordenes: readonly RawBuilder<unknown>[]): Promise<void> {
  for (const orden of ordenes) await orden.execute(db);
}

/**
 * Lets immutable records be overwritten in this transaction only, until it is called with false (`en_supresion`
 * in the migrations).
 */
export async function allowSupresion(db: Db, si: boolean): Promise<void> {
  await sql`select set_config('vatio.supresion', ${si ? 'si' : ''}, true)`.execute(db);
}

/** The client's own rows remain without a name, because the business has to know that there was a client. */
export async function anonymizeClientes(db: Db, { clientes }: Rastro): Promise<void> {
  await sql`
    update cliente set nombre = ${SUPRIMIDO}, nif = null, email = null, telefono = null, direccion = null,
      codigo_postal = null, municipio = null, provincia = null, cnae = null, iban = null, etiquetas = '{}', ${CAMPOS_VACIOS}, usuario_id = null,
      bloqueo_motivo = null, comercial_previo_id = null, suprimido_en = now(), borrado_en = coalesce(borrado_en, now()),
      version = version + 1
    where id = any(${clientes}::uuid[])
  `.execute(db);
}
