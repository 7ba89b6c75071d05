import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { Problem } from '../../data/problem.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Button } from '../../ui/nav/button.tsx';
import { greet } from './greet.ts';

type Props = { readonly onProblem: (text: string | undefined) => void };

/** Signs in with a passkey. What asks for it is fetched when it is pressed. */
export function PasskeyButton({ onProblem }: Props) {
  const { t } = useTranslation('acceso');
  const [busy, setBusy] = useState(false);
  const enter = async () => {
    setBusy(true);
    onProblem(undefined);
    try {
      const { signInWithPasskey } = await import('../../data/passkey.ts');
      await signInWithPasskey({
        cancelled: t('llaveCancelada'),
        unsupported: t('llaveSinSoporte'),
        repeated: t('llaveCancelada'),
        address: t('llaveFuera'),
      });
      greet();
    } catch (cause) {
      onProblem(cause instanceof Problem ? cause.inFull : t('llaveCancelada'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={IconFingerprint} busy={busy} onClick={enter}>
      {t('entrarConLlave')}
    </Button>
  );
}
