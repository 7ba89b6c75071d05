import { z } from 'zod';
import { today } from '../../../../format/date.ts';
import { isCardNumber, isInForce } from '../../user/view/billing/card-number.ts';
import type { useShopText } from '../texts.ts';

export const PAY_WAYS = ['saved', 'card', 'bank', 'instalments', 'cash'] as const;
export type PayWay = (typeof PAY_WAYS)[number];

type Text = ReturnType<typeof useShopText>;

/** A stored card needs only its code, and the ways to pay without a card need nothing. */
export function paymentSchema(t: Text) {
  return z
    .object({
      way: z.enum(PAY_WAYS),
      number: z.string(),
      holder: z.string(),
      expires: z.string(),
      cvv: z.string(),
    })
    .superRefine(({ way, number, holder, expires, cvv }, context) => {
      const check = (path: string, right: boolean, message: string) => {
        if (!right) context.addIssue({ code: 'custom', path: [path], message });
      };
      if (way === 'card') {
        check('number', isCardNumber(number), t('needsCardNumber'));
        check('holder', holder.trim() !== '', t('needsHolder'));
        check('expires', isInForce(expires, today()), t('needsExpires'));
      }
      if (way === 'card' || way === 'saved') check('cvv', /^\d{3,4}$/.test(cvv), t('needsCvv'));
    });
}
