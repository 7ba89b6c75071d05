import { type contratos, requisitosDeFirma } from '@vatio/contract';
import type { AccionContrato } from '@vatio/domain';
import { useSells } from '../../../data/use-ability.ts';
import { useRead } from '../../../data/use-read.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { cerradoPorBloqueo } from './cerrado-por-bloqueo.ts';

/** The properties of a button whose action the server would refuse: by a blocked client, or before what the law asks is in hand. */
export function useCerrado(contrato: contratos.Contrato) {
  const { t } = useTranslation('contratos');
  const sells = useSells();
  const { data } = useRead(
    requisitosDeFirma.get,
    { params: { id: contrato.id } },
    { enabled: sells && contrato.acciones.includes('firmar') },
  );
  return (accion: AccionContrato) => {
    const blocked = cerradoPorBloqueo(contrato, accion);
    if (blocked || accion !== 'firmar' || data === undefined || data.completo) return blocked;
    return { disabled: true, title: t('faltanRequisitos') };
  };
}
