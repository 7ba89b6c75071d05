import { ajustes } from '@vatio/contract';
import { TERRITORIOS } from '@vatio/domain';
import { useTranslation } from '../../../texts/use-translation.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../ajustes.module.css';
import { PartForm, usePartForm } from './part-form.tsx';
import { SignatureProvider } from './signature-provider.tsx';

type Values = Pick<ajustes.Marca, 'remitenteNombre' | 'conVatio' | 'exigeEmpresas'> & {
  readonly remitenteEmail: string;
  readonly firma: ajustes.Marca['firma'] | '';
  readonly validezDias: number | null;
  readonly territorio: NonNullable<ajustes.Marca['territorio']> | '';
  readonly iban: string;
};

function bodyOf(values: Values) {
  return {
    ...values,
    remitenteEmail: values.remitenteEmail.trim() || null,
    firma: values.firma || undefined,
    // Nothing written is refused beside its field like any other wrong number.
    validezDias: values.validezDias ?? 0,
    territorio: values.territorio || null,
    iban: values.iban.trim() || null,
  };
}

/** How the brand writes, signs and settles, and by which provider its contracts are signed. */
export function Conditions({ brand }: { readonly brand: ajustes.Marca }) {
  return (
    <div className="vt-page">
      <ConditionsForm brand={brand} />
      <SignatureProvider brand={brand} />
    </div>
  );
}

function ConditionsForm({ brand }: { readonly brand: ajustes.Marca }) {
  const { t } = useTranslation('ajustes');
  const { remitenteNombre, firma, conVatio, exigeEmpresas } = brand;
  const form = usePartForm(
    brand,
    {
      remitenteNombre,
      remitenteEmail: brand.remitenteEmail ?? '',
      firma: firma as ajustes.Marca['firma'] | '',
      validezDias: brand.validezDias as number | null,
      territorio: brand.territorio ?? ('' as const),
      iban: brand.iban ?? '',
      conVatio,
      exigeEmpresas,
    },
    bodyOf,
  );
  return (
    <PartForm title={t('parte-condiciones')} form={form}>
      <TextField {...form.field('remitenteNombre')} label={t('remitenteNombre')} placeholder={brand.nombre} />
      <TextField
        {...form.field('remitenteEmail')}
        type="email"
        label={t('remitenteEmail')}
        hint={t('remitenteEmailAyuda')}
      />
      <SelectField
        {...form.field('firma')}
        label={t('firma')}
        hint={t('firmaAyuda')}
        options={ajustes.FIRMAS.map((value) => ({ value, label: t(`firma-${value}`) }))}
      />
      <NumberField
        {...form.field('validezDias')}
        label={t('validezDias')}
        hint={t('validezDiasAyuda')}
        unit={t('dias')}
        decimals={0}
      />
      <SelectField
        {...form.field('territorio')}
        label={t('territorio')}
        hint={t('territorioAyuda')}
        placeholder={t('territorio-servidor')}
        options={TERRITORIOS.map((value) => ({ value, label: t(`territorio-${value}`) }))}
      />
      <TextField {...form.field('iban')} code label={t('iban')} hint={t('ibanAyuda')} />
      <div className={styles.whole}>
        <CheckField {...form.field('conVatio')} label={t('conVatio')} />
        <CheckField {...form.field('exigeEmpresas')} label={t('exigeEmpresas')} />
        <p className="vt-note">{t('exigeEmpresasAyuda')}</p>
      </div>
    </PartForm>
  );
}
