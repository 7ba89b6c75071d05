import type { Statistic, TitledStatistic } from './analytics.ts';

export const ORDERS_BAR_CHART: TitledStatistic = {
  title: 'Pedidos',
  statistics: '2.760',
  series: [{ name: '2020', data: [46, 82, 64, 48, 69] }],
};

export const PROFIT_LINE_CHART: TitledStatistic = {
  title: 'Beneficio',
  statistics: '6.240 €',
  series: [{ name: 'Beneficio', data: [2, 19, 8, 28, 17, 44] }],
};

export const SUBSCRIBERS: Statistic = {
  series: [{ name: 'Suscriptores', data: [29, 41, 35, 53, 39, 61, 56] }],
  analyticsData: { subscribers: 92_600 },
};

export const REVENUE: Statistic = {
  series: [{ name: 'Ingresos', data: [348, 352, 324, 361, 333, 375] }],
  analyticsData: { revenue: 97_500 },
};

export const SALES: Statistic = {
  series: [{ name: 'Ventas', data: [11, 16, 8, 14, 9, 18] }],
  analyticsData: { sales: '36 %' },
};

export const ORDERS: Statistic = {
  series: [{ name: 'Pedidos', data: [11, 14, 8, 16, 7, 13, 10] }],
  analyticsData: { orders: 38_400 },
};

export const SITE_TRAFFIC: Statistic = {
  series: [{ name: 'Visitas', data: [148, 202, 126, 221, 208, 164, 233] }],
};

export const ACTIVE_USERS: Statistic = {
  series: [{ name: 'Personas activas', data: [752, 836, 713, 894, 941, 812] }],
};

export const NEWSLETTER: Statistic = {
  series: [{ name: 'Boletín', data: [362, 424, 351, 455, 472, 396] }],
};
