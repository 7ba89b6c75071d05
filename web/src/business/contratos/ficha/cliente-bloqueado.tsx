import type { contratos } from '@vatio/contract';
import type { AccionContrato } from '@vatio/domain';
import { useTranslation } from 'react-i18next';
import { formatFecha } from '../../../format/date.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

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

/** For a button of a contract whose client is blocked. Without an action: one that begins another contract. */
export function cerradoPorBloqueo({ clienteBloqueado }: contratos.Contrato, accion?: AccionContrato) {
  if (clienteBloqueado === null || (accion && !CERRADAS.includes(accion))) return undefined;
  return { disabled: true, 'aria-describedby': AVISO };
}

export function ClienteBloqueado({ contrato }: { readonly contrato: contratos.Contrato }) {
  const { t } = useTranslation('contratos');
  const { clienteBloqueado: desde, cliente } = contrato;
  if (desde === null) return null;
  return (
    <Notice id={AVISO}>
      {t('clienteBloqueado', { cliente: cliente.nombre, fecha: formatFecha(desde) })}
    </Notice>
  );
}
