import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from './cards.module.css';
import { isWholeExpiry, isWholeNumber, maskExpiry, maskNumber, onlyDigits } from './payment-masks.ts';

const EMPTY = { number: '', name: '', expiry: '', code: '' };
type Field = keyof typeof EMPTY;

const CODE_DIGITS = 3;

function faultsOf({ number, name, expiry, code }: typeof EMPTY): Readonly<Record<Field, boolean>> {
  return {
    number: !isWholeNumber(number),
    name: name.trim() === '',
    expiry: !isWholeExpiry(expiry),
    code: code.length !== CODE_DIGITS,
  };
}

/** Asks for a card to pay with. Each field formats what is typed, and says what it lacks. */
export function PaymentCard() {
  const { t } = useTranslation('dashboards');
  const [values, setValues] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const wrong = faultsOf(values);
  const change = (field: Field, value: string) => setValues({ ...values, [field]: value });
  const errorOf = (field: Field) => (tried && wrong[field] ? t(`pay-${field}-wrong`) : undefined);
  const pay = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.values(wrong).some(Boolean)) return;
    notify(t('paid', { last: values.number.slice(-4) }));
    setValues(EMPTY);
    setTried(false);
  };
  return (
    <Card title={t('payment')}>
      <form className="vt-stack" onSubmit={pay} noValidate>
        <TextField
          label={t('pay-number')}
          inputMode="numeric"
          placeholder="0000 0000 0000 0000"
          value={values.number}
          onChange={(value) => change('number', maskNumber(value))}
          error={errorOf('number')}
        />
        <TextField
          label={t('pay-name')}
          value={values.name}
          onChange={(value) => change('name', value)}
          error={errorOf('name')}
        />
        <div className={styles.two}>
          <TextField
            label={t('pay-expiry')}
            inputMode="numeric"
            placeholder="MM/AA"
            value={values.expiry}
            onChange={(value) => change('expiry', maskExpiry(value))}
            error={errorOf('expiry')}
          />
          <TextField
            label={t('pay-code')}
            inputMode="numeric"
            placeholder="000"
            value={values.code}
            onChange={(value) => change('code', onlyDigits(value, CODE_DIGITS))}
            error={errorOf('code')}
          />
        </div>
        <Button type="submit" look="primary">
          {t('pay')}
        </Button>
      </form>
    </Card>
  );
}
