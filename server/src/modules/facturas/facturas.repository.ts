import { type facturas, facturasList } from '@vatio/contract/endpoints';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { chosenByUuid, type ListSql } from '../../platform/list/list-sql.ts';
import { averageEur, roundedEur } from '../../platform/list/rounded-sum.ts';
import { searchSql } from '../../platform/list/search-sql.ts';
import { servedList, shown } from '../../platform/list/served-list.ts';
import { cells, coded, day, forSellers, money, named, plain, worded } from '../../platform/sheet/column.ts';
import { WORDS } from '../../platform/sheet/words.ts';
import { TODAY_IN_SPAIN } from '../../platform/today-in-sql.ts';
import { isUuid } from '../../platform/uuid.ts';
import { clienteVisible } from '../cartera/visibilidad.repository.ts';

type Row = facturas.FacturaRow;

/** The bills `f` with their client `c`, which some lack, and its representative `r`. */
const FROM = sql`factura_recibida f join punto_suministro p on p.cups = f.cups
  left join contrato k on k.id = f.contrato_id left join incidencia i on i.factura_id = f.id
  left join cliente c on c.id = f.cliente_id left join comercial r on r.id = coalesce(c.comercial_id, p.comercial_id)`;

const TOTAL = sql<number>`f.total_eur::float8`;
const CALCULADO = sql<number>`f.calculado_eur::float8`;
const DEBIDO = sql<number | null>`f.debido_eur::float8`;
const DE_MAS = sql<number | null>`f.de_mas_eur::float8`;

/** How long ago its last day was, by which what is claimed late is told from what is new. */
const ANTIGUEDAD = sql<Row['antiguedad']>`case
  when f.hasta is null then null
  when f.hasta > ${TODAY_IN_SPAIN} - 31 then '0-30' when f.hasta > ${TODAY_IN_SPAIN} - 91 then '31-90'
  when f.hasta > ${TODAY_IN_SPAIN} - 366 then '91-365' else 'mas-de-365' end`;

const DIFERENCIA = sql<number>`f.diferencia_eur::float8`;

const REVISION = { mal: 'facturaMal', avisos: 'facturaConAvisos', bien: 'facturaBien' } as const;

const ROW = {
  id: sql<string>`f.id`,
  numero: shown(sql<Row['numero']>`f.numero`, plain('numeroDeFactura')),
  tipo: sql<Row['tipo']>`f.tipo`,
  cups: shown(sql<string>`f.cups`, plain('cups')),
  cliente: shown(
    sql<
      Row['cliente']
    >`case when c.id is not null then json_build_object('id', c.id, 'nombre', c.nombre) end`,
    named('cliente'),
  ),
  comercial: shown(
    sql<
      Row['comercial']
    >`case when r.id is not null then json_build_object('id', r.id, 'nombre', r.nombre) end`,
    forSellers(named('comercial')),
  ),
  comercializadora: shown(sql<Row['comercializadora']>`f.comercializadora`, plain('comercializadora')),
  fuente: shown(
    sql<Row['fuente']>`f.fuente`,
    worded('fuenteDeFactura', {
      pdf: 'facturaPdf',
      foto: 'facturaFoto',
      qr: 'facturaQr',
      f1: 'facturaF1',
      mano: 'facturaMano',
    }),
  ),
  tarifa: shown(sql<Row['tarifa']>`f.tarifa`, plain('tarifa')),
  desde: shown(sql<Row['desde']>`f.desde`, day('desde')),
  hasta: shown(sql<Row['hasta']>`f.hasta`, day('hasta')),
  fechaFactura: shown(sql<Row['fechaFactura']>`f.fecha_factura`, day('fecha')),
  totalEur: shown(TOTAL, money('total')),
  calculadoEur: shown(CALCULADO, money('calculado')),
  diferenciaEur: shown(DIFERENCIA, money('diferencia')),
  veredicto: shown(
    sql<Row['veredicto']>`f.veredicto`,
    worded('comprobacion', {
      correcta: 'facturaCorrecta',
      'de-mas': 'facturaDeMas',
      'de-menos': 'facturaDeMenos',
      lineas: 'facturaLineas',
    }),
  ),
  revision: shown(
    sql<Row['revision']>`f.revision`,
    cells('revisionDeFactura', (revision, language) =>
      revision === null ? null : WORDS[REVISION[revision]][language],
    ),
  ),
  debidoEur: shown(DEBIDO, money('debidoPorContrato')),
  deMasEur: shown(DE_MAS, money('deMasPorContrato')),
  antiguedad: ANTIGUEDAD,
  contrato: shown(
    sql<
      Row['contrato']
    >`case when k.id is not null then json_build_object('id', k.id, 'codigo', k.codigo) end`,
    coded('contrato'),
  ),
  incidencia: shown(
    sql<
      Row['incidencia']
    >`case when i.id is not null then json_build_object('id', i.id, 'codigo', i.codigo, 'estado', i.estado) end`,
    coded('reclamacion'),
  ),
  creada: shown(sql<string>`f.creada_en`, day('recibida')),
  borrada: sql<boolean>`f.borrada_en is not null`,
};

