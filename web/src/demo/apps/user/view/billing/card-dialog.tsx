import { z } from 'zod';
import { useForm } from '../../../../../data/use-form.ts';
import { today } from '../../../../../format/date.ts';
import type { PaymentCard } from '../../../../../sample-data/users/account.ts';
import { notify } from '../../../../../ui/feedback/toasts.ts';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { Switch } from '../../../../../ui/kit/switch/switch.tsx';
import type { TabProps } from '../../calls/account-calls.ts';
import styles from '../../dialogs/dialogs.module.css';
import { FormDialog } from '../../dialogs/form-dialog.tsx';
import { type UserText, useUserText } from '../../texts.ts';
import { required } from '../../user-schema.ts';
import { BRANDS, Brand } from './brand.tsx';
import { brandOf, digitsOf, groupDigits, groupExpiry, isCardNumber, isInForce } from './card-number.ts';
import { freeId, withRow } from './one-chosen.ts';

type Props = TabProps & {
  /**
   * The dialog edits this card, or adds a new one without it. A number cannot be changed: another number is another
   * card.
   */
  readonly card?: PaymentCard;
  readonly onClose: () => void;
};

export function CardDialog({ account, user, save, card, onClose }: Props) {
  const t = useUserText();
  const { cards } = account;
  const { holder = user.fullName, expires = '', primary = cards.length === 0 } = card ?? {};
  const form = useForm({
    initial: { number: '', holder, expires, cvv: '', primary },
    schema: schemaOf(t, card !== undefined),
    submit: async ({ number, cvv: _, holder: name, ...values }) => {
      const given = card ?? {
        id: freeId(cards),
        brand: brandOf(number),
        end: digitsOf(number).slice(-4),
      };
      await save({ cards: withRow(cards, { ...given, ...values, holder: name.trim() }, 'primary') });
      notify(t(card ? 'cardSaved' : 'cardAdded'));
      onClose();
    },
  });
  const number = form.field('number');
  const expiry = form.field('expires');
  const brand = card?.brand ?? brandOf(number.value);

  return (
    <FormDialog
      title={t(card ? 'editCard' : 'newCard')}
      action={t(card ? 'save' : 'addCard')}
      form={form}
      onClose={onClose}
    >
      {card ? (
        <p className={styles.lead}>
          <Brand brand={brand} /> <span className="vt-figure">•••• {card.end}</span>
        </p>
      ) : (
        <TextField
          label={t('cardNumber')}
          required
          inputMode="numeric"
          autoComplete="cc-number"
          placeholder="1234 5678 9012 3456"
          {...number}
          onChange={(typed) => number.onChange(groupDigits(typed))}
          hint={
            <output>
              <Brand brand={brand} /> {BRANDS[brand] ? '' : t('brandUnknown')}
            </output>
          }
        />
      )}
      <TextField label={t('cardHolder')} required autoComplete="cc-name" {...form.field('holder')} />
      <div className={styles.pair}>
        <TextField
          label={t('cardExpires')}
          required
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder={t('cardExpiresPlace')}
          {...expiry}
          onChange={(typed) => expiry.onChange(groupExpiry(typed))}
        />
        {!card && (
          <TextField
            label={t('cvv')}
            required
            inputMode="numeric"
            autoComplete="cc-csc"
            maxLength={4}
            hint={t('cvvHint')}
            {...form.field('cvv')}
          />
        )}
      </div>
      <Switch label={t('payWithIt')} {...form.field('primary')} />
    </FormDialog>
  );
}

/** A card that is stored already needs neither its number nor its code again. */
function schemaOf(t: UserText, known: boolean) {
  return z.object({
    number: z.string().refine((typed) => known || isCardNumber(typed), t('needsCardNumber')),
    holder: required(t('needsHolder')),
    expires: z.string().refine((typed) => isInForce(typed, today()), t('needsExpires')),
    cvv: z.string().refine((typed) => known || /^\d{3,4}$/.test(typed), t('needsCvv')),
    primary: z.boolean(),
  });
}
