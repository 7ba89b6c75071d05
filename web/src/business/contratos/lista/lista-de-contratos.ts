import type { contratos } from '@vatio/contract';
import type { useListState } from '../../../data/use-list-state.ts';

/** The list of contracts as its address says it. */
export type Lista = ReturnType<typeof useListState<typeof contratos.list.query>>;
