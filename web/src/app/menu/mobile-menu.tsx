import { useTranslation } from '../../texts/use-translation.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useDisplay } from '../../ui/theme/display.ts';
import type { MenuEntry } from './menu.ts';
import { MenuTree } from './menu-tree.tsx';
import { useCurrentInView } from './use-current-in-view.ts';

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly entries: readonly MenuEntry[];
  readonly current: ReadonlySet<string>;
};

/** The menu of a narrow window, in a drawer from the start of the line. */
export function MobileMenu({ open, onClose, entries, current }: Props) {
  const { t } = useTranslation('shell');
  const { skin } = useDisplay();
  const list = useCurrentInView<HTMLElement>(current, open);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('menu')}
      place="start"
      scheme={skin === 'semi-dark' ? 'dark' : undefined}
    >
      <nav ref={list} aria-label={t('mainMenu')}>
        <MenuTree entries={entries} current={current} onFollow={onClose} />
      </nav>
    </Dialog>
  );
}
