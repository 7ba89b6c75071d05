import type { comerciales } from '@vatio/contract';
import { today } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge, type Tone } from '../../../ui/feedback/badge.tsx';

type Estado = comerciales.ComercialRow['cuenta'];

const TONOS: Readonly<Record<Estado, Tone>> = {
  'sin-cuenta': 'idle',
  invitado: 'warn',
  activo: 'ok',
  bloqueado: 'bad',
};

/** Whether the representative can sign in, or no longer works here. */
export function Cuenta({ comercial }: { comercial: Pick<comerciales.ComercialRow, 'cuenta' | 'baja'> }) {
  const { t } = useTranslation('comerciales');
  if (isDeparted(comercial)) return <Badge tone="idle">{t('deBaja')}</Badge>;
  return <Badge tone={TONOS[comercial.cuenta]}>{t(`cuenta-${comercial.cuenta}`)}</Badge>;
}

export function isDeparted({ baja }: Pick<comerciales.ComercialRow, 'baja'>): boolean {
  return baja !== null && baja <= today();
}
