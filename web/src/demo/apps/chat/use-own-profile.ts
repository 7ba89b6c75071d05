import { useState } from 'react';
import { keepDraft, readDraft } from '../../../data/draft.ts';
import { useSample } from '../../../data/sample.ts';
import type { Presence, ProfileUser } from '../../../sample-data/chat/chat.ts';

const KEPT = 'chat-profile';

export type ProfileChange = {
  readonly status?: Presence;
  readonly about?: string;
  readonly isTwoStepAuthVerificationEnabled?: boolean;
  readonly isNotificationsOn?: boolean;
};

/** Reads the reader's own profile. No call changes it, so the changes are kept in this browser. */
export function useOwnProfile() {
  const read = useSample<ProfileUser>('/apps/chat/users/profile-user');
  const [changes, setChanges] = useState(readChanges);
  const { status, about, ...settings } = changes;
  const user = read.data && {
    ...read.data,
    status: status ?? read.data.status,
    about: about ?? read.data.about,
    settings: { ...read.data.settings, ...settings },
  };
  return {
    user,
    change: (change: ProfileChange) => {
      const next = { ...changes, ...change };
      setChanges(next);
      keepDraft(KEPT, next);
    },
  };
}

function readChanges(): ProfileChange {
  const kept = readDraft(KEPT)?.value;
  return typeof kept === 'object' && kept !== null ? kept : {};
}
