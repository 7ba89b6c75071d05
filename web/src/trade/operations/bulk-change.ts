import type { Icon } from '@tabler/icons-react';
import type { BodyInputOf, Call } from '@vatio/contract';
import type { Chooser } from '../choose/chooser.ts';

/** What an action asks for before it is tried, and what of the body it becomes. `Key` names texts of the area. */
type Question<Key extends string, Body> = { readonly label: Key; readonly body: (value: string) => Body } & (
  | { readonly kind: 'day' }
  | { readonly kind: 'text'; readonly maxLength: number }
  | {
      readonly kind: 'choice';
      readonly from: Chooser;
      readonly placeholder: Key;
      /** A choice that is no row of the server. */
      readonly always?: { readonly value: string; readonly label: Key };
    }
);

type Action<Key extends string, Body> = {
  readonly icon: Icon;
  readonly danger?: boolean;
  readonly asks?: Question<Key, Body>;
};

type Change<Accion extends string, Key extends string, Body> = {
  readonly preview: Call;
  readonly apply: Call;
  /** The reads that the change makes stale. */
  readonly invalidates: readonly Pick<Call, 'path'>[];
  /** The address of a row's page, for rows that have one. */
  readonly href?: (id: string) => string;
  readonly actions: Readonly<Record<Accion, Action<Key, Body>>>;
};

/**
 * What can be done with many rows of a list at once. Of each action the dictionary of its area has the name, `enLote-…`,
 * and what it does, `loteTexto-…`.
 */
export type BulkChange<Accion extends string, Key extends string> = Change<Accion, Key, object>;

/** Says the texts of an area that a bulk change has. */
export type BulkWords<Accion extends string, Key extends string> = (
  key: `enLote-${Accion}` | `loteTexto-${Accion}` | Key,
) => string;

/** Checks that the answers of an action are parts of the body that its call takes. */
export function bulkChange<C extends Call, Accion extends string, Key extends string>(
  change: Change<Accion, Key, Partial<BodyInputOf<C>>> & { readonly preview: C },
): BulkChange<Accion, Key> {
  return change as BulkChange<Accion, Key>;
}
