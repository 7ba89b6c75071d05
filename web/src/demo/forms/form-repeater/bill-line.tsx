import { formatEur } from '../../../format/energy.ts';
import fieldStyles from '../../../ui/fields/field.module.css';
import { Field } from '../../../ui/fields/field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';

export type BillLine = {
  readonly id: string;
  readonly name: string;
  readonly costEur: number | null;
  readonly quantity: number | null;
};

export function createBillLine(): BillLine {
  return { id: crypto.randomUUID(), name: '', costEur: null, quantity: 1 };
}

type Props = { readonly line: BillLine; readonly onChange: (patch: Partial<BillLine>) => void };

/** Edits a line of a bill: its product, its cost and its quantity. The price is cost times quantity. */
export function BillLineFields({ line: { name, costEur, quantity }, onChange }: Props) {
  const known = costEur !== null && quantity !== null;
  return (
    <>
      <TextField label="Concepto" value={name} onChange={(next) => onChange({ name: next })} />
      <NumberField label="Coste" unit="€" value={costEur} onChange={(next) => onChange({ costEur: next })} />
      <NumberField
        label="Cantidad"
        decimals={0}
        value={quantity}
        onChange={(next) => onChange({ quantity: next })}
      />
      <Field label="Importe">
        {({ id }) => (
          <output id={id} className={`${fieldStyles.control} ${fieldStyles.figure} vt-figure`}>
            {known ? formatEur(costEur * quantity) : '–'}
          </output>
        )}
      </Field>
    </>
  );
}
