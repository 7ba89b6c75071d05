import { useState } from 'react';
import { z } from 'zod';
import { useForm } from '../../../data/use-form.ts';
import { CodeBoxes } from '../../../ui/kit/code-boxes/code-boxes.tsx';
import { Button, ButtonLink } from '../../../ui/nav/button.tsx';
import { Phone } from '../../kit/drawings/scenes.tsx';
import styles from './auth.module.css';
import { AuthPage } from './auth-page.tsx';
import { ResendButton } from './resend-button.tsx';
import { useAuthText } from './texts.ts';

const PHONE = '+34 ••• ••• 042';
const CALL_US = 'tel:+34910000000';

/** Asks for the code of the second step. The samples take any six figures. */
export default function TwoStepsPage() {
  const t = useAuthText();
  const [done, setDone] = useState(false);
  const form = useForm({
    forgets: true,
    initial: { code: '' },
    schema: z.object({ code: z.string().regex(/^\d{6}$/, t('needsCode')) }),
    submit: async () => setDone(true),
  });
  return (
    <AuthPage
      scene={<Phone />}
      title={t('twoTitle')}
      text={done ? <span role="status">{t('twoDone')}</span> : t('twoText', { phone: PHONE })}
    >
      {done ? (
        <ButtonLink look="primary" to="/">
          {t('goHome')}
        </ButtonLink>
      ) : (
        <form onSubmit={form.onSubmit} noValidate>
          <CodeBoxes label={t('code')} required autoFocus {...form.field('code')} />
          <Button type="submit" look="primary" busy={form.sending}>
            {t('signIn')}
          </Button>
          <div className={styles.line}>
            <ResendButton sent={t('codeSent', { phone: PHONE })} />
            <a href={CALL_US}>{t('callUs')}</a>
          </div>
        </form>
      )}
    </AuthPage>
  );
}
