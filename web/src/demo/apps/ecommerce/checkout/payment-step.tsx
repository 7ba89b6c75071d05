import { useState } from 'react';
import { useForm } from '../../../../data/use-form.ts';
import { formatEur } from '../../../../format/energy.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { RadioGroup } from '../../../../ui/kit/choices/radio-group.tsx';
import { Button } from '../../../../ui/nav/button.tsx';
import { groupDigits, groupExpiry } from '../../user/view/billing/card-number.ts';
import { useShopText } from '../texts.ts';
import { AddressLines } from './address-lines.tsx';
import styles from './checkout.module.css';
import { CodeForm } from './code-form.tsx';
import { PAY_WAYS, type PayWay, paymentSchema } from './payment-schema.ts';
import { PriceDetails } from './price-details.tsx';
import type { Checkout } from './use-checkout.ts';

/** The whole can be paid with the energy bill over this many months. */
const INSTALMENTS = 12;

/** Chooses how the purchase is paid. Nothing of a card is kept. */
export function PaymentStep({ checkout }: { checkout: Checkout }) {
  const t = useShopText();
  const [gift, setGift] = useState(false);
  const form = useForm({
    initial: { way: 'saved' as PayWay, number: '', holder: '', expires: '', cvv: '' },
    schema: paymentSchema(t),
    submit: checkout.place,
  });
  const { total } = checkout.totals;
  return (
    <div className={styles.step}>
      <form className={styles.pay} onSubmit={form.onSubmit} noValidate>
        <RadioGroup
          label={t('payWays')}
          look="cards"
          value={form.values.way}
          onChange={(way) => form.change({ way, cvv: '' })}
          options={PAY_WAYS.map((value) => ({
            value,
            label: t(`pay-${value}`),
            hint: t(`pay-${value}-hint`, { count: INSTALMENTS, price: formatEur(total / INSTALMENTS) }),
          }))}
        />
        {(form.values.way === 'saved' || form.values.way === 'card') && <CardFields form={form} />}
        {gift ? (
          <p className="vt-small">{t('giftBeside')}</p>
        ) : (
          <Button look="quiet" onClick={() => setGift(true)}>
            {t('addGift')}
          </Button>
        )}
        <div className={`vt-toolbar vt-gap-10 ${styles.send}`}>
          <Button look="primary" type="submit" busy={form.sending}>
            {t('pay', { total: formatEur(total) })}
          </Button>
          <Button onClick={() => checkout.goTo('address')}>{t('back')}</Button>
        </div>
      </form>
      <aside className={`vt-stack vt-gap-16 ${styles.side}`} aria-label={t('priceDetails')}>
        {gift && <CodeForm label={t('giftCard')} checkout={checkout} />}
        <PriceDetails totals={checkout.totals} count={checkout.products.length} />
        <h2>{t('deliverTo')}</h2>
        <AddressLines address={checkout.address} />
      </aside>
    </div>
  );
}

type PaymentForm = ReturnType<
  typeof useForm<{ way: PayWay; number: string; holder: string; expires: string; cvv: string }>
>;

/** Asks for a card, or only for the code of one that is stored. */
function CardFields({ form }: { form: PaymentForm }) {
  const t = useShopText();
  const number = form.field('number');
  const expires = form.field('expires');
  return (
    <div className={`vt-columns ${styles.card}`}>
      {form.values.way === 'card' && (
        <>
          <TextField
            label={t('cardNumber')}
            required
            inputMode="numeric"
            autoComplete="cc-number"
            {...number}
            onChange={(typed) => number.onChange(groupDigits(typed))}
          />
          <TextField label={t('cardHolder')} required autoComplete="cc-name" {...form.field('holder')} />
          <TextField
            label={t('cardExpires')}
            required
            inputMode="numeric"
            autoComplete="cc-exp"
            placeholder={t('cardExpiresPlace')}
            {...expires}
            onChange={(typed) => expires.onChange(groupExpiry(typed))}
          />
        </>
      )}
      <TextField
        label={t('cvv')}
        required
        inputMode="numeric"
        autoComplete="cc-csc"
        maxLength={4}
        {...form.field('cvv')}
      />
    </div>
  );
}
