import type { propuestas } from '@vatio/contract';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge, type Tone } from '../../ui/feedback/badge.tsx';

type Estado = propuestas.Propuesta['versiones'][number]['estado'];

export const TONOS: Readonly<Record<Estado, Tone>> = {
  borrador: 'idle',
  enviada: 'info',
  vista: 'accent',
  aceptada: 'ok',
  rechazada: 'bad',
  caducada: 'warn',
  retirada: 'idle',
};

export function EstadoPropuesta({ estado }: { estado: Estado }) {
  const { t } = useTranslation('propuestas');
  return <Badge tone={TONOS[estado]}>{t(`estado-${estado}`)}</Badge>;
}
