import { z } from 'zod';
import { useForm } from '../../../../../data/use-form.ts';
import { today } from '../../../../../format/date.ts';
import type { PaymentCard } from '../../../../../sample-data/users/account.ts';
import { notify } from '../../../../../ui/feedback/toasts.ts';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { Switch } from '../../../../../ui/kit/switch/switch.tsx';
import { FormDialog } from '../../../../../ui/overlay/form-dialog.tsx';
import type { TabProps } from '../../calls/account-calls.ts';
import styles from '../../dialogs/dialogs.module.css';
import { type UserText, useUserText } from '../../texts.ts';
import { requiredText } from '../../user-schema.ts';
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

export function CardDialog(props: Props) {
  const { card, onClose } = props;
  const t = useUserText();
  const form = useCardForm(props);
  const number = form.field('number');
  const expiry = form.field('expires');
  return (
    <FormDialog
      title={t(card ? 'editCard' : 'newCard')}
      action={t(card ? 'save' : 'addCard')}
      form={form}
      onClose={onClose}
    >
      {card ? (
        <p className={styles.lead}>
          <Brand brand={card.brand} /> <span className="vt-figure">•••• {card.end}</span>
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
          hint={<BrandOf number={number.value} />}
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

function useCardForm({ account: { cards }, user, save, card, onClose }: Props) {
  const t = useUserText();
  const { holder = user.fullName, expires = '', primary = cards.length === 0 } = card ?? {};
  return useForm({
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
}

/** Names the brand of a card while its number is typed. Screen readers hear it, because it is an `output`. */
function BrandOf({ number }: { number: string }) {
  const t = useUserText();
  const brand = brandOf(number);
  return (
    <output>
      <Brand brand={brand} /> {BRANDS[brand] ? '' : t('brandUnknown')}
    </output>
  );
}

/** A card that is stored already needs neither its number nor its code again. */
function schemaOf(t: UserText, known: boolean) {
  return z.object({
    number: z.string().refine((typed) => known || isCardNumber(typed), t('needsCardNumber')),
    holder: requiredText(t('needsHolder')),
    expires: z.string().refine((typed) => isInForce(typed, today()), t('needsExpires')),
    cvv: z.string().refine((typed) => known || /^\d{3,4}$/.test(typed), t('needsCvv')),
    primary: z.boolean(),
  });
}
