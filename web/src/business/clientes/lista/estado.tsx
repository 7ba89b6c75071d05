import type { clientes } from '@vatio/contract';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge, type Tone } from '../../../ui/feedback/badge.tsx';

const TONOS: Readonly<Record<clientes.Estado, Tone>> = {
  activo: 'ok',
  bloqueado: 'warn',
  'datos-bloqueados': 'bad',
  suprimido: 'bad',
  borrado: 'idle',
};

export function Estado({ estado }: { estado: clientes.Estado }) {
  const { t } = useTranslation('clientes');
  return <Badge tone={TONOS[estado]}>{t(`estado-${estado}`)}</Badge>;
}
