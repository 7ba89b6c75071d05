import type { Viewer } from '../../server/src/platform/access-token.ts';
import { foldText, likePattern, wordsOf } from '../../server/src/platform/fold-text.ts';

export type Statement = { readonly text: string; readonly values: readonly unknown[] };

/** What one would write by hand for the list: a statement for the page, and one for how many there are. */
export type HandWritten = { readonly page: Statement; readonly count: Statement };

const COLUMNS = `p.cups, p.cliente_id, p.cliente_nombre, p.comercial_id, c.nombre AS comercial_nombre, p.direccion, p.codigo_postal,
  p.municipio, p.provincia, p.distribuidora, p.tarifa, p.zona, p.potencias_kw, p.consumo_anual_kwh, p.con_contrato, p.sips_fecha, p.etiquetas`;
const ORDERS: Readonly<Record<string, string>> = {
  cliente: 'p.cliente_nombre',
  municipio: 'p.municipio',
  consumo: 'p.consumo_anual_kwh',
  tarifa: 'p.tarifa',
};
/** As many as the contract gives when no number is asked for. */
const ROWS = 10;
/** What begins a CUPS is a range of its key. */
const BEGINS_CUPS = /^es\d+$/;

/** The list of a request of `USUAL_QUERIES`, with nothing that makes it fast but the indexes there are. */
export function handWrittenList(
  { id, role }: Viewer,
  request: Readonly<Record<string, string>>,
): HandWritten {
  const values: unknown[] = [];
  const put = (value: unknown) => `$${values.push(value)}`;
  const conditions =
    role === 'comercial'
      ? [`(p.registro OR p.comercial_id = ANY ((SELECT comerciales_de(${put(id)}))::uuid[]))`]
      : [];
  conditions.push(...filtersOf(request, put));
  const from = `FROM punto_suministro p ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''}`;
  const count = { text: `SELECT count(*) ${from}`, values: [...values] };
  const limit = Number(request.limit ?? ROWS);
  const offset = (Number(request.page ?? 1) - 1) * limit;
  const page = `SELECT ${COLUMNS} ${from.replace('punto_suministro p', 'punto_suministro p LEFT JOIN comercial c ON c.id = p.comercial_id')}
    ORDER BY ${orderOf(request.sort)} LIMIT ${put(limit)} OFFSET ${put(offset)}`;
  return { count, page: { text: page, values } };
}

function filtersOf(request: Readonly<Record<string, string>>, put: (value: unknown) => string): string[] {
  const { q, contrato, consumoDesde, consumoHasta } = request;
  return [
    ...(q === undefined ? [] : wordsIn(q, put)),
    ...['tarifa', 'provincia', 'distribuidora'].flatMap((field) =>
      request[field] === undefined ? [] : [`p.${field} = ANY (${put(request[field].split(','))})`],
    ),
    ...(contrato === undefined ? [] : [contrato === 'con' ? 'p.con_contrato' : 'NOT p.con_contrato']),
    ...(consumoDesde === undefined ? [] : [`p.consumo_anual_kwh >= ${put(Number(consumoDesde))}`]),
    ...(consumoHasta === undefined ? [] : [`p.consumo_anual_kwh <= ${put(Number(consumoHasta))}`]),
  ];
}

function wordsIn(q: string, put: (value: unknown) => string): string[] {
  const compact = q.replace(/\s/g, '').toLowerCase();
  if (BEGINS_CUPS.test(compact)) return [`p.cups LIKE ${put(`${compact.toUpperCase()}%`)}`];
  return wordsOf(foldText(q)).map((word) => `p.busqueda LIKE ${put(likePattern(word))}`);
}

function orderOf(sort = 'cups'): string {
  const descending = sort.startsWith('-');
  const column = ORDERS[descending ? sort.slice(1) : sort];
  const direction = descending ? ' DESC NULLS LAST' : '';
  return column === undefined ? 'p.cups' : `${column}${direction}, p.cups${descending ? ' DESC' : ''}`;
}
