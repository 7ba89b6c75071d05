import { Ability } from '@casl/ability';
import type { Access, UserData } from '@vatio/contract';

/** Rights are pairs such as `read Auth`; an administrator's `manage all` covers every one of them. */
type Rights = UserData['ability'];

/** Whose rights are asked for. */
export type Rightful = Pick<UserData, 'role'> & Partial<Pick<UserData, 'ability'>>;

/**
 * The effective rights come from the role, whatever list the stored user carries: an administrator manages
 * everything, anyone else reads Auth (specification §6). The demonstration, whose client may also read ACL, goes by
 * the list.
 */
function rightsOf(user: Rightful | undefined): Rights {
  if (!user) return [];
  if (import.meta.env.MODE === 'demo') return user.ability ?? [];
  return [user.role === 'admin' ? { action: 'manage', subject: 'all' } : { action: 'read', subject: 'Auth' }];
}

/** What a screen asks of who opens it. */
type Enterable = { readonly access: Access; readonly sellersOnly?: true };

/** Whether somebody, or nobody, may open a screen. */
export function mayOpen(user: Rightful | undefined, { access, sellersOnly }: Enterable): boolean {
  return mayEnter(user, access) && !(sellersOnly && user?.role === 'cliente');
}

/** Whether the rights of somebody, or of nobody, open what asks for `access`. */
export function mayEnter(user: Rightful | undefined, access: Access): boolean {
  if (access === 'public') return true;
  const [action = '', subject = ''] = access.split(' ');
  return new Ability<[action: string, subject: string]>(rightsOf(user)).can(action, subject);
}
