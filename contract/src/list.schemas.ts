import { z } from 'zod';
import { changesAnswer } from './cambios.schemas.ts';
import { fechaSchema, mesSchema } from './dominio.schemas.ts';
import { MAX_CHOSEN } from './list.ts';
import {
  type ConstantOf,
  type FieldOf,
  type FiltersOf,
  type GroupOf,
  groupsIn,
  kindsOf,
  type ListDefinition,
  sortsOf,
} from './list-definition.ts';
import { type ListParameter, MAX_ORDER, MAX_WHERE, orderPattern, parametersOf } from './list-parameters.ts';
import { type FilterFields, parseWhere } from './where.ts';

export { MAX_CHOSEN, PAGE_SIZES } from './list.ts';

/** Several values of one filter travel as `a,b`. */
const severalSchema = z
  .string()
  .max(2000)
  .transform((text) => text.split(',').filter(Boolean));

export const csvSchema = severalSchema.optional();

/** Query of a list without filters of its own fields: a search text, the page and the order. */
export function listQuery<F extends z.ZodRawShape>(filters: F, sortable: readonly string[]) {
  return z.strictObject({ ...filters, ...paging(sortable) });
}

function paging(sortable: readonly string[]) {
  const refused = `El orden ha de ser uno o varios (${MAX_ORDER} como mucho, separados por comas) de ${sortable.join(', ')}, con un guion delante para el descendente`;
  return {
    q: z.string().trim().max(200).optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(10),
    sort: z
      .string()
      .max(200)
      .regex(new RegExp(orderPattern(sortable)), refused)
      .optional(),
  };
}

type FilterShape<D extends ListDefinition> = {
  [K in keyof FiltersOf<D>]: K extends ConstantOf<D>
    ? z.ZodDefault<z.ZodType<FiltersOf<D>[K], FiltersOf<D>[K]>>
    : z.ZodOptional<z.ZodType<FiltersOf<D>[K], FiltersOf<D>[K] extends number ? number : string>>;
};

/** The query of a list: what its definition says, with a sentence for each thing that is wrong. */
export function queryOf<const D extends ListDefinition>(list: D) {
  const names = Object.keys(paging([]));
  const filters = Object.entries(parametersOf(list).fields).filter(([name]) => !names.includes(name));
  const shape = filters.map(([name, parameter]) => [name, schemaOf(parameter, list)] as const);
  return listQuery(Object.fromEntries(shape) as FilterShape<D>, sortsOf(list));
}

function schemaOf(parameter: ListParameter, list: ListDefinition): z.ZodType {
  const { default: usual } = parameter;
  const schema = valueSchema(parameter, list);
  return usual === undefined ? schema.optional() : schema.default(usual);
}

function valueSchema(
  { kind, format, choices, min, max = 200 }: ListParameter,
  list: ListDefinition,
): z.ZodType {
  if (format === 'where') return whereSchema(kindsOf(list)).unwrap();
  if (format === 'codes') return codesSchema.unwrap();
  if (format === 'group') return groupSchema(list, max);
  if (format === 'date') return fechaSchema;
  if (format === 'month') return mesSchema;
  if (kind === 'number') return z.coerce.number().min(min ?? Number.NEGATIVE_INFINITY);
  if (kind === 'several') return choices ? severalSchema.pipe(z.array(z.enum(choices))) : severalSchema;
  return choices ? z.enum(choices) : z.string().max(max);
}

/** The filter `deGrupo` of a list, which `textOfGroup` writes. */
function groupSchema(list: ListDefinition, max: number) {
  const groups = groupsIn(list);
  const refused = `El grupo ha de ser de uno de los campos ${groups.join(', ')}, con dos puntos y su valor`;
  return z
    .string()
    .max(max)
    .regex(new RegExp(`^(?:${groups.join('|')})(?::[^\\0]*)?$`), refused);
}

/**
 * The query of a list's groups: that of its rows, whose open group does not count, and the field that groups them. Its pages are
 * of groups, and its order is that of the field, or of a field with a total.
 */
export function groupsQuery<const D extends ListDefinition>(list: D) {
  return queryOf(list).extend({ por: z.enum(groupsIn(list) as [GroupOf<D>, ...GroupOf<D>[]]) });
}

