import { proveedor } from '@vatio/contract';
import { useId } from 'react';
import { useForm } from '../../data/use-form.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Switch } from '../../ui/kit/switch/switch.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { LeaveButton } from '../../ui/overlay/dialog-buttons.tsx';

type Props = {
  readonly current: proveedor.Proveedor | null;
  /** Where the provider has to be told that people come back. */
  readonly vuelta: string;
  readonly onClose: () => void;
};

/** The settings of the identity provider, which the server checks by asking it. */
export function ProviderDialog({ current, vuelta, onClose }: Props) {
  const { t } = useTranslation('ajustes');
  const id = useId();
  const form = useProviderForm(current, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('proveedorConfigurar')}
      footer={
        <>
          <LeaveButton onLeave={onClose}>{t('proveedorCancelar')}</LeaveButton>
          <Button look="primary" type="submit" form={id} busy={form.sending}>
            {t('proveedorGuardar')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={form.onSubmit} noValidate className="vt-stack vt-gap-16">
        <p className="vt-soft">
          {t('proveedorVuelta')} <code dir="ltr">{vuelta}</code>
        </p>
        <Fields form={form} keepsSecret={current !== null} />
        <p role="alert" className="vt-problem">
          {form.formError}
        </p>
      </form>
    </Dialog>
  );
}

type FieldsProps = { readonly form: ReturnType<typeof useProviderForm>; readonly keepsSecret: boolean };

function Fields({ form, keepsSecret }: FieldsProps) {
  const { t } = useTranslation('ajustes');
  return (
    <>
      <TextField
        {...form.field('nombre')}
        label={t('proveedorNombre')}
        hint={t('proveedorNombreAyuda')}
        required
      />
      <TextField
        {...form.field('emisor')}
        label={t('proveedorEmisor')}
        hint={t('proveedorEmisorAyuda')}
        spellCheck={false}
        required
      />
      <TextField
        {...form.field('clienteId')}
        label={t('proveedorCliente')}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <TextField
        {...form.field('secreto')}
        label={t('proveedorSecreto')}
        {...(keepsSecret && { hint: t('proveedorSecretoAyuda') })}
        autoComplete="off"
        spellCheck={false}
        required={!keepsSecret}
      />
      <TextField
        {...form.field('dominios')}
        label={t('proveedorDominios')}
        hint={t('proveedorDominiosAyuda')}
        spellCheck={false}
        required
      />
      <Switch
        label={t('proveedorPideCuentas')}
        hint={t('proveedorPideCuentasAyuda')}
        value={form.values.pideCuentas}
        onChange={(pideCuentas) => form.change({ pideCuentas })}
      />
      <Switch
        label={t('proveedorDosFactores')}
        hint={t('proveedorDosFactoresAyuda')}
        value={form.values.conDosFactores}
        onChange={(conDosFactores) => form.change({ conDosFactores })}
      />
    </>
  );
}

function useProviderForm(current: proveedor.Proveedor | null, onClose: () => void) {
  const { t } = useTranslation('ajustes');
  const write = useWrite(proveedor.update, { invalidates: [proveedor.get] });
  return useForm({
    initial: {
      nombre: current?.nombre ?? '',
      emisor: current?.emisor ?? '',
      clienteId: current?.clienteId ?? '',
      secreto: '',
      dominios: current?.dominios.join(', ') ?? '',
      pideCuentas: current?.pideCuentas ?? false,
      conDosFactores: current?.conDosFactores ?? false,
    },
    submit: async ({ secreto, dominios, ...settings }) => {
      const listed = dominios.split(/[\s,;]+/).filter(Boolean);
      await write.mutateAsync({ body: { ...settings, dominios: listed, ...(secreto && { secreto }) } });
      notify(t('guardado'));
      onClose();
    },
  });
}
