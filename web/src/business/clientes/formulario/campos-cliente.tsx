import { nombreProvincia, parseIban, parseNif } from '@vatio/domain';
import type { ReactNode } from 'react';
import type { useForm } from '../../../data/use-form.ts';
import { compareNames } from '../../../format/fold.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ChooseField } from '../../../trade/choose/choose-field.tsx';
import { COMERCIALES_ACTIVOS } from '../../../trade/choose/comerciales.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { Borrador } from './borrador.ts';
import { CampoIdentificador } from './campo-identificador.tsx';
import styles from './formulario.module.css';

type Props = {
  readonly form: Pick<ReturnType<typeof useForm<Borrador>>, 'values' | 'change' | 'field'>;
  /** Says which client has that NIF already. */
  readonly repeated?: ReactNode;
};

/** The codes of the provinces, of two digits, in the order of their names. */
const PROVINCIAS = Array.from({ length: 52 }, (_, i) => String(i + 1).padStart(2, '0'))
  .map((codigo) => ({ value: codigo, label: nombreProvincia(codigo) ?? codigo }))
  .sort((a, b) => compareNames(a.label, b.label));

/** The fields of who the client is and how to reach them. */
export function CamposCliente({ form, repeated }: Props) {
  const { t } = useTranslation('clientes');
  const { values, change, field } = form;
  return (
    <>
      <SelectField
        label={t('tipo')}
        {...field('tipo')}
        onChange={(tipo) => tipo && change({ tipo })}
        options={(['empresa', 'persona'] as const).map((tipo) => ({ value: tipo, label: t(`tipo-${tipo}`) }))}
      />
      <CampoIdentificador label={t('nif')} read={parseNif} largo={9} hint={repeated} {...field('nif')} />
      <div className={styles.ancho}>
        <TextField
          label={t(values.tipo === 'empresa' ? 'razonSocial' : 'nombreApellidos')}
          required
          autoComplete="off"
          {...field('nombre')}
        />
      </div>
      <TextField label={t('email')} type="email" autoComplete="off" {...field('email')} />
      <TextField label={t('telefono')} type="tel" autoComplete="off" {...field('telefono')} />
      <Direccion form={form} />
      <TextField label={t('cnae')} inputMode="numeric" autoComplete="off" {...field('cnae')} />
      <CampoIdentificador label={t('iban')} read={parseIban} largo={24} {...field('iban')} />
      <ChooseField
        from={COMERCIALES_ACTIVOS}
        label={t('comercial')}
        {...field('comercialId')}
        placeholder={t('sinComercial')}
      />
    </>
  );
}

function Direccion({ form: { field, change } }: Pick<Props, 'form'>) {
  const { t } = useTranslation('clientes');
  /** The first two digits of a postcode are its province. */
  const codigo = (codigoPostal: string) => {
    const provincia = codigoPostal.slice(0, 2);
    const sabida = codigoPostal.length === 5 && nombreProvincia(provincia) !== undefined;
    change({ codigoPostal, ...(sabida && { provincia }) });
  };
  return (
    <>
      <div className={styles.ancho}>
        <TextField label={t('direccion')} autoComplete="off" {...field('direccion')} />
      </div>
      <TextField
        label={t('codigoPostal')}
        inputMode="numeric"
        maxLength={5}
        autoComplete="off"
        {...field('codigoPostal')}
        onChange={codigo}
      />
      <TextField label={t('municipio')} autoComplete="off" {...field('municipio')} />
      <SelectField
        label={t('provincia')}
        {...field('provincia')}
        placeholder={t('sinProvincia')}
        options={PROVINCIAS}
      />
    </>
  );
}
