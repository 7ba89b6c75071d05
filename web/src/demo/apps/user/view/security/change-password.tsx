import { IconCheck, IconCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { z } from 'zod';
import { useForm } from '../../../../../data/use-form.ts';
import { formatFecha, today } from '../../../../../format/date.ts';
import { notify } from '../../../../../ui/feedback/toasts.ts';
import { PasswordField } from '../../../../../ui/fields/password-field.tsx';
import { Card } from '../../../../../ui/figures/card.tsx';
import { Button } from '../../../../../ui/nav/button.tsx';
import type { TabProps } from '../../calls/account-calls.ts';
import { type UserText, useUserText } from '../../texts.ts';
import styles from './security.module.css';
import { hintsOf, MIN_LENGTH, strengthOf } from './strength.ts';

/** Changes the password. It is checked and then forgotten: the samples keep only the day of the change. */
export function ChangePassword(props: TabProps) {
  const t = useUserText();
  const [round, setRound] = useState(0);
  const changed = formatFecha(props.account.passwordChanged);
  return (
    <Card title={t('changePassword')}>
      <p className={styles.lead}>{t('passwordChanged', { day: changed })}</p>
      <PasswordForm key={round} {...props} onChanged={() => setRound(round + 1)} />
    </Card>
  );
}

function PasswordForm({ save, onChanged }: TabProps & { onChanged: () => void }) {
  const t = useUserText();
  const form = useForm({
    initial: { password: '', again: '' },
    schema: schemaOf(t),
    submit: async () => {
      await save({ passwordChanged: today() });
      notify(t('passwordSaved'));
      onChanged();
    },
  });
  const { password } = form.values;
  const strength = strengthOf(password);
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <PasswordField
        label={t('newPassword')}
        required
        autoComplete="new-password"
        {...form.field('password')}
      />
      <PasswordField
        label={t('repeatPassword')}
        required
        autoComplete="new-password"
        {...form.field('again')}
      />
      <div className={styles.strength} data-strength={strength}>
        <meter aria-label={t('strength')} min={0} max={4} low={2} high={3} optimum={4} value={strength} />
        <p role="status">{password && t(`strength-${strength}`)}</p>
        <ul>
          {hintsOf(password).map(({ hint, met }) => {
            const Glyph = met ? IconCheck : IconCircle;
            return (
              <li key={hint} data-met={met || undefined}>
                <Glyph size={15} stroke={2} aria-hidden />
                {t(`hint-${hint}`)}
                {met && <span className="vt-hidden">: {t('hintMet')}</span>}
              </li>
            );
          })}
        </ul>
      </div>
      <div className={styles.send}>
        <Button look="primary" type="submit" busy={form.sending}>
          {t('changePassword')}
        </Button>
      </div>
    </form>
  );
}

function schemaOf(t: UserText) {
  return z
    .object({ password: z.string().min(MIN_LENGTH, t('passwordShort')), again: z.string() })
    .refine(({ password, again }) => password === again, {
      path: ['again'],
      message: t('passwordsDiffer'),
      // A short password that is also typed differently gets both errors at once.
      when: () => true,
    });
}
