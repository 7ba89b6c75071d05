import type { liquidaciones } from '@vatio/contract';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge, type Tone } from '../../ui/feedback/badge.tsx';

const TONOS: Readonly<Record<liquidaciones.Estado, Tone>> = {
  borrador: 'idle',
  'en-revision': 'info',
  'con-incidencia': 'warn',
  aceptada: 'accent',
  pagada: 'ok',
};

export function Estado({ estado }: { readonly estado: liquidaciones.Estado }) {
  const { t } = useTranslation('liquidaciones');
  return <Badge tone={TONOS[estado]}>{t(`estado-${estado}`)}</Badge>;
}
