import { cuenta } from '@vatio/contract';
import * as cuentaSchemas from '@vatio/contract/cuenta.schemas';
import { useState } from 'react';
import { z } from 'zod';
import { useForm } from '../../data/use-form.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { Button } from '../../ui/nav/button.tsx';
import styles from './cuenta.module.css';

/** Changes the own password; the form is drawn anew once it is done, so that nothing typed stays on the page. */
export function Contrasena() {
  const { t } = useTranslation('cuenta');
  const [changes, setChanges] = useState(0);
  return (
    <Card title={t('contrasena')}>
      <PasswordForm key={changes} onChanged={() => setChanges(changes + 1)} />
    </Card>
  );
}

function PasswordForm({ onChanged }: { readonly onChanged: () => void }) {
  const { t } = useTranslation('cuenta');
  const { actual, password } = cuentaSchemas.changePassword.body.shape;
  const change = useWrite(cuenta.changePassword, { invalidates: [cuenta.sesiones] });
  const form = useForm({
    initial: { actual: '', password: '', repetida: '' },
    schema: z
      .object({ actual, password, repetida: z.string() })
      .refine((typed) => typed.password === typed.repetida, {
        path: ['repetida'],
        message: t('noCoinciden'),
      }),
    submit: async (typed) => {
      const { cerradas } = await change.mutateAsync({
        body: { actual: typed.actual, password: typed.password },
      });
      notify(cerradas > 0 ? t('cambiadaYCerradas', { count: cerradas }) : t('cambiada'));
      onChanged();
    },
  });
  return (
    <form onSubmit={form.onSubmit} noValidate className="vt-stack vt-gap-16">
      <p className="vt-soft">{t('contrasenaTexto')}</p>
      <div className={`vt-fields ${styles.fields}`}>
        <PasswordField
          {...form.field('actual')}
          label={t('actual')}
          autoComplete="current-password"
          required
        />
        <PasswordField
          {...form.field('password')}
          label={t('nueva')}
          hint={t('nuevaAyuda')}
          autoComplete="new-password"
          required
        />
        <PasswordField
          {...form.field('repetida')}
          label={t('repetida')}
          autoComplete="new-password"
          required
        />
      </div>
      <p role="alert" className="vt-problem">
        {form.formError}
      </p>
      <p>
        <Button type="submit" look="primary" busy={form.sending}>
          {t('cambiarContrasena')}
        </Button>
      </p>
    </form>
  );
}
