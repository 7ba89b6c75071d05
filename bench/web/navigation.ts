import type { OpenPage } from './page-load.ts';

/** A step presses one link of the menu, which lies in a group. */
export type MenuStep = { readonly group: string; readonly href: string };

/**
 * Resolves to the ms from the press on a link of the menu until the heading and the content of its screen are painted.
 */
export async function measureNavigation({ page }: OpenPage, { group, href }: MenuStep): Promise<number> {
  await page.getByRole('button', { name: group, exact: true }).hover();
  await page.locator(`a[href="${href}"]`).first().waitFor();
  await page.evaluate((to) => {
    const title = () => document.querySelector('main h1')?.textContent;
    const before = title();
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`);
    if (!link) throw new Error(`No hay ningún enlace a ${to}`);
    const arrival = new Promise<number>((resolve) => {
      link.addEventListener('click', () => {
        const start = performance.now();
        const look = () => {
          const done = title() !== before && !document.querySelector('main [aria-busy="true"]');
          if (done) setTimeout(() => resolve(performance.now() - start));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
    });
    Object.assign(window, { arrival });
  }, href);
  const link = page.locator(`a[href="${href}"]`).first();
  // A person rests the pointer on a link for a moment before pressing it, and the web preloads a screen on hover.
  await link.hover();
  await page.waitForTimeout(150);
  await link.click();
  return page.evaluate(() => (window as unknown as { arrival: Promise<number> }).arrival);
}
