import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { SearchBox } from './search-box.tsx';

/** The main search, over whatever is on screen. */
export function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('app');
  return (
    <Dialog open={open} onClose={onClose} title={t('searchTitle')}>
      <SearchBox onFollow={onClose} />
    </Dialog>
  );
}
