import type { contratos } from '@vatio/contract';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';

type Props = { readonly de: Pick<contratos.ContratoRow, 'cliente' | 'clienteBloqueado'> };

/** The client of a contract, marked when nothing new may be sold to it. */
export function NombreDeCliente({ de: { cliente, clienteBloqueado } }: Props) {
  const { t } = useTranslation('contratos');
  return (
    <>
      {cliente.nombre} {clienteBloqueado && <Badge tone="warn">{t('bloqueado')}</Badge>}
    </>
  );
}
