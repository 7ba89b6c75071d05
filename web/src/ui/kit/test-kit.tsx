import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { startTexts } from '../../texts/catalogue.ts';
import type { Texts } from '../../texts/dictionary.ts';
import ui from '../es.json';

// jsdom hides an element with `popover` and cannot open it, so this style shows it where it stands.
const drawn = document.createElement('style');
drawn.textContent = '[popover] { display: block !important }';

/** Draws a part alone, in Spanish, and returns the user that presses and types in it. What it says of its own is in `texts`. */
export async function drawPart(part: ReactNode, texts: Readonly<Record<string, Texts>> = {}) {
  document.head.append(drawn);
  startTexts({ language: 'es', texts: { es: { ui, ...texts } } });
  return { ...render(<main>{part}</main>), user: userEvent.setup() };
}

/** Removes the part and leaves the page as it was. Call it after each test. */
export function removePart(): void {
  cleanup();
  document.documentElement.dir = 'ltr';
}

/** The violations that axe finds in the page. Colours are left to the tests in a real browser. */
export async function violations(): Promise<string[]> {
  const { violations: found } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
