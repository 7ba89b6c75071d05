import { auth, usuarios } from '@vatio/contract';
import { useState } from 'react';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { AFTER_USUARIO_CHANGE } from '../after-usuario-change.ts';
import styles from '../usuarios.module.css';

type Props = {
  readonly usuario: usuarios.Usuario;
  readonly porque: string | undefined;
};

/** Changes the role, which decides what the user sees. It asks once, because the sessions of the account end. */
export function ChangeRol({ usuario: { id, nombre, rol }, porque }: Props) {
  const { t } = useTranslation('usuarios');
  const [nuevo, setNuevo] = useState<typeof rol>();
  const changeRol = useWrite(usuarios.update, {
    ...AFTER_USUARIO_CHANGE,
    onSuccess: (cambiado) => {
      notify(t('rolCambiado', { nombre, rol: t(`rol-${cambiado.rol}`) }));
      setNuevo(undefined);
    },
    onError: notifyFailure,
  });
  return (
    <li className={styles.rol}>
      <SelectField
        label={t('rol')}
        hint={porque ?? t(`rolTexto-${rol}`)}
        disabled={porque !== undefined}
        value={rol}
        onChange={(elegido) => elegido && elegido !== rol && setNuevo(elegido)}
        options={auth.ROLES.map((opcion) => ({ value: opcion, label: t(`rol-${opcion}`) }))}
      />
      {nuevo && (
        <ConfirmDialog
          open
          title={t('cambiarRolDe', { nombre })}
          confirm={t('cambiarRol')}
          busy={changeRol.isPending}
          onConfirm={() => changeRol.mutate({ params: { id }, body: { rol: nuevo } })}
          onClose={() => setNuevo(undefined)}
        >
          <p>{t('rolDeA', { de: t(`rol-${rol}`), a: t(`rol-${nuevo}`) })}</p>
          <p className="vt-note">
            {t(`rolTexto-${nuevo}`)} {t('sesionesTerminan')}
          </p>
        </ConfirmDialog>
      )}
    </li>
  );
}
