import { Ability } from '@casl/ability';
import type { Access, UserData } from '@vatio/contract';

/** Rights are pairs such as `read Auth`; an administrator's `manage all` covers every one of them. */
type Allowed = Ability<[action: string, subject: string]>;

/** The part of a user on which the rights depend. */
export type Rightful = Pick<UserData, 'role'> & Partial<Pick<UserData, 'ability'>>;

const NOBODY: Allowed = new Ability([]);
const ADMIN: Allowed = new Ability([{ action: 'manage', subject: 'all' }]);
const SIGNED_IN: Allowed = new Ability([{ action: 'read', subject: 'Auth' }]);

/**
 * The rights follow from the role, whatever list the stored user has: an administrator manages everything, anyone else
 * reads Auth (specification §6). The demonstration, whose client may also read ACL, uses the list.
 */
function abilityOf(user: Rightful | undefined): Allowed {
  if (!user) return NOBODY;
  if (import.meta.env.MODE === 'demo') return new Ability(user.ability ?? []);
  return user.role === 'admin' ? ADMIN : SIGNED_IN;
}

/** The part of a screen that says who may open it. */
type Enterable = { readonly access: Access; readonly sellersOnly?: true };

/** Whether a user, or nobody, may open a screen. */
export function mayOpen(user: Rightful | undefined, { access, sellersOnly }: Enterable): boolean {
  return mayEnter(user, access) && !(sellersOnly && user?.role === 'cliente');
}

/** Whether the rights of a user, or of nobody, cover `access`. */
export function mayEnter(user: Rightful | undefined, access: Access): boolean {
  if (access === 'public') return true;
  const [action = '', subject = ''] = access.split(' ');
  return abilityOf(user).can(action, subject);
}
