import type { Presence, ProfileUser } from '../../../sample-data/chat/chat.ts';
import { TextAreaField } from '../../../ui/fields/text-field.tsx';
import { Switch } from '../../../ui/kit/switch/switch.tsx';
import { Sheet } from '../../../ui/overlay/dialog.tsx';
import styles from './chat.module.css';
import { PresenceAvatar } from './presence-avatar.tsx';
import { useChatText } from './texts.ts';
import type { ProfileChange } from './use-own-profile.ts';

const STATUSES = ['online', 'busy', 'away', 'offline'] as const satisfies readonly Presence[];
const MOST_LETTERS = 120;

type Props = {
  readonly user: ProfileUser;
  readonly onChange: (change: ProfileChange) => void;
  readonly onClose: () => void;
};

/** Edits the reader's own profile. A change shows at once. */
export function OwnProfile({ user, onChange, onClose }: Props) {
  const t = useChatText();
  const { about, settings } = user;
  const isTooLong = about.length > MOST_LETTERS;
  return (
    <Sheet open onClose={onClose} title={t('ownProfile')}>
      <div className={styles.profile}>
        <PresenceAvatar name={user.fullName} picture={user.avatar} status={user.status} size={84} />
        <h3>{user.fullName}</h3>
        <p>{user.role}</p>
      </div>
      <div className="vt-stack vt-gap-20">
        <div>
          <TextAreaField
            label={t('about')}
            rows={3}
            value={about}
            error={isTooLong ? t('tooLong', { most: MOST_LETTERS }) : undefined}
            onChange={(next) => onChange({ about: next })}
          />
          <p className={styles.counter} data-over={isTooLong || undefined}>
            {about.length} / {MOST_LETTERS}
          </p>
        </div>
        <fieldset className={styles.statuses}>
          <legend>{t('status')}</legend>
          {STATUSES.map((status) => (
            <label key={status}>
              <input
                type="radio"
                name="chat-status"
                checked={user.status === status}
                onChange={() => onChange({ status })}
              />
              <span className={styles.dot} data-status={status} aria-hidden="true" />
              {t(`status-${status}`)}
            </label>
          ))}
        </fieldset>
        <Switch
          label={t('twoStep')}
          value={settings.isTwoStepAuthVerificationEnabled}
          onChange={(on) => onChange({ isTwoStepAuthVerificationEnabled: on })}
        />
        <Switch
          label={t('notifications')}
          value={settings.isNotificationsOn}
          onChange={(on) => onChange({ isNotificationsOn: on })}
        />
      </div>
    </Sheet>
  );
}
