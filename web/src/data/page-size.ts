import { cuenta, type ListDefinition, PAGE_SIZES, parametersOf } from '@vatio/contract';
import { useMemo } from 'react';
import type { FieldList } from './list-fields.ts';
import { changeUser, readSession, useSession } from './session.ts';
import { useListState } from './use-list-state.ts';
import { useWrite } from './use-write.ts';

/** The parameters of a list of the product: where its address does not say, its pages are as long as the account has chosen. */
export function ownParametersOf<const D extends ListDefinition>(definition: D) {
  return withPageSize(parametersOf(definition), readSession()?.userData.filasPorPagina);
}

/**
 * The state of such a list. A size that is chosen in it is kept on the account, for the next lists too, and never written
 * into the address: whoever gets a link sees pages of their own size.
 */
export function useOwnListState<const D extends ListDefinition>(
  definition: D,
  { prefix }: { readonly prefix?: string } = {},
) {
  const chosen = useSession()?.userData.filasPorPagina;
  const parameters = useMemo(() => withPageSize(parametersOf(definition), chosen), [definition, chosen]);
  const list = useListState(parameters, { prefix });
  // Should the server not hear of it, the size lasts as long as the session.
  const { mutate: keep } = useWrite(cuenta.keepFilasPorPagina);
  const { set } = list;
  const setAndKeep = useMemo((): typeof set => {
    return (change, options) => {
      const filasPorPagina = PAGE_SIZES.find((size) => size === change.limit);
      if (filasPorPagina !== undefined) {
        changeUser({ filasPorPagina });
        keep({ body: { filasPorPagina } });
      }
      set('limit' in change ? { ...change, limit: undefined } : change, options);
    };
  }, [set, keep]);
  return { ...list, set: setAndKeep };
}

function withPageSize<State>({ fields }: FieldList<State>, size: number | undefined): FieldList<State> {
  const { limit } = fields;
  return { fields: limit && size ? { ...fields, limit: { ...limit, default: size } } : fields };
}
