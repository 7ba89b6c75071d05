import type { productos } from '@vatio/contract';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge, type Tone } from '../../../ui/feedback/badge.tsx';

type Estado = productos.ProductoVersion['estado'];

const TONOS: Readonly<Record<Estado, Tone>> = { vigente: 'ok', programada: 'info', caducada: 'idle' };

export function EstadoVersion({ estado }: { estado: Estado }) {
  const { t } = useTranslation('productos');
  return <Badge tone={TONOS[estado]}>{t(`estado-${estado}`)}</Badge>;
}
