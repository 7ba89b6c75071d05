import type { contratosList } from '@vatio/contract';
import type { ListOf } from '../../../trade/use-list.tsx';

/** The state of the list of contracts, from its address. */
export type Lista = ListOf<typeof contratosList>;