/** The filter `donde` of a list: JSON of a `Where` over those fields, checked here and read again where it is used. */
export function whereSchema(fields: FilterFields) {
  return z
    .string()
    .max(MAX_WHERE)
    .regex(/^\{"(?:and|or)":\[.+\]\}$/, 'El filtro avanzado no se puede leer')
    .superRefine((text, check) => {
      const read = parseWhere(text, fields);
      if (!read.ok) check.addIssue({ code: 'custom', message: read.issue.message });
    })
    .optional();
}

/** The filter `lista` of a list: the identifier of pasted codes (`listas-codigos.ts`). */
export const codesSchema = z
  .string()
  .regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'No es una lista de códigos')
  .optional();

/**
 * Answer of a list. `countExact` is false when `count` is a floor: there are more rows than are worth counting. `total`
 * are the rows that the viewer would see without filters: «37 de 1.240».
 */
export function listResponse<R extends z.ZodType>(row: R) {
  return z.object({
    rows: z.array(row),
    count: z.int(),
    countExact: z.boolean(),
    total: z.int(),
    ...changesAnswer,
  });
}

type TotalsShape<D extends ListDefinition> = {
  [K in FieldOf<D> as D['fields'][K] extends { total: infer T extends string }
    ? T
    : never]: D['fields'][K] extends { sellersOnly: true } ? z.ZodOptional<z.ZodNumber> : z.ZodNumber;
} & {
  [K in FieldOf<D> as D['fields'][K] extends { average: infer T extends string } ? T : never]: z.ZodOptional<
    z.ZodNullable<z.ZodNumber>
  >;
};

/**
 * The sums and averages of a list under the names that its definition gives them: a sum without a unit is a count, and an
 * average is null where no row has a value. A client is not given those of fields for sellers only.
 */
export function totalsOf<const D extends ListDefinition>(list: D) {
  const totals = Object.values(list.fields).flatMap(({ total, average, unit, sellersOnly }) => {
    const sum = unit === undefined ? z.int() : z.number();
    return [
      ...(total === undefined ? [] : [[total, sellersOnly ? sum.optional() : sum] as const]),
      ...(average === undefined ? [] : [[average, z.number().nullable().optional()] as const]),
    ];
  });
  return z.object(Object.fromEntries(totals) as unknown as TotalsShape<D>);
}

/**
 * The groups of a list with what the rows of each add up. `value` is null for those without one, and `name` says whom an
 * identifier means.
 */
export function groupsOf<const D extends ListDefinition>(list: D) {
  return groupsWith(totalsOf(list));
}

/** The groups of a list as a client's account is let see them. */
export function groupsForClient(list: ListDefinition) {
  const fields = Object.entries(list.fields).filter(([, { sellersOnly }]) => !sellersOnly);
  return groupsWith(totalsOf({ ...list, fields: Object.fromEntries(fields) }));
}

function groupsWith<T extends z.ZodType>(totals: T) {
  const group = z.object({
    value: z.string().nullable(),
    name: z.string().nullable(),
    count: z.int(),
    totals,
  });
  return z.object({ rows: z.array(group), count: z.int() });
}

/** The largest value of PostgreSQL's `integer`. */
const MAX_INT = 2_147_483_647;

/** Version of a row as the editor read it: saving over a newer one is refused with 409. */
export const versionSchema = z.int().min(1).max(MAX_INT);

/** A list is exported in one of these formats; `papel` is a table that the browser prints. */
export const formatoHojaSchema = z.enum(['csv', 'xlsx', 'papel']);

/** The rows that an export is about, besides its filters: those chosen in the list, by their keys. */
const chosenSchema = z
  .string()
  .max(MAX_CHOSEN * 61)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.string().max(60)).max(MAX_CHOSEN, `Como mucho ${MAX_CHOSEN} filas marcadas`))
  .optional();

/** What an export of a list with bulk changes is asked besides the filters. */
export const chosenExport = { formato: formatoHojaSchema, ids: chosenSchema };

/** A printed list has this many rows at most: more would be some hundred pages. */
export const MAX_ON_PAPER = 2_000;

/** A list as it goes to paper. Figures and days are not written out yet: `€` are euros, which have two decimals. */
export const paperSchema = z.object({
  /** The brand under which the sheet is printed. */
  marca: z.string(),
  titulo: z.string(),
  columnas: z.array(z.object({ titulo: z.string(), tipo: z.enum(['text', 'figure', 'money', 'date']) })),
  filas: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
});

export type Paper = z.infer<typeof paperSchema>;

/** The media types of an export, in the order of `formatoHojaSchema`. */
export const SPREADSHEETS = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/json',
] as const;
