import type { propuestas } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { formatFecha } from '../../../format/date.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

/** Of the notice, which says why the buttons beside it do nothing. */
export const POR_BLOQUEO = 'cliente-bloqueado';

export function ClienteBloqueado({ propuesta }: { propuesta: propuestas.Propuesta }) {
  const { t } = useTranslation('propuestas');
  const { clienteBloqueado: desde, cliente } = propuesta;
  if (desde === null) return null;
  return (
    <Notice id={POR_BLOQUEO}>
      {t('clienteBloqueado', { cliente: cliente.nombre, fecha: formatFecha(desde) })}
    </Notice>
  );
}
