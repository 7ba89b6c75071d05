import type { Presence } from '../../../sample-data/chat/chat.ts';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import styles from './chat.module.css';
import { useChatText } from './texts.ts';

type Props = {
  readonly name: string;
  readonly picture: string;
  readonly status: Presence;
  readonly size?: number;
};

/** Draws a portrait with a dot that says whether the person is there. */
export function PresenceAvatar({ name, picture, status, size = 40 }: Props) {
  const t = useChatText();
  return (
    <span className={styles.presence} data-status={status} title={t(`status-${status}`)}>
      <Avatar name={name} picture={picture} size={size} />
      <span className="vt-hidden">{t(`status-${status}`)}</span>
    </span>
  );
}
