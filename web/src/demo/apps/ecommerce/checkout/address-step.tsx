import { z } from 'zod';
import { useForm } from '../../../../data/use-form.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { RadioGroup } from '../../../../ui/kit/choices/radio-group.tsx';
import { Button } from '../../../../ui/nav/button.tsx';
import { phoneText, requiredText } from '../../user/user-schema.ts';
import { useShopText } from '../texts.ts';
import { type Address, BLANK_ADDRESS, STORED_ADDRESS } from './address.ts';
import { AddressLines } from './address-lines.tsx';
import styles from './checkout.module.css';
import type { Checkout } from './use-checkout.ts';

/** Asks for a new address, or takes the one used before. */
export function AddressStep({ checkout }: { checkout: Checkout }) {
  const t = useShopText();
  const isNew = checkout.address !== STORED_ADDRESS;
  const form = useForm<Address>({
    initial: isNew ? checkout.address : BLANK_ADDRESS,
    schema: addressSchema(t),
    submit: async (values) => checkout.deliverTo(values),
  });
  return (
    <div className={styles.step}>
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        <h2>{t('newAddress')}</h2>
        <TextField label={t('fullName')} required autoComplete="name" {...form.field('name')} />
        <TextField label={t('phone')} required type="tel" autoComplete="tel" {...form.field('phone')} />
        <TextField label={t('house')} required autoComplete="street-address" {...form.field('house')} />
        <TextField
          label={t('landmark')}
          required
          placeholder={t('landmarkPlace')}
          {...form.field('landmark')}
        />
        <TextField
          label={t('postcode')}
          required
          inputMode="numeric"
          maxLength={5}
          autoComplete="postal-code"
          {...form.field('postcode')}
        />
        <TextField label={t('city')} required autoComplete="address-level2" {...form.field('city')} />
        <TextField label={t('province')} required autoComplete="address-level1" {...form.field('province')} />
        <RadioGroup
          label={t('addressKind')}
          look="buttons"
          value={form.values.kind}
          onChange={(kind) => form.change({ kind })}
          options={(['home', 'work'] as const).map((value) => ({ value, label: t(`kind-${value}`) }))}
        />
        <div className={`vt-toolbar vt-gap-10 ${styles.send}`}>
          <Button look="primary" type="submit" busy={form.sending}>
            {t('saveAddress')}
          </Button>
          <Button onClick={() => checkout.goTo('cart')}>{t('back')}</Button>
        </div>
      </form>
      <aside className={`vt-stack vt-gap-16 ${styles.side}`} aria-label={t('storedAddress')}>
        <h2>{t('storedAddress')}</h2>
        <AddressLines address={STORED_ADDRESS} />
        <Button onClick={() => checkout.deliverTo(STORED_ADDRESS)}>{t('deliverHere')}</Button>
      </aside>
    </div>
  );
}

function addressSchema(t: ReturnType<typeof useShopText>) {
  return z.object({
    name: requiredText(t('needsName')),
    phone: phoneText(t('needsPhone')),
    house: requiredText(t('needsHouse')),
    landmark: requiredText(t('needsLandmark')),
    city: requiredText(t('needsCity')),
    postcode: z.string().regex(/^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/, t('needsPostcode')),
    province: requiredText(t('needsProvince')),
    kind: z.enum(['home', 'work']),
  });
}
