// @vitest-environment node
import { expect, it } from 'vitest';
import { ask } from '../test-ask.ts';
import type { PricingPlan } from './pricing.ts';

it('the pricing page has three plans at the prices of the specification, and three questions', async () => {
  const answer = await ask('GET', '/pricing/data');
  expect(answer?.status).toBe(200);
  const { basicPlan, standardPlan, enterprisePlan, qandA, ...rest } = answer?.body ?? {};
  expect(rest).toEqual({});
  const plans: PricingPlan[] = [basicPlan, standardPlan, enterprisePlan];
  expect(
    plans.map(({ title, monthlyPrice, yearlyPlan, popular }) => [title, monthlyPrice, yearlyPlan, popular]),
  ).toEqual([
    ['Basic', 0, { perMonth: 0, totalAnnual: 0 }, false],
    ['Standard', 49, { perMonth: 40, totalAnnual: 480 }, true],
    ['Enterprise', 99, { perMonth: 80, totalAnnual: 960 }, false],
  ]);
  for (const { planBenefits, img, subtitle } of plans) {
    expect(planBenefits).toHaveLength(5);
    expect(img).toMatch(/^data:image/);
    expect(subtitle).not.toBe('');
  }
  expect(basicPlan.planBenefits[0]).toContain('100');
  expect(qandA.map((other: object) => Object.keys(other))).toEqual(Array(3).fill(['question', 'ans']));
});
