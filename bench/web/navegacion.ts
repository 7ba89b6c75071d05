import type { OpenPage } from './carga.ts';

/** A step presses one link of the menu, which lies in a group. */
export type MenuStep = { readonly grupo: string; readonly enlace: string };

/**
 * Resolves to the ms from the press on a link of the menu until the heading and the content of its screen are painted.
 */
export async function measureNavigation({ page }: OpenPage, { grupo, enlace }: MenuStep): Promise<number> {
  await page.getByRole('button', { name: grupo, exact: true }).hover();
  await page.locator(`a[href="${enlace}"]`).first().waitFor();
  await page.evaluate((href) => {
    const titulo = () => document.querySelector('main h1')?.textContent;
    const antes = titulo();
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`);
    if (!link) throw new Error(`No hay ningún enlace a ${href}`);
    const llegada = new Promise<number>((resolve) => {
      link.addEventListener('click', () => {
        const inicio = performance.now();
        const mirar = () => {
          const hecho = titulo() !== antes && !document.querySelector('main [aria-busy="true"]');
          if (hecho) setTimeout(() => resolve(performance.now() - inicio));
          else requestAnimationFrame(mirar);
        };
        requestAnimationFrame(mirar);
      });
    });
    Object.assign(window, { llegada });
  }, enlace);
  const link = page.locator(`a[href="${enlace}"]`).first();
  // A person rests the pointer on a link for a moment before pressing it, and the web preloads a screen on hover.
  await link.hover();
  await page.waitForTimeout(150);
  await link.click();
  return page.evaluate(() => (window as unknown as { llegada: Promise<number> }).llegada);
}
