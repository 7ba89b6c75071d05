export type PricingPlan = {
  readonly title: string;
  readonly img: string;
  readonly subtitle: string;
  /** $ a month, paid by the month. */
  readonly monthlyPrice: number;
  /** Paid by the year: $ a month, and $ a year. */
  readonly yearlyPlan: { readonly perMonth: number; readonly totalAnnual: number };
  readonly planBenefits: readonly string[];
  readonly popular: boolean;
};

/** Answer of `GET /pricing/data`. */
export type Pricing = {
  readonly basicPlan: PricingPlan;
  readonly standardPlan: PricingPlan;
  readonly enterprisePlan: PricingPlan;
  readonly qandA: readonly { readonly question: string; readonly ans: string }[];
};
