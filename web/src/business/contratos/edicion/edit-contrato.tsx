import { contratos } from '@vatio/contract';
import { useId, useState } from 'react';
import { useForm } from '../../../data/use-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { AFTER_CONTRATO_CHANGE } from '../accion/after-contrato-change.ts';
import { actualDe, type Borrador, borradorDe, CAMPOS, cambiosDe, isDistinto } from './borrador.ts';
import { CamposDeContrato } from './campos-de-contrato.tsx';
import { Conflicto } from './conflicto.tsx';

type Props = { readonly contrato: contratos.Contrato; readonly onClose: () => void };

/**
 * Edits the fields that the state of the contract lets change. When two people edit at once, the second one sees both
 * values and chooses.
 */
export function EditContrato({ contrato, onClose }: Props) {
  const { t } = useTranslation('contratos');
  const id = useId();
  const { form, leido, ajeno, write, guardando } = useEdicion({ contrato, onClose });
  const cambiado = CAMPOS.some((campo) => isDistinto(campo, leido.valores, form.values));

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('editarCodigo', { codigo: contrato.codigo })}
      footer={
        <DialogButtons onCancel={onClose} form={id} busy={form.sending} disabled={!cambiado}>
          {t('guardar')}
        </DialogButtons>
      }
    >
      <form id={id} className="vt-stack" onSubmit={form.onSubmit} noValidate>
        <CamposDeContrato contrato={contrato} form={form} />
        <div role="alert">{form.formError && <p className="vt-refused">{form.formError}</p>}</div>
      </form>
      {ajeno && (
        <Conflicto
          antes={leido.valores}
          tuyo={form.values}
          guardado={ajeno}
          busy={guardando}
          onLeave={onClose}
          onSave={() => write(form.values, ajeno.version)}
        />
      )}
    </Dialog>
  );
}

/** What was read, what is typed, and how it is saved. `ajeno` is what somebody else saved meanwhile. */
function useEdicion({ contrato, onClose }: Props) {
  const { t } = useTranslation('contratos');
  // The contract as it was when the user began to edit; meanwhile it may be read again.
  const [leido] = useState(() => ({ valores: borradorDe(contrato), version: contrato.version }));
  const [ajeno, setAjeno] = useState<contratos.Contrato>();
  const save = useWrite(contratos.update, AFTER_CONTRATO_CHANGE);

  const write = async (valores: Borrador, version: number) => {
    try {
      const body = cambiosDe(leido.valores, valores, version);
      await save.mutateAsync({ params: { id: contrato.id }, body });
      notify(t('guardado'));
      onClose();
    } catch (cause) {
      const actual = actualDe(cause);
      setAjeno(actual);
      if (!actual) throw cause;
    }
  };
  const form = useForm({
    initial: leido.valores,
    submit: (valores) => write(valores, leido.version),
  });
  return { form, leido, ajeno, write, guardando: save.isPending };
}
