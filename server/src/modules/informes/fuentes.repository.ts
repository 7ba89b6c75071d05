import type { informes } from '@vatio/contract/endpoints';
import { EMISION_SIN_GARANTIA } from '@vatio/domain';
import { type SqlBool, sql } from 'kysely';
import { TODAY_IN_SPAIN } from '../../platform/today-in-sql.ts';
import { contratoVisible } from '../contratos/visibilidad.repository.ts';
import { liveLines } from '../extractos/live-lines.repository.ts';
import { liquidacionVisible } from '../liquidaciones/liquidaciones.repository.ts';
import { estadoDePropuesta } from '../propuestas/estado.repository.ts';
import { propuestaVisible } from '../propuestas/visibilidad.repository.ts';
import { importaciones } from './fuente-importaciones.repository.ts';
import { count, day, type FuenteSql, inSpain, mean, share, sum } from './fuente-sql.ts';
import { followedBy } from './seguido.repository.ts';

type Fuentes = typeof informes.FUENTES;

/** Each table is joined by its key from the left: PostgreSQL then leaves out those that a report does not name. */
const DE_CONTRATO = sql`contrato k
  left join cliente c on c.id = k.cliente_id
  left join producto_version v on v.id = k.producto_version_id
  left join producto p on p.id = v.producto_id`;

const CAMPOS_DE_CONTRATO = {
  comercializadora: sql`p.comercializadora`,
  comercial: sql`k.comercial_id::text`,
  tarifa: sql`p.tarifa`,
  tipo: sql`p.tipo`,
  provincia: sql`c.provincia`,
};

const TONELADAS = sql`case when p.renovable then 0 else k.consumo_anual_kwh * ${sql.lit(EMISION_SIN_GARANTIA.kgKwh)} / 1000 end`;

const FILA_DE_CONTRATO = {
  id: sql`k.id`,
  titulo: sql`k.codigo`,
  detalle: sql`c.nombre`,
  ruta: '/contratos/',
};

const RENEWED = sql<SqlBool>`o.id is not null`;

const contratos: FuenteSql<Fuentes['contratos']> = {
  from: DE_CONTRATO,
  where: (viewer) => sql`k.borrado_en is null and ${contratoVisible(viewer)}`,
  fechas: {
    firma: day('k.fecha_firma'),
    activacion: day('k.fecha_activacion'),
    baja: day('k.fecha_baja'),
    alta: inSpain('k.creado_en'),
  },
  campos: { ...CAMPOS_DE_CONTRATO, estado: sql`k.comercial`, atr: sql`k.atr`, cobro: sql`k.cobro` },
  medidas: {
    cuantos: count,
    consumo: sum(sql`k.consumo_anual_kwh`, 0),
    comision: sum(sql`k.comision_prevista_eur`),
    activar: mean(sql`(k.fecha_activacion - k.fecha_firma)`),
  },
  fila: {
    ...FILA_DE_CONTRATO,
    valores: {
      consumo: sql`k.consumo_anual_kwh`,
      comision: sql`k.comision_prevista_eur`,
      activar: sql`(k.fecha_activacion - k.fecha_firma)`,
    },
  },
};

const cartera: FuenteSql<Fuentes['cartera']> = {
  from: DE_CONTRATO,
  where: (viewer) => sql`k.borrado_en is null and k.atr = 'activado' and ${contratoVisible(viewer)}`,
  fechas: { fin: day('k.fecha_fin'), activacion: day('k.fecha_activacion') },
  campos: CAMPOS_DE_CONTRATO,
  medidas: {
    cuantos: count,
    consumo: sum(sql`k.consumo_anual_kwh`, 0),
    co2: sum(TONELADAS, 1),
    comision: sum(sql`k.comision_prevista_eur`),
  },
  fila: {
    ...FILA_DE_CONTRATO,
    valores: {
      consumo: sql`k.consumo_anual_kwh`,
      co2: TONELADAS,
      comision: sql`k.comision_prevista_eur`,
    },
  },
};

const renovaciones: FuenteSql<Fuentes['renovaciones']> = {
  from: sql`${DE_CONTRATO} ${followedBy()}`,
  where: (viewer) =>
    sql`k.borrado_en is null and k.fecha_activacion is not null and ${contratoVisible(viewer)}`,
  fechas: { fin: day('k.fecha_fin') },
  campos: {
    ...CAMPOS_DE_CONTRATO,
    resultado: sql`case when ${RENEWED} then 'renovado' when k.atr = 'baja' then 'perdido' else 'pendiente' end`,
  },
  medidas: {
    cuantos: count,
    consumo: sum(sql`k.consumo_anual_kwh`, 0),
    comision: sum(sql`k.comision_prevista_eur`),
    retencion: share(RENEWED, sql`(k.atr = 'baja' or ${RENEWED})`),
  },
  fila: {
    ...FILA_DE_CONTRATO,
    valores: { consumo: sql`k.consumo_anual_kwh`, comision: sql`k.comision_prevista_eur` },
  },
};

const FILA_DE_PROPUESTA = {
  id: sql`p.id`,
  titulo: sql`p.codigo`,
  detalle: sql`c.nombre`,
  ruta: '/propuestas/',
};

