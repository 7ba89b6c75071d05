import { z } from 'zod';
import { useForm } from '../../../../data/use-form.ts';
import type { Residence } from '../../../../sample-data/account-setting/account-setting.ts';
import { notify } from '../../../../ui/feedback/toasts.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Card } from '../../../../ui/figures/card.tsx';
import { Button } from '../../../../ui/nav/button.tsx';
import { setDisplay, useDisplay } from '../../../../ui/theme/display.ts';
import { useSaveResidence } from '../account-setting-calls.ts';
import { useAccountText } from '../texts.ts';
import styles from './settings.module.css';
import { currencyOptions, timeZoneOptions } from './time-zones.ts';

/** Edits the address of the person, and the language, clock and money that they work with. */
export function ResidenceForm({ residence }: { readonly residence: Residence }) {
  const t = useAccountText();
  const { language } = useDisplay();
  const { form, reset } = useResidenceForm(residence, language);
  return (
    <Card title={t('residence')}>
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        <div className={styles.whole}>
          <TextField label={t('address')} autoComplete="street-address" {...form.field('address')} />
        </div>
        <TextField label={t('province')} autoComplete="address-level1" {...form.field('province')} />
        <TextField
          label={t('zip')}
          inputMode="numeric"
          maxLength={6}
          autoComplete="postal-code"
          {...form.field('zip')}
        />
        <SelectField label={t('language')} options={LANGUAGES} {...form.field('language')} />
        <SelectField label={t('timeZone')} options={timeZoneOptions()} {...form.field('timeZone')} />
        <SelectField label={t('currency')} options={currencyOptions()} {...form.field('currency')} />
        <div className={styles.send}>
          <Button look="primary" type="submit" busy={form.sending}>
            {t('saveResidence')}
          </Button>
          {form.isChanged() && <Button onClick={reset}>{t('discard')}</Button>}
        </div>
      </form>
    </Card>
  );
}

const LANGUAGES = [
  { value: 'es', label: 'Español' },
  { value: 'en', label: 'English' },
];

/** The language is that of the whole program, which keeps it, so it changes when the form is saved. */
function useResidenceForm(residence: Residence, language: 'es' | 'en') {
  const t = useAccountText();
  const save = useSaveResidence();
  const initial: Residence & { readonly language: string } = { ...residence, language };
  const form = useForm({
    initial,
    schema: z.object({
      address: z.string().max(120),
      province: z.string().max(60),
      zip: z.string().regex(/^\d{4,6}$|^$/, t('needsZip')),
      language: z.string(),
      timeZone: z.string(),
      currency: z.string(),
    }),
    submit: async ({ language: next, ...changed }) => {
      await save.mutateAsync({ residence: changed });
      setDisplay({ language: next === 'en' ? 'en' : 'es' });
      notify(t('residenceSaved'), {
        undo: () => {
          save.mutate({ residence });
          setDisplay({ language });
        },
      });
    },
  });
  return { form, reset: () => form.change(initial) };
}
