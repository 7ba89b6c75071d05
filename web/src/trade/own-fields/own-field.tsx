import type { campos } from '@vatio/contract';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { DateField } from '../../ui/kit/dates/date-field.tsx';

type Value = string | number | null;

type Props = {
  readonly campo: campos.Campo;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly error?: string | undefined;
};

/** Where the value of an own field is typed or chosen; nothing written is no value. */
export function OwnField({ campo: { clase, nombre, valores }, value, onChange, error }: Props) {
  const field = { label: nombre, error };
  const text = value === null ? '' : String(value);
  const write = (written: string) => onChange(written === '' ? null : written);
  switch (clase) {
    case 'numero':
      return (
        <NumberField
          {...field}
          decimals={6}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
        />
      );
    case 'fecha':
      return <DateField {...field} value={text} onChange={write} />;
    case 'opcion':
      return (
        <SelectField
          {...field}
          placeholder="–"
          value={text}
          onChange={write}
          // An option that was taken away stays on the rows that had it.
          options={[...new Set([...valores, ...(text ? [text] : [])])].map((option) => ({
            value: option,
            label: option,
          }))}
        />
      );
    case 'texto':
      return <TextField {...field} maxLength={200} value={text} onChange={write} />;
  }
}
