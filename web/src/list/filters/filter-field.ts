import type { FieldKind } from '@vatio/contract';
import type { Choice, FindChoices } from '../../ui/kit/combobox/choice.ts';

/** The options of a field that has too many to be listed; the user searches them. */
export type SearchedOptions = {
  readonly find: FindChoices;
  /** The options that the filters in force use, with their names. */
  readonly named: readonly Choice[];
};

/** A field of the filter builder: its declaration in the contract's list, with its texts. */
export type FilterField = {
  readonly name: string;
  readonly kind: FieldKind;
  readonly label: string;
  readonly unit?: string;
  readonly options?: readonly {
    readonly value: string;
    readonly label: string;
    readonly disabled?: boolean;
  }[];
  readonly searched?: SearchedOptions;
};
