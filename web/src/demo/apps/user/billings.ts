import type { UserBilling } from '../../../sample-data/users/users.ts';

/** The name of the text of each way to pay, `billing-cash`. */
export const BILLINGS = {
  'Auto Debit': 'debit',
  'Manual - Credit Card': 'card',
  'Manual - Cash': 'cash',
  'Manual - Paypal': 'paypal',
} as const satisfies Record<UserBilling, string>;
