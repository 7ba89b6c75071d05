import { contratos } from '@vatio/contract';
import { useWrite } from '../../../data/use-write.ts';
import { formatFecha } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Occupied } from '../../../trade/occupied.tsx';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { AFTER_CONTRATO_CHANGE } from '../accion/after-contrato-change.ts';
import styles from './ficha.module.css';

/**
 * The other contract of the supply point, and the choice between waiting for its end and ending it when this one is
 * activated.
 */
export function InicioPrevisto({ contrato }: { readonly contrato: contratos.Contrato }) {
  const { t } = useTranslation('contratos');
  const { id, version, ocupado, relevo, inicioPrevisto, renuevaA, editables } = contrato;
  const update = useWrite(contratos.update, {
    ...AFTER_CONTRATO_CHANGE,
    onSuccess: () => notify(t('inicioCambiado')),
    onError: notifyFailure,
  });
  if (!ocupado) return null;
  const contrario = relevo === 'cambio' ? 'espera' : 'cambio';
  const fecha = formatFecha(ocupado.libreDesde);
  return (
    <Occupied ocupados={[ocupado]} area="contratos">
      <div className={styles.inicio} role="status">
        <p>
          {relevo === 'cambio'
            ? t('empiezaPorCambio')
            : t('empiezaAlAcabar', { fecha: formatFecha(inicioPrevisto ?? ocupado.libreDesde) })}
        </p>
        {!renuevaA && editables.includes('relevo') && (
          <Button
            small
            busy={update.isPending}
            onClick={() => update.mutate({ params: { id }, body: { version, relevo: contrario } })}
          >
            {contrario === 'cambio' ? t('empezarPorCambio') : t('empezarAlAcabar', { fecha })}
          </Button>
        )}
      </div>
    </Occupied>
  );
}
