import { onSecondStepAsked } from '../data/second-step.ts';
import { onSessionChange, onSessionEnd, readSession } from '../data/session.ts';
import { translate } from '../texts/catalogue.ts';
import { notify } from '../ui/feedback/toasts.ts';
import { SIGN_IN } from './guard.ts';
import type { AppRouter } from './router.tsx';

/** Where the second step is set up. */
const OWN_ACCOUNT = '/mi-cuenta';

/**
 * Follows every change of the session: in this tab, in another one, or by a server that refuses a refresh. After a
 * change the guards decide again where the user, or nobody, may be.
 */
export function followSession(router: AppRouter): () => void {
  let userId = readSession()?.userData.id;

  const stopChange = onSessionChange(() => {
    const now = readSession()?.userData.id;
    if (now !== undefined && now !== userId) router.invalidate();
    userId = now;
  });

  const stopEnd = onSessionEnd((reason) => {
    if (reason === 'signed-out') {
      router.navigate({ href: SIGN_IN });
      return;
    }
    if (reason === 'expired') notify(translate('app:sessionExpired'), { tone: 'warn' });
    router.invalidate();
  });

  const stopAsking = onSecondStepAsked(() => {
    if (router.state.location.pathname !== OWN_ACCOUNT) router.navigate({ href: OWN_ACCOUNT });
  });

  return () => {
    stopAsking();
    stopChange();
    stopEnd();
  };
}
