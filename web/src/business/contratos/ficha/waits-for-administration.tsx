import type { contratos } from '@vatio/contract';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

/** So many names tell whom to ask; a house with more administrators has somebody who is asked first anyway. */
const NAMED = 3;

/** Why whoever sells cannot take the contract further, who does, and what comes next. */
export function WaitsForAdministration({ contrato }: { readonly contrato: contratos.Contrato }) {
  const { t } = useTranslation('contratos');
  const { administran, relojes } = contrato;
  if (!administran) return null;
  const named = administran.length > 0 && administran.length <= NAMED;
  const quien = named ? t('administracionDe', { nombres: administran.join(', ') }) : t('administracion');
  return (
    <Notice tone="info">
      <strong>{t('esperaAdministracion')}.</strong>{' '}
      {t(relojes.atr.estado === 'aceptado' ? 'esperaActivacion' : 'esperaRespuesta', { quien })}
    </Notice>
  );
}
