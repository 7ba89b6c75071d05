import { etiquetas } from '@vatio/contract';
import { SeveralField } from '../../ui/kit/combobox/several-field.tsx';
import { FIND_ETIQUETAS, namedEtiquetas } from '../choose/etiquetas.ts';

type Props = {
  readonly label: string;
  readonly hint?: string;
  readonly value: readonly string[];
  readonly onChange: (names: readonly string[]) => void;
  /** Only tags that exist can be chosen, as when they are taken off. */
  readonly existing?: boolean;
};

/** Tags typed with a suggestion. A text that is no tag yet becomes one. */
export function TagsField({ value, onChange, existing, ...field }: Props) {
  const create = (text: string) => {
    // A comma parts several.
    const names = text
      .split(',')
      .map((name) => name.trim().replace(/\s+/g, ' ').slice(0, etiquetas.MAX_ETIQUETA))
      .filter((name) => name !== '' && !value.includes(name));
    if (names.length > 0) onChange([...value, ...names]);
  };
  return (
    <SeveralField
      {...field}
      value={value}
      onChange={onChange}
      options={FIND_ETIQUETAS}
      chosen={namedEtiquetas(value)}
      onCreate={existing ? undefined : create}
    />
  );
}
