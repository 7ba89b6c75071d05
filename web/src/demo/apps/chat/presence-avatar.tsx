import type { Presence } from '../../../sample-data/chat/chat.ts';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { Presence as PresenceDot } from '../../kit/presence/presence.tsx';
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
    <PresenceDot status={status} label={t(`status-${status}`)}>
      <Avatar name={name} picture={picture} size={size} />
    </PresenceDot>
  );
}
