import type { usuarios } from '@vatio/contract';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge, type Tone } from '../../ui/feedback/badge.tsx';

const TONOS: Readonly<Record<usuarios.Usuario['estado'], Tone>> = {
  pendiente: 'warn',
  activo: 'ok',
  bloqueado: 'bad',
};

/** An invited user has to act themselves, so their state differs from one that waits for an administrator. */
export function EstadoUsuario({ usuario: { estado, invitado } }: { usuario: usuarios.Usuario }) {
  const { t } = useTranslation('usuarios');
  if (invitado && estado === 'pendiente') return <Badge tone="info">{t('estado-invitado')}</Badge>;
  return <Badge tone={TONOS[estado]}>{t(`estado-${estado}`)}</Badge>;
}
