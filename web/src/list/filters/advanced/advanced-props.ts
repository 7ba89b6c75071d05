import type { Where } from '@vatio/contract';
import type { FilterField } from '../filter-field.ts';

/** The properties of the part that is loaded on demand. */
export type AdvancedProps = {
  /** The filter in force, as the address has it. */
  readonly where: string | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called with undefined when the filter is removed. */
  readonly onApply: (where: string | undefined) => void;
  /** Called with the filter in force, in words. */
  readonly onText: (text: string) => void;
  readonly fields?: readonly FilterField[] | undefined;
};

/** A hook that completes the fields of a list with what they need to name the values of the filter in force. */
export type CompleteFields = (
  fields: readonly FilterField[],
  inForce: Where | undefined,
) => readonly FilterField[];
