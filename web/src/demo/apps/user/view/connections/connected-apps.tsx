import { notify } from '../../../../../ui/feedback/toasts.ts';
import { Card } from '../../../../../ui/figures/card.tsx';
import { Switch } from '../../../../../ui/kit/switch/switch.tsx';
import type { TabProps } from '../../calls/account-calls.ts';
import { useUserText } from '../../texts.ts';
import styles from './connections.module.css';
import { APP_NAMES, APPS } from './services.ts';

/** Connects the account to other programs. Each switch is stored at once. */
export function ConnectedApps({ account, save }: TabProps) {
  const t = useUserText();
  const set = async (app: (typeof APP_NAMES)[number], on: boolean) => {
    await save({ apps: { ...account.apps, [app]: on } });
    notify(t(on ? 'appOn' : 'appOff', { name: APPS[app].name }));
  };
  return (
    <Card title={t('connectedApps')}>
      <p className={styles.lead}>{t('connectedAppsText')}</p>
      <ul className={`vt-stack vt-gap-16 ${styles.services}`}>
        {APP_NAMES.map((app) => {
          const { name, icon: Glyph } = APPS[app];
          return (
            <li key={app}>
              <span className={styles.glyph}>
                <Glyph size={22} stroke={1.7} aria-hidden />
              </span>
              <div>
                <b>{name}</b>
                <p>{t(`app-${app}`)}</p>
              </div>
              <Switch
                label={t('connectOf', { name })}
                labelHidden
                value={account.apps[app]}
                onChange={(on) => set(app, on)}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
