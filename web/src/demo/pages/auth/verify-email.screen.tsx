import { useSession } from '../../../data/session.ts';
import { RichText } from '../../../texts/rich-text.tsx';
import { ButtonLink } from '../../../ui/nav/button.tsx';
import { Letter } from '../../kit/drawings/scenes.tsx';
import { AuthPage } from './auth-page.tsx';
import { ResendButton } from './resend-button.tsx';
import { useAuthText } from './texts.ts';

/** This address is confirmed when nobody has signed in. */
const SOMEBODY = 'admin@demo.com';

/** Says where the link to confirm an address went. */
export default function VerifyEmailPage() {
  const t = useAuthText();
  const email = useSession()?.userData.email ?? SOMEBODY;
  return (
    <AuthPage
      scene={<Letter />}
      title={t('verifyTitle')}
      text={<RichText area="pages" textKey="auth.verifyText" values={{ email }} parts={{ b: <strong /> }} />}
    >
      <div className="vt-stack vt-gap-16">
        <ButtonLink look="primary" to="/">
          {t('skip')}
        </ButtonLink>
        <ResendButton sent={t('verifySent', { email })} />
      </div>
    </AuthPage>
  );
}
