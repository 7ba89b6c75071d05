import { useState } from 'react';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { AppFrame } from '../frame/app-frame.tsx';
import { Conversation } from './conversation.tsx';
import { OwnProfile } from './own-profile.tsx';
import { SidePanel } from './side-panel.tsx';
import { useChatText } from './texts.ts';
import { useChat } from './use-chat.ts';
import { useContactMarks } from './use-contact-marks.ts';
import { useOwnProfile } from './use-own-profile.ts';

export default function ChatScreen() {
  const t = useChatText();
  const state = useChat();
  const { user, change } = useOwnProfile();
  const marks = useContactMarks();
  const [isProfileOpen, setProfileOpen] = useState(false);
  const { list } = state;

  return (
    <>
      <AppFrame
        label={t('people')}
        widePanel
        panel={(onGo) => (
          <SidePanel
            {...{ state, user, marks, onGo }}
            onProfile={() => {
              onGo?.();
              setProfileOpen(true);
            }}
          />
        )}
      >
        {(openPeople) =>
          list.isError && !list.data ? (
            <ErrorState error={list.error} onRetry={list.refetch} />
          ) : (
            <Conversation {...{ state, user, marks }} onPeople={openPeople} />
          )
        }
      </AppFrame>
      {user && isProfileOpen && (
        <OwnProfile user={user} onChange={change} onClose={() => setProfileOpen(false)} />
      )}
    </>
  );
}
