/** What the range menu of a card offers; a call that says `range` gets the figures of that one. */
export type AnalyticsRange = 'Last 28 Days' | 'Last Month' | 'Last Year';

type AnalyticsColor = 'text-primary' | 'text-success' | 'text-danger' | 'text-warning' | 'text-info';

/** `GET /card/card-analytics/support-tracker`. */
export type SupportTracker = {
  readonly title: string;
  readonly last_days: readonly AnalyticsRange[];
  readonly totalTicket: number;
  readonly newTicket: number;
  readonly openTicket: number;
  /** Days. */
  readonly responseTime: number;
};

/** `GET /card/card-analytics/avg-sessions`. */
export type AverageSessions = {
  readonly sessions: number;
  readonly last_days: readonly AnalyticsRange[];
  /** `+5,2 %`, over the period before. */
  readonly growth: string;
  readonly goal: number;
  readonly users: number;
  /** Per cent. */
  readonly retention: number;
  /** Years. */
  readonly duration: number;
};

/** `GET /card/card-analytics/revenue-report`. */
export type RevenueReport = {
  readonly years: readonly string[];
  readonly price: string;
  readonly budget: string;
};

/** `GET /card/card-analytics/goal-overview`. */
export type GoalOverview = { readonly completed: string; readonly inProgress: string };

/** `GET /card/card-analytics/revenue`. */
export type Revenue = { readonly thisMonth: string; readonly lastMonth: string };

/** `GET /card/card-analytics/product-orders`. */
export type ProductOrders = {
  readonly last_days: readonly AnalyticsRange[];
  readonly chart_info: { readonly finished: number; readonly pending: number; readonly rejected: number };
};

/** `GET /card/card-analytics/sessions-device`. */
export type SessionsByDevice = {
  readonly last_days: readonly AnalyticsRange[];
  readonly chart_info: readonly {
    readonly name: string;
    readonly icon: 'Monitor' | 'Tablet' | 'Smartphone';
    readonly iconColor: AnalyticsColor;
    /** Per cent of the sessions; the three add up to 100. */
    readonly usage: number;
    /** Points won or lost. */
    readonly upDown: number;
  }[];
};

/** `GET /card/card-analytics/customers`. */
export type CustomersCard = {
  readonly last_days: readonly AnalyticsRange[];
  readonly listData: readonly {
    readonly text: string;
    readonly result: number;
    readonly icon: 'Circle';
    readonly iconColor: AnalyticsColor;
  }[];
};

type StatisticSeries = readonly { readonly name?: string; readonly data: readonly number[] }[];

/** `GET /card/card-statistics/orders-bar-chart` and `…/profit-line-chart`. */
export type TitledStatistic = {
  readonly title: string;
  readonly statistics: string;
  readonly series: StatisticSeries;
};

/** The other `GET /card/card-statistics/…`: series, and the figure of the cards that show one. */
export type Statistic = {
  readonly series: StatisticSeries;
  readonly analyticsData?: {
    readonly subscribers?: number;
    readonly revenue?: number;
    /** A share, as `36 %`. */
    readonly sales?: string;
    readonly orders?: number;
  };
};
