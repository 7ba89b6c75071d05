import { usuarios } from '@vatio/contract';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../../data/session.ts';
import { useWrite } from '../../../data/use-write.ts';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { AFTER_USUARIO_CHANGE } from '../after-usuario-change.ts';
import styles from '../usuarios.module.css';
import { Aprobar } from './aprobar.tsx';
import { CambiarRol } from './change-rol.tsx';
import { ClientesDeCuenta } from './clientes-de-cuenta.tsx';

type Accion = 'bloquear' | 'desbloquear' | 'cerrar-sesiones';

/** The actions on an account; a disabled one says why. */
export function AccionesDeUsuario({ usuario }: { usuario: usuarios.Usuario }) {
  const { t } = useTranslation('usuarios');
  const [confirmando, setConfirmando] = useState<Accion>();
  const opciones = { ...AFTER_USUARIO_CHANGE, onError: notifyFailure };
  const escrituras = {
    bloquear: useWrite(usuarios.bloquear, opciones),
    desbloquear: useWrite(usuarios.desbloquear, opciones),
    'cerrar-sesiones': useWrite(usuarios.closeSessions, opciones),
  };
  const { id, nombre, acciones, estado, sesiones } = usuario;
  const porque = useIntocable(usuario);
  const deEstado: Accion = estado === 'bloqueado' ? 'desbloquear' : 'bloquear';
  const hacer = (accion: Accion) =>
    escrituras[accion].mutate(
      { params: { id } },
      {
        onSuccess: () => {
          notify(t(`hecho-${accion}`, { nombre }));
          setConfirmando(undefined);
        },
      },
    );

  return (
    <ul className={`vt-list ${styles.acciones}`}>
      {acciones.includes('aprobar') && (
        <Linea titulo={t('aprobar')} texto={t('aprobarNota')}>
          <Aprobar usuario={usuario} />
        </Linea>
      )}
      {acciones.includes('vincular') && <ClientesDeCuenta usuario={usuario} />}
      <CambiarRol usuario={usuario} porque={porque} />
      <Linea titulo={t(`accion-${deEstado}`)} texto={porque ?? t(`texto-${deEstado}`)}>
        <Button
          small
          look={deEstado === 'bloquear' ? 'danger' : 'plain'}
          disabled={!acciones.includes(deEstado)}
          onClick={() => (deEstado === 'bloquear' ? setConfirmando('bloquear') : hacer('desbloquear'))}
        >
          {t(`accion-${deEstado}`)}
        </Button>
      </Linea>
      <Linea
        titulo={t('accion-cerrar-sesiones')}
        texto={
          sesiones > 0
            ? t('sesionesAbiertas', { count: sesiones, number: formatNumber(sesiones) })
            : t('sinSesiones')
        }
      >
        <Button
          small
          disabled={!acciones.includes('cerrar-sesiones')}
          onClick={() => setConfirmando('cerrar-sesiones')}
        >
          {t('accion-cerrar-sesiones')}
        </Button>
      </Linea>
      {confirmando && (
        <ConfirmDialog
          open
          title={t(`titulo-${confirmando}`, { nombre })}
          confirm={t(`accion-${confirmando}`)}
          danger={confirmando === 'bloquear'}
          busy={escrituras[confirmando].isPending}
          onConfirm={() => hacer(confirmando)}
          onClose={() => setConfirmando(undefined)}
        >
          <p>{t(`confirmar-${confirmando}`, { nombre })}</p>
        </ConfirmDialog>
      )}
    </ul>
  );
}

type LineaProps = {
  readonly titulo: string;
  readonly texto: string;
  readonly children: ReactNode;
};

function Linea({ titulo, texto, children }: LineaProps) {
  return (
    <li>
      <span>
        <strong>{titulo}</strong>
        <small>{texto}</small>
      </span>
      {children}
    </li>
  );
}

/** Why neither the role nor the access of this account can be changed. */
function useIntocable({ id, acciones }: usuarios.Usuario): string | undefined {
  const { t } = useTranslation('usuarios');
  const yo = useSession()?.userData.id;
  if (acciones.includes('cambiar-rol')) return undefined;
  return t(id === yo ? 'esTuCuenta' : 'ultimoAdministrador');
}
