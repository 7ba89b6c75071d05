import type { ListaConCodigos } from './listas-codigos.ts';
import type { FieldKind, FilterFields } from './where.ts';

/**
 * A field of a list. What `quick` names is offered beside the search too, and has a parameter of its own in the address,
 * which says the same as a condition of the advanced filter:
 *
 * - `one` and `many`: one of its values, or several (`tarifa=2.0TD,3.0TD`);
 * - `range`: from one to another, both included (`creadoDesde=…&creadoHasta=…`);
 * - `month`: a whole month (`mes=2026-01`);
 * - `link`: one value that no field offers, and links bring.
 */
export type ListField = {
  readonly kind: FieldKind;
  readonly quick?: 'one' | 'many' | 'range' | 'month' | 'link';
  /** The admitted values of a choice, or the two words that the parameter of a yes or no takes. */
  readonly values?: readonly string[];
  /** A filter by several values is refused unless all of them are among `values`. */
  readonly closed?: true;
  /** A client never has rows with these values, and is not offered them. */
  readonly sellersOnlyValues?: readonly string[];
  /** The word that, in a parameter of several sellers, asks for the rows of nobody. */
  readonly nobody?: string;
  /** The parameters of a range, when they are not those of its name. */
  readonly parameters?: readonly [from: string, to: string];
  readonly sort?: true;
  /** The rows can be grouped by it: those of each of its values, and those without one. */
  readonly group?: true;
  /** The totals of the list carry the field's sum under this name. */
  readonly total?: string;
  /** Beside its total, they carry the average of the rows that have a value under this name. */
  readonly average?: string;
  readonly unit?: string;
  /** A client's account may neither filter nor sort by it. */
  readonly sellersOnly?: true;
};

/** A parameter without a field says what the list is about, such as the bin. The list's own SQL answers it. */
export type ScopeParameter = {
  /** When absent, any text is admitted, such as an identifier. */
  readonly values?: readonly string[];
  readonly default?: string;
  /** A control beside the search offers it; otherwise only links set it. */
  readonly offered?: true;
};

/** The definition of a list gives its query, address, filters, orders and totals. */
export type ListDefinition = {
  /** Exports of the list have this name. */
  readonly name: string;
  readonly fields: Readonly<Record<string, ListField>>;
  readonly scope?: Readonly<Record<string, ScopeParameter>>;
  /** These orders belong to no field. */
  readonly sorts?: readonly string[];
  readonly usualSort: string;
  /** The list can be filtered by pasted codes of this kind. */
  readonly codes?: ListaConCodigos;
  /** Programs read what has changed of it in order: `actualizadoDesde` and `cursor`. */
  readonly changes?: true;
};

export type FieldOf<D extends ListDefinition> = keyof D['fields'] & string;

/** A list can be grouped only by these of its fields. */
export type GroupOf<D extends ListDefinition> = {
  [K in FieldOf<D>]: D['fields'][K] extends { group: true } ? K : never;
}[FieldOf<D>];

/** The sums of a list under the names of its totals. */
export type TotalsOf<D extends ListDefinition> = {
  [K in FieldOf<D> as D['fields'][K] extends { total: infer T extends string } ? T : never]: number;
} & {
  [K in FieldOf<D> as D['fields'][K] extends { average: infer T extends string } ? T : never]: number | null;
};

type Values<F> = F extends { values: readonly (infer V)[] } ? V : string;
type Bound<F> = F extends { kind: 'number' } ? number : string;

type FieldState<K extends string, F> = F extends { quick: 'one' | 'link' }
  ? Record<K, Values<F>>
  : F extends { quick: 'many' }
    ? Record<K, (F extends { closed: true } ? Values<F> : string)[]>
    : F extends { quick: 'month' }
      ? Record<K, string>
      : F extends { quick: 'range' }
        ? F extends { parameters: readonly (infer P extends string)[] }
          ? Record<P, Bound<F>>
          : Record<`${K}Desde` | `${K}Hasta`, Bound<F>>
        : Record<never, never>;

type ScopeState<S> =
  S extends Readonly<Record<string, ScopeParameter>> ? { [K in keyof S]: Values<S[K]> } : unknown;

type Together<U> = (U extends unknown ? (part: U) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Flat<T> = { [K in keyof T]: T[K] };

type WithDefault<S> = { [K in keyof S]: S[K] extends { default: string } ? K : never }[keyof S];

/** The filters of a list, each with the value that its parameter has once read. */
export type FiltersOf<D extends ListDefinition> = Flat<
  Together<{ [K in FieldOf<D>]: FieldState<K, D['fields'][K]> }[FieldOf<D>]> &
    ScopeState<D['scope']> & { donde: string; q: string } & (D extends { codes: string }
      ? { lista: string }
      : unknown) &
    ([GroupOf<D>] extends [never] ? unknown : { deGrupo: string })
>;

/** Filters with a default always have a value. */
export type ConstantOf<D extends ListDefinition> = Extract<WithDefault<D['scope']>, keyof FiltersOf<D>>;

export type ListStateOf<D extends ListDefinition> = Flat<
  { [K in Exclude<keyof FiltersOf<D>, ConstantOf<D>>]?: FiltersOf<D>[K] | undefined } & {
    [K in ConstantOf<D>]: FiltersOf<D>[K];
  } & { page: number; limit: number; sort?: string | undefined }
>;

/** The fields of the advanced filter with their kinds. */
export function kindsOf<D extends ListDefinition>({ fields }: D): FilterFields {
  return Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, kind]));
}

export function sortsOf({ fields, sorts = [] }: ListDefinition): string[] {
  return [...Object.entries(fields).flatMap(([name, { sort }]) => (sort ? [name] : [])), ...sorts];
}

export function groupsIn<D extends ListDefinition>({ fields }: D): GroupOf<D>[] {
  return Object.entries<ListField>(fields).flatMap(([name, { group }]) =>
    group ? [name as GroupOf<D>] : [],
  );
}

/** How the parameter `deGrupo` names a group, `tarifa:2.0TD`; the rows without a value are in the group `tarifa`. */
export function textOfGroup(field: string, value: string | null): string {
  return value === null ? field : `${field}:${value}`;
}

export function groupOfText(text: string): { readonly field: string; readonly value: string | null } {
  const at = text.indexOf(':');
  return at < 0 ? { field: text, value: null } : { field: text.slice(0, at), value: text.slice(at + 1) };
}

export function rangeOf(name: string, { parameters }: ListField): readonly [from: string, to: string] {
  return parameters ?? [`${name}Desde`, `${name}Hasta`];
}
