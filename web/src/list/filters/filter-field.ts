import type { FieldKind } from '@vatio/contract';

/** A field of the filter builder: what its list declares in the contract, with its words. */
export type FilterField = {
  readonly name: string;
  readonly kind: FieldKind;
  readonly label: string;
  /** Of a figure. */
  readonly unit?: string;
  /** What a choice may be; of sellers, who there is. */
  readonly options?: readonly {
    readonly value: string;
    readonly label: string;
    readonly disabled?: boolean;
  }[];
};
