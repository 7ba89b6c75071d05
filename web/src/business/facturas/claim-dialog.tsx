import { IconFileTypePdf, IconMail } from '@tabler/icons-react';
import { facturas } from '@vatio/contract';
import { download } from '../../data/download.ts';
import { useForm } from '../../data/use-form.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { notify, notifyFailure } from '../../ui/feedback/toasts.ts';
import { TextAreaField } from '../../ui/fields/text-field.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { AFTER_FACTURA_CHANGE } from './after-factura-change.ts';

type Props = { readonly id: string; readonly onClose: () => void };

/** The claim of a bill as the house would write it: to be changed, mailed, printed, and followed in an issue. */
export function ClaimDialog({ id, onClose }: Props) {
  const { t } = useTranslation('facturas');
  const { data, error, refetch } = useRead(facturas.claimText, { params: { id } });
  if (data) return <ClaimForm id={id} onClose={onClose} {...data} />;
  return (
    <Dialog open onClose={onClose} title={t('reclamar')}>
      {error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton lines={8} />}
    </Dialog>
  );
}

type Draft = Props & { readonly asunto: string; readonly texto: string };

function ClaimForm({ id, asunto, texto, onClose }: Draft) {
  const { t } = useTranslation('facturas');
  const claim = useWrite(facturas.claim, AFTER_FACTURA_CHANGE);
  const form = useForm({
    initial: { texto },
    submit: async (body) => {
      const { incidencia } = await claim.mutateAsync({ params: { id }, body });
      notify(t('reclamadaEn', { codigo: incidencia?.codigo ?? '' }));
      onClose();
    },
  });
  const letter = () => download(facturas.letter, { params: { id } }, `${asunto}.pdf`).catch(notifyFailure);
  const query = new URLSearchParams({ subject: asunto, body: form.values.texto });
  return (
    <FormDialog
      place="sheet"
      title={asunto}
      action={t('reclamar')}
      form={form}
      onClose={onClose}
      tools={
        <>
          <a className="vt-row" href={`mailto:?${query.toString().replaceAll('+', '%20')}`}>
            <IconMail size={16} aria-hidden />
            {t('escribirCorreo')}
          </a>
          <Button icon={IconFileTypePdf} onClick={letter}>
            {t('carta')}
          </Button>
        </>
      }
    >
      <TextAreaField
        label={t('textoReclamacion')}
        hint={t('reclamarTexto')}
        required
        rows={14}
        maxLength={4000}
        {...form.field('texto')}
      />
    </FormDialog>
  );
}
