import type { propuestas } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { formatFecha } from '../../../format/date.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Link } from '../../../ui/nav/link.tsx';

/** Of the notice, which says why the buttons beside it do nothing. */
export const POR_BLOQUEO = 'cliente-bloqueado';

/** A proposal, or the analysis of one to be: whose it is, and whether they are blocked. */
type DeCliente = {
  readonly cliente: propuestas.PropuestaRow['cliente'] | null;
  readonly clienteBloqueado: propuestas.PropuestaRow['clienteBloqueado'];
};

/** What it means that the client is blocked, why, and who to ask. */
export function ClienteBloqueado({ de: { cliente, clienteBloqueado } }: { readonly de: DeCliente }) {
  const { t } = useTranslation('propuestas');
  if (!cliente || !clienteBloqueado) return null;
  const { desde, motivo } = clienteBloqueado;
  return (
    <Notice id={POR_BLOQUEO}>
      {t('clienteBloqueado', { cliente: cliente.nombre, fecha: formatFecha(desde) })}{' '}
      {motivo && `${t('motivoBloqueo', { motivo })} `}
      <Link to={`/clientes/${cliente.id}`}>{t('verClienteBloqueado')}</Link>
    </Notice>
  );
}
