import { TRANSICIONES_CONTRATO } from '@vatio/domain';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../data/use-ability.ts';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { CamposDeAccion } from '../accion/campos-de-accion.tsx';
import { esGrave } from '../accion/datos-de-accion.ts';
import { Problema } from '../accion/problema.tsx';
import styles from './lote.module.css';
import { Previsto } from './previsto.tsx';
import { ResultadoDeLote } from './resultado.tsx';
import { type Encargo, useLote } from './use-lote.ts';

type Props = { readonly encargo: Encargo; readonly onClose: () => void };

/** The same step for many contracts: first a trial that says which would not take it and why, then the change. */
export function CambioEnLote({ encargo, onClose }: Props) {
  const { t } = useTranslation('contratos');
  const administra = useMay('manage all');
  const lote = useLote(encargo);
  const { accion, ensayo, resultado } = lote;
  if (resultado) return <ResultadoDeLote operacion={resultado} title={t('moverReloj')} onClose={onClose} />;
  const posibles = TRANSICIONES_CONTRATO.filter(({ quien }) => administra || quien === 'vende');
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('moverReloj')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancelar')}</Button>
          {ensayo ? (
            <Button
              look={accion && esGrave(accion) ? 'danger' : 'primary'}
              disabled={ensayo.hechos === 0}
              busy={lote.aplicando}
              onClick={lote.confirmar}
            >
              {t('aplicarA', { count: ensayo.total - ensayo.noHechos })}
            </Button>
          ) : (
            <Button look="primary" disabled={!accion} busy={lote.probando} onClick={lote.ensayar}>
              {t('comprobar')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.cuerpo}>
        <SelectField
          label={t('paso')}
          required
          placeholder={t('eligePaso')}
          value={accion}
          onChange={lote.elegir}
          options={posibles.map((una) => ({
            value: una.accion,
            label: `${t(`reloj-${una.reloj}`)}: ${t(`accion-${una.accion}`)}`,
          }))}
        />
        {accion && (
          <CamposDeAccion accion={accion} datos={lote.datos} errores={lote.faltas} onChange={lote.cambiar} />
        )}
        <Problema problema={lote.error} />
        {lote.aplicando && <ProgressBar label={t('aplicando')} value={undefined} />}
        <div aria-live="polite">{ensayo && <Previsto resultado={ensayo} />}</div>
      </div>
    </Dialog>
  );
}
