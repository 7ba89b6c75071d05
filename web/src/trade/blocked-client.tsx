import type { contratos } from '@vatio/contract';
import { formatFecha } from '../format/date.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { Notice } from '../ui/feedback/notice.tsx';
import { Link } from '../ui/nav/link.tsx';

const NOTICE = 'cliente-bloqueado';

/** For a button that would be refused: the notice says why. */
export const BY_BLOCKED_CLIENT = { disabled: true, 'aria-describedby': NOTICE } as const;

/** What is, or would be, somebody's: whose, and whether they are blocked. */
export type OfClient = {
  readonly cliente: contratos.ContratoRow['cliente'] | null;
  readonly clienteBloqueado: contratos.ContratoRow['clienteBloqueado'];
};

type Props = {
  readonly of: OfClient;
  /** Whose words say what it means there. */
  readonly area: 'analisis' | 'contratos' | 'propuestas' | 'puntos-suministro';
};

/** What it means that the client is blocked, why, and who to ask: said before anybody works in vain. */
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
