import type { ajustes } from '@vatio/contract';
import { useSearch } from '../../../router/use-router.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextAreaField, TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../ajustes.module.css';
import { PartForm, usePartForm } from './part-form.tsx';

/** The form, and the properties of each field: what refuses a sending leads here with the first one that is empty. */
function useCompanyForm(brand: ajustes.Marca) {
  const { campo } = useSearch();
  const { nombre, razonSocial, formaJuridica, direccion, codigoPostal, municipio, provincia } = brand;
  const { registro, contactoDatos, textoLegal } = brand;
  const place = { direccion, codigoPostal, municipio, provincia, registro, contactoDatos, textoLegal };
  const form = usePartForm(
    brand,
    { nombre, razonSocial, formaJuridica, cif: brand.cif ?? '', ...place },
    ({ cif, ...values }) => ({ ...values, cif: cif.trim() || null }),
  );
  const field = (name: Parameters<typeof form.field>[0]) => ({
    ...form.field(name),
    autoFocus: campo === name,
  });
  return { form, field };
}

/** What keeps everything from going out to clients under the brand. */
function Missing({ faltan }: Pick<ajustes.Marca, 'faltan'>) {
  const { t } = useTranslation('ajustes');
  if (faltan.length === 0) return null;
  return (
    <div className={styles.whole}>
      <Notice>{t('faltanDeMarca', { campos: faltan.map((name) => t(name)).join(', ') })}</Notice>
    </div>
  );
}

/** The company that stands behind the brand, as its documents name it. */
export function Company({ brand }: { readonly brand: ajustes.Marca }) {
  const { t } = useTranslation('ajustes');
  const { form, field } = useCompanyForm(brand);
  return (
    <PartForm title={t('parte-empresa')} form={form}>
      <Missing faltan={brand.faltan} />
      <TextField {...field('nombre')} label={t('nombre')} hint={t('nombreAyuda')} required maxLength={80} />
      <TextField {...field('razonSocial')} label={t('razonSocial')} autoComplete="organization" />
      <TextField {...field('formaJuridica')} label={t('formaJuridica')} placeholder="S.L." />
      <TextField {...field('cif')} code label={t('cif')} />
      <TextField {...field('direccion')} label={t('direccion')} autoComplete="street-address" />
      <TextField {...field('codigoPostal')} label={t('codigoPostal')} inputMode="numeric" maxLength={5} />
      <TextField {...field('municipio')} label={t('municipio')} />
      <TextField {...field('provincia')} label={t('provincia')} />
      <TextField {...field('registro')} label={t('registro')} hint={t('registroAyuda')} maxLength={400} />
      <TextField {...field('contactoDatos')} label={t('contactoDatos')} hint={t('contactoDatosAyuda')} />
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
