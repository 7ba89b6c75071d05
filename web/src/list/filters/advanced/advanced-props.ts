import type { Where } from '@vatio/contract';
import type { FilterField } from '../filter-field.ts';

/** What the part that comes on demand is given. */
export type AdvancedProps = {
  /** The filter in force, as the address has it. */
  readonly where: string | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Undefined: none. */
  readonly onApply: (where: string | undefined) => void;
  /** Says the filter in force in words. */
  readonly onText: (text: string) => void;
  readonly fields?: readonly FilterField[] | undefined;
};

/** A hook that completes the fields of a list, which has to name what the filter in force asks for. */
export type CompleteFields = (
  fields: readonly FilterField[],
  inForce: Where | undefined,
) => readonly FilterField[];
