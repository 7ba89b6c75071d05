import type { contratosList } from '@vatio/contract';
import type { ListOf } from '../../../trade/use-list.tsx';

export type Lista = ListOf<typeof contratosList>;
