import type { contratos } from '@vatio/contract';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge, type Tone } from '../../../ui/feedback/badge.tsx';

const TONOS: Readonly<Partial<Record<contratos.EstadoComercial, Tone>>> = {
  enviado: 'info',
  firmado: 'ok',
  cancelado: 'bad',
};

export function EstadoDeContrato({ estado }: { readonly estado: contratos.EstadoComercial }) {
  const { t } = useTranslation('clientes');
  return <Badge tone={TONOS[estado]}>{t(`contrato-${estado}`)}</Badge>;
}
