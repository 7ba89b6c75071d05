import type { puntosSuministro } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { formatFecha } from '../../format/date.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Link } from '../../ui/nav/link.tsx';

/** That nothing new is sold to whose the supply is, why, and who to ask. */
export function ClienteBloqueado({ punto }: { readonly punto: puntosSuministro.PuntoSuministro }) {
  const { t } = useTranslation('puntos-suministro');
  const { cliente, clienteBloqueado } = punto;
  if (!cliente || !clienteBloqueado) return null;
  const { desde, motivo } = clienteBloqueado;
  return (
    <Notice>
      {t('clienteBloqueado', { cliente: cliente.nombre, fecha: formatFecha(desde) })}{' '}
      {motivo && `${t('motivoBloqueo', { motivo })} `}
      <Link to={`/clientes/${cliente.id}`}>{cliente.nombre}</Link>
    </Notice>
  );
}
