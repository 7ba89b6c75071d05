import type { Locator, Page } from 'playwright-core';

/** Text fields that count as work: what searches, and what only takes a choice or a file, does not. */
const TYPED =
  ':is(textarea, input:is(:not([type]), [type=text], [type=email], [type=url], [type=tel], [type=number], [type=password]))';
const FIELD = `${TYPED}:not([readonly], :disabled, [role=combobox], [role=searchbox], [role=search] *)`;
const QUESTION = 'dialog[open][role=alertdialog]';
const DIALOG = 'dialog[open]:not([role=alertdialog])';
/** The buttons that leave a dialog without doing what it is for. */
const LEAVES = /^(Cancelar|Volver|Cerrar|Descartar|Salir|Ahora no|Me quedo)$/;
const STAY = 'Seguir editando';
const LEAVE = 'Salir sin guardar';
/** Only a dialog that does nothing when it is left is waited for so long, in milliseconds. */
const LONGEST_MS = 1_000;

export type Tried = { readonly title: string; readonly faults: readonly string[] };

/**
 * Types in the uppermost dialog and then leaves it in every way that there is; undefined where it has no text field. The dialog
 * is closed at the end.
 */
export async function loseText(page: Page): Promise<Tried | undefined> {
  const dialog = page.locator(DIALOG).last();
  const title = ((await dialog.locator('h2').first().textContent()) ?? '').trim();
  const kept = await typeInto(page, dialog.locator(FIELD));
  if (kept === undefined) return undefined;
  const faults: string[] = [];
  for (const [way, leave] of Object.entries(await waysOutOf(page, dialog))) {
    await leave();
    const asks = await asked(page, dialog);
    if (asks) await answer(page, STAY);
    if ((await textOf(page)) !== kept)
      return { title, faults: [...faults, `«${title}» loses text by ${way}`] };
    if (!(await page.evaluate(asksBeforeUnload)))
      faults.push(`«${title}» does not ask before a reload after ${way}`);
  }
  await page.keyboard.press('Escape');
  await answer(page, LEAVE);
  if (await asked(page, dialog)) faults.push(`«${title}» asks again after «${LEAVE}»`);
  else if ((await textOf(page)) === kept) faults.push(`«${title}» stays open after «${LEAVE}»`);
  return { title, faults };
}

/** Types in the first form of the page itself and follows a link: it asks, or the text is there when one comes back. */
export async function loseTextOfPage(page: Page): Promise<Tried | undefined> {
  const fields = page.locator('main form').locator(FIELD);
  const kept = await typeInto(page, fields);
  if (kept === undefined) return undefined;
  const here = page.url();
  const title = new URL(here).pathname;
  await page.locator('a[href^="/"]:not([target])').first().evaluate(click);
  const question = page.locator(QUESTION);
  await question.or(page.locator(`html:not(:has([data-written]))`)).first().waitFor();
  if ((await question.count()) === 0) {
    await page.goBack();
    await fields.first().waitFor();
    const there = await fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
    return { title, faults: there.includes(kept) ? [] : [`${title} loses text by a link`] };
  }
  await answer(page, STAY);
  return { title, faults: (await textOf(page)) === kept ? [] : [`${title} loses text by «${STAY}»`] };
}

/** The ways to leave a dialog. */
async function waysOutOf(page: Page, dialog: Locator): Promise<Record<string, () => Promise<unknown>>> {
  const ways: Record<string, () => Promise<unknown>> = {
    Esc: () => page.keyboard.press('Escape'),
    'a press outside': () => dialog.evaluate(pressOutside),
    'the cross': () => dialog.locator('button[aria-label="Cerrar"]').first().evaluate(click),
    'a link': () => page.locator('a[href^="/"]:not([target])').first().evaluate(click),
  };
  const labels = await dialog.locator('button').allTextContents();
  for (const [at, label] of labels.entries()) {
    if (LEAVES.test(label.trim()))
      ways[`«${label.trim()}»`] = () => dialog.locator('button').nth(at).evaluate(click);
  }
  return ways;
}

/** Types in the first field that takes it, and returns what stands there; undefined where none does. */
async function typeInto(page: Page, fields: Locator): Promise<string | undefined> {
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

/** Waits until the question is there, or the dialog gone; where nothing happens it does not ask. */
async function asked(page: Page, dialog: Locator): Promise<boolean> {
  const question = page.locator(QUESTION);
  const gone = page.locator('html:not(:has([data-written]))');
  await question
    .or(gone)
    .first()
    .waitFor({ state: 'attached', timeout: LONGEST_MS })
    .catch(() => dialog);
  return (await question.count()) > 0;
}

/** Notices stand in the uppermost dialog too, so that a button of the question is found by its name. */
async function answer(page: Page, name: string): Promise<void> {
  const question = page.locator(QUESTION);
  await question.getByText(name, { exact: true }).evaluate(click);
  await question.waitFor({ state: 'detached' });
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
