import { IconCircleCheck } from '@tabler/icons-react';
import { type Call, peticionesDeDocumentos } from '@vatio/contract';
import type { Files } from '../../data/upload.ts';
import { useUploads } from '../../data/use-uploads.ts';
import { formatInstante } from '../../format/date.ts';
import { formatBytes } from '../../format/energy.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { FileDrop } from '../../ui/files/file-drop.tsx';
import { UploadState } from '../../ui/files/upload-state.tsx';
import styles from './asked-documents.module.css';

type Pedida = Pick<peticionesDeDocumentos.Pedida, 'papeles' | 'quedan'>;
type Papel = Pedida['papeles'][number];

const MAX_MB = peticionesDeDocumentos.MAX_BYTES / 1024 ** 2;

const ACCEPT = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';

/** How a file is sent: through a link, or from the client's own area. */
type Sending<E extends Call> = {
  readonly endpoint: E;
  readonly inputOf: (file: File, papel: peticionesDeDocumentos.Papel) => Files<E>;
  readonly invalidates: readonly Pick<Call, 'path'>[];
};

/** Each paper that is asked for, with what has come of it and a place to drop it. */
export function AskedPapers<E extends Call>({
  pedida: { papeles, quedan },
  ...sending
}: Sending<E> & { readonly pedida: Pedida }) {
  const { t } = useTranslation('asked-documents');
  return (
    <div className="vt-stack vt-gap-16">
      {papeles.map((papel) => (
        <AskedPaper key={papel.papel} papel={papel} full={quedan === 0} {...sending} />
      ))}
      {quedan === 0 && <p className="vt-note">{t('yaNoCabe')}</p>}
    </div>
  );
}

function AskedPaper<E extends Call>({
  papel: { papel, recibidos },
  full,
  endpoint,
  inputOf,
  invalidates,
}: Sending<E> & { readonly papel: Papel; readonly full: boolean }) {
  const { t } = useTranslation('asked-documents');
  const { send, cancel, ...state } = useUploads<E>(endpoint, { invalidates });
  const name = t(`papel-${papel}`);
  const has = recibidos.length > 0;
  return (
    <section className={styles.paper}>
      <header className="vt-ends">
        <h2>{name}</h2>
        <Badge tone={has ? 'ok' : 'warn'}>{t(has ? 'haLlegado' : 'falta')}</Badge>
      </header>
      <p className="vt-soft">{t(`ayuda-${papel}`)}</p>
      <div role="status">
        {has && (
          <ul className={styles.received}>
            {recibidos.map(({ nombre, bytes, cuando }) => (
              <li key={cuando}>
                <IconCircleCheck size={18} aria-hidden />
                <span>
                  {nombre}
                  <br />
                  <span className="vt-small">
                    {t('recibidoEl', { bytes: formatBytes(bytes), cuando: formatInstante(cuando) })}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {!full && (
        <FileDrop
          multiple
          label={t(has ? 'subirOtro' : 'subir', { papel: name })}
          hint={t('formatos', { max: MAX_MB })}
          accept={ACCEPT}
          disabled={state.sending !== undefined}
          onFiles={(files) => send(files, (file) => inputOf(file, papel))}
        />
      )}
      <UploadState {...state} sending={state.sending?.name} onCancel={cancel} />
    </section>
  );
}
