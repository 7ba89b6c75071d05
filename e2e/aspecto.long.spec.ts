import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { differenceOf, photographLooks } from './looks.ts';
import { startVatio } from './vatio.ts';

const vatio = startVatio();

/** Of 255. Another machine draws its letters a little otherwise; what has moved by half a cell changes by more. */
const LEAST = 28;
/** A card that comes, goes or moves is some hundredths of a window. */
const MOST_CELLS = 0.015;

test('thirty screens look as they did when somebody last looked at them (npm run shots -- keep-looks)', async () => {
  const desk = await vatio.browser.newPage();
  const changed: Record<string, string> = {};
  for await (const { name, file, shot } of photographLooks(vatio)) {
    const share = existsSync(file)
      ? await differenceOf(desk, { shot, kept: readFileSync(file), least: LEAST })
      : 1;
    if (share > MOST_CELLS) changed[name] = `${(share * 100).toFixed(1)} %`;
  }
  expect(changed).toEqual({});
});
