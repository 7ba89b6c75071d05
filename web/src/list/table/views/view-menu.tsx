import { IconDots } from '@tabler/icons-react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Button, IconButton } from '../../../ui/nav/button.tsx';
import { DropDown } from '../../../ui/overlay/drop-down.tsx';
import type { SavedView } from './saved-views.ts';
import styles from './views-bar.module.css';

type Props = {
  /** The view; one that belongs to somebody else can only be copied. */
  readonly view: SavedView;
  readonly onDuplicate: () => void;
  readonly onRename: () => void;
  /** The view may open the list for some audiences and not for others: the menu then asks for which. */
  readonly forSome: boolean;
  readonly onOpensFor: () => void;
  readonly onPin: () => void;
  readonly onRemove: () => void;
};

export function ViewMenu({ view, forSome, onDuplicate, onRename, onOpensFor, onPin, onRemove }: Props) {
  const { t } = useTranslation('ui');
  const { mine, opensFor, pinned } = view;
  const switches = opensFor.length > 0 ? 'notDefault' : 'makeDefault';
  return (
    <DropDown
      label={t('view')}
      button={(toggle) => <IconButton icon={IconDots} small label={t('view')} {...toggle} />}
    >
      {(close) => {
        const item = (text: string, run: () => void) => (
          <Button
            small
            look="quiet"
            onClick={() => {
              close();
              run();
            }}
          >
            {text}
          </Button>
        );
        return (
          <div className={styles.menu}>
            {mine && item(t('rename'), onRename)}
            {item(t('duplicateView'), onDuplicate)}
            {mine && item(t(forSome ? 'chooseOpensFor' : switches), onOpensFor)}
            {mine && item(t(pinned ? 'unpinView' : 'pinView'), onPin)}
            {mine && item(t('deleteView'), onRemove)}
          </div>
        );
      }}
    </DropDown>
  );
}
