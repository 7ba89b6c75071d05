import { fold } from '../../../../format/fold.ts';
import type { AccessText } from '../texts.ts';

/** The permissions of the specification, which stores and sends them by these names, and the keys of their texts. */
const NAMES = {
  Management: 'management',
  'Manage Billing & Roles': 'billing',
  'Add & Remove Users': 'users',
  'Project Planning': 'projects',
  'Manage Email Sequences': 'emails',
  'Client Communication': 'clients',
  'Only View': 'view',
  'Financial Management': 'finance',
  "Manage Others' Tasks": 'tasks',
} as const;

type KnownName = keyof typeof NAMES;

function isKnown(name: string): name is KnownName {
  return name in NAMES;
}

/** Says a permission in the person's language; one that somebody wrote stays as it was written. */
export function permissionName(name: string, t: AccessText): string {
  return isKnown(name) ? t(`permission-${NAMES[name]}`) : name;
}

/** The stored name of the permission that is shown like this, or else the text itself. */
export function storedName(shown: string, t: AccessText): string {
  const same = (name: string) => fold(permissionName(name, t)) === fold(shown.trim());
  return Object.keys(NAMES).find(same) ?? shown;
}

/** The permissions whose names, as they are shown, contain a search. */
export function namedAs(q: string, t: AccessText): readonly string[] {
  const wanted = fold(q.trim());
  if (wanted === '') return [];
  return Object.keys(NAMES).filter((name) => fold(permissionName(name, t)).includes(wanted));
}
