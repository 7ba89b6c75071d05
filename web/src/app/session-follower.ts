import { onSecondStepAsked } from '../data/second-step.ts';
import { onSessionChange, onSessionEnd, readSession } from '../data/session.ts';
import type { Router } from '../router/router.ts';
import { translate } from '../texts/catalogue.ts';
import { notify } from '../ui/feedback/toasts.ts';
import { SIGN_IN } from './guard.ts';

/** The second step is set up on this page. */
const OWN_ACCOUNT = '/mi-cuenta';

/**
 * Follows every change of the session: in this tab, in another one, or by a server that refuses a refresh. After a
 * change the guards decide again where the user, or nobody, may be.
 */
export function followSession(router: Router): () => void {
  let userId = readSession()?.userData.id;

  const stopChange = onSessionChange(() => {
    const now = readSession()?.userData.id;
    if (now !== undefined && now !== userId) router.reload();
    userId = now;
  });

  const stopEnd = onSessionEnd((reason) => {
    if (reason === 'signed-out') {
      router.navigate({ to: SIGN_IN, ignoreBlocker: true });
      return;
    }
    if (reason === 'expired') notify(translate('app:sessionExpired'), { tone: 'warn' });
    router.reload();
  });

  const stopAsking = onSecondStepAsked(() => {
    if (router.location.pathname !== OWN_ACCOUNT) router.navigate({ to: OWN_ACCOUNT, ignoreBlocker: true });
  });

  return () => {
    stopAsking();
    stopChange();
    stopEnd();
  };
}
