import { TRANSICIONES_CONTRATO } from '@vatio/domain';
import { useMay } from '../../../data/use-ability.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ManyDialog } from '../../../trade/operations/many-dialog.tsx';
import type { Errand } from '../../../trade/operations/use-many.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { AFTER_CONTRATO_CHANGE } from '../accion/after-contrato-change.ts';
import { CamposDeAccion } from '../accion/campos-de-accion.tsx';
import { isGrave } from '../accion/datos-de-accion.ts';
import { Problema } from '../accion/problema.tsx';
import { useLote } from './use-lote.ts';

type Props = { readonly errand: Errand; readonly onClose: () => void };

export function CambioEnLote({ errand, onClose }: Props) {
  const { t } = useTranslation('contratos');
  const administra = useMay('manage all');
  const lote = useLote(errand);
  const { accion, many } = lote;
  const posibles = TRANSICIONES_CONTRATO.filter(({ quien }) => administra || quien === 'vende');
  return (
    <ManyDialog
      title={t('moverReloj')}
      many={many}
      onTry={lote.ensayar}
      onApply={lote.confirm}
      ready={accion !== ''}
      danger={accion !== '' && isGrave(accion)}
      href={(id) => `/contratos/${id}`}
      invalidates={AFTER_CONTRATO_CHANGE.invalidates}
      failure={<Problema problema={many.error} />}
      onClose={onClose}
    >
      <SelectField
        label={t('paso')}
        required
        placeholder={t('eligePaso')}
        value={accion}
        onChange={lote.choose}
        options={posibles.map((una) => ({
          value: una.accion,
          label: `${t(`reloj-${una.reloj}`)}: ${t(`accion-${una.accion}`)}`,
        }))}
      />
      {!administra && <p className="vt-note">{t('pasosDeAdministracion')}</p>}
      {accion === 'enviar-por-correo' && <p>{t('efecto-enviar-por-correo')}</p>}
      {accion && (
        <CamposDeAccion accion={accion} datos={lote.datos} errores={lote.faltas} onChange={lote.change} />
      )}
    </ManyDialog>
  );
}
