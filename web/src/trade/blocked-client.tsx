import type { contratos } from '@vatio/contract';
import { formatFecha } from '../format/date.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { Notice } from '../ui/feedback/notice.tsx';
import { Link } from '../ui/nav/link.tsx';

const NOTICE = 'cliente-bloqueado';

/**
 * For a button whose call the server would refuse: it is disabled, and the notice about the blocked client says why.
 */
export const BY_BLOCKED_CLIENT = { disabled: true, 'aria-describedby': NOTICE } as const;

/** Something that belongs to a client, or will: the client, and whether it is blocked. */
export type OfClient = {
  readonly cliente: contratos.ContratoRow['cliente'] | null;
  readonly clienteBloqueado: contratos.ContratoRow['clienteBloqueado'];
};

type Props = {
  readonly of: OfClient;
  /** The area whose dictionary explains what the block means on its screens. */
  readonly area: 'analisis' | 'contratos' | 'propuestas' | 'puntos-suministro';
};

/** Says that the client is blocked, why, and whom to ask, before anybody does work that the server would refuse. */
export function BlockedClient({ of: { cliente, clienteBloqueado }, area }: Props) {
  const { t } = useTranslation(area);
  if (!cliente || !clienteBloqueado) return null;
  const { desde, motivo } = clienteBloqueado;
  const { nombre } = cliente;
  return (
    <Notice id={NOTICE}>
      {t('clienteBloqueado', { cliente: nombre, fecha: formatFecha(desde) })}{' '}
      {motivo && `${t('motivoBloqueo', { motivo })} `}
      <Link to={`/clientes/${cliente.id}`}>{t('verClienteBloqueado', { cliente: nombre })}</Link>
    </Notice>
  );
}
