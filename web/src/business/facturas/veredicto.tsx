import type { facturas } from '@vatio/contract';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge, type Tone } from '../../ui/feedback/badge.tsx';

const TONOS: Readonly<Record<facturas.FacturaRow['veredicto'], Tone>> = {
  correcta: 'ok',
  'de-mas': 'bad',
  'de-menos': 'warn',
  lineas: 'warn',
};

export function Veredicto({ veredicto }: Pick<facturas.FacturaRow, 'veredicto'>) {
  const { t } = useTranslation('facturas');
  return <Badge tone={TONOS[veredicto]}>{t(`veredicto-${veredicto}`)}</Badge>;
}
