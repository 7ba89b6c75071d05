import type { ajustes } from '@vatio/contract';
import { useSearch } from '../../../router/use-router.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextAreaField, TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../ajustes.module.css';
import { PartForm, usePartForm } from './part-form.tsx';

/** The company that stands behind the brand, as its documents name it. */
export function Company({ brand }: { readonly brand: ajustes.Marca }) {
  const { t } = useTranslation('ajustes');
  // What refuses a sending leads here with the first field that is empty.
  const { campo } = useSearch();
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
      {brand.faltan.length > 0 && (
        <div className={styles.whole}>
          <Notice>{t('faltanDeMarca', { campos: brand.faltan.map((name) => t(name)).join(', ') })}</Notice>
        </div>
      )}
      <TextField
        {...form.field('nombre')}
        label={t('nombre')}
        hint={t('nombreAyuda')}
        required
        maxLength={80}
      />
      <TextField
        {...form.field('razonSocial')}
        autoFocus={campo === 'razonSocial'}
        label={t('razonSocial')}
        autoComplete="organization"
      />
      <TextField {...form.field('formaJuridica')} label={t('formaJuridica')} placeholder="S.L." />
      <TextField {...form.field('cif')} autoFocus={campo === 'cif'} code label={t('cif')} />
      <TextField
        {...form.field('direccion')}
        autoFocus={campo === 'direccion'}
        label={t('direccion')}
        autoComplete="street-address"
      />
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
      <TextField
        {...form.field('contactoDatos')}
        autoFocus={campo === 'contactoDatos'}
        label={t('contactoDatos')}
        hint={t('contactoDatosAyuda')}
      />
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
