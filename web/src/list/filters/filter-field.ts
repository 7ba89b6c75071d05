import type { FieldKind } from '@vatio/contract';
import type { Choice, FindChoices } from '../../ui/kit/combobox/choice.ts';

/** What a field may be where that is too much to be listed: it is found by typing. */
export type SearchedOptions = {
  readonly find: FindChoices;
  /** The names of what the filters in force ask for. */
  readonly named: readonly Choice[];
};

/** A field of the filter builder: what its list declares in the contract, with its words. */
export type FilterField = {
  readonly name: string;
  readonly kind: FieldKind;
  readonly label: string;
  /** Of a figure. */
  readonly unit?: string;
  /** What a choice may be. */
  readonly options?: readonly {
    readonly value: string;
    readonly label: string;
    readonly disabled?: boolean;
  }[];
  readonly searched?: SearchedOptions;
};
