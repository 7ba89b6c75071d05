import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet, IconLogout } from '@tabler/icons-react';
import { formatInstante } from '../../../../../format/date.ts';
import type { Column } from '../../../../../list/table/columns.ts';
import { DataTable } from '../../../../../list/table/data-table.tsx';
import type { UserDevice } from '../../../../../sample-data/users/account.ts';
import { Badge } from '../../../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../../../ui/figures/card.tsx';
import { IconButton } from '../../../../../ui/nav/button.tsx';
import type { TabProps } from '../../calls/account-calls.ts';
import { type UserText, useUserText } from '../../texts.ts';
import styles from './security.module.css';

const ICONS = { computer: IconDeviceDesktop, phone: IconDeviceMobile, tablet: IconDeviceTablet } as const;

/** Lists the devices where the user has signed in. Any of them but this one can be signed out. */
export function Devices({ account, save }: TabProps) {
  const t = useUserText();
  const { devices } = account;
  const signOut = ({ id, browser }: UserDevice) =>
    save({ devices: devices.filter((device) => device.id !== id) }, t('signedOut', { name: browser }));
  const data = { rows: devices, count: devices.length };
  return (
    <Card title={t('devices')} flush>
      <DataTable
        caption={t('sessions')}
        columns={columnsOf(t, signOut)}
        query={{ data, error: null, isPending: false, refetch: () => undefined }}
        rowKey={({ id }) => String(id)}
        rowName={({ browser }) => browser}
        empty={<EmptyState icon={IconDeviceDesktop} title={t('noDevices')} />}
      />
    </Card>
  );
}

function columnsOf(t: UserText, signOut: (device: UserDevice) => void): Column<UserDevice>[] {
  return [
    {
      id: 'browser',
      header: t('browser'),
      cell: ({ kind, browser, current }) => {
        const Glyph = ICONS[kind];
        return (
          <span className={styles.device}>
            <Glyph size={20} stroke={1.7} aria-hidden />
            {browser}
            {current && <Badge tone="ok">{t('thisDevice')}</Badge>}
          </span>
        );
      },
    },
    { id: 'device', header: t('device'), cell: ({ device }) => device },
    { id: 'place', header: t('place'), cell: ({ place }) => place },
    { id: 'at', header: t('lastSeen'), figure: true, cell: ({ at }) => formatInstante(at) },
    {
      id: 'actions',
      header: t('actions'),
      cell: (device) =>
        !device.current && (
          <IconButton
            small
            icon={IconLogout}
            label={t('signOutOf', { name: device.browser })}
            onClick={() => signOut(device)}
          />
        ),
    },
  ];
}
