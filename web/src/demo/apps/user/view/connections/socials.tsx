import { IconLink, IconUnlink } from '@tabler/icons-react';
import { useState } from 'react';
import type { SocialNetwork } from '../../../../../sample-data/users/account.ts';
import { Card } from '../../../../../ui/figures/card.tsx';
import { IconButton } from '../../../../../ui/nav/button.tsx';
import type { TabProps } from '../../calls/account-calls.ts';
import { useUserText } from '../../texts.ts';
import styles from './connections.module.css';
import { LinkDialog } from './link-dialog.tsx';
import { NETWORK_NAMES, NETWORKS } from './services.ts';

/** Shows the user's name in each network, or a button that links one. */
export function Socials(props: TabProps) {
  const t = useUserText();
  const { account, save } = props;
  const [linking, setLinking] = useState<SocialNetwork>();
  return (
    <Card title={t('socials')}>
      <p className={styles.lead}>{t('socialsText')}</p>
      <ul className={`vt-stack vt-gap-16 ${styles.services}`}>
        {NETWORK_NAMES.map((network) => {
          const { name, icon: Glyph } = NETWORKS[network];
          const handle = account.socials[network];
          const unlink = () =>
            save({ socials: { ...account.socials, [network]: '' } }, t('unlinked', { name }));
          return (
            <li key={network}>
              <span className={styles.glyph}>
                <Glyph size={22} stroke={1.7} aria-hidden />
              </span>
              <div>
                <b>{name}</b>
                <p>{handle ? <bdi className={styles.handle}>@{handle}</bdi> : t('notLinked')}</p>
              </div>
              {handle ? (
                <IconButton icon={IconUnlink} label={t('unlink', { name })} onClick={unlink} />
              ) : (
                <IconButton icon={IconLink} label={t('link', { name })} onClick={() => setLinking(network)} />
              )}
            </li>
          );
        })}
      </ul>
      {linking && <LinkDialog {...props} network={linking} onClose={() => setLinking(undefined)} />}
    </Card>
  );
}
