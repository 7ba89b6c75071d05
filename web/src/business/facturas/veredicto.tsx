import type { facturas } from '@vatio/contract';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge, type Tone } from '../../ui/feedback/badge.tsx';

export const TONOS_DE_VEREDICTO: Readonly<Record<facturas.FacturaRow['veredicto'], Tone>> = {
  correcta: 'ok',
  'de-mas': 'bad',
  'de-menos': 'warn',
  lineas: 'warn',
};

export function Veredicto({ veredicto }: Pick<facturas.FacturaRow, 'veredicto'>) {
  const { t } = useTranslation('facturas');
  return <Badge tone={TONOS_DE_VEREDICTO[veredicto]}>{t(`veredicto-${veredicto}`)}</Badge>;
}