const sorted = (column: RawBuilder<unknown>) => ({ filter: column, sort: { filled: column } });

const LIST: ListSql<typeof facturasList> = {
  fields: {
    numero: { filter: sql`f.numero`, sort: sql`f.numero` },
    cups: sorted(sql`f.cups`),
    cliente: { filter: sql`c.nombre`, sort: sql`c.nombre` },
    veredicto: sorted(sql`f.veredicto`),
    diferencia: { ...sorted(DIFERENCIA), total: roundedEur(sql`sum(f.diferencia_eur)`) },
    total: {
      ...sorted(TOTAL),
      total: roundedEur(sql`sum(f.total_eur)`),
      average: averageEur(sql`f.total_eur`),
    },
    comercializadora: { filter: sql`f.comercializadora`, sort: sql`f.comercializadora` },
    fuente: sorted(sql`f.fuente`),
    tarifa: { filter: sql`f.tarifa`, sort: sql`f.tarifa` },
    desde: { filter: sql`f.desde`, sort: sql`f.desde` },
    hasta: { filter: sql`f.hasta`, sort: sql`f.hasta` },
    fechaFactura: { filter: sql`f.fecha_factura`, sort: sql`f.fecha_factura` },
    creada: { filter: { instant: sql`f.creada_en` }, sort: { filled: sql`f.creada_en` } },
    revision: { filter: sql`f.revision`, sort: sql`f.revision` },
    deMas: { filter: DE_MAS, sort: DE_MAS, total: roundedEur(sql`sum(f.de_mas_eur)`) },
    antiguedad: { filter: ANTIGUEDAD, sort: sql`f.hasta` },
    reclamacion: { filter: sql`i.estado`, sort: sql`i.estado` },
    contrato: sql`k.codigo`,
    comercial: { filter: sql`r.id`, sort: sql`r.nombre` },
  },
  chosen: chosenByUuid(sql`f.id`),
  search: (q) =>
    searchSql(q, sql`(concat_ws(' ', f.numero, f.cups, f.comercializadora, c.nombre) collate "default")`),
};

/** A bill is seen by whoever sees its client; one of nobody yet, by who brought it and by the team of its supply. */
function facturaVisible(viewer: Viewer): RawBuilder<SqlBool> {
  const deCliente = sql<SqlBool>`(f.cliente_id is not null and ${clienteVisible(viewer)})`;
  const { id, role } = viewer;
  if (role === 'cliente') return deCliente;
  const deNadie =
    role === 'admin'
      ? sql`true`
      : sql`(f.creada_por = ${id} or p.comercial_id = any((select comerciales_de(${id}))::uuid[]))`;
  return sql`(${deCliente} or f.cliente_id is null and ${deNadie})`;
}

export const FACTURAS = servedList({
  list: facturasList,
  whole: ({ papelera, deCups, deCliente }) => ({ papelera, deCups, deCliente }),
  as: (viewer) => ({
    from: FROM,
    visible: facturaVisible(viewer),
    sql: LIST,
    row: ROW,
    scope: ({ papelera, deCups, deCliente }) => [
      papelera ? sql`f.borrada_en is not null` : sql`f.borrada_en is null`,
      ...(deCups ? [sql<SqlBool>`f.cups = ${deCups}`] : []),
      ...(deCliente
        ? [isUuid(deCliente) ? sql<SqlBool>`f.cliente_id = ${deCliente}` : sql<SqlBool>`false`]
        : []),
    ],
    tiebreak: sql`f.id`,
  }),
});

const SHEET = {
  rectifica: sql<string | null>`f.rectifica`,
  motivo: sql<string>`f.motivo`,
  contrastes: sql<facturas.Contrastada[]>`f.contrastes`,
  avisos: sql<string[]>`f.avisos`,
  estimada: sql<boolean>`f.estimada`,
  hallazgos: sql<facturas.Factura['hallazgos']>`f.hallazgos`,
  datos: sql<facturas.Factura['datos']>`f.datos`,
  quien: sql<
    facturas.Factura['quien']
  >`(select json_build_object('id', u.id, 'nombre', u.nombre) from usuario u where u.id = f.creada_por)`,
};

export async function findFactura(db: Db, viewer: Viewer, id: string): Promise<facturas.Factura | undefined> {
  if (!isUuid(id)) return undefined;
  return (await FACTURAS.select(viewer, sql`f.id = ${id}`, SHEET).execute(db)).rows[0];
}

/** A bill that was taken back has no papers to show. */
export async function isFacturaVisible(db: Db, viewer: Viewer, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  return (await FACTURAS.find(db, viewer, sql`f.id = ${id} and f.borrada_en is null`)) !== undefined;
}

/** The same as a condition, where many are asked at once; `id` is an `uuid`. */
export function seesFactura(viewer: Viewer, id: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`exists (select from ${FROM} where f.id = ${id} and f.borrada_en is null and ${facturaVisible(viewer)})`;
}
