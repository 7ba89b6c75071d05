import type {
  AnalyticsRange,
  AverageSessions,
  CustomersCard,
  GoalOverview,
  ProductOrders,
  Revenue,
  RevenueReport,
  SessionsByDevice,
  SupportTracker,
} from './analytics.ts';

const RANGES: readonly AnalyticsRange[] = ['Last 28 Days', 'Last Month', 'Last Year'];

/** A card has figures for each range; a call that names no range gets those of the first one. */
type ByRange<T> = Readonly<Record<AnalyticsRange, Omit<T, 'last_days'>>>;

function ofRange<T>(answers: ByRange<T>, call: string) {
  const range = RANGES.find((known) => known === call) ?? 'Last 28 Days';
  return { last_days: RANGES, ...answers[range] };
}

const SUPPORT_TRACKER: ByRange<SupportTracker> = {
  'Last 28 Days': {
    title: 'Atención al cliente',
    totalTicket: 163,
    newTicket: 28,
    openTicket: 61,
    responseTime: 1,
  },
  'Last Month': {
    title: 'Atención al cliente',
    totalTicket: 184,
    newTicket: 19,
    openTicket: 32,
    responseTime: 2,
  },
  'Last Year': {
    title: 'Atención al cliente',
    totalTicket: 2_048,
    newTicket: 28,
    openTicket: 61,
    responseTime: 2,
  },
};
export const supportTracker = (range: string) => ofRange(SUPPORT_TRACKER, range);

const AVERAGE_SESSIONS: ByRange<AverageSessions> = {
  'Last 28 Days': {
    sessions: 2716,
    growth: '+5,4 %',
    goal: 100_000,
    users: 96_400,
    retention: 88,
    duration: 1,
  },
  'Last Month': {
    sessions: 2577,
    growth: '+1,8 %',
    goal: 100_000,
    users: 91_250,
    retention: 85,
    duration: 1,
  },
  'Last Year': {
    sessions: 30_480,
    growth: '+22,7 %',
    goal: 1_200_000,
    users: 1_084_600,
    retention: 79,
    duration: 3,
  },
};
export const averageSessions = (range: string) => ofRange(AVERAGE_SESSIONS, range);

const YEARS = ['2020', '2019', '2018'];

const REVENUE_BY_YEAR: Readonly<Record<string, Omit<RevenueReport, 'years'>>> = {
  2020: { price: '26.340 €', budget: '57.200 €' },
  2019: { price: '23.115 €', budget: '49.800 €' },
  2018: { price: '18.970 €', budget: '44.500 €' },
};

/** Reports the year that was asked for, or the last one when there is no such year. */
export function revenueReport(year: string): RevenueReport {
  const { price, budget } = REVENUE_BY_YEAR[year] ?? REVENUE_BY_YEAR[2020]!;
  return { years: YEARS, price, budget };
}

export const GOAL_OVERVIEW: GoalOverview = { completed: '784.210', inProgress: '13.860' };

export const REVENUE: Revenue = { thisMonth: '85.940 €', lastMonth: '74.120 €' };

const PRODUCT_ORDERS: ByRange<ProductOrders> = {
  'Last 28 Days': { chart_info: { finished: 22_860, pending: 14_310, rejected: 4_690 } },
  'Last Month': { chart_info: { finished: 24_105, pending: 9_870, rejected: 3_940 } },
  'Last Year': { chart_info: { finished: 281_400, pending: 15_320, rejected: 12_160 } },
};
export const productOrders = (range: string) => ofRange(PRODUCT_ORDERS, range);

/** Gives the share and the change of the computer, the phone and the tablet, in this order. */
function devices(shares: readonly (readonly [usage: number, upDown: number])[]) {
  const kinds = [
    { name: 'Ordenador', icon: 'Monitor', iconColor: 'text-primary' },
    { name: 'Móvil', icon: 'Smartphone', iconColor: 'text-warning' },
    { name: 'Tableta', icon: 'Tablet', iconColor: 'text-danger' },
  ] as const;
  return {
    chart_info: kinds.map((kind, index) => {
      const [usage, upDown] = shares[index]!;
      return { ...kind, usage, upDown };
    }),
  };
}

const SESSIONS_BY_DEVICE: ByRange<SessionsByDevice> = {
  'Last 28 Days': devices([
    [57.8, 2],
    [33.7, 6],
    [8.5, -4],
  ]),
  'Last Month': devices([
    [58.9, 3],
    [32.1, 4],
    [9, -3],
  ]),
  'Last Year': devices([
    [63.4, -7],
    [26.2, 11],
    [10.4, -4],
  ]),
};
export const sessionsByDevice = (range: string) => ofRange(SESSIONS_BY_DEVICE, range);

/** Counts the customers who are new, those who come again and those whom others sent. */
function customerCounts(fresh: number, again: number, sent: number) {
  return {
    listData: [
      { text: 'Nuevos', result: fresh, icon: 'Circle', iconColor: 'text-primary' },
      { text: 'Que repiten', result: again, icon: 'Circle', iconColor: 'text-warning' },
      { text: 'Recomendados', result: sent, icon: 'Circle', iconColor: 'text-danger' },
    ],
  } as const;
}

const CUSTOMERS: ByRange<CustomersCard> = {
  'Last 28 Days': customerCounts(885, 264, 148),
  'Last Month': customerCounts(912, 231, 120),
  'Last Year': customerCounts(9_640, 3_175, 1_490),
};
export const customers = (range: string) => ofRange(CUSTOMERS, range);
