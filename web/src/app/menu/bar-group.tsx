import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../ui/frame/text.ts';
import { useDisplay } from '../../ui/theme/display.ts';
import type { MenuBranch } from './menu.ts';
import styles from './menu-bar.module.css';
import { MenuBadge, MenuItem } from './menu-item.tsx';
import { opensLeft } from './opens-left.ts';
import { type Place, placePanel } from './place-panel.ts';
import type { BarMenu } from './use-bar-menu.ts';

type Props = {
  readonly branch: MenuBranch;
  /** Ids of the groups around this one. */
  readonly trail?: readonly string[];
  readonly menu: BarMenu;
  readonly current: ReadonlySet<string>;
};

/** A group of the horizontal menu: its name, and the panel with its entries. */
export function BarGroup({ branch, trail = [], menu, current }: Props) {
  const say = useText();
  const level = trail.length;
  const own = [...trail, branch.id];
  const open = menu.open[level] === branch.id;
  const Chevron = level === 0 ? IconChevronDown : IconChevronRight;
  return (
    <li
      className={styles.group}
      onPointerEnter={(event) => event.pointerType === 'mouse' && menu.show(own)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && menu.showSoon(trail)}
    >
      <button
        type="button"
        className={level === 0 ? styles.entry : styles.item}
        data-current={current.has(branch.id) || undefined}
        data-trail={own.join(' ')}
        aria-expanded={open}
        // A mouse has already opened the group by pointing at it, so only keys and fingers toggle it.
        onClick={(event) => menu.show(open && event.detail === 0 ? trail : own)}
      >
        <branch.group.icon size={18} stroke={1.7} aria-hidden />
        {say(branch.group.title)}
        {branch.group.badge && <MenuBadge text={branch.group.badge} />}
        <Chevron size={14} className={level === 0 ? undefined : styles.inwards} aria-hidden />
      </button>
      {open && (
        // The key makes the panel measure itself again when its entries arrive.
        <Panel key={branch.entries.length} branch={branch} trail={own} menu={menu} current={current} />
      )}
    </li>
  );
}

function Panel({ branch, trail = [], menu, current }: Props) {
  const { rightToLeft } = useDisplay();
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState<Place>();

  useLayoutEffect(() => {
    const panel = list.current;
    const word = panel?.previousElementSibling;
    if (!panel || !word) return;
    const leftwards = trail.length > 2 ? opensLeft(word.closest('ul')) : rightToLeft;
    const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const size = { width: panel.offsetWidth, height: panel.scrollHeight };
    setPlace(
      placePanel({
        anchor: word.getBoundingClientRect(),
        panel: size,
        room,
        options: { beside: trail.length > 1, leftwards },
      }),
    );
  }, [trail.length, rightToLeft]);

  const takesFocus = menu.takesFocus;
  const placed = place !== undefined;
  useLayoutEffect(() => {
    if (placed && takesFocus()) list.current?.querySelector<HTMLElement>('a, button:enabled')?.focus();
  }, [placed, takesFocus]);

  return (
    <ul
      ref={list}
      className={styles.panel}
      style={
        place ? { left: place.left, top: place.top, maxBlockSize: place.maxHeight } : { visibility: 'hidden' }
      }
    >
      {branch.entries.map((entry) =>
        entry.kind === 'group' ? (
          <BarGroup key={entry.id} branch={entry} trail={trail} menu={menu} current={current} />
        ) : (
          <li key={entry.id}>
            <MenuItem
              link={entry}
              current={current.has(entry.id)}
              className={styles.item}
              onFollow={() => menu.show([])}
            />
          </li>
        ),
      )}
    </ul>
  );
}
