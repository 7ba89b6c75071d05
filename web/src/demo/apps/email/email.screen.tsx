import { useEffect, useEffectEvent, useRef } from 'react';
import { isCommandKey } from '../../../ui/nav/keys.ts';
import { AppFrame } from '../frame/app-frame.tsx';
import { ComposeWindow } from './compose/compose-window.tsx';
import { BLANK_MAIL, type Writing } from './compose/composer.ts';
import { useComposeWork } from './compose/use-compose-work.ts';
import styles from './email.module.css';
import { ListTools } from './list/list-tools.tsx';
import { MailList } from './list/mail-list.tsx';
import { MailView } from './mail/mail-view.tsx';
import { pathOf } from './mailbox/places.ts';
import { useChosen } from './mailbox/use-chosen.ts';
import { useMailWork } from './mailbox/use-mail-work.ts';
import { useMailbox } from './mailbox/use-mailbox.ts';
import { SidePanel } from './side-panel.tsx';
import { useEmailText } from './texts.ts';

export default function EmailScreen() {
  const mailbox = useMailbox();
  const { place } = mailbox;
  // The key makes each place start anew, so that no mail chosen in one is chosen in the next.
  return <Mail key={place && pathOf(place)} mailbox={mailbox} />;
}

function Mail({ mailbox }: { mailbox: ReturnType<typeof useMailbox> }) {
  const t = useEmailText();
  const { place, list, emails, openId } = mailbox;
  const work = useMailWork();
  const chosen = useChosen(emails);
  const { start } = useComposeWork();
  const compose = () => start(BLANK_MAIL);
  useComposeKey(compose);
  useAddressed(mailbox, start);
  const listBox = useFocusBack(openId);

  return (
    <>
      <AppFrame
        label={t('panel')}
        panel={(onGo) => (
          <SidePanel
            place={place}
            counts={list.data?.emailsMeta}
            onCompose={() => {
              onGo?.();
              compose();
            }}
            onGo={onGo}
          />
        )}
      >
        {(openPanel) => (
          <>
            <div ref={listBox} className={styles.list} inert={openId !== undefined}>
              <ListTools {...{ mailbox, chosen, work }} onMenu={openPanel} onCompose={compose} />
              <div className={styles.rows}>
                <MailList {...{ mailbox, chosen, work }} />
              </div>
            </div>
            {openId !== undefined && <MailView id={openId} mailbox={mailbox} work={work} />}
          </>
        )}
      </AppFrame>
      <ComposeWindow />
    </>
  );
}

/** Begins the mail that the address asks for, `?para=rosa@vatio.example`, once. */
function useAddressed(
  { addressee, forgetAddressee }: ReturnType<typeof useMailbox>,
  start: (writing: Writing) => void,
) {
  const onAsked = useEffectEvent((email: string) => {
    start({ ...BLANK_MAIL, to: [{ name: email, email }] });
    forgetAddressee();
  });
  useEffect(() => {
    if (addressee !== '') onAsked(addressee);
  }, [addressee]);
}

/** The key `c` composes, beside the `n` that adds in every list. */
function useComposeKey(compose: () => void) {
  const onCompose = useEffectEvent(compose);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'c' || !isCommandKey(event)) return;
      event.preventDefault();
      onCompose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** When a mail is closed, the focus goes back to its row in the list. */
function useFocusBack(openId: number | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<number>(undefined);
  useEffect(() => {
    if (openId === undefined && last.current !== undefined) {
      box.current?.querySelector<HTMLElement>(`a[href$="correo=${last.current}"]`)?.focus();
    }
    last.current = openId;
  }, [openId]);
  return box;
}
