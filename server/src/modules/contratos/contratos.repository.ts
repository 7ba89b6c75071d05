import { type contratos, contratosList, type QueryOf } from '@vatio/contract/endpoints';
import type { ComisionCalculada, EstadosContrato, Parte, TipoDeProducto } from '@vatio/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { type Changes, readChanges } from '../../platform/list/changes.ts';
import { countRows } from '../../platform/list/count-rows.ts';
import type { CursorQuery } from '../../platform/sheet/cursor.ts';
import { isUuid } from '../../platform/uuid.ts';
import { clienteBloqueado } from '../cartera/bloqueo.repository.ts';
import { type ColumnasDeCampos, columnasDeCampos } from '../cartera/campos.service.ts';
import { condicionesDe, type Filtros, inBinOrNot, ordenDe } from './filtros.repository.ts';
import { contratoVisible } from './visibilidad.repository.ts';

export type FilaContrato = EstadosContrato &
  Readonly<ColumnasDeCampos> & {
    readonly id: string;
    readonly codigo: string;
    readonly cups: string;
    readonly clienteId: string;
    readonly clienteNombre: string;
    readonly clienteBloqueado: contratos.ContratoRow['clienteBloqueado'];
    readonly comercialId: string | null;
    readonly comercialNombre: string | null;
    readonly productoId: string;
    readonly productoVersionId: string;
    readonly productoNombre: string;
    readonly comercializadora: string;
    readonly tarifa: string;
    readonly tipo: TipoDeProducto;
    readonly comercialDesde: string;
    readonly comercialMotivo: string | null;
    readonly firmaDesde: string;
    readonly firmaMotivo: string | null;
    readonly atrDesde: string;
    readonly atrMotivo: string | null;
    readonly atrCodigo: string | null;
    readonly cobroDesde: string;
    readonly cobroMotivo: string | null;
    readonly fechaFirma: string | null;
    readonly fechaSolicitud: string | null;
    readonly fechaActivacion: string | null;
    readonly fechaFin: string | null;
    readonly prorroga: boolean;
    readonly permanenciaHasta: string | null;
    readonly revisionPrecio: string | null;
    readonly fechaBaja: string | null;
    readonly consumoAnualKwh: number;
    /** PostgreSQL gives a `numeric` as a text. */
    readonly comisionEur: string | null;
    readonly comisionPrevistaEur: string;
    /** The parts of the frozen commission; null until it is frozen. */
    readonly partes: readonly Parte[] | null;
    readonly potenciasKw: number[];
    readonly feeEnergiaEurMwh: number;
    readonly feePotenciaEurKwAnio: number;
    readonly version: number;
    readonly etiquetas: string[];
    readonly creadoEn: string;
    readonly actualizadoEn: string;
    readonly borradoEn: string | null;
  };

/** The sheet of a contract: the agreed terms, and where they come from. */
export type FichaContrato = FilaContrato & {
  readonly precioEnergiaEurKwh: number[];
  readonly precioPotenciaEurKwAnio: number[];
  readonly precioFijoEurMes: number | null;
  /** True when the supplier's prices include peajes and cargos. */
  readonly peajesIncluidos: boolean;
  readonly duracionMeses: number;
  readonly permanencia: boolean;
  readonly referenciaExterna: string | null;
  readonly notas: string;
  readonly comision: ComisionCalculada | null;
  readonly relevo: 'espera' | 'cambio' | null;
  readonly inicioPrevisto: string | null;
  readonly propuesta: Documento | null;
  readonly analisis: Documento | null;
  readonly renuevaA: Documento | null;
  readonly renovadoPor: Documento | null;
};

type Documento = { readonly id: string; readonly codigo: string };

/** The columns of a list row, over the tables of `DE`. */
export const FILA = sql`
  k.id, k.codigo, k.cups, k.cliente_id, c.nombre as cliente_nombre,
  ${clienteBloqueado('c')} as cliente_bloqueado, k.comercial_id, r.nombre as comercial_nombre,
  p.id as producto_id, k.producto_version_id, p.nombre as producto_nombre, p.comercializadora, p.tarifa, p.tipo,
  k.comercial, k.comercial_desde, k.comercial_motivo, k.firma, k.firma_desde, k.firma_motivo,
  k.atr, k.atr_desde, k.atr_motivo, k.atr_codigo, k.cobro, k.cobro_desde, k.cobro_motivo,
  k.fecha_firma, k.fecha_solicitud, k.fecha_activacion, k.fecha_fin, k.prorroga, k.permanencia_hasta, k.revision_precio, k.fecha_baja,
  k.consumo_anual_kwh, k.comision_eur, k.comision_prevista_eur, k.comision -> 'partes' as partes,
  k.potencias_kw, k.fee_energia_eur_mwh, k.fee_potencia_eur_kw_anio, k.version, k.etiquetas, ${columnasDeCampos('k')}, k.creado_en, k.actualizado_en, k.borrado_en`;

export const DE = sql`
  contrato k
  join cliente c on c.id = k.cliente_id
  join producto_version v on v.id = k.producto_version_id
  join producto p on p.id = v.producto_id
  left join comercial r on r.id = k.comercial_id`;

const ACORDADO = sql`
  k.precio_energia_eur_kwh, k.precio_potencia_eur_kw_anio, k.precio_fijo_eur_mes, p.peajes_incluidos,
  k.duracion_meses, k.permanencia, k.referencia_externa, k.notas`;

