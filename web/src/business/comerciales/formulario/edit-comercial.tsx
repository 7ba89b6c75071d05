import { comerciales } from '@vatio/contract';
import { useState } from 'react';
import { useForm } from '../../../data/use-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { Link } from '../../../ui/nav/link.tsx';
import { AFTER_COMERCIAL_CHANGE } from '../lista/after-comercial-change.ts';
import {
  type Ajeno,
  ajenoDe,
  type Borrador,
  borradorDe,
  CAMPOS,
  cambiosDe,
  caminoDe,
  repetidoDe,
} from './borrador.ts';
import { CamposComercial } from './campos.tsx';
import { Circulo } from './circulo.tsx';
import { Conflicto } from './conflicto.tsx';
import { DialogoComercial } from './dialogo.tsx';

type Props = { readonly comercial: comerciales.Comercial; readonly onClose: () => void };
type Tropiezo = {
  readonly ajeno?: Ajeno;
  readonly camino?: ReturnType<typeof caminoDe>;
  readonly repeated?: ReturnType<typeof repetidoDe>;
};

/**
 * Edits the data of a representative and to whom they report. When two people edit at once, the second one sees both
 * values and chooses.
 */
export function EditComercial({ comercial, onClose }: Props) {
  const { t } = useTranslation('comerciales');
  // The representative as it was when the user began to edit; meanwhile the sheet may be read again.
  const [leido] = useState(() => ({ valores: borradorDe(comercial), version: comercial.version }));
  const [refusal, setRefusal] = useState<Tropiezo>({});
  const { ajeno, camino, repeated } = refusal;
  const save = useWrite(comerciales.update, AFTER_COMERCIAL_CHANGE);

  const write = async (valores: Borrador, version: number) => {
    try {
      const body = { ...cambiosDe(leido.valores, valores), version };
      await save.mutateAsync({ params: { id: comercial.id }, body });
      notify(t('guardado'));
      onClose();
    } catch (cause) {
      const ajeno = ajenoDe(cause);
      setRefusal({ ajeno, camino: caminoDe(cause), repeated: repetidoDe(cause) });
      if (!ajeno) throw cause;
    }
  };
  const form = useForm({ initial: leido.valores, submit: (valores) => write(valores, leido.version) });
  const cambiado = CAMPOS.some((campo) => form.values[campo] !== leido.valores[campo]);
  const enCirculo = camino && form.values.responsableId === camino[1]?.id;

  return (
    <>
      <DialogoComercial
        title={t('editarA', { nombre: comercial.nombre })}
        confirm={t('guardar')}
        form={form}
        cambiado={cambiado && !save.isSuccess}
        onClose={onClose}
      >
        <CamposComercial
          form={form}
          id={comercial.id}
          repeated={repeated && <Link to={`/comerciales/${repeated.id}`}>{t('abrirFichaDe', repeated)}</Link>}
        />
        {enCirculo && <Circulo camino={camino} />}
      </DialogoComercial>
      {ajeno && (
        <Conflicto
          antes={leido.valores}
          tuyo={form.values}
          ajeno={ajeno.valores}
          nombres={comercial.responsable ? [comercial.responsable] : []}
          busy={save.isPending}
          onLeave={onClose}
          onSave={() => write(form.values, ajeno.version).catch(notifyFailure)}
        />
      )}
    </>
  );
}
