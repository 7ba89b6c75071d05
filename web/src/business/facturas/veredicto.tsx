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

const TONOS_POR_CONTRATO: Readonly<Record<NonNullable<facturas.FacturaRow['revision']>, Tone>> = {
  mal: 'bad',
  avisos: 'warn',
  bien: 'ok',
};

/** What a bill is beside its contract; nothing where no contract covers its days. */
export function Revision({ revision }: Pick<facturas.FacturaRow, 'revision'>) {
  const { t } = useTranslation('facturas');
  if (revision === null) return null;
  return <Badge tone={TONOS_POR_CONTRATO[revision]}>{t(`revision-${revision}`)}</Badge>;
}
