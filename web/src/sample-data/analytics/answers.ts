import { type Answers, ok } from '../answers.ts';
import * as cards from './cards.ts';
import * as statistics from './statistics.ts';

export const answers: Answers = {
  'GET /card/card-analytics/support-tracker': () => ok(cards.SUPPORT_TRACKER),
  'GET /card/card-analytics/avg-sessions': () => ok(cards.AVERAGE_SESSIONS),
  'GET /card/card-analytics/revenue-report': () => ok(cards.REVENUE_REPORT),
  'GET /card/card-analytics/goal-overview': () => ok(cards.GOAL_OVERVIEW),
  'GET /card/card-analytics/revenue': () => ok(cards.REVENUE),
  'GET /card/card-analytics/product-orders': () => ok(cards.PRODUCT_ORDERS),
  'GET /card/card-analytics/sessions-device': () => ok(cards.SESSIONS_BY_DEVICE),
  'GET /card/card-analytics/customers': () => ok(cards.CUSTOMERS),
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
