import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../ui/frame/text.ts';
import type { MenuBranch, MenuEntry } from './menu.ts';
import { MenuBadge, MenuItem } from './menu-item.tsx';
import styles from './menu-tree.module.css';
import { sideSections } from './side-sections.ts';

type Props = {
  readonly entries: readonly MenuEntry[];
  readonly current: ReadonlySet<string>;
  readonly onFollow?: () => void;
};

/** The menu as a column, for the side and for phones. */
export function MenuTree({ entries, current, onFollow }: Props) {
  const say = useText();
  return sideSections(entries).map((section) => (
    <div key={section.id} className={styles.section}>
      {section.header && <p className={styles.header}>{say(section.header)}</p>}
      <Branches entries={section.entries} current={current} onFollow={onFollow} />
    </div>
  ));
}

/** A list of entries. Opening a group closes its neighbours, except the one that holds the current page. */
function Branches({ entries, current, onFollow }: Props) {
  const [choice, setChoice] = useState<{ readonly id: string; readonly open: boolean }>();
  return (
    <ul className="vt-stack vt-gap-2">
      {entries.map((entry) => {
        if (entry.kind === 'link') {
          return (
            <li key={entry.id}>
              <MenuItem
                link={entry}
                current={current.has(entry.id)}
                className={styles.entry}
                onFollow={onFollow}
              />
            </li>
          );
        }
        const open = choice?.id === entry.id ? choice.open : current.has(entry.id);
        return (
          <Fold
            key={entry.id}
            branch={entry}
            open={open}
            onToggle={() => setChoice({ id: entry.id, open: !open })}
            current={current}
            onFollow={onFollow}
          />
        );
      })}
    </ul>
  );
}

type FoldProps = Omit<Props, 'entries'> & {
  readonly branch: MenuBranch;
  readonly open: boolean;
  readonly onToggle: () => void;
};

function Fold({ branch, open, onToggle, current, onFollow }: FoldProps) {
  const say = useText();
  const { group, entries } = branch;
  return (
    <li>
      <button
        type="button"
        className={styles.entry}
        aria-expanded={open}
        data-current={current.has(branch.id) || undefined}
        onClick={onToggle}
      >
        <group.icon size={18} stroke={1.7} aria-hidden />
        <span className={styles.word}>{say(group.title)}</span>
        {group.badge && <MenuBadge text={group.badge} />}
        <IconChevronDown size={15} className={styles.chevron} aria-hidden />
      </button>
      {open && (
        <div className={styles.inside}>
          <Branches entries={entries} current={current} onFollow={onFollow} />
        </div>
      )}
    </li>
  );
}
