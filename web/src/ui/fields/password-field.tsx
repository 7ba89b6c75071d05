import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { IconButton } from '../nav/button.tsx';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

type Props = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
};

/** A password that can be shown and pasted, and that a password manager can fill in. */
export function PasswordField({ value, onChange, autoComplete, ...field }: Props) {
  const { t } = useTranslation('ui');
  const [shown, setShown] = useState(false);
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.inset}>
          <input
            {...control}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={`${styles.control} ${styles.withAfter}`}
          />
          <span className={styles.after}>
            <IconButton
              small
              icon={shown ? IconEyeOff : IconEye}
              label={shown ? t('hidePassword') : t('showPassword')}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            />
          </span>
        </div>
      )}
    </Field>
  );
}
