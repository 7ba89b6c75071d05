import { type Answers, ok, type SampleCall } from '../answers.ts';
import * as cards from './cards.ts';
import * as statistics from './statistics.ts';

const rangeOf = (asked: SampleCall) => asked.text('range');

export const answers: Answers = {
  'GET /card/card-analytics/support-tracker': (asked) => ok(cards.supportTracker(rangeOf(asked))),
  'GET /card/card-analytics/avg-sessions': (asked) => ok(cards.averageSessions(rangeOf(asked))),
  'GET /card/card-analytics/revenue-report': (asked) => ok(cards.revenueReport(asked.text('year'))),
  'GET /card/card-analytics/goal-overview': () => ok(cards.GOAL_OVERVIEW),
  'GET /card/card-analytics/revenue': () => ok(cards.REVENUE),
  'GET /card/card-analytics/product-orders': (asked) => ok(cards.productOrders(rangeOf(asked))),
  'GET /card/card-analytics/sessions-device': (asked) => ok(cards.sessionsByDevice(rangeOf(asked))),
  'GET /card/card-analytics/customers': (asked) => ok(cards.customers(rangeOf(asked))),
  'GET /card/card-statistics/orders-bar-chart': () => ok(statistics.ORDERS_BAR_CHART),
  'GET /card/card-statistics/profit-line-chart': () => ok(statistics.PROFIT_LINE_CHART),
  'GET /card/card-statistics/subscribers': () => ok(statistics.SUBSCRIBERS),
  'GET /card/card-statistics/revenue': () => ok(statistics.REVENUE),
  'GET /card/card-statistics/sales': () => ok(statistics.SALES),
  'GET /card/card-statistics/orders': () => ok(statistics.ORDERS),
  'GET /card/card-statistics/site-traffic': () => ok(statistics.SITE_TRAFFIC),
  'GET /card/card-statistics/active-users': () => ok(statistics.ACTIVE_USERS),
  'GET /card/card-statistics/newsletter': () => ok(statistics.NEWSLETTER),
};
