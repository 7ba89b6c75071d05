import { clientes } from '@vatio/contract';
import * as clientesSchemas from '@vatio/contract/clientes.schemas';
import { useState } from 'react';
import { savedMeanwhile } from '../../../data/problem.ts';
import { useForm } from '../../../data/use-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { LeaveButton } from '../../../ui/overlay/dialog-buttons.tsx';
import { type Borrador, borradorDe, cambiosDe } from '../formulario/borrador.ts';
import { CamposCliente } from '../formulario/campos-cliente.tsx';
import formulario from '../formulario/formulario.module.css';
import { EnlaceRepetido, type Repetido, repetidoDe } from '../formulario/nif-repetido.tsx';
import { Conflicto } from './conflicto.tsx';
import styles from './ficha.module.css';

type Props = { readonly cliente: clientes.Cliente; readonly onClose: () => void };

/** Edits the data in place. When two people edit at once, the second one chooses whose value stays, field by field. */
export function EditDatos({ cliente, onClose }: Props) {
  const { t } = useTranslation('clientes');
  // The client as it was when the user began to edit; meanwhile the sheet may be read again.
  const [inicial] = useState(() => ({ valores: borradorDe(cliente), version: cliente.version }));
  const [ajeno, setAjeno] = useState<clientes.Cliente>();
  const [repeated, setRepeated] = useState<Repetido>();
  const save = useWrite(clientes.update, {
    invalidates: [clientes.get, clientes.list, clientes.cronologia],
  });

  const write = async (valores: Borrador, antes: Borrador, version: number) => {
    setRepeated(undefined);
    try {
      const body = { ...cambiosDe(antes, valores), version };
      await save.mutateAsync({ params: { id: cliente.id }, body });
      notify(t('guardado'));
      onClose();
    } catch (cause) {
      const actual = actualDe(cause);
      if (actual) return setAjeno(actual);
      setAjeno(undefined);
      setRepeated(repetidoDe(cause));
      throw cause;
    }
  };
  const form = useForm({
    initial: inicial.valores,
    submit: (valores) => write(valores, inicial.valores, inicial.version),
  });
  const cambiado = clientes.CAMPOS.some((campo) => form.values[campo] !== inicial.valores[campo]);

  return (
    <Card title={t('editarDatos')}>
      <form className="vt-fields" onSubmit={form.onSubmit} noValidate>
        <CamposCliente form={form} repeated={repeated && <EnlaceRepetido cliente={repeated} />} />
        <div className={`${formulario.ancho} ${styles.pie}`}>
          <p role="alert">{form.formError}</p>
          <LeaveButton onLeave={onClose}>{t('cancelar')}</LeaveButton>
          <Button look="primary" type="submit" busy={form.sending} disabled={!cambiado}>
            {t('guardar')}
          </Button>
        </div>
      </form>
      {ajeno && (
        <Conflicto
          inicial={inicial.valores}
          tuyo={form.values}
          guardado={ajeno}
          busy={save.isPending}
          onClose={() => setAjeno(undefined)}
          onChoose={(valores) => write(valores, borradorDe(ajeno), ajeno.version)}
        />
      )}
    </Card>
  );
}

/** The client as somebody else has saved it, when the server refused the change for that reason. */
function actualDe(cause: unknown): clientes.Cliente | undefined {
  return clientesSchemas.clienteSchema.safeParse(savedMeanwhile(cause)).data;
}
