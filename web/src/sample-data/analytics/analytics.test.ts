// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ask } from '../test-ask.ts';
import type { CustomersCard, SessionsByDevice } from './analytics.ts';

const RANGES = ['Last 28 Days', 'Last Month', 'Last Year'];

async function card(name: string, query?: string) {
  const answer = await ask('GET', `/card/${name}`, { query });
  expect(answer?.status).toBe(200);
  return answer?.body;
}

describe('the cards of the analytics dashboard', () => {
  it('track support', async () => {
    expect(await card('card-analytics/support-tracker')).toEqual({
      title: expect.any(String),
      last_days: RANGES,
      totalTicket: 163,
      newTicket: expect.any(Number),
      openTicket: expect.any(Number),
      responseTime: 1,
    });
  });

  it('average sessions', async () => {
    expect(await card('card-analytics/avg-sessions')).toEqual({
      sessions: 2716,
      last_days: RANGES,
      growth: expect.stringMatching(/^\+\d+,\d %$/),
      goal: expect.any(Number),
      users: expect.any(Number),
      retention: expect.any(Number),
      duration: 1,
    });
  });

  it('report revenue by year, and goals', async () => {
    expect(await card('card-analytics/revenue-report')).toEqual({
      years: ['2020', '2019', '2018'],
      price: expect.any(String),
      budget: expect.any(String),
    });
    expect(Object.keys(await card('card-analytics/goal-overview'))).toEqual(['completed', 'inProgress']);
    expect(Object.keys(await card('card-analytics/revenue'))).toEqual(['thisMonth', 'lastMonth']);
  });

  it('order products from finished to rejected', async () => {
    const { last_days, chart_info } = await card('card-analytics/product-orders');
    expect(last_days).toEqual(RANGES);
    expect(chart_info.finished).toBeGreaterThan(chart_info.pending);
    expect(chart_info.pending).toBeGreaterThan(chart_info.rejected);
  });

  it('share sessions among three devices', async () => {
    const { chart_info, last_days }: SessionsByDevice = await card('card-analytics/sessions-device');
    expect(last_days).toEqual(RANGES);
    expect(chart_info.map((row) => Object.keys(row))).toEqual(
      Array(3).fill(['name', 'icon', 'iconColor', 'usage', 'upDown']),
    );
    expect(chart_info.reduce((sum, { usage }) => sum + usage, 0)).toBeCloseTo(100);
    expect(chart_info.some(({ upDown }) => upDown < 0)).toBe(true);
  });

  it('list three kinds of customers', async () => {
    const { listData, last_days }: CustomersCard = await card('card-analytics/customers');
    expect(last_days).toEqual(RANGES);
    expect(listData.map((row) => Object.keys(row))).toEqual(
      Array(3).fill(['text', 'result', 'icon', 'iconColor']),
    );
  });
});

describe('the range of an analytics card', () => {
  it.each(['support-tracker', 'avg-sessions', 'product-orders', 'sessions-device', 'customers'])(
    'changes the figures of %s',
    async (name) => {
      const path = `card-analytics/${name}`;
      const answers = await Promise.all(
        RANGES.map((range) => card(path, new URLSearchParams({ range }).toString())),
      );
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(RANGES.length);
      expect(answers[0]).toEqual(await card(path));
      expect(answers.map((answer) => Object.keys(answer).toSorted())).toEqual(
        RANGES.map(() => Object.keys(answers[0]).toSorted()),
      );
    },
  );

  it('shares out every session among the devices', async () => {
    for (const range of RANGES) {
      const { chart_info }: SessionsByDevice = await card('card-analytics/sessions-device', `range=${range}`);
      expect(
        chart_info.reduce((sum, { usage }) => sum + usage, 0),
        range,
      ).toBeCloseTo(100);
    }
  });

  it('is a year for revenue, and the last year when an unknown one is asked for', async () => {
    const report = (query?: string) => card('card-analytics/revenue-report', query);
    expect((await report('year=2018')).price).not.toBe((await report('year=2019')).price);
    expect(await report('year=1815')).toEqual(await report());
  });
});

describe('the cards with one statistic', () => {
  it.each(['orders-bar-chart', 'profit-line-chart'])('give %s a title and a figure', async (name) => {
    const { title, statistics, series } = await card(`card-statistics/${name}`);
    expect([typeof title, typeof statistics]).toEqual(['string', 'string']);
    expect(series).toHaveLength(1);
    expect(series[0].name).not.toBe('');
    expect(typeof series[0].name).toBe('string');
  });

  it.each(['subscribers', 'revenue', 'sales', 'orders'])('give %s its figure', async (name) => {
    const { analyticsData } = await card(`card-statistics/${name}`);
    expect(Object.keys(analyticsData)).toEqual([name]);
    expect(typeof analyticsData[name]).toBe(name === 'sales' ? 'string' : 'number');
  });

  it.each([
    'orders-bar-chart',
    'profit-line-chart',
    'subscribers',
    'revenue',
    'sales',
    'orders',
    'site-traffic',
    'active-users',
    'newsletter',
  ])('draw %s with five to seven points', async (name) => {
    const [{ data }] = (await card(`card-statistics/${name}`)).series;
    expect(data.length).toBeGreaterThanOrEqual(5);
    expect(data.length).toBeLessThanOrEqual(7);
    expect(data.every(Number.isFinite)).toBe(true);
  });
});

it('an analytics card of an unknown name is left to the network', async () => {
  expect(await ask('GET', '/card/card-analytics/weather')).toBeUndefined();
});
