import { useState } from 'react';
import { useUnsaved } from '../../../../../router/use-unsaved.ts';
import {
  NOTICE_KINDS,
  NOTICE_WAYS,
  type NoticeKind,
  type NoticeWay,
  type UserAccount,
} from '../../../../../sample-data/users/account.ts';
import { notify } from '../../../../../ui/feedback/toasts.ts';
import { Card } from '../../../../../ui/figures/card.tsx';
import { Button } from '../../../../../ui/nav/button.tsx';
import type { TabProps } from '../../calls/account-calls.ts';
import { useUserText } from '../../texts.ts';
import styles from './notifications.module.css';

/** Chooses the notices that the user gets, and by which ways. Nothing changes until it is saved. */
export function NotificationsTab({ account, save }: TabProps) {
  const t = useUserText();
  const [draft, setDraft] = useState(account.notices);
  const [saving, setSaving] = useState(false);
  const changed = NOTICE_KINDS.some((kind) =>
    NOTICE_WAYS.some((way) => draft[kind][way] !== account.notices[kind][way]),
  );
  useUnsaved(changed);
  const set = (kind: NoticeKind, way: NoticeWay, on: boolean) =>
    setDraft({ ...draft, [kind]: { ...draft[kind], [way]: on } });
  const store = async () => {
    setSaving(true);
    await save({ notices: draft });
    setSaving(false);
    notify(t('noticesSaved'));
  };

  return (
    <Card title={t('tab-notifications')}>
      <p className={styles.lead}>{t('noticesText')}</p>
      <NoticeMatrix notices={draft} onSet={set} />
      <div className={styles.actions}>
        <Button look="primary" disabled={!changed} busy={saving} onClick={store}>
          {t('save')}
        </Button>
        {changed && <Button onClick={() => setDraft(account.notices)}>{t('discard')}</Button>}
        <p role="status">{changed && t('unsaved')}</p>
      </div>
    </Card>
  );
}

type MatrixProps = {
  readonly notices: UserAccount['notices'];
  readonly onSet: (kind: NoticeKind, way: NoticeWay, on: boolean) => void;
};

function NoticeMatrix({ notices, onSet }: MatrixProps) {
  const t = useUserText();
  return (
    <table className={styles.matrix}>
      <caption className="vt-hidden">{t('tab-notifications')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('noticeKind')}</th>
          {NOTICE_WAYS.map((way) => (
            <th key={way} scope="col">
              {t(`way-${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NOTICE_KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row">{t(`notice-${kind}`)}</th>
            {NOTICE_WAYS.map((way) => (
              <td key={way}>
                <label>
                  <input
                    type="checkbox"
                    checked={notices[kind][way]}
                    onChange={({ target }) => onSet(kind, way, target.checked)}
                  />
                  <span className="vt-hidden">
                    {t(`notice-${kind}`)}: {t(`way-${way}`)}
                  </span>
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
