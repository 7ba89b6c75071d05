import { IconArrowsSort, IconKeyboard, IconMenu2, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { SearchInput } from '../../../list/filters/search-input.tsx';
import { useListKeys } from '../../../list/table/keys/use-list-keys.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { IconButton } from '../../../ui/nav/button.tsx';
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx';
import { KeysHelp } from '../frame/keys-help.tsx';
import { useTodoText } from './texts.ts';
import styles from './todo.module.css';
import { ORDERS, type TasksState } from './use-tasks.ts';

type Props = { readonly state: TasksState; readonly onMenu: () => void; readonly onAdd: () => void };

export function ListTools({ state, onMenu, onAdd }: Props) {
  const t = useTodoText();
  const { t: ui } = useTranslation('ui');
  const [helping, setHelping] = useState(false);
  const place = useListKeys({ onNew: onAdd, onHelp: () => setHelping(true) });
  return (
    <div className={styles.tools}>
      <IconButton icon={IconMenu2} label={t('openPanel')} className={styles.narrow} onClick={onMenu} />
      <div className={styles.search}>
        <SearchInput label={t('search')} value={state.q} onSearch={state.search} />
      </div>
      <IconButton icon={IconPlus} label={t('newTask')} className={styles.narrow} onClick={onAdd} />
      <Menu icon={IconArrowsSort} label={t('sort')}>
        {ORDERS.map((order) => (
          <MenuItem key={order} on={state.order === order} onChoose={() => state.sort(order)}>
            {t(`sort-${order}`)}
          </MenuItem>
        ))}
      </Menu>
      <span ref={place} className={styles.keys}>
        <IconButton icon={IconKeyboard} label={ui('keys')} onClick={() => setHelping(true)} />
      </span>
      <KeysHelp
        open={helping}
        onClose={() => setHelping(false)}
        can={{ search: true, open: true, choose: false, edit: false, add: true }}
        more={[
          { keys: ['x'], text: t('keyComplete') },
          { keys: ['s'], text: t('keyStar') },
          { keys: ['Alt + ↑ ↓'], text: t('keyPlace') },
        ]}
      />
    </div>
  );
}
