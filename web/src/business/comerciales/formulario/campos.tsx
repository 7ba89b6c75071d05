import { parseNif } from '@vatio/domain';
import { type ReactNode, useState } from 'react';
import type { useForm } from '../../../data/use-form.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ChooseField } from '../../../trade/choose/choose-field.tsx';
import { COMERCIALES_ACTIVOS } from '../../../trade/choose/comerciales.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { Borrador } from './borrador.ts';
import styles from './formulario.module.css';

type Props = {
  readonly form: Pick<ReturnType<typeof useForm<Borrador>>, 'values' | 'field'>;
  /** Id of the edited representative, who cannot report to themselves. */
  readonly id?: string;
  /** Says who has that NIF already. */
  readonly repeated?: ReactNode;
};

/** The fields of who a representative is, how to reach them and to whom they report. */
export function CamposComercial({ form: { values, field }, id, repeated }: Props) {
  const { t } = useTranslation('comerciales');
  const [left, setLeft] = useState(false);
  const nif = values.nif.trim() === '' ? undefined : parseNif(values.nif);
  const { error: errorNif, ...campoNif } = field('nif');
  return (
    <>
      <div className={styles.ancho}>
        <TextField label={t('nombre')} required autoComplete="off" {...field('nombre')} />
      </div>
      <TextField
        label={t('nif')}
        code
        autoComplete="off"
        {...campoNif}
        onBlur={() => setLeft(true)}
        error={errorNif ?? (left && nif && !nif.ok ? nif.issue.message : undefined)}
        hint={repeated ?? (nif?.ok && t('esValido', { valor: nif.value.normalizado }))}
      />
      <TextField
        label={t('email')}
        type="email"
        autoComplete="off"
        hint={t('emailParaInvitar')}
        {...field('email')}
      />
      <TextField label={t('telefono')} type="tel" autoComplete="off" {...field('telefono')} />
      <TextField label={t('zona')} autoComplete="off" {...field('zona')} />
      <div className={styles.ancho}>
        <ChooseField
          from={COMERCIALES_ACTIVOS}
          except={id}
          label={t('responsable')}
          hint={t('responsableTexto')}
          placeholder={t('sinResponsable')}
          {...field('responsableId')}
        />
      </div>
    </>
  );
}
