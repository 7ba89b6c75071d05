import { IconChevronDown, IconLoader2, IconRefresh, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { IconButton } from '../../../ui/nav/button.tsx';
import styles from './cards.module.css';

type Action = 'collapse' | 'reload' | 'remove';

type Props = {
  readonly title: string;
  readonly actions: readonly Action[];
  readonly children: ReactNode;
};

/** The example pretends that reloading takes this long. */
const RELOAD_MS = 2_000;

/** Draws a card that can be folded, reloaded and removed. */
export function ActionCard({ title, actions, children }: Props) {
  const { t } = useTranslation('dashboards');
  const [folded, setFolded] = useState(false);
  const [reloading, setReloading] = useState(false);
  const [gone, setGone] = useState(false);

  useEffect(() => {
    if (!reloading) return undefined;
    const timer = setTimeout(() => setReloading(false), RELOAD_MS);
    return () => clearTimeout(timer);
  }, [reloading]);

  if (gone) return null;
  const remove = () => {
    setGone(true);
    notify(t('cardRemoved', { title }), { undo: () => setGone(false) });
  };
  return (
    <div className={styles.room} data-folded={folded || undefined} aria-busy={reloading}>
      <Card
        title={title}
        actions={
          <span>
            {actions.includes('collapse') && (
              <IconButton
                small
                icon={IconChevronDown}
                label={t(folded ? 'unfold' : 'fold', { title })}
                aria-expanded={!folded}
                onClick={() => setFolded(!folded)}
              />
            )}
            {actions.includes('reload') && (
              <IconButton
                small
                icon={IconRefresh}
                label={t('reload', { title })}
                onClick={() => setReloading(true)}
              />
            )}
            {actions.includes('remove') && (
              <IconButton small icon={IconX} label={t('remove', { title })} onClick={remove} />
            )}
          </span>
        }
      >
        {folded ? null : children}
      </Card>
      {reloading && (
        <div className={styles.busy} role="status">
          <IconLoader2 size={32} stroke={1.7} className={styles.spin} aria-hidden />
          <span className="vt-hidden">{t('reloading', { title })}</span>
        </div>
      )}
    </div>
  );
}
