import { IconBriefcase, IconHome } from '@tabler/icons-react';
import { z } from 'zod';
import { useForm } from '../../../../../data/use-form.ts';
import type { UserAddress } from '../../../../../sample-data/users/account.ts';
import { notify } from '../../../../../ui/feedback/toasts.ts';
import { SelectField } from '../../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { Switch } from '../../../../../ui/kit/switch/switch.tsx';
import { FormDialog } from '../../../../../ui/overlay/form-dialog.tsx';
import { countryOptions } from '../../../countries.ts';
import type { TabProps } from '../../calls/account-calls.ts';
import dialogs from '../../dialogs/dialogs.module.css';
import { firstAndLast } from '../../edit/billed-to.ts';
import { type UserText, useUserText } from '../../texts.ts';
import { requiredText } from '../../user-schema.ts';
import styles from './billing.module.css';
import { freeId, withRow } from './one-chosen.ts';

type Props = TabProps & {
  /** The dialog edits this address, or adds a new one without it. */
  readonly address?: UserAddress;
  readonly onClose: () => void;
};

const KINDS = [
  { kind: 'home', icon: IconHome },
  { kind: 'office', icon: IconBriefcase },
] as const;

export function AddressDialog({ account, user, save, address, onClose }: Props) {
  const t = useUserText();
  const { addresses } = account;
  const empty: Omit<UserAddress, 'id'> = {
    ...firstAndLast(user.fullName),
    kind: 'home',
    country: user.country,
    line: '',
    more: '',
    town: '',
    state: '',
    zip: '',
    billing: addresses.length === 0,
  };
  const form = useForm<UserAddress>({
    initial: address ?? { ...empty, id: freeId(addresses) },
    schema: schemaOf(t),
    submit: async (values) => {
      await save({ addresses: withRow(addresses, values, 'billing') });
      notify(t(address ? 'addressSaved' : 'addressAdded'));
      onClose();
    },
  });
  return (
    <FormDialog
      wide
      title={t(address ? 'editAddress' : 'newAddress')}
      action={t(address ? 'save' : 'addAddress')}
      form={form}
      onClose={onClose}
    >
      <KindChoice {...form.field('kind')} />
      <TextField label={t('firstName')} required autoComplete="off" {...form.field('firstName')} />
      <TextField label={t('lastName')} required autoComplete="off" {...form.field('lastName')} />
      <SelectField label={t('country')} options={countryOptions()} {...form.field('country')} />
      <TextField label={t('zip')} required inputMode="numeric" autoComplete="off" {...form.field('zip')} />
      <TextField label={t('addressLine')} required autoComplete="off" {...form.field('line')} />
      <TextField label={t('addressMore')} autoComplete="off" {...form.field('more')} />
      <TextField label={t('town')} required autoComplete="off" {...form.field('town')} />
      <TextField label={t('state')} autoComplete="off" {...form.field('state')} />
      <div className={dialogs.whole}>
        <Switch label={t('billToIt')} {...form.field('billing')} />
      </div>
    </FormDialog>
  );
}

type KindProps = {
  readonly value: UserAddress['kind'];
  readonly onChange: (kind: UserAddress['kind']) => void;
};

function KindChoice({ value, onChange }: KindProps) {
  const t = useUserText();
  return (
    <fieldset className={`${styles.kinds} ${dialogs.whole}`}>
      <legend className="vt-hidden">{t('addressKind')}</legend>
      {KINDS.map(({ kind, icon: Glyph }) => (
        <label key={kind} className={styles.kind}>
          <input type="radio" name="kind" checked={value === kind} onChange={() => onChange(kind)} />
          <Glyph size={24} stroke={1.6} aria-hidden />
          <span>
            <b>{t(`address-${kind}`)}</b>
            <small>{t(`addressText-${kind}`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function schemaOf(t: UserText) {
  return z.object({
    id: z.number(),
    kind: z.enum(['home', 'office']),
    firstName: requiredText(t('needsName')),
    lastName: requiredText(t('needsLastName')),
    country: requiredText(t('needsCountry')),
    line: requiredText(t('needsLine')),
    more: z.string(),
    town: requiredText(t('needsTown')),
    state: z.string(),
    zip: requiredText(t('needsZip')),
    billing: z.boolean(),
  });
}
