import type { contratos } from '@vatio/contract';
import type { AccionContrato } from '@vatio/domain';
import { useTranslation } from 'react-i18next';
import { formatFecha } from '../../../format/date.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Link } from '../../../ui/nav/link.tsx';

/** Of the notice, which says why the buttons beside it do nothing. */
const AVISO = 'cliente-bloqueado';

/** What the server refuses for a blocked client: the rest of a contract goes on. */
const CERRADAS: readonly AccionContrato[] = [
  'enviar',
  'enviar-a-firma',
  'firmar',
  'dar-por-firmado',
  'solicitar',
];

/** A contract, or the supply of one to be: whose it is, and whether they are blocked. */
type DeCliente = {
  readonly cliente: contratos.ContratoRow['cliente'] | null;
  readonly clienteBloqueado: contratos.ContratoRow['clienteBloqueado'];
};

/** For a button of a contract whose client is blocked. Without an action: one that begins another contract. */
export function cerradoPorBloqueo(
  { clienteBloqueado }: Pick<DeCliente, 'clienteBloqueado'>,
  accion?: AccionContrato,
) {
  if (clienteBloqueado === null || (accion && !CERRADAS.includes(accion))) return undefined;
  return { disabled: true, 'aria-describedby': AVISO };
}

/** What it means that the client is blocked, why, and who to ask. */
export function ClienteBloqueado({ de: { cliente, clienteBloqueado } }: { readonly de: DeCliente }) {
  const { t } = useTranslation('contratos');
  if (!cliente || !clienteBloqueado) return null;
  const { desde, motivo } = clienteBloqueado;
  return (
    <Notice id={AVISO}>
      {t('clienteBloqueado', { cliente: cliente.nombre, fecha: formatFecha(desde) })}{' '}
      {motivo && `${t('motivoBloqueo', { motivo })} `}
      <Link to={`/clientes/${cliente.id}`}>{t('verClienteBloqueado')}</Link>
    </Notice>
  );
}
