import { type ListDefinition, PAGE_SIZES, parametersOf } from '@vatio/contract';
import { useMemo } from 'react';
import type { FieldList } from './list-fields.ts';
import { readSession } from './session.ts';
import { useListState } from './use-list-state.ts';

/** At 1440 × 900 a list shows fourteen rows or more: a page of ten would leave the window half empty. */
const USUAL_SIZE = 25;

const keyOf = () => `page-size:${readSession()?.userData.id ?? ''}`;

/** How many rows of a list the signed-in person last asked for in this browser. */
function keptPageSize(): number {
  const kept = Number(localStorage.getItem(keyOf()));
  return PAGE_SIZES.find((size) => size === kept) ?? USUAL_SIZE;
}

/** The parameters of a list that has a screen of its own: its pages are as long as the person likes them. */
export function ownParametersOf<const D extends ListDefinition>(definition: D) {
  return withPageSize(parametersOf(definition), keptPageSize());
}

/** The state of such a list; a size that is chosen in it is kept for the next ones. */
export function useOwnListState<const D extends ListDefinition>(definition: D) {
  const parameters = useMemo(() => ownParametersOf(definition), [definition]);
  const list = useListState(parameters);
  const { set } = list;
  const setAndKeep = useMemo((): typeof set => {
    return (change, options) => {
      if (change.limit !== undefined) keepPageSize(change.limit);
      set(change, options);
    };
  }, [set]);
  return { ...list, set: setAndKeep };
}

function withPageSize<State>({ fields }: FieldList<State>, size: number): FieldList<State> {
  const limit = fields.limit;
  return { fields: limit ? { ...fields, limit: { ...limit, default: size } } : fields };
}

/** Without room in the storage the choice lasts as long as the address. */
function keepPageSize(size: number): void {
  try {
    localStorage.setItem(keyOf(), String(size));
  } catch {
    localStorage.removeItem(keyOf());
  }
}
