import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { type CameraFault, cameraFaultOf, watchCodes } from './camera.ts';
import styles from './facturas.module.css';

type Props = {
  readonly onClose: () => void;
  /** Answers why the text is no code of a bill. */
  readonly onQr: (texto: string) => string | undefined;
};

/** What the camera sees, until there is the code of a bill in it. */
export function CameraDialog({ onClose, onQr }: Props) {
  const { t } = useTranslation('facturas');
  const video = useRef<HTMLVideoElement>(null);
  const [fault, setFault] = useState<CameraFault>();
  const [other, setOther] = useState<string>();
  const found = useRef<(texts: readonly string[]) => void>(undefined);
  found.current = (texts) => {
    // Some bills carry a code to pay with beside that of the CNMC.
    const reasons = texts.map(onQr);
    if (reasons.includes(undefined)) onClose();
    else setOther(reasons[0]);
  };
  useEffect(() => {
    const watching = new AbortController();
    if (video.current) {
      watchCodes(video.current, (texts) => found.current?.(texts), watching.signal).catch((cause: unknown) =>
        setFault(cameraFaultOf(cause)),
      );
    }
    return () => watching.abort();
  }, []);
  return (
    <Dialog open onClose={onClose} title={t('escanear')}>
      <div className="vt-stack">
        {fault === undefined ? (
          <>
            <p>{t('escanearTexto')}</p>
            <video ref={video} className={styles.camara} muted playsInline aria-label={t('loQueVe')} />
          </>
        ) : (
          <p className="vt-problem" role="alert">
            {t(fault)}
          </p>
        )}
        <p role="status">{other}</p>
      </div>
    </Dialog>
  );
}
