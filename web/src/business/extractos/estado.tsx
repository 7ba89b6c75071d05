import type { extractos } from '@vatio/contract';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge, type Tone } from '../../ui/feedback/badge.tsx';

export const TONOS: Readonly<Record<extractos.Estado, Tone>> = {
  falta: 'bad',
  corta: 'warn',
  'de-mas': 'info',
  'no-nuestra': 'idle',
  pagada: 'ok',
};

export function EstadoDeLinea({ estado }: { readonly estado: extractos.Estado }) {
  const { t } = useTranslation('extractos');
  return <Badge tone={TONOS[estado]}>{t(`estado-${estado}`)}</Badge>;
}
