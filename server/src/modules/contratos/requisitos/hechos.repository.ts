import type { documentos, evidencias } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { Fila } from '../escritura.repository.ts';
import type { Anotado, RequisitoAnotado } from './tables.ts';

/** Papers that prove a requirement, of the contract, its supply, its proposal or its client. */
const PAPELES: readonly documentos.Tipo[] = [
  'dni',
  'cif',
  'escritura',
  'autorizacion',
  'factura',
  'renuncia-bono-social',
];

export type Papel = {
  readonly id: string;
  readonly tipo: documentos.Tipo;
  readonly nombre: string;
  readonly cuando: string;
  readonly quien: string | null;
};

export type VentaPorFirmar = {
  readonly persona: boolean;
  readonly tarifa: string;
  readonly exigeEmpresas: boolean;
  /** The instant at which its proposal was made; null for a contract without one. */
  readonly ofrecidoEn: string | null;
  /** Who accepted the proposal; null for a contract without one. */
  readonly aceptante: {
    readonly nombre: string;
    readonly dni: string;
    readonly calidad: evidencias.Calidad;
    readonly cuando: string;
  } | null;
};

/** What is sold to whom; `id` is that of the contract, and null while there is only a proposal. */
export type VentaDeclarada = Pick<
  Fila,
  'clienteId' | 'comercialId' | 'cups' | 'propuestaId' | 'productoVersionId'
> & { readonly id: string | null };

export async function findVentaPorFirmar(
  db: Db,
  contrato: Omit<VentaDeclarada, 'id' | 'cups'>,
): Promise<VentaPorFirmar> {
  const { clienteId, comercialId, propuestaId, productoVersionId } = contrato;
  const { rows } = await sql<VentaPorFirmar>`
    select c.tipo = 'persona' as persona, p.tarifa, m.exige_empresas,
      (select q.creado_en from propuesta q where q.id = ${propuestaId}) as ofrecido_en,
      (select json_build_object('nombre', r.nombre, 'dni', r.dni, 'calidad', r.calidad, 'cuando', r.creada_en)
        from propuesta_respuesta r
        where r.propuesta_id = ${propuestaId} and r.tipo = 'aceptada' and r.dni is not null limit 1) as aceptante
    from cliente c, producto_version v
      join producto p on p.id = v.producto_id,
      marca m
    where c.id = ${clienteId} and v.id = ${productoVersionId} and m.id = marca_de(${clienteId}, ${comercialId})
  `.execute(db);
  return rows[0]!;
}

/** The papers of a sale, the latest first. */
export async function findPapeles(
  db: Db,
  { id, clienteId, cups, propuestaId }: VentaDeclarada,
): Promise<Papel[]> {
  const { rows } = await sql<Papel>`
    select d.id, d.tipo, d.nombre, d.creado_en as cuando, u.nombre as quien
    from documento d left join usuario u on u.id = d.usuario_id
    where d.borrado_en is null and d.tipo = any(${PAPELES}::text[])
      and (d.entidad, d.entidad_id) in (
        ('contrato', ${id ?? ''}), ('cliente', ${clienteId}), ('punto-suministro', ${cups}), ('propuesta', ${propuestaId ?? ''})
      )
    order by d.creado_en desc
  `.execute(db);
  return rows;
}

export type Anotacion<R extends RequisitoAnotado = RequisitoAnotado> = {
  readonly requisito: R;
  readonly datos: Anotado[R];
  readonly cuando: string;
  readonly quien: string | null;
};

export async function findAnotados(db: Db, contratoId: string): Promise<Anotacion[]> {
  return db
    .selectFrom('contratoRequisito as a')
    .leftJoin('usuario as u', 'u.id', 'a.anotadoPor')
    .select(['a.requisito', 'a.datos', 'a.anotadoEn as cuando', 'u.nombre as quien'])
    .where('a.contratoId', '=', contratoId)
    .execute();
}

/** Writes what is known of a requirement, over what was. */
export async function putAnotado<R extends RequisitoAnotado>(
  db: Db,
  {
    contratoId,
    requisito,
    datos,
    usuarioId,
  }: {
    readonly contratoId: string;
    readonly requisito: R;
    readonly datos: Anotado[R];
    readonly usuarioId: string;
  },
): Promise<void> {
  const escrito = { datos: JSON.stringify(datos), anotadoPor: usuarioId, anotadoEn: new Date() };
  await db
    .insertInto('contratoRequisito')
    .values({ contratoId, requisito, ...escrito })
    .onConflict((conflict) => conflict.columns(['contratoId', 'requisito']).doUpdateSet(escrito))
    .execute();
}

export async function deleteAnotado(db: Db, contratoId: string, requisito: RequisitoAnotado): Promise<void> {
  await db
    .deleteFrom('contratoRequisito')
    .where('contratoId', '=', contratoId)
    .where('requisito', '=', requisito)
    .execute();
}
