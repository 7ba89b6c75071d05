import { IconLink, IconUnlink } from '@tabler/icons-react';
import type { AccountSetting } from '../../../../sample-data/account-setting/account-setting.ts';
import { notify } from '../../../../ui/feedback/toasts.ts';
import { Avatar } from '../../../../ui/figures/avatar.tsx';
import { Card } from '../../../../ui/figures/card.tsx';
import { IconButton } from '../../../../ui/nav/button.tsx';
import { useSaveAccountSetting } from '../account-setting-calls.ts';
import { useAccountText } from '../texts.ts';
import styles from './settings.module.css';

type Connections = AccountSetting['social']['connections'];

const NETWORKS = { twitter: 'Twitter', google: 'Google', facebook: 'Facebook', github: 'GitHub' } as const;
const NAMES = Object.keys(NETWORKS) as readonly (keyof Connections)[];
const NOT_CONNECTED = { profileImg: '', id: '' };

/** Shows with which accounts of other networks the person is connected, connects them and takes them away. */
export function SocialConnections({ setting: { general, social } }: { readonly setting: AccountSetting }) {
  const t = useAccountText();
  const save = useSaveAccountSetting();
  const set = async (network: keyof Connections, connection: Connections[keyof Connections]) => {
    const connections = { ...social.connections, [network]: connection };
    await save.mutateAsync({ change: { social: { ...social, connections } } });
    notify(t(connection.id === '' ? 'disconnected' : 'connected', { name: NETWORKS[network] }), {
      undo: () => save.mutate({ change: { social } }),
    });
  };
  return (
    <Card title={t('connections')}>
      <ul className={`vt-list ${styles.connections}`}>
        {NAMES.map((network) => {
          const { profileImg, id } = social.connections[network];
          const name = NETWORKS[network];
          return (
            <li key={network}>
              <Avatar name={id || name} picture={profileImg} size={38} />
              <div>
                <b>{name}</b>
                <p className="vt-note">{id ? <bdi>@{id}</bdi> : t('notConnected')}</p>
              </div>
              {id ? (
                <IconButton
                  icon={IconUnlink}
                  label={t('disconnect', { name })}
                  onClick={() => set(network, NOT_CONNECTED)}
                />
              ) : (
                <IconButton
                  icon={IconLink}
                  label={t('connect', { name })}
                  onClick={() => set(network, { profileImg: general.avatar, id: general.username })}
                />
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
