import type { BodyOf, calculos, facturas } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { isUuid } from '../../platform/uuid.ts';
import { clienteVisible } from '../cartera/visibilidad.repository.ts';

export type FacturaDelAnio = {
  readonly id: string;
  readonly numero: string | null;
  readonly tipo: facturas.Factura['tipo'];
  readonly cups: string;
  readonly desde: string;
  readonly hasta: string;
  readonly totalEur: number;
  readonly datos: BodyOf<typeof calculos.factura>;
  readonly conContrato: boolean;
  /** Another bill cancels it or takes its place. */
  readonly corregida: boolean;
  /** The study that its contract, or the one that this renewed, came from, with what was paid until then. */
  readonly estudio: {
    readonly fecha: string;
    readonly ahorroAnualEur: number | null;
    readonly potenciasKw: number[];
    readonly energiaEurKwh: number[];
    readonly potenciaEurKwAnio: number[];
    readonly excedentesEurKwh: number | null;
  } | null;
};

export type Cuales = { readonly anio: number; readonly cliente: string | undefined };

/** The bills of suppliers whose last day is in that year, of the clients that the viewer sees. */
export async function listFacturasDelAnio(
  db: Db,
  viewer: Viewer,
  { anio, cliente }: Cuales,
): Promise<FacturaDelAnio[]> {
  const deCliente = cliente === undefined ? sql`true` : sql`c.id = ${cliente}`;
  const { rows } = await sql<FacturaDelAnio>`
    select f.id, f.numero, f.tipo, f.cups, f.desde, f.hasta, f.total_eur::float8 as total_eur, f.datos,
      f.contrato_id is not null as con_contrato,
      exists (select from factura_recibida o where o.cups = f.cups and o.rectifica = f.numero and o.borrada_en is null
        and o.id <> f.id and o.tipo in ('A', 'R') and o.datos -> 'rectifica' ->> 'modo' is distinct from 'diferencias')
        as corregida,
      (with recursive cadena (id, anterior_id, analisis_id, producto_version_id, paso) as (
          select k.id, k.anterior_id, k.analisis_id, k.producto_version_id, 1 from contrato k where k.id = f.contrato_id
          union all
          select k.id, k.anterior_id, k.analisis_id, k.producto_version_id, n.paso + 1
          from contrato k join cadena n on k.id = n.anterior_id where n.analisis_id is null and n.paso < 50
        )
        select json_build_object('fecha', a.fecha, 'potenciasKw', punto -> 'punto' -> 'potenciasKw',
          'energiaEurKwh', punto -> 'precioEnergiaCliente', 'potenciaEurKwAnio', punto -> 'precioPotenciaCliente',
          'excedentesEurKwh', punto -> 'precioExcedentesCliente',
          'ahorroAnualEur', (select (d ->> 'ahorroAnualEur')::float8
            from jsonb_array_elements(a.documento -> 'datosCupsProducto') d
            where d ->> 'cups' = f.cups and d ->> 'versionId' = n.producto_version_id::text limit 1))
        from cadena n join analisis a on a.id = n.analisis_id, jsonb_array_elements(a.documento -> 'puntos') punto
        where punto ->> 'cups' = f.cups order by n.paso limit 1) as estudio
    from factura_recibida f join cliente c on c.id = f.cliente_id
    where ${clienteVisible(viewer)} and ${deCliente} and f.borrada_en is null and f.datos is not null
      and f.hasta between make_date(${anio}, 1, 1) and make_date(${anio}, 12, 31)
    order by f.cups, f.desde, f.id
  `.execute(db);
  return rows;
}

export async function listClientesDelAhorro(
  db: Db,
  viewer: Viewer,
  cliente: string | undefined,
): Promise<{ readonly id: string; readonly nombre: string }[]> {
  if (cliente !== undefined && !isUuid(cliente)) return [];
  const deCliente = cliente === undefined ? sql`true` : sql`c.id = ${cliente}`;
  const { rows } = await sql<{ id: string; nombre: string }>`
    select c.id, c.nombre from cliente c where ${clienteVisible(viewer)} and ${deCliente} order by c.creado_en, c.id limit 2
  `.execute(db);
  return rows;
}