const propuestas: FuenteSql<Fuentes['propuestas']> = {
  from: sql`propuesta p
    join propuesta_version v on v.propuesta_id = p.id and v.numero = p.numero
    left join cliente c on c.id = p.cliente_id`,
  where: (viewer) => sql`p.borrado_en is null and ${propuestaVisible(viewer)}`,
  fechas: { creada: inSpain('p.creado_en'), enviada: inSpain('v.enviada_en') },
  campos: {
    comercial: sql`p.comercial_id::text`,
    estado: estadoDePropuesta(TODAY_IN_SPAIN),
    provincia: sql`c.provincia`,
  },
  medidas: {
    cuantos: count,
    ahorro: sum(sql`v.ahorro_anual_eur`),
    comision: sum(sql`v.comision_eur`),
    consumo: sum(sql`v.consumo_anual_kwh`, 0),
    conversion: share(sql`p.estado = 'aceptada'`, sql`p.estado <> 'borrador'`),
  },
  fila: {
    ...FILA_DE_PROPUESTA,
    valores: {
      ahorro: sql`v.ahorro_anual_eur`,
      comision: sql`v.comision_eur`,
      consumo: sql`v.consumo_anual_kwh`,
    },
  },
};

const SHARE_SAVED = sql`(100.0 * v.ahorro_anual_eur / nullif(v.actual_anual_eur, 0))`;

const ahorros: FuenteSql<Fuentes['ahorros']> = {
  from: sql`propuesta_respuesta a
    join propuesta p on p.id = a.propuesta_id
    join propuesta_version v on v.propuesta_id = a.propuesta_id and v.numero = a.numero
    left join cliente c on c.id = p.cliente_id`,
  where: (viewer) => sql`a.tipo = 'aceptada' and p.borrado_en is null and ${propuestaVisible(viewer)}`,
  fechas: { aceptada: inSpain('a.creada_en') },
  campos: { comercial: sql`p.comercial_id::text`, provincia: sql`c.provincia` },
  medidas: {
    ahorro: sum(sql`v.ahorro_anual_eur`),
    ahorroPct: (within) => sql`round((100.0 * sum(v.ahorro_anual_eur) filter (where ${within})
      / nullif(sum(v.actual_anual_eur) filter (where ${within}), 0))::numeric, 1)`,
    cuantos: count,
    consumo: sum(sql`v.consumo_anual_kwh`, 0),
  },
  fila: {
    ...FILA_DE_PROPUESTA,
    valores: {
      ahorro: sql`v.ahorro_anual_eur`,
      ahorroPct: SHARE_SAVED,
      consumo: sql`v.consumo_anual_kwh`,
    },
  },
};

const comisiones: FuenteSql<Fuentes['comisiones']> = {
  from: sql`liquidacion_linea n
    join liquidacion l on l.id = n.liquidacion_id
    left join contrato k on k.id = n.contrato_id
    left join cliente c on c.id = k.cliente_id
    left join producto_version v on v.id = k.producto_version_id
    left join producto p on p.id = v.producto_id`,
  where: (viewer) => sql`n.estado in ('pendiente', 'aceptada') and ${liquidacionVisible(viewer)}`,
  fechas: { mes: day('l.mes') },
  campos: {
    comercial: sql`l.comercial_id::text`,
    tipo: sql`n.tipo`,
    estado: sql`l.estado`,
    comercializadora: sql`p.comercializadora`,
  },
  medidas: { importe: sum(sql`n.importe_eur`), cuantos: count },
  fila: {
    id: sql`l.id`,
    titulo: sql`k.codigo`,
    detalle: sql`case when c.datos_bloqueados_en is null or c.suprimido_en is not null then c.nombre end`,
    ruta: '/liquidaciones/',
    valores: { importe: sql`n.importe_eur` },
  },
};

const extractos: FuenteSql<Fuentes['extractos']> = {
  from: sql`(${liveLines(sql`true`)}) t`,
  where: ({ role }) => (role === 'admin' ? sql`true` : sql`false`),
  fechas: { mes: day('t.mes') },
  campos: {
    comercializadora: sql`t.comercializadora`,
    comercial: sql`t.comercial_id::text`,
    estado: sql`t.estado`,
    antiguedad: sql`t.antiguedad`,
  },
  medidas: {
    pendiente: sum(sql`t.pendiente_eur`),
    importe: sum(sql`t.importe_eur`),
    esperado: sum(sql`t.esperado_eur`),
    cuantos: count,
  },
  fila: {
    id: sql`t.contrato_id`,
    titulo: sql`coalesce(t.contrato_codigo, t.cups)`,
    detalle: sql`t.cliente_nombre`,
    ruta: '/contratos/',
    valores: {
      pendiente: sql`t.pendiente_eur`,
      importe: sql`t.importe_eur`,
      esperado: sql`t.esperado_eur`,
    },
  },
};

const FUENTES: { readonly [N in informes.NombreDeFuente]: FuenteSql<Fuentes[N]> } = {
  contratos,
  cartera,
  renovaciones,
  propuestas,
  ahorros,
  comisiones,
  extractos,
  importaciones,
};

/** The SQL of a source, whose names the contract has checked. */
export function fuenteSql(nombre: informes.NombreDeFuente): FuenteSql<informes.Fuente> {
  return FUENTES[nombre] as unknown as FuenteSql<informes.Fuente>;
}
