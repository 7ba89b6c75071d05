import type { incidencias } from '@vatio/contract';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge, type Tone } from '../../ui/feedback/badge.tsx';

const TONOS: Readonly<Record<incidencias.Estado, Tone>> = {
  abierta: 'warn',
  respondida: 'info',
  cerrada: 'idle',
};

export function EstadoDeIncidencia({ estado }: { readonly estado: incidencias.Estado }) {
  const { t } = useTranslation('incidencias');
  return <Badge tone={TONOS[estado]}>{t(`estado-${estado}`)}</Badge>;
}
