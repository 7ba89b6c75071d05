import { IconDeviceFloppy, IconPlus } from '@tabler/icons-react';
import { facturas } from '@vatio/contract';
import { useUpload } from '../../data/use-upload.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { notify, notifyFailure } from '../../ui/feedback/toasts.ts';
import { Button, ButtonLink } from '../../ui/nav/button.tsx';
import { AFTER_FACTURA_CHANGE } from './after-factura-change.ts';

/** So many reasons are drawn; a zip may bring thousands. */
const DIBUJADAS = 20;

/** Keeps the bills of a distributor on the supplies that the viewer has, and says which ones were left out. */
export function SaveF1({ fichero }: { readonly fichero: File }) {
  const { t } = useTranslation('facturas');
  const { sendAsync, isPending, progress, cancel, data } = useUpload(facturas.createF1);
  const undo = useWrite(facturas.removeLote, { ...AFTER_FACTURA_CHANGE, onError: notifyFailure });
  const save = async (darDeAlta: 'si' | 'no' = 'no') => {
    const { guardadas, lote } = await sendAsync({ files: [fichero], part: 'fichero', body: { darDeAlta } });
    if (guardadas > 0)
      notify(t('guardadasF1', { count: guardadas }), { undo: () => undo.mutate({ params: { lote } }) });
  };
  if (isPending) return <ProgressBar label={t('guardandoF1')} value={progress} onCancel={cancel} />;
  if (!data) {
    return (
      <div className="vt-toolbar">
        <Button look="primary" icon={IconDeviceFloppy} onClick={() => save().catch(tellUnlessCancelled)}>
          {t('guardarF1')}
        </Button>
      </div>
    );
  }
  const { guardadas, repetidas, rechazadas, porDarDeAlta, suministrosNuevos } = data;
  return (
    <div role="status" className="vt-stack">
      <Notice tone={rechazadas.length > 0 ? 'warn' : 'ok'}>
        {t('guardadasF1', { count: guardadas })}{' '}
        {suministrosNuevos.length > 0 && t('suministrosNuevosF1', { count: suministrosNuevos.length })}{' '}
        {repetidas > 0 && t('repetidasF1', { count: repetidas })}
        {rechazadas.length > 0 && (
          <ul className="vt-list">
            {rechazadas.slice(0, DIBUJADAS).map(({ fichero: cual, motivo }) => (
              <li key={`${cual} ${motivo}`}>
                <strong>{cual}</strong>: {motivo}
              </li>
            ))}
          </ul>
        )}
        {rechazadas.length > DIBUJADAS && t('f1Mas', { n: rechazadas.length - DIBUJADAS })}
      </Notice>
      <div className="vt-toolbar">
        {porDarDeAlta.length > 0 && (
          <Button icon={IconPlus} onClick={() => save('si').catch(tellUnlessCancelled)}>
            {t('darDeAltaF1', { count: porDarDeAlta.length })}
          </Button>
        )}
        <ButtonLink to="/facturas?fuente=f1">{t('verFacturas')}</ButtonLink>
      </div>
    </div>
  );
}

function tellUnlessCancelled(cause: unknown): void {
  if (cause instanceof Error && cause.name !== 'AbortError') notifyFailure(cause);
}
