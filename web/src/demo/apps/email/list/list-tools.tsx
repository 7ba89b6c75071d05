import { IconKeyboard, IconMail, IconMailOpened, IconMenu2, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { SearchInput } from '../../../../list/filters/search-input.tsx';
import { useListKeys } from '../../../../list/table/keys/use-list-keys.ts';
import { useTranslation } from '../../../../texts/use-translation.ts';
import { IconButton } from '../../../../ui/nav/button.tsx';
import { KeysHelp } from '../../frame/keys-help.tsx';
import type { Chosen } from '../mailbox/use-chosen.ts';
import type { MailWork } from '../mailbox/use-mail-work.ts';
import type { Mailbox } from '../mailbox/use-mailbox.ts';
import { FolderMenu, LabelMenu, TrashButton } from '../move-menus.tsx';
import { useEmailText } from '../texts.ts';
import styles from './list-tools.module.css';

type Props = {
  readonly mailbox: Mailbox;
  readonly chosen: Chosen;
  readonly work: MailWork;
  readonly onMenu: () => void;
  readonly onCompose: () => void;
};

/** Searches and chooses mails, and acts on the chosen ones, none of which stays chosen afterwards. */
export function ListTools({ mailbox, chosen, work, onMenu, onCompose }: Props) {
  const t = useEmailText();
  return (
    <div className={styles.tools}>
      <div className={styles.line}>
        <IconButton icon={IconMenu2} label={t('openMenu')} className={styles.menu} onClick={onMenu} />
        <div className={styles.search}>
          <SearchInput
            label={t('search')}
            placeholder={t('searchShort')}
            value={mailbox.q}
            onSearch={mailbox.search}
          />
        </div>
        <Keys onCompose={onCompose} />
      </div>
      <div className={styles.line}>
        <AllBox chosen={chosen} disabled={mailbox.emails.length === 0} />
        {chosen.emails.length > 0 && <BulkTools {...{ mailbox, chosen, work }} />}
      </div>
    </div>
  );
}

/** The box is half checked while only some mails are chosen. */
function AllBox({ chosen, disabled }: { chosen: Chosen; disabled: boolean }) {
  const t = useEmailText();
  const box = useRef<HTMLInputElement>(null);
  const count = chosen.emails.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !chosen.all;
  }, [count, chosen.all]);
  // The pressed button disappears with the choice, so the focus moves to the box beside it.
  const before = useRef(0);
  useEffect(() => {
    if (before.current > 0 && count === 0 && document.activeElement === document.body) box.current?.focus();
    before.current = count;
  }, [count]);
  return (
    <label className={styles.all}>
      <input ref={box} type="checkbox" checked={chosen.all} disabled={disabled} onChange={chosen.toggleAll} />
      {t('chooseAll')}
    </label>
  );
}

function BulkTools({ mailbox: { place }, chosen, work }: Pick<Props, 'mailbox' | 'chosen' | 'work'>) {
  const t = useEmailText();
  const { emails } = chosen;
  const folder = place?.kind === 'folder' && place.id !== 'starred' ? place.id : undefined;
  const then = (act: () => void) => {
    act();
    chosen.clear();
  };
  return (
    <fieldset className={styles.bulk}>
      <legend className="vt-hidden">{t('bulk')}</legend>
      <span className={styles.count} role="status">
        {t('chosen', { count: emails.length })}
      </span>
      <FolderMenu from={folder} onMove={(to) => then(() => work.move(emails, to))} />
      <LabelMenu onToggle={(label) => then(() => work.toggleLabel(emails, label))} />
      <IconButton
        small
        icon={IconMail}
        label={t('markUnread')}
        onClick={() => then(() => work.markRead(emails, false))}
      />
      <IconButton
        small
        icon={IconMailOpened}
        label={t('markRead')}
        onClick={() => then(() => work.markRead(emails, true))}
      />
      {folder !== 'trash' && <TrashButton onTrash={() => then(() => work.move(emails, 'trash'))} />}
      <IconButton small icon={IconX} label={t('chooseNone')} onClick={chosen.clear} />
    </fieldset>
  );
}

/** Explains the keys of the list, and listens for the one that composes. */
function Keys({ onCompose }: { onCompose: () => void }) {
  const t = useEmailText();
  const { t: ui } = useTranslation('ui');
  const [helping, setHelping] = useState(false);
  const place = useListKeys({ onNew: onCompose, onHelp: () => setHelping(true) });
  return (
    <>
      <span ref={place} className={styles.keys}>
        <IconButton icon={IconKeyboard} label={ui('keys')} onClick={() => setHelping(true)} />
      </span>
      <KeysHelp
        open={helping}
        onClose={() => setHelping(false)}
        can={{ search: true, open: true, choose: true, edit: false, add: true }}
        more={[
          { keys: ['c'], text: t('compose') },
          { keys: ['s'], text: t('keyStar') },
          { keys: ['Esc'], text: t('keyClose') },
        ]}
      />
    </>
  );
}
