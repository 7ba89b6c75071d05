import type { analisis } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { formatFecha } from '../../../format/date.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Link } from '../../../ui/nav/link.tsx';

/** Of the notice, which says why the buttons beside it do nothing. */
const AVISO = 'cliente-bloqueado';

/** A supply, or a saved analysis: whose it is, and whether they are blocked. */
type DeCliente = Pick<analisis.AnalisisRow, 'cliente' | 'clienteBloqueado'>;

/** For a button that keeps or offers something, when the client is blocked. */
export function cerradoPorBloqueo(de: DeCliente | undefined) {
  return de?.clienteBloqueado ? { disabled: true, 'aria-describedby': AVISO } : undefined;
}

/** What it means that the client is blocked, why, and who to ask: said before anybody works in vain. */
export function ClienteBloqueado({ de }: { readonly de: DeCliente | undefined }) {
  const { t } = useTranslation('analisis');
  if (!de?.cliente || !de.clienteBloqueado) return null;
  const { cliente, clienteBloqueado } = de;
  const { desde, motivo } = clienteBloqueado;
  return (
    <Notice id={AVISO}>
      {t('clienteBloqueado', { cliente: cliente.nombre, fecha: formatFecha(desde) })}{' '}
      {motivo && `${t('motivoBloqueo', { motivo })} `}
      <Link to={`/clientes/${cliente.id}`}>{t('verClienteBloqueado')}</Link>
    </Notice>
  );
}
