import { contratosLote } from '@vatio/contract';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ManyDialog } from '../../../trade/operations/many-dialog.tsx';
import { type Errand, useMany } from '../../../trade/operations/use-many.ts';
import { AFTER_CONTRATO_CHANGE } from '../accion/after-contrato-change.ts';
import { FoldedRenewal, TriedSum } from '../accion/tried-renewal.tsx';

type Props = { readonly errand: Errand; readonly onClose: () => void };

/**
 * Renews many contracts, each with its own product at the prices of today, after showing of each what its renewal alone would
 * show, and the sum.
 */
export function RenewMany({ errand, onClose }: Props) {
  const { t } = useTranslation('contratos');
  const preview = useWrite(contratosLote.previewRenovacion);
  const many = useMany<object>(errand, preview, useWrite(contratosLote.renew, AFTER_CONTRATO_CHANGE));
  const tried = new Map(preview.data?.filas.map(({ id, renovacion }) => [id, renovacion]));
  const tell = (id: string) => {
    const trial = tried.get(id);
    return trial && <FoldedRenewal trial={trial} />;
  };
  return (
    <ManyDialog
      title={t('renovarVarios')}
      many={many}
      onTry={() => many.tryOut({})}
      onApply={() => many.apply({})}
      href={(id) => `/contratos/${id}`}
      tell={{
        row: tell,
        all: preview.data && preview.data.hechos > 0 && <TriedSum sum={preview.data.suma} />,
      }}
      invalidates={AFTER_CONTRATO_CHANGE.invalidates}
      onClose={onClose}
    >
      <p>{t('renovarVariosTexto')}</p>
    </ManyDialog>
  );
}
