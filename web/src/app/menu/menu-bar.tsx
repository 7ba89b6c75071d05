import { useRef } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { useDismiss } from '../../ui/overlay/use-dismiss.ts';
import { useDisplay } from '../../ui/theme/display.ts';
import { BarGroup } from './bar-group.tsx';
import { onBarKey } from './bar-keys.ts';
import type { MenuEntry } from './menu.ts';
import styles from './menu-bar.module.css';
import { MenuItem } from './menu-item.tsx';
import { useBarMenu } from './use-bar-menu.ts';

type Props = { readonly entries: readonly MenuEntry[]; readonly current: ReadonlySet<string> };

/** The horizontal menu. A group opens under the pointer, or with Enter, Space and the arrow keys; Esc closes it. */
export function MenuBar({ entries, current }: Props) {
  const { t } = useTranslation('shell');
  const { rightToLeft } = useDisplay();
  const menu = useBarMenu();
  const box = useRef<HTMLElement>(null);
  useDismiss(box, menu.open.length > 0, () => menu.show([]));

  return (
    <nav
      ref={box}
      aria-label={t('mainMenu')}
      className={styles.bar}
      onKeyDown={(event) => onBarKey(event, menu, rightToLeft)}
    >
      <ul className={styles.list} data-level="0">
        {entries.map((entry) =>
          entry.kind === 'group' ? (
            <BarGroup key={entry.id} branch={entry} menu={menu} current={current} />
          ) : (
            <li key={entry.id}>
              <MenuItem link={entry} current={current.has(entry.id)} className={styles.entry} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
