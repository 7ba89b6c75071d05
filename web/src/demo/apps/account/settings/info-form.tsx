import { z } from 'zod';
import { useForm } from '../../../../data/use-form.ts';
import { today } from '../../../../format/date.ts';
import type { AccountSetting } from '../../../../sample-data/account-setting/account-setting.ts';
import { notify } from '../../../../ui/feedback/toasts.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextAreaField, TextField } from '../../../../ui/fields/text-field.tsx';
import { Card } from '../../../../ui/figures/card.tsx';
import { DateField } from '../../../../ui/kit/dates/date-field.tsx';
import { Button } from '../../../../ui/nav/button.tsx';
import { MaskedField } from '../../../kit/masked-field/masked-field.tsx';
import { blocksMask } from '../../../kit/masked-field/masks.ts';
import { countryOptions } from '../../countries.ts';
import { useSaveAccountSetting } from '../account-setting-calls.ts';
import { useAccountText } from '../texts.ts';
import styles from './settings.module.css';

const PHONE = blocksMask({ sizes: [3, 3, 3], joints: ' ' });

/** Edits the biography, the birthday and the other facts that a person tells of themselves. */
export function InfoForm({ setting }: { setting: AccountSetting }) {
  const t = useAccountText();
  const save = useSaveAccountSetting();
  const { info } = setting;
  const initial = {
    ...info,
    dob: info.dob ?? '',
    phone: String(info.phone).replace(/(\d{3})(?=\d)/g, '$1 '),
  };
  const form = useForm({
    initial,
    schema: z.object({
      bio: z.string().max(300, t('bioLong')),
      dob: z.string().refine((day) => day === '' || day < today(), t('dobAhead')),
      country: z.string(),
      website: z.union([z.literal(''), z.url(t('needsWebsite'))]),
      phone: z.string().regex(/^[\d\s]{9,15}$/, t('needsPhone')),
    }),
    submit: async ({ dob, phone, ...rest }) => {
      const change = { info: { ...rest, dob: dob || null, phone: Number(phone.replace(/\s/g, '')) } };
      await save.mutateAsync({ change });
      notify(t('infoSaved'), { undo: () => save.mutate({ change: { info } }) });
    },
  });
  return (
    <Card title={t('info')}>
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        <div className={styles.whole}>
          <TextAreaField label={t('bio')} rows={3} maxLength={300} {...form.field('bio')} />
        </div>
        <DateField label={t('dob')} max={today()} {...form.field('dob')} />
        <SelectField label={t('country')} options={countryOptions()} {...form.field('country')} />
        <TextField label={t('website')} type="url" placeholder="https://" {...form.field('website')} />
        <MaskedField
          label={t('phone')}
          required
          mask={PHONE}
          inputMode="tel"
          autoComplete="tel"
          {...form.field('phone')}
        />
        <div className={styles.send}>
          <Button look="primary" type="submit" busy={form.sending}>
            {t('saveInfo')}
          </Button>
          {form.isChanged() && <Button onClick={() => form.change(initial)}>{t('discard')}</Button>}
        </div>
      </form>
    </Card>
  );
}
