import { conexiones } from '@vatio/contract';
import { useId } from 'react';
import { useForm } from '../../data/use-form.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Switch } from '../../ui/kit/switch/switch.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../ui/overlay/dialog-buttons.tsx';

type Props = {
  readonly conexion: conexiones.Conexion;
  readonly nombre: string;
  readonly onClose: () => void;
};

/** The settings of a connection, which the server tries where a try costs nothing. */
export function ConnectionDialog({ conexion, nombre, onClose }: Props) {
  const { t } = useTranslation('ajustes');
  const id = useId();
  const form = useConnectionForm(conexion, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('conexionConfigurarDe', { servicio: nombre })}
      footer={
        <DialogButtons onCancel={onClose} form={id} busy={form.sending}>
          {t('guardar')}
        </DialogButtons>
      }
    >
      <form id={id} onSubmit={form.onSubmit} noValidate className="vt-stack vt-gap-16">
        <Switch
          label={t('conexionActiva')}
          value={form.values.activa}
          onChange={(activa) => form.change({ activa })}
        />
        <Switch
          label={t('conexionDemo')}
          hint={t('conexionDemoAyuda')}
          value={form.values.demo}
          onChange={(demo) => form.change({ demo })}
        />
        {!form.values.demo && <Reach form={form} conexion={conexion} />}
        {conexion.id === 'sips' && (
          <Switch
            label={t('conexionSinPermiso')}
            hint={t('conexionSinPermisoAyuda')}
            value={form.values.sinPermiso}
            onChange={(sinPermiso) => form.change({ sinPermiso })}
          />
        )}
        <p role="alert" className="vt-problem">
          {form.formError}
        </p>
      </form>
    </Dialog>
  );
}

type ReachProps = Pick<Props, 'conexion'> & { readonly form: ReturnType<typeof useConnectionForm> };

/** Where the service is, and what it is reached with. */
function Reach({ form, conexion: { id, clave } }: ReachProps) {
  const { t } = useTranslation('ajustes');
  const needs = conexiones.CONEXIONES[id];
  return (
    <>
      <TextField
        {...form.field('direccion')}
        label={t('conexionDireccion')}
        {...(id === 'sips' && { hint: t('conexionDireccionSips') })}
        spellCheck={false}
        required
      />
      {needs.usuario && (
        <TextField
          {...form.field('usuario')}
          label={t('conexionUsuario')}
          {...(id === 'sips' && { hint: t('conexionUsuarioSips') })}
          autoComplete="off"
          spellCheck={false}
          required={id === 'datadis'}
        />
      )}
      {needs.clave && (
        <TextField
          {...form.field('clave')}
          label={t('conexionClave')}
          spellCheck={false}
          autoComplete="off"
          {...(clave === 'guardada' && { hint: t('conexionClaveGuardada') })}
          {...(clave === 'entorno' && { hint: t('conexionClaveEntorno') })}
          required={clave === 'falta'}
        />
      )}
      <NumberField
        {...form.field('cupoDiario')}
        label={t('conexionCupoDiario')}
        hint={t('conexionCupoAyuda')}
        unit={t('conexionUnidadCupo')}
        decimals={0}
        required
      />
    </>
  );
}

function useConnectionForm(conexion: conexiones.Conexion, onClose: () => void) {
  const { t } = useTranslation('ajustes');
  const write = useWrite(conexiones.update, { invalidates: [conexiones.list] });
  return useForm({
    initial: {
      activa: conexion.puesta ? conexion.activa : true,
      demo: conexion.demo,
      direccion: conexion.direccion ?? '',
      usuario: conexion.usuario ?? '',
      clave: '',
      cupoDiario: conexion.cupo.diario as number | null,
      sinPermiso: conexion.sinPermiso,
    },
    submit: async ({ direccion, usuario, clave, cupoDiario, ...flags }) => {
      await write.mutateAsync({
        params: { id: conexion.id },
        body: {
          ...flags,
          ...(!flags.demo && { direccion, cupoDiario: cupoDiario ?? 0 }),
          ...(!flags.demo && usuario !== '' && { usuario }),
          ...(!flags.demo && clave !== '' && { clave }),
        },
      });
      notify(t('guardado'));
      onClose();
    },
  });
}
