import { useTranslation } from '../../texts/use-translation.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { SearchBox } from './search-box.tsx';

/** The main search, over any screen. Its code loads when somebody opens it. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Dialog open onClose={onClose} title={t('searchTitle')} place="top">
      <SearchBox onFollow={onClose} />
    </Dialog>
  );
}
