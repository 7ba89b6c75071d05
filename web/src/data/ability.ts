import type { Access, UserData } from '@vatio/contract';

type Right = UserData['ability'][number];

/** The part of a user on which the rights depend. */
export type Rightful = Pick<UserData, 'role'> & Partial<Pick<UserData, 'ability'>>;

const NOBODY: readonly Right[] = [];
const ADMIN: readonly Right[] = [{ action: 'manage', subject: 'all' }];
const SIGNED_IN: readonly Right[] = [{ action: 'read', subject: 'Auth' }];

/**
 * The rights follow from the role, whatever list the stored user has: an administrator manages everything, anyone else
 * reads Auth (specification §6). The demonstration, whose client may also read ACL, uses the list.
 */
function rightsOf(user: Rightful | undefined): readonly Right[] {
  if (!user) return NOBODY;
  if (import.meta.env.MODE === 'demo') return user.ability ?? [];
  return user.role === 'admin' ? ADMIN : SIGNED_IN;
}

/** The part of a screen that says who may open it. */
type Enterable = {
  readonly access: Access;
  readonly sellersOnly?: true;
  readonly clientsOnly?: true;
};

/** Whether a user, or nobody, may open a screen. */
export function mayOpen(
  user: Rightful | undefined,
  { access, sellersOnly, clientsOnly }: Enterable,
): boolean {
  return mayEnter(user, access) && !(user?.role === 'cliente' ? sellersOnly : clientsOnly);
}

/** Whether the rights of a user, or of nobody, cover `access`: to `manage` is every action, and `all` every subject. */
export function mayEnter(user: Rightful | undefined, access: Access): boolean {
  if (access === 'public') return true;
  const [action, subject] = access.split(' ');
  return rightsOf(user).some(
    (right) => ['manage', action].includes(right.action) && ['all', subject].includes(right.subject),
  );
}
