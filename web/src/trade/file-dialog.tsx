import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { saveFile } from '../data/save-file.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { useFileAddress } from '../ui/files/use-file-address.ts';
import { Button } from '../ui/nav/button.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import styles from './file-dialog.module.css';

type Props = {
  readonly name: string;
  readonly query: {
    readonly data: Blob | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  readonly onClose: () => void;
};

/** Shows a file without leaving the page: a file that is fetched with the session's token has no address to link to. */
export function FileDialog({ name, query: { data, error, refetch }, onClose }: Props) {
  const { t } = useTranslation('ui');
  const address = useFileAddress(data);
  const picture = data?.type.startsWith('image/');
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={name}
      footer={
        data && (
          <>
            <Button icon={IconExternalLink} onClick={() => window.open(address, '_blank', 'noopener')}>
              {t('openApart')}
            </Button>
            <Button icon={IconDownload} onClick={() => saveFile(data, name)}>
              {t('download')}
            </Button>
          </>
        )
      }
    >
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!address && !error && <Skeleton lines={8} />}
      {address && picture && <img src={address} alt={name} className={styles.picture} />}
      {address && !picture && <iframe src={address} title={name} className={styles.sheet} />}
    </Dialog>
  );
}
