import { clientes } from '@vatio/contract';
import { useId, useState } from 'react';
import { useForm } from '../../../data/use-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { today } from '../../../format/date.ts';
import { useNavigate } from '../../../router/use-router.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { VERSION_TEXTO } from '../consentimientos/texto.ts';
import { cuerpoDe, NUEVO } from './borrador.ts';
import { CamposCliente } from './campos-cliente.tsx';
import { CamposConsentimiento, type Consentido } from './campos-consentimiento.tsx';
import styles from './formulario.module.css';
import { EnlaceRepetido, type Repetido, repetidoDe } from './nif-repetido.tsx';

/** The form of a new client. A NIF belongs to one client only, so a repeated one is linked. */
export function NuevoCliente({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('clientes');
  const id = useId();
  const navigate = useNavigate();
  const [repeated, setRepeated] = useState<Repetido>();
  const [consented, setConsented] = useState<Consentido>({ canal: 'presencial', finalidades: [] });
  const create = useWrite(clientes.create, { invalidates: [clientes.list, clientes.facets] });
  const recordConsentimientos = useRecordConsentimientos(consented);

  const form = useForm({
    initial: NUEVO,
    submit: async (valores) => {
      setRepeated(undefined);
      try {
        const cliente = await create.mutateAsync({ body: cuerpoDe(valores) });
        await recordConsentimientos(cliente.id);
        onClose();
        navigate({ to: `/clientes/${cliente.id}`, ignoreBlocker: true });
      } catch (cause) {
        setRepeated(repetidoDe(cause));
        throw cause;
      }
    },
  });

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('nuevo')}
      footer={
        <>
          <p role="alert" className={styles.problema}>
            {form.formError}
          </p>
          <DialogButtons onCancel={onClose} form={id} busy={form.sending}>
            {t('crear')}
          </DialogButtons>
        </>
      }
    >
      <form id={id} className="vt-fields" onSubmit={form.onSubmit} noValidate>
        <CamposCliente form={form} repeated={repeated && <EnlaceRepetido cliente={repeated} />} />
        <CamposConsentimiento valor={consented} onChange={setConsented} />
      </form>
    </Dialog>
  );
}

/** The client exists by then, so a failure here is notified, and the consent can be recorded from the client's page. */
function useRecordConsentimientos({ canal, finalidades }: Consentido) {
  const { t } = useTranslation('clientes');
  const { mutateAsync } = useWrite(clientes.consent);
  return async (clienteId: string) => {
    const fijo = { otorgado: true, versionTexto: VERSION_TEXTO, canal, fecha: today() };
    for (const finalidad of finalidades) {
      await mutateAsync({ params: { id: clienteId }, body: { ...fijo, finalidad } }).catch(() =>
        notify(t('consentimientoSinAnotar'), { tone: 'bad' }),
      );
    }
  };
}
