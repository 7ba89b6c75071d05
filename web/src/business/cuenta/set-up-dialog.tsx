import { cuenta } from '@vatio/contract';
import { Suspense, useId } from 'react';
import { useForm } from '../../data/use-form.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { CodeBoxes } from '../../ui/kit/code-boxes/code-boxes.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { LeaveButton } from '../../ui/overlay/dialog-buttons.tsx';
import { later } from '../../ui/overlay/on-demand.tsx';
import styles from './cuenta.module.css';

const QR_CODE = later(async () => (await import('./qr-code.tsx')).QrCode);

export type Setup = { readonly secreto: string; readonly direccion: string };

type Props = {
  readonly setup: Setup;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onClose: () => void;
};

/** Shows the secret to an application, and asks for its first code. */
export function SetUpDialog({ setup: { secreto, direccion }, onCodes, onClose }: Props) {
  const { t } = useTranslation('cuenta');
  const id = useId();
  const activate = useWrite(cuenta.activateSegundoPaso, {
    invalidates: [cuenta.segundoPaso, cuenta.sesiones],
  });
  const form = useForm({
    initial: { codigo: '' },
    submit: async (body) => {
      const { codigos } = await activate.mutateAsync({ body });
      onCodes(codigos);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('tarea-begin')}
      footer={
        <>
          <LeaveButton onLeave={onClose}>{t('cancelar')}</LeaveButton>
          <Button look="primary" type="submit" form={id} busy={form.sending}>
            {t('activar')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={form.onSubmit} noValidate className="vt-stack vt-gap-16">
        <p>{t('escanea')}</p>
        <div className={`vt-fields ${styles.setup}`}>
          <Suspense fallback={<div className={styles.qr} />}>
            <QR_CODE.Part address={direccion} label={t('codigoQr')} />
          </Suspense>
          <div className="vt-stack vt-gap-8">
            <p className="vt-soft">{t('aMano')}</p>
            <p>
              <code className={styles.secret}>{secreto.match(/.{1,4}/g)?.join(' ')}</code>
            </p>
            <p>
              <a href={direccion}>{t('abrirAplicacion')}</a>
            </p>
          </div>
        </div>
        <CodeBoxes {...form.field('codigo')} label={t('primerCodigo')} autoFocus required />
        <p role="alert" className="vt-problem">
          {form.formError}
        </p>
      </form>
    </Dialog>
  );
}
