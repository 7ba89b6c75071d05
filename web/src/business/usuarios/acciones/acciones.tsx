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
import { ApproveUsuario } from './approve-usuario.tsx';
import { ChangeRol } from './change-rol.tsx';
import { ClientesDeCuenta } from './clientes-de-cuenta.tsx';
import { LookAs } from './look-as.tsx';

/** They take away what somebody enters with, where there is such a thing. */
const OF_WAYS_IN = ['quitar-segundo-paso', 'olvidar-identidad'] as const;

type Accion = 'bloquear' | 'desbloquear' | 'cerrar-sesiones' | (typeof OF_WAYS_IN)[number];

/** The actions on an account; a disabled one says why. */
export function AccionesDeUsuario({ usuario }: { usuario: usuarios.Usuario }) {
  const { t } = useTranslation('usuarios');
  const [confirming, setConfirming] = useState<Accion>();
  const { apply, haciendo } = useCambios(usuario, () => setConfirming(undefined));
  const { nombre, acciones, estado, sesiones } = usuario;
  const porque = useIntocable(usuario);
  const deEstado: Accion = estado === 'bloqueado' ? 'desbloquear' : 'bloquear';
  const textoDeSesiones =
    sesiones > 0
      ? t('sesionesAbiertas', { count: sesiones, number: formatNumber(sesiones) })
      : t('sinSesiones');

  return (
    <ul className={`vt-list ${styles.acciones}`}>
      {acciones.includes('aprobar') && (
        <Linea titulo={t('aprobar')} texto={t('aprobarNota')}>
          <ApproveUsuario usuario={usuario} />
        </Linea>
      )}
      {acciones.includes('vincular') && <ClientesDeCuenta usuario={usuario} />}
      <ChangeRol usuario={usuario} porque={porque} />
      <LookAsLine usuario={usuario} />
      <Linea titulo={t(`accion-${deEstado}`)} texto={porque ?? t(`texto-${deEstado}`)}>
        <Button
          small
          look={deEstado === 'bloquear' ? 'danger' : 'plain'}
          disabled={!acciones.includes(deEstado)}
          onClick={() => (deEstado === 'bloquear' ? setConfirming('bloquear') : apply('desbloquear'))}
        >
          {t(`accion-${deEstado}`)}
        </Button>
      </Linea>
      <Linea titulo={t('accion-cerrar-sesiones')} texto={textoDeSesiones}>
        <Button
          small
          disabled={!acciones.includes('cerrar-sesiones')}
          onClick={() => setConfirming('cerrar-sesiones')}
        >
          {t('accion-cerrar-sesiones')}
        </Button>
      </Linea>
      {OF_WAYS_IN.filter((accion) => acciones.includes(accion)).map((accion) => (
        <Linea key={accion} titulo={t(`accion-${accion}`)} texto={t(`texto-${accion}`)}>
          <Button small onClick={() => setConfirming(accion)}>
            {t(`accion-${accion}`)}
          </Button>
        </Linea>
      ))}
      {confirming && (
        <ConfirmAccion
          accion={confirming}
          nombre={nombre}
          busy={haciendo(confirming)}
          onConfirm={() => apply(confirming)}
          onClose={() => setConfirming(undefined)}
        />
      )}
    </ul>
  );
}

/** To look as the account, which only those of representatives allow. */
function LookAsLine({ usuario }: { readonly usuario: usuarios.Usuario }) {
  const { t } = useTranslation('usuarios');
  if (usuario.rol !== 'comercial' || usuario.estado !== 'activo') return null;
  return (
    <Linea titulo={t('verComo')} texto={t('verComoNota')}>
      <LookAs usuario={usuario} />
    </Linea>
  );
}

/** The changes of the access of an account, each with its notice. */
function useCambios({ id, nombre }: usuarios.Usuario, onDone: () => void) {
  const { t } = useTranslation('usuarios');
  const opciones = { ...AFTER_USUARIO_CHANGE, onError: notifyFailure };
  const escrituras = {
    bloquear: useWrite(usuarios.block, opciones),
    desbloquear: useWrite(usuarios.unblock, opciones),
    'cerrar-sesiones': useWrite(usuarios.closeSessions, opciones),
    'quitar-segundo-paso': useWrite(usuarios.removeSegundoPaso, opciones),
    'olvidar-identidad': useWrite(usuarios.forgetIdentity, opciones),
  };
  const apply = (accion: Accion) =>
    escrituras[accion].mutate(
      { params: { id } },
      {
        onSuccess: () => {
          notify(t(`hecho-${accion}`, { nombre }));
          onDone();
        },
      },
    );
  return { apply, haciendo: (accion: Accion) => escrituras[accion].isPending };
}

type ConfirmAccionProps = {
  readonly accion: Accion;
  readonly nombre: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

function ConfirmAccion({ accion, nombre, ...dialog }: ConfirmAccionProps) {
  const { t } = useTranslation('usuarios');
  return (
    <ConfirmDialog
      {...dialog}
      open
      title={t(`titulo-${accion}`, { nombre })}
      confirm={t(`accion-${accion}`)}
      danger={accion === 'bloquear'}
    >
      <p>{t(`confirmar-${accion}`, { nombre })}</p>
    </ConfirmDialog>
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
