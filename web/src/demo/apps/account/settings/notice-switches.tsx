import type { AccountSetting } from '../../../../sample-data/account-setting/account-setting.ts';
import { notify } from '../../../../ui/feedback/toasts.ts';
import { Card } from '../../../../ui/figures/card.tsx';
import { Switch } from '../../../../ui/kit/switch/switch.tsx';
import { useSaveAccountSetting } from '../account-setting-calls.ts';
import { useAccountText } from '../texts.ts';
import styles from './settings.module.css';

const GROUPS = [
  { id: 'activity', notices: ['commentOnArticle', 'answerOnForm', 'followMe'] },
  { id: 'house', notices: ['newAnnouncements', 'productUpdates', 'blogDigest'] },
] as const;

/** Chooses the notices that the person gets. Each switch is stored at once. */
export function NoticeSwitches({ setting }: { setting: AccountSetting }) {
  const t = useAccountText();
  const save = useSaveAccountSetting();
  const { notification } = setting;
  const set = async (next: AccountSetting['notification']) => {
    await save.mutateAsync({ change: { notification: next } });
    notify(t('noticesSaved'), { undo: () => save.mutate({ change: { notification } }) });
  };
  return GROUPS.map(({ id, notices }) => (
    <Card key={id} title={t(`notices-${id}`)}>
      <div className={styles.switches}>
        {notices.map((name) => (
          <Switch
            key={name}
            label={t(`notice-${name}`)}
            value={notification[name]}
            onChange={(on) => set({ ...notification, [name]: on })}
          />
        ))}
      </div>
    </Card>
  ));
}
