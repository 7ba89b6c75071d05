import { Ability } from '@casl/ability';
import type { Access, UserData } from '@vatio/contract';

/** Rights are pairs such as `read Auth`; an administrator's `manage all` covers every one of them. */
export type AppAbility = Ability<[action: string, subject: string]>;

/**
 * The effective rights come from the role, whatever list the stored user carries: an administrator manages
 * everything, anyone else reads Auth (specification §6).
 */
export function abilityOf(user: Pick<UserData, 'role'> | undefined): AppAbility {
  if (!user) return new Ability([]);
  return new Ability([
    user.role === 'admin' ? { action: 'manage', subject: 'all' } : { action: 'read', subject: 'Auth' },
  ]);
}

/** Whether these rights open what asks for `access`. */
export function mayEnter(ability: AppAbility, access: Access): boolean {
  if (access === 'public') return true;
  const [action = '', subject = ''] = access.split(' ');
  return ability.can(action, subject);
}
