import type { contratosList } from '@vatio/contract';
import type { ListOf } from '../../../trade/use-list.tsx';

/** The list of contracts as its address says it. */
export type Lista = ListOf<typeof contratosList>;
