import { comerciales } from '@vatio/contract';
import { useState } from 'react';
import { useForm } from '../../../data/use-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useNavigate } from '../../../router/use-router.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { Link } from '../../../ui/nav/link.tsx';
import { AFTER_COMERCIAL_CHANGE } from '../lista/after-comercial-change.ts';
import { CAMPOS, cuerpoDe, NUEVO, repetidoDe } from './borrador.ts';
import { CamposComercial } from './campos.tsx';
import { DialogoComercial } from './dialogo.tsx';

/** The form of a new representative, who can then be invited from their sheet. */
export function NuevoComercial({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('comerciales');
  const navigate = useNavigate();
  const [repeated, setRepeated] = useState<ReturnType<typeof repetidoDe>>();
  const create = useWrite(comerciales.create, AFTER_COMERCIAL_CHANGE);
  const form = useForm({
    initial: NUEVO,
    submit: async (valores) => {
      setRepeated(undefined);
      try {
        const { id, nombre } = await create.mutateAsync({ body: cuerpoDe(valores) });
        onClose();
        notify(t('creado', { nombre }));
        navigate({ to: `/comerciales/${id}` });
      } catch (cause) {
        setRepeated(repetidoDe(cause));
        throw cause;
      }
    },
  });
  const cambiado = CAMPOS.some((campo) => form.values[campo] !== '');
  return (
    <DialogoComercial
      title={t('nuevo')}
      confirm={t('crear')}
      form={form}
      cambiado={cambiado && !create.isSuccess}
      onClose={onClose}
    >
      <CamposComercial
        form={form}
        repeated={repeated && <Link to={`/comerciales/${repeated.id}`}>{t('abrirFichaDe', repeated)}</Link>}
      />
    </DialogoComercial>
  );
}
