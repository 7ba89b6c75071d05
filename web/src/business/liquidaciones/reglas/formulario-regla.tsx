import { comisiones } from '@vatio/contract';
import { useId, useState } from 'react';
import { Problem, savedMeanwhile } from '../../../data/problem.ts';
import { useForm } from '../../../data/use-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { AFTER_REGLA_CHANGE } from './after-regla-change.ts';
import { borradorDe, cuerpoDe, enCampo } from './borrador.ts';
import { CamposRegla } from './campos-regla.tsx';

type Props = { readonly regla: comisiones.Regla | undefined; readonly onClose: () => void };

/**
 * The form of a rule, new or edited. If somebody else changed it meanwhile, both values are shown beside their fields
 * before it is saved.
 */
export function FormularioRegla({ regla, onClose }: Props) {
  const { t } = useTranslation('liquidaciones');
  const id = useId();
  const create = useWrite(comisiones.createRegla, AFTER_REGLA_CHANGE);
  const update = useWrite(comisiones.updateRegla, AFTER_REGLA_CHANGE);
  const [version, setVersion] = useState(regla?.version ?? 1);
  const [choque, setChoque] = useState<string>();

  const form = useForm({
    initial: borradorDe(regla),
    submit: async (borrador) => {
      setChoque(undefined);
      try {
        const body = cuerpoDe(borrador);
        await (regla
          ? update.mutateAsync({ params: { id: regla.id }, body: { ...body, version } })
          : create.mutateAsync({ body }));
        notify(t('reglaGuardada'));
        onClose();
      } catch (cause) {
        if (!(cause instanceof Problem)) throw cause;
        if (cause.code === 'regla-solapada') setChoque(`${cause.title}: ${cause.detail ?? ''}`);
        const actual = savedMeanwhile(cause);
        if (actual) {
          // Saving again keeps the values of this form.
          setVersion(actual.version);
          setChoque(t('reglaCambiada'));
        }
        throw enElFormulario(cause);
      }
    },
  });
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t(regla ? 'editarRegla' : 'nuevaRegla')}
      footer={
        <DialogButtons onCancel={onClose} form={id} busy={form.sending}>
          {t('guardar')}
        </DialogButtons>
      }
    >
      <form id={id} className="vt-stack vt-gap-16" onSubmit={form.onSubmit} noValidate>
        <div role="alert">
          {(choque ?? form.formError) && <p className="vt-refused">{choque ?? form.formError}</p>}
        </div>
        <CamposRegla form={form} />
      </form>
    </Dialog>
  );
}

/** The same problem with its errors under the field names of the form. */
function enElFormulario({ status, code, title, detail, errors, datos }: Problem): Problem {
  const suyos = Object.entries(errors).map(([camino, texto]) => [enCampo(camino), texto]);
  return new Problem({ status, code, title, detail, datos, errors: Object.fromEntries(suyos) });
}
