export type PricingPlan = {
  readonly title: string;
  readonly img: string;
  readonly subtitle: string;
  /** The price is in dollars a month when it is paid by the month. */
  readonly monthlyPrice: number;
  /** Both prices are in dollars and are paid by the year: one for a month, and one for the whole year. */
  readonly yearlyPlan: { readonly perMonth: number; readonly totalAnnual: number };
  readonly planBenefits: readonly string[];
  readonly popular: boolean;
};

/** `GET /pricing/data` answers this. */
export type Pricing = {
  readonly basicPlan: PricingPlan;
  readonly standardPlan: PricingPlan;
  readonly enterprisePlan: PricingPlan;
  readonly qandA: readonly { readonly question: string; readonly ans: string }[];
};
