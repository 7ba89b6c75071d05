import type { ajustes } from '@vatio/contract';
import { useTranslation } from '../../../texts/use-translation.ts';
import { TextAreaField, TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../ajustes.module.css';
import { PartForm, usePartForm } from './part-form.tsx';

/** The company that stands behind the brand, as its documents name it. */
export function Company({ brand }: { readonly brand: ajustes.Marca }) {
  const { t } = useTranslation('ajustes');
  const { nombre, razonSocial, formaJuridica, direccion, codigoPostal, municipio, provincia } = brand;
  const { registro, contactoDatos, textoLegal } = brand;
  const place = { direccion, codigoPostal, municipio, provincia, registro, contactoDatos, textoLegal };
  const form = usePartForm(
    brand,
    { nombre, razonSocial, formaJuridica, cif: brand.cif ?? '', ...place },
    ({ cif, ...values }) => ({ ...values, cif: cif.trim() || null }),
  );
  return (
    <PartForm title={t('parte-empresa')} form={form}>
      <TextField
        {...form.field('nombre')}
        label={t('nombre')}
        hint={t('nombreAyuda')}
        required
        maxLength={80}
      />
      <TextField {...form.field('razonSocial')} label={t('razonSocial')} autoComplete="organization" />
      <TextField {...form.field('formaJuridica')} label={t('formaJuridica')} placeholder="S.L." />
      <TextField {...form.field('cif')} code label={t('cif')} />
      <TextField {...form.field('direccion')} label={t('direccion')} autoComplete="street-address" />
      <TextField
        {...form.field('codigoPostal')}
        label={t('codigoPostal')}
        inputMode="numeric"
        maxLength={5}
      />
      <TextField {...form.field('municipio')} label={t('municipio')} />
      <TextField {...form.field('provincia')} label={t('provincia')} />
      <TextField
        {...form.field('registro')}
        label={t('registro')}
        hint={t('registroAyuda')}
        maxLength={400}
      />
      <TextField {...form.field('contactoDatos')} label={t('contactoDatos')} hint={t('contactoDatosAyuda')} />
      <div className={styles.whole}>
        <TextAreaField
          {...form.field('textoLegal')}
          label={t('textoLegal')}
          hint={t('textoLegalAyuda')}
          rows={3}
          maxLength={600}
        />
      </div>
    </PartForm>
  );
}
