import { TARIFAS } from '@vatio/domain';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Button } from '../../ui/nav/button.tsx';
import styles from './facturas.module.css';
import { nombreDe } from './nombres.ts';
import type { CampoEditado } from './use-campos.ts';

type Props = {
  readonly campo: CampoEditado;
  readonly onChange: (valor: CampoEditado['valor']) => void;
  readonly onConfirm: () => void;
  readonly onFocus: () => void;
  /** Leads to its place on the page. */
  readonly onSee: () => void;
};

const DE_TEXTO = /^(cups|numero|comercializadora)$|texto$|sobre$|tratamiento$|peajesIncluidos$/;
const DE_FECHA = /(desde|hasta|fechaFactura)$/;

/** A value of the bill with its state and where it comes from; writing it confirms it. */
export function CampoLeido({ campo, onChange, onConfirm, onFocus, onSee }: Props) {
  const { t } = useTranslation('facturas');
  const { nombre, valor, confirmado, confianza, origen, pagina, caja } = campo;
  const { clave, detalle } = nombreDe(nombre);
  const label = [t(`campo-${clave}`), detalle].filter(Boolean).join(' ');
  const dudoso = valor !== null && !confirmado;
  const estado = dudoso ? 'por-confirmar' : confianza === 'segura' ? 'segura' : 'confirmada';
  return (
    <li className={styles.campo} data-campo={nombre} data-doubtful={dudoso || undefined} onFocus={onFocus}>
      <Control label={label} campo={campo} onChange={onChange} />
      <div className={styles.estado}>
        {valor === null ? (
          <Badge tone="idle">{t('falta')}</Badge>
        ) : (
          <Badge tone={dudoso ? 'warn' : 'ok'}>{t(estado)}</Badge>
        )}
        {valor !== null && caja[2] !== 0 && (
          <Button
            small
            look="quiet"
            onClick={onSee}
            aria-label={`${t(`origen-${origen}`, { pagina })}: ${label}`}
          >
            {t(`origen-${origen}`, { pagina })}
          </Button>
        )}
        {dudoso && (
          <Button small look="quiet" onClick={onConfirm} aria-label={t('confirmarUna', { campo: label })}>
            {t('confirmar')}
          </Button>
        )}
      </div>
    </li>
  );
}

function Control({
  label,
  campo: { nombre, valor },
  onChange,
}: Pick<Props, 'campo' | 'onChange'> & { readonly label: string }) {
  const { t } = useTranslation('facturas');
  const { unidad, decimales } = nombreDe(nombre);
  if (nombre === 'tarifa') {
    return (
      <SelectField
        label={label}
        value={TARIFAS.find((tarifa) => tarifa === valor) ?? ''}
        onChange={onChange}
        placeholder={t('eligeTarifa')}
        options={TARIFAS.map((tarifa) => ({ value: tarifa, label: tarifa }))}
      />
    );
  }
  const esFecha = DE_FECHA.test(nombre);
  if (DE_TEXTO.test(nombre) || esFecha) {
    return (
      <TextField
        label={label}
        value={typeof valor === 'boolean' ? t(valor ? 'si' : 'no') : String(valor ?? '')}
        onChange={(texto) => onChange(texto === '' ? null : texto)}
        readOnly={typeof valor === 'boolean'}
        code={nombre === 'cups'}
        maxLength={200}
        {...(esFecha && { placeholder: t('formaDeFecha') })}
      />
    );
  }
  return (
    <NumberField
      label={label}
      value={typeof valor === 'number' ? valor : null}
      onChange={onChange}
      unit={unidad}
      decimals={decimales}
    />
  );
}
