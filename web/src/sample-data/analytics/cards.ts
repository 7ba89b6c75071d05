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

export const SUPPORT_TRACKER: SupportTracker = {
  title: 'Atención al cliente',
  last_days: RANGES,
  totalTicket: 163,
  newTicket: 28,
  openTicket: 61,
  responseTime: 1,
};

export const AVERAGE_SESSIONS: AverageSessions = {
  sessions: 2716,
  last_days: RANGES,
  growth: '+5,4 %',
  goal: 100_000,
  users: 96_400,
  retention: 88,
  duration: 1,
};

export const REVENUE_REPORT: RevenueReport = {
  years: ['2020', '2019', '2018'],
  price: '26.340 €',
  budget: '57.200 €',
};

export const GOAL_OVERVIEW: GoalOverview = { completed: '784.210', inProgress: '13.860' };

export const REVENUE: Revenue = { thisMonth: '85.940 €', lastMonth: '74.120 €' };

export const PRODUCT_ORDERS: ProductOrders = {
  last_days: RANGES,
  chart_info: { finished: 22_860, pending: 14_310, rejected: 4_690 },
};

export const SESSIONS_BY_DEVICE: SessionsByDevice = {
  last_days: RANGES,
  chart_info: [
    { name: 'Ordenador', icon: 'Monitor', iconColor: 'text-primary', usage: 57.8, upDown: 2 },
    { name: 'Móvil', icon: 'Smartphone', iconColor: 'text-warning', usage: 33.7, upDown: 6 },
    { name: 'Tableta', icon: 'Tablet', iconColor: 'text-danger', usage: 8.5, upDown: -4 },
  ],
};

export const CUSTOMERS: CustomersCard = {
  last_days: RANGES,
  listData: [
    { text: 'Nuevos', result: 885, icon: 'Circle', iconColor: 'text-primary' },
    { text: 'Que repiten', result: 264, icon: 'Circle', iconColor: 'text-warning' },
    { text: 'Recomendados', result: 148, icon: 'Circle', iconColor: 'text-danger' },
  ],
};
