import { IconPackageExport, IconX } from '@tabler/icons-react';
import { ajustes } from '@vatio/contract';
import { useRef, useState } from 'react';
import { send } from '../../data/call.ts';
import { fileNameOf } from '../../data/download.ts';
import { saveFile } from '../../data/save-file.ts';
import { formatBytes } from '../../format/energy.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { notify, notifyFailure } from '../../ui/feedback/toasts.ts';
import { Card } from '../../ui/figures/card.tsx';
import { Button } from '../../ui/nav/button.tsx';
import styles from './ajustes.module.css';

/** Everything that the house has in one file, for a house that leaves; it can be stopped on its way. */
export function ExportEverythingCard() {
  const { t } = useTranslation('ajustes');
  const leaving = useRef<AbortController>(undefined);
  const [bytes, setBytes] = useState<number>();
  const take = async () => {
    const stop = new AbortController();
    leaving.current = stop;
    setBytes(0);
    try {
      const response = await send(ajustes.exportAll, { signal: stop.signal });
      const parts = await chunksOf(response, setBytes);
      const name = fileNameOf(response.headers.get('content-disposition')) ?? 'vatio-todo.zip';
      saveFile(new Blob(parts, { type: 'application/zip' }), name);
      notify(t('todoListo'));
    } catch (cause) {
      if (stop.signal.aborted) notify(t('todoParado'), { tone: 'idle' });
      else notifyFailure(cause as Error);
    } finally {
      setBytes(undefined);
    }
  };
  return (
    <Card title={t('exportarTodo')}>
      <div className="vt-stack vt-gap-12">
        <p className={`vt-soft ${styles.lead}`}>{t('exportarTodoTexto')}</p>
        {bytes === undefined ? (
          <div>
            <Button icon={IconPackageExport} onClick={() => void take()}>
              {t('exportarTodo')}
            </Button>
          </div>
        ) : (
          <div className={styles.taking}>
            <span role="status">{t('todoVa', { bytes: formatBytes(bytes) })}</span>
            <Button icon={IconX} onClick={() => leaving.current?.abort()}>
              {t('pararTodo')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

async function chunksOf(response: Response, onBytes: (bytes: number) => void): Promise<BlobPart[]> {
  const reader = response.body!.getReader();
  const parts: BlobPart[] = [];
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return parts;
    parts.push(value);
    bytes += value.length;
    onBytes(bytes);
  }
}
