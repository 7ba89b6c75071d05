import type { UserBilling } from '../../../sample-data/users/users.ts';

/** Each way to pay has the name of its text, such as `billing-cash`. */
export const BILLINGS = {
  'Auto Debit': 'debit',
  'Manual - Credit Card': 'card',
  'Manual - Cash': 'cash',
  'Manual - Paypal': 'paypal',
} as const satisfies Record<UserBilling, string>;
