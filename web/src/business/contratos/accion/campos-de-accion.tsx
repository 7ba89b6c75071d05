import type { AccionContrato } from '@vatio/domain';
import { useTranslation } from '../../../texts/use-translation.ts';
import { TextAreaField, TextField } from '../../../ui/fields/text-field.tsx';
import { DateField } from '../../../ui/kit/dates/date-field.tsx';
import { camposDe, type Datos, exigidos } from './datos-de-accion.ts';

type Props = {
  readonly accion: AccionContrato;
  readonly datos: Datos;
  readonly errores: Readonly<Record<string, string>>;
  readonly onChange: (cambio: Partial<Datos>) => void;
};

/** The fields of an action: date, reason and code, where it has them. */
export function CamposDeAccion({ accion, datos, errores, onChange }: Props) {
  const { t } = useTranslation('contratos');
  const campos = camposDe(accion);
  const exige = exigidos(accion);
  return (
    <>
      {campos.includes('fecha') && (
        <DateField
          label={t(`fechaDe-${accion}`)}
          name="fecha"
          required={exige.includes('fecha')}
          value={datos.fecha}
          onChange={(fecha) => onChange({ fecha })}
          error={errores.fecha}
        />
      )}
      {campos.includes('codigo') && (
        <TextField
          label={t('codigoRechazo')}
          hint={t('codigoRechazoAyuda')}
          name="codigo"
          code
          maxLength={2}
          value={datos.codigo}
          onChange={(codigo) => onChange({ codigo })}
          error={errores.codigo}
        />
      )}
      {campos.includes('motivo') && (
        <TextAreaField
          label={t('motivo')}
          name="motivo"
          required
          rows={3}
          maxLength={500}
          value={datos.motivo}
          onChange={(motivo) => onChange({ motivo })}
          error={errores.motivo}
        />
      )}
    </>
  );
}
