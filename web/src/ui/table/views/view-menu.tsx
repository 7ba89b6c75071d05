import { IconDots } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../nav/button.tsx';
import { DropDown } from '../../overlay/drop-down.tsx';
import styles from './views-bar.module.css';

type Props = {
  readonly isDefault: boolean;
  /** Views of others can only be copied. */
  readonly mine: boolean;
  readonly onDuplicate: () => void;
  readonly onRename: () => void;
  readonly onDefault: () => void;
  readonly onRemove: () => void;
};

/** What can be done with the view on screen. */
export function ViewMenu({ isDefault, mine, onDuplicate, onRename, onDefault, onRemove }: Props) {
  const { t } = useTranslation('ui');
  return (
    <DropDown
      label={t('view')}
      button={(toggle) => (
        <Button icon={IconDots} small {...toggle}>
          {t('view')}
        </Button>
      )}
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
            {mine && item(t(isDefault ? 'notDefault' : 'makeDefault'), onDefault)}
            {mine && item(t('deleteView'), onRemove)}
          </div>
        );
      }}
    </DropDown>
  );
}