const DE_EXPORTACION = sql`${FILA}, ${ACORDADO}, c.nif as cliente_nif, r.email as comercial_email`;

const fichaPara = (viewer: Viewer) => sql`${FILA}, ${ACORDADO}, k.comision, k.relevo, k.inicio_previsto,
  (select json_build_object('id', o.id, 'codigo', o.codigo) from propuesta o where o.id = k.propuesta_id) as propuesta,
  (select json_build_object('id', a.id, 'codigo', a.codigo) from analisis a where a.id = k.analisis_id) as analisis,
  ${otroContrato(viewer, sql`o.id = k.anterior_id`)} as renueva_a,
  ${otroContrato(viewer, sql`o.anterior_id = k.id and o.borrado_en is null and o.comercial <> 'cancelado'`)}
    as renovado_por`;

/** The contract before or after one may be somebody else's: for whoever may not open it, it does not exist. */
function otroContrato(viewer: Viewer, cual: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select json_build_object('id', o.id, 'codigo', o.codigo) from contrato o where ${cual}
    and exists (select from contrato k join cliente c on c.id = k.cliente_id
      where k.id = o.id and ${contratoVisible(viewer)}))`;
}

/** An export also has the columns that an import writes. */
export type FilaExportada = FilaContrato &
  Pick<
    FichaContrato,
    | 'precioEnergiaEurKwh'
    | 'precioPotenciaEurKwAnio'
    | 'precioFijoEurMes'
    | 'duracionMeses'
    | 'permanencia'
    | 'referenciaExterna'
    | 'notas'
  > & { readonly clienteNif: string | null; readonly comercialEmail: string | null };

type Pedida = Filtros & { readonly sort?: string | undefined };

/** The list without its page: the page, the export and the bulk changes share its rows. */
function consultaDe(viewer: Viewer, pedida: Pedida): CursorQuery<FilaContrato> {
  return queryOf(viewer, pedida, FILA);
}

export function consultaDeExportacion(viewer: Viewer, pedida: Pedida): CursorQuery<FilaExportada> {
  return queryOf(viewer, pedida, DE_EXPORTACION);
}

function queryOf<Row>(
  viewer: Viewer,
  { sort = contratosList.usualSort, ...filtros }: Pedida,
  columnas: RawBuilder<unknown>,
): CursorQuery<Row> {
  return {
    filas: sql<Row>`select * from (
      select ${columnas} from ${DE} where ${contratoVisible(viewer)} and ${condicionesDe(filtros, viewer)}
    ) k`,
    orden: ordenDe(viewer, sort),
  };
}

export async function listContratos(
  db: Db,
  viewer: Viewer,
  query: QueryOf<typeof contratos.list>,
): Promise<{ rows: FilaContrato[]; count: number; total: number }> {
  const { page: _page, limit: _limit, sort: _sort, ...filtros } = query;
  const [rows, cuentas] = await Promise.all([
    readContratos(db, viewer, query),
    countRows<Filtros>({
      db,
      filters: filtros,
      scope: { papelera: filtros.papelera },
      from: (unos) => sql`from ${DE} where ${contratoVisible(viewer)} and ${condicionesDe(unos, viewer)}`,
    }),
  ]);
  return { rows, ...cuentas };
}

/** The rows of a page alone, for whoever need not know how many there are. */
export async function readContratos(
  db: Db,
  viewer: Viewer,
  { page, limit, ...consulta }: QueryOf<typeof contratos.list>,
): Promise<FilaContrato[]> {
  const { filas, orden } = consultaDe(viewer, consulta);
  const pagina = sql<FilaContrato>`${filas} order by ${orden} limit ${limit} offset ${(page - 1) * limit}`;
  return (await pagina.execute(db)).rows;
}

/** The contracts written since, those in the bin too. */
export function changedContratos(
  db: Db,
  viewer: Viewer,
  query: QueryOf<typeof contratos.list>,
): Promise<Changes<FilaContrato>> {
  return readChanges({
    db,
    query,
    source: {
      name: 'contratos',
      at: sql`k.actualizado_en`,
      id: sql`k.id`,
      idType: 'uuid',
      from: sql`from ${DE} where ${contratoVisible(viewer)} and ${inBinOrNot(query, viewer)}`,
    },
    read: async (ids) => {
      const { rows } = await sql<FilaContrato>`
        select ${FILA} from ${DE} where ${contratoVisible(viewer)} and k.id = any(${ids}::uuid[])
      `.execute(db);
      return rows.map((fila) => [fila.id, fila]);
    },
  });
}

/** Which of those codes and CUPS belong to contracts of the list. */
export async function codigosDeContratos(
  db: Db,
  viewer: Viewer,
  codigos: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ codigo: string; cups: string }>`
    select k.codigo, k.cups from ${DE} where (k.codigo = any(${codigos}::text[]) or k.cups = any(${codigos}::text[]))
      and ${contratoVisible(viewer)} and ${condicionesDe({}, viewer)}
  `.execute(db);
  return rows.flatMap(({ codigo, cups }) => [codigo, cups]);
}

export async function findContrato(db: Db, viewer: Viewer, id: string): Promise<FichaContrato | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<FichaContrato>`
    select ${fichaPara(viewer)} from ${DE} where k.id = ${id} and ${contratoVisible(viewer)}
  `.execute(db);
  return rows[0];
}
