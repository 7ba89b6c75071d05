import { puntosSuministro } from '@vatio/contract';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../data/use-read.ts';
import { formatCups } from '../../../format/cups.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';

type Props = {
  readonly field: Pick<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'error' | 'name'>;
  readonly clienteId: string | undefined;
};

/** The supply of a new contract: one of the client's, or any when it is not known whose or they are too many to choose. */
export function CampoCups({ field, clienteId }: Props) {
  const { t } = useTranslation('contratos');
  const query = { cliente: clienteId ?? '', limit: 100 } as const;
  const { data } = useRead(puntosSuministro.list, { query }, { enabled: clienteId !== undefined });
  const { rows: puntos = [], count = 0 } = data ?? {};
  if (clienteId === undefined || (data && (count === 0 || count > puntos.length))) {
    return (
      <TextField
        {...field}
        label="CUPS"
        required
        code
        maxLength={60}
        autoComplete="off"
        placeholder="ES 0000 0000 0000 0000 XX"
      />
    );
  }
  return (
    <SelectField
      {...field}
      label="CUPS"
      required
      placeholder={t('eligePunto')}
      options={puntos.map(({ cups, municipio }) => ({
        value: cups,
        label: [formatCups(cups), municipio].filter(Boolean).join(' · '),
      }))}
    />
  );
}
