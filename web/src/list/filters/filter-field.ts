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

/** What each field of a list needs besides its kind and its label. */
type FieldExtras<Name extends string> = Readonly<
  Partial<Record<Name, Pick<FilterField, 'unit' | 'options'>>>
>;

/** The fields that a list declares, in their order, with their words. */
export function filterFieldsOf<Name extends string>(
  declared: Readonly<Record<Name, FieldKind>>,
  labelOf: (name: Name) => string,
  extras: FieldExtras<Name>,
): readonly FilterField[] {
  const names = Object.keys(declared) as Name[];
  return names.map((name) => ({ name, kind: declared[name], label: labelOf(name), ...extras[name] }));
}
