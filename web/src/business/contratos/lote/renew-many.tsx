import { contratosLote } from '@vatio/contract';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ManyDialog } from '../../../trade/operations/many-dialog.tsx';
import { type Errand, useMany } from '../../../trade/operations/use-many.ts';
import { AFTER_CONTRATO_CHANGE } from '../accion/after-contrato-change.ts';

type Props = { readonly errand: Errand; readonly onClose: () => void };

/** Renews many contracts, each with its own product at the prices of today. */
export function RenewMany({ errand, onClose }: Props) {
  const { t } = useTranslation('contratos');
  const many = useMany<object>(
    errand,
    useWrite(contratosLote.previewRenovacion),
    useWrite(contratosLote.renew, AFTER_CONTRATO_CHANGE),
  );
  return (
    <ManyDialog
      title={t('renovarVarios')}
      many={many}
      onTry={() => many.tryOut({})}
      onApply={() => many.apply({})}
      href={(id) => `/contratos/${id}`}
      invalidates={AFTER_CONTRATO_CHANGE.invalidates}
      onClose={onClose}
    >
      <p>{t('renovarVariosTexto')}</p>
    </ManyDialog>
  );
}
