import type { Page } from 'playwright-core';

/** Text fields of an open dialog that count as work: what searches, and what only takes a choice or a file, does not. */
const TYPED =
  ':is(textarea, input:is(:not([type]), [type=text], [type=email], [type=url], [type=tel], [type=number], [type=password]))';
const FIELD = `${TYPED}:not([readonly], :disabled, [role=combobox], [role=searchbox], [role=search] *)`;
const QUESTION = 'dialog[open][role=alertdialog]';
const DIALOG = 'dialog[open]:not([role=alertdialog])';
/** The buttons that leave a dialog without doing what it is for. */
const LEAVES = /^(Cancelar|Volver|Cerrar|Descartar|Salir|Ahora no|Me quedo)$/;

export type Tried = { readonly title: string; readonly lost: readonly string[] };

/**
 * Types in the uppermost dialog and then leaves it in every way that there is; undefined where it has no text field. The dialog
 * is closed at the end.
 */
export async function loseText(page: Page): Promise<Tried | undefined> {
  const dialog = page.locator(DIALOG).last();
  const title = ((await dialog.locator('h2').first().textContent()) ?? '').trim();
  const kept = await typeInto(page);
  if (kept === undefined) return undefined;
  const lost: string[] = [];
  const ways: Readonly<Record<string, () => Promise<unknown>>> = {
    Esc: () => page.keyboard.press('Escape'),
    'una pulsación fuera': () => dialog.evaluate(pressOutside),
    'el aspa': () => dialog.locator('button[aria-label="Cerrar"]').first().evaluate(click),
    'un enlace': () => page.locator('a[href^="/"]:not([target])').first().evaluate(click),
    ...(await otherButtons(page)),
  };
  for (const [way, leave] of Object.entries(ways)) {
    await leave();
    const asks = await settles(page, title);
    if (!asks || (await textOf(page)) !== kept) {
      lost.push(`«${title}» pierde lo escrito por ${way}`);
      return { title, lost };
    }
    if (asks === 'asks') await page.locator(`${QUESTION} button`).first().evaluate(click);
    await page.locator(QUESTION).waitFor({ state: 'detached' });
    if (!(await page.evaluate(asksBeforeUnload))) lost.push(`«${title}» no pregunta al recargar tras ${way}`);
  }
  await page.keyboard.press('Escape');
  const leave = page.locator(`${QUESTION} button`).last();
  await leave.waitFor();
  await leave.evaluate(click);
  const closed = await page
    .locator(QUESTION)
    .waitFor({ state: 'detached', timeout: 10_000 })
    .then(
      () => true,
      () => false,
    );
  if (!closed) lost.push(`«${title}» vuelve a preguntar después de «Salir sin guardar»`);
  return { title, lost };
}

/** Types in the first field of the dialog that takes it, and returns what stands there; undefined where none does. */
async function typeInto(page: Page): Promise<string | undefined> {
  const fields = page.locator(DIALOG).last().locator(FIELD);
  for (const field of await fields.all()) {
    if (!(await field.isVisible())) continue;
    await field.evaluate((element) => {
      for (const marked of document.querySelectorAll('[data-written]'))
        marked.removeAttribute('data-written');
      element.setAttribute('data-written', '');
      (element as HTMLInputElement).focus();
    });
    const before = await textOf(page);
    await page.keyboard.type('7');
    const after = await textOf(page);
    if (after !== before) return after;
  }
  return undefined;
}

function textOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.querySelector<HTMLInputElement>('[data-written]')?.value);
}

/** Waits for the question; `stays` where the dialog is still there without one, undefined where it is gone. */
async function settles(page: Page, title: string): Promise<'asks' | 'stays' | undefined> {
  // A dialog that needs an answer does nothing at a press outside, so that there is nothing to wait for.
  const asked = await page
    .locator(QUESTION)
    .waitFor({ timeout: 1_500 })
    .then(
      () => true,
      () => false,
    );
  if (asked) return 'asks';
  const titles = await page.locator(`${DIALOG} h2`).allTextContents();
  return titles.some((text) => text.trim() === title) ? 'stays' : undefined;
}

async function otherButtons(page: Page): Promise<Record<string, () => Promise<unknown>>> {
  const ways: Record<string, () => Promise<unknown>> = {};
  const buttons = page.locator(DIALOG).last().locator('button');
  for (const button of await buttons.all()) {
    const label = ((await button.textContent()) ?? '').trim();
    if (LEAVES.test(label)) ways[`«${label}»`] = () => button.evaluate(click);
  }
  return ways;
}

const click = (element: Element) => (element as HTMLElement).click();

function pressOutside(element: Element): void {
  for (const type of ['pointerdown', 'pointerup', 'click']) {
    element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  }
}

function asksBeforeUnload(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
