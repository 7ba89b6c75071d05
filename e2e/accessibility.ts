import axe from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * Brings axe into a page, for as long as it is not reloaded. The debugger adds it, because the product's own policy refuses
 * foreign scripts.
 */
export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source);
}

/** The rules of accessibility that a page breaks as it is now, each with the first element that does. */
export function violations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  });
}
