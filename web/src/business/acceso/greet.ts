import { readSession } from '../../data/session.ts';
import { translate } from '../../texts/catalogue.ts';
import { notify } from '../../ui/feedback/toasts.ts';

/** Greets the user who has just signed in, by name and role. */
export function greet(): void {
  const user = readSession()?.userData;
  if (!user) return;
  const role = translate(`app:role-${user.role}`);
  notify(translate('acceso:hola', { name: user.fullName, role }));
}
