import type { UserPlan } from '../../../sample-data/users/users.ts';

/** Each plan has a price in € a month, and gives so many people and so much storage in GB. The dearest comes last. */
export const PLANS = {
  basic: { eurMonth: 0, people: 1, storageGb: 2 },
  team: { eurMonth: 49, people: 10, storageGb: 50 },
  company: { eurMonth: 99, people: 50, storageGb: 250 },
  enterprise: { eurMonth: 199, people: 500, storageGb: 1000 },
} as const satisfies Record<UserPlan, object>;

export const PLAN_NAMES = Object.keys(PLANS) as readonly UserPlan[];

/** A payment covers this many days. */
export const PLAN_DAYS = 30;
