/** The range menu of a card offers these. A call that says `range` gets the figures of that one. */
export type AnalyticsRange = 'Last 28 Days' | 'Last Month' | 'Last Year';

type AnalyticsColor = 'text-primary' | 'text-success' | 'text-danger' | 'text-warning' | 'text-info';

/** `GET /card/card-analytics/support-tracker` answers this. */
export type SupportTracker = {
  readonly title: string;
  readonly last_days: readonly AnalyticsRange[];
  readonly totalTicket: number;
  readonly newTicket: number;
  readonly openTicket: number;
  /** The response time is in days. */
  readonly responseTime: number;
};

/** `GET /card/card-analytics/avg-sessions` answers this. */
export type AverageSessions = {
  readonly sessions: number;
  readonly last_days: readonly AnalyticsRange[];
  /** The growth over the period before is written with its sign, as `+5,2 %`. */
  readonly growth: string;
  readonly goal: number;
  readonly users: number;
  /** The retention is in per cent. */
  readonly retention: number;
  /** The duration is in years. */
  readonly duration: number;
};

/** `GET /card/card-analytics/revenue-report` answers this. */
export type RevenueReport = {
  readonly years: readonly string[];
  readonly price: string;
  readonly budget: string;
};

/** `GET /card/card-analytics/goal-overview` answers this. */
export type GoalOverview = { readonly completed: string; readonly inProgress: string };

/** `GET /card/card-analytics/revenue` answers this. */
export type Revenue = { readonly thisMonth: string; readonly lastMonth: string };

/** `GET /card/card-analytics/product-orders` answers this. */
export type ProductOrders = {
  readonly last_days: readonly AnalyticsRange[];
  readonly chart_info: { readonly finished: number; readonly pending: number; readonly rejected: number };
};

/** `GET /card/card-analytics/sessions-device` answers this. */
export type SessionsByDevice = {
  readonly last_days: readonly AnalyticsRange[];
  readonly chart_info: readonly {
    readonly name: string;
    readonly icon: 'Monitor' | 'Tablet' | 'Smartphone';
    readonly iconColor: AnalyticsColor;
    /** The share of the sessions is in per cent; those of the three devices add up to 100. */
    readonly usage: number;
    /** The change since the period before is in percentage points. */
    readonly upDown: number;
  }[];
};

/** `GET /card/card-analytics/customers` answers this. */
export type CustomersCard = {
  readonly last_days: readonly AnalyticsRange[];
  readonly listData: readonly {
    readonly text: string;
    readonly result: number;
    readonly icon: 'Circle';
    readonly iconColor: AnalyticsColor;
  }[];
};

type StatisticSeries = readonly { readonly name: string; readonly data: readonly number[] }[];

/** `GET /card/card-statistics/orders-bar-chart` and `…/profit-line-chart` answer this. */
export type TitledStatistic = {
  readonly title: string;
  readonly statistics: string;
  readonly series: StatisticSeries;
};

/** The other calls of `GET /card/card-statistics/…` answer this: series, and the figure of the cards that show one. */
export type Statistic = {
  readonly series: StatisticSeries;
  readonly analyticsData?: {
    readonly subscribers?: number;
    readonly revenue?: number;
    /** The sales are a text in per cent, as `36 %`. */
    readonly sales?: string;
    readonly orders?: number;
  };
};
