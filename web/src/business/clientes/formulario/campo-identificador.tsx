import type { Result } from '@vatio/domain';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';

type Props = {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string;
  readonly hint?: ReactNode;
  /** Reads the text by the rules of the law: control letter, length. */
  readonly read: (texto: string) => Result<{ readonly normalizado: string }>;
  /** The length of a complete one. A complete text is judged at once, a shorter one when the field is left. */
  readonly largo: number;
};

/** A NIF or an IBAN, checked while it is typed. */
export function CampoIdentificador({ read, largo, value, error, hint, ...props }: Props) {
  const { t } = useTranslation('clientes');
  const [left, setLeft] = useState(false);
  const leido = value.trim() === '' ? undefined : read(value);
  const entero = left || value.replace(/[^\p{L}\d]/gu, '').length >= largo;
  const mal = leido && !leido.ok && entero ? leido.issue.message : undefined;
  return (
    <TextField
      {...props}
      code
      autoComplete="off"
      value={value}
      onBlur={() => setLeft(true)}
      error={error ?? mal}
      hint={hint ?? (leido?.ok && t('esValido', { valor: leido.value.normalizado }))}
    />
  );
}
