import i18next from 'i18next';
import { readSession } from '../../data/session.ts';
import { notify } from '../../ui/feedback/toasts.ts';

/** Says hello to whoever has just come in, by name and role. */
export function greet(): void {
  const user = readSession()?.userData;
  if (!user) return;
  const role = i18next.t(`app:role-${user.role}`);
  notify(i18next.t('acceso:hola', { name: user.fullName, role }));
}
