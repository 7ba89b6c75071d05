import { IconCreditCard, IconPencil, IconPlus, IconStar, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { today } from '../../../../../format/date.ts';
import type { PaymentCard } from '../../../../../sample-data/users/account.ts';
import { Badge } from '../../../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../../../ui/figures/card.tsx';
import { Button, IconButton } from '../../../../../ui/nav/button.tsx';
import { ConfirmDialog } from '../../../../../ui/overlay/confirm-dialog.tsx';
import type { TabProps } from '../../calls/account-calls.ts';
import { type UserText, useUserText } from '../../texts.ts';
import styles from './billing.module.css';
import { BRANDS, Brand } from './brand.tsx';
import { CardDialog } from './card-dialog.tsx';
import { isInForce } from './card-number.ts';
import { withChosen, withoutRow } from './one-chosen.ts';

/** Lists the cards of the user. While there are any, one of them pays first. */
export function PaymentCards(props: TabProps) {
  const t = useUserText();
  const { save, user } = props;
  const { cards } = props.account;
  const [open, setOpen] = useState<PaymentCard | 'new'>();
  const [leaving, setLeaving] = useState<PaymentCard>();
  const remove = (card: PaymentCard) =>
    save({ cards: withoutRow(cards, card, 'primary') }, t('cardDeleted', { name: nameOf(card, t) }));
  // Without this card nothing would pay for the plan. The basic plan costs nothing.
  const paysAlone = cards.length === 1 && user.currentPlan !== 'basic';

  return (
    <Card
      title={t('paymentMethods')}
      actions={
        <Button small icon={IconPlus} onClick={() => setOpen('new')}>
          {t('addCard')}
        </Button>
      }
    >
      {cards.length === 0 && (
        <EmptyState icon={IconCreditCard} title={t('noCards')} text={t('noCardsText')} />
      )}
      <ul className={`vt-stack vt-gap-12 ${styles.rows}`}>
        {cards.map((card) => (
          <CardRow
            key={card.id}
            card={card}
            onPrefer={() => save({ cards: withChosen(cards, card, 'primary') }, t('primaryChanged'))}
            onEdit={() => setOpen(card)}
            onDelete={() => (paysAlone ? setLeaving(card) : remove(card))}
          />
        ))}
      </ul>
      {leaving && (
        <ConfirmDialog
          open
          danger
          title={t('lastCardTitle')}
          confirm={t('deleteOf', { name: nameOf(leaving, t) })}
          onConfirm={() => {
            setLeaving(undefined);
            remove(leaving);
          }}
          onClose={() => setLeaving(undefined)}
        >
          {t('lastCardText', { plan: t(`plan-${user.currentPlan}`) })}
        </ConfirmDialog>
      )}
      {open && (
        <CardDialog {...props} card={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />
      )}
    </Card>
  );
}

type RowProps = {
  readonly card: PaymentCard;
  readonly onPrefer: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
};

function CardRow({ card, onPrefer, onEdit, onDelete }: RowProps) {
  const t = useUserText();
  const name = nameOf(card, t);
  return (
    <li>
      <div className={styles.about}>
        <p className={styles.title}>
          <Brand brand={card.brand} />
          <span className="vt-figure">•••• {card.end}</span>
          {card.primary && <Badge tone="accent">{t('primary')}</Badge>}
          {!isInForce(card.expires, today()) && <Badge tone="bad">{t('expired')}</Badge>}
        </p>
        <p>
          {card.holder} · {t('expiresOn', { expires: card.expires })}
        </p>
      </div>
      <div className={styles.buttons}>
        {!card.primary && (
          <IconButton icon={IconStar} label={t('makePrimary', { name })} onClick={onPrefer} />
        )}
        <IconButton icon={IconPencil} label={t('editOf', { name })} onClick={onEdit} />
        <IconButton icon={IconTrash} label={t('deleteOf', { name })} onClick={onDelete} />
      </div>
    </li>
  );
}

function nameOf({ brand, end }: PaymentCard, t: UserText): string {
  return t('cardName', { brand: BRANDS[brand] || t('card'), end });
}
