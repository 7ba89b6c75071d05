import { IconCamera, IconQrcode } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { Button } from '../../ui/nav/button.tsx';
import { later, OnDemand } from '../../ui/overlay/on-demand.tsx';

const CAMARA = later(async () => (await import('./camara-dialog.tsx')).CameraDialog);

type Props = {
  readonly disabled: boolean;
  readonly onFiles: (files: File[]) => void;
  readonly onQr: (texto: string) => string | undefined;
};

/** A bill on paper: its photo, which a phone takes at once with the camera at its back, or its code. */
export function ConCamara({ disabled, onFiles, onQr }: Props) {
  const { t } = useTranslation('facturas');
  const photo = useRef<HTMLInputElement>(null);
  const [scans, setScans] = useState(false);
  return (
    <div className="vt-toolbar">
      <Button icon={IconCamera} disabled={disabled} onClick={() => photo.current?.click()}>
        {t('hacerFoto')}
      </Button>
      <input
        ref={photo}
        type="file"
        hidden
        data-photo
        accept="image/*"
        capture="environment"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The browser reports no change when the same file is chosen again, so the field is emptied.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button icon={IconQrcode} onClick={() => setScans(true)}>
        {t('escanear')}
      </Button>
      <OnDemand part={CAMARA} open={scans} props={{ onClose: () => setScans(false), onQr }} />
    </div>
  );
}
