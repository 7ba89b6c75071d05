import type { reclamaciones } from '@vatio/contract';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge, type Tone } from '../../../ui/feedback/badge.tsx';

const TONOS: Readonly<Record<reclamaciones.Estado, Tone>> = {
  abierta: 'warn',
  respondida: 'info',
  pagada: 'ok',
  rechazada: 'idle',
};

export function EstadoDeReclamacion({ estado }: { readonly estado: reclamaciones.Estado }) {
  const { t } = useTranslation('extractos');
  return <Badge tone={TONOS[estado]}>{t(`reclamacion-${estado}`)}</Badge>;
}
