import { type Answers, ok, type SampleCall } from '../answers.ts';
import * as cards from './cards.ts';
import * as statistics from './statistics.ts';

const rangeOf = (call: SampleCall) => call.text('range');

export const answers: Answers = {
  'GET /card/card-analytics/support-tracker': (call) => ok(cards.supportTracker(rangeOf(call))),
  'GET /card/card-analytics/avg-sessions': (call) => ok(cards.averageSessions(rangeOf(call))),
  'GET /card/card-analytics/revenue-report': (call) => ok(cards.revenueReport(call.text('year'))),
  'GET /card/card-analytics/goal-overview': () => ok(cards.GOAL_OVERVIEW),
  'GET /card/card-analytics/revenue': () => ok(cards.REVENUE),
  'GET /card/card-analytics/product-orders': (call) => ok(cards.productOrders(rangeOf(call))),
  'GET /card/card-analytics/sessions-device': (call) => ok(cards.sessionsByDevice(rangeOf(call))),
  'GET /card/card-analytics/customers': (call) => ok(cards.customers(rangeOf(call))),
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
