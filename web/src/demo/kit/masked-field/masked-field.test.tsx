import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { removePart, violations } from '../../../ui/kit/test-kit.tsx';
import { drawPart } from '../test-kit.tsx';
import { MaskedField } from './masked-field.tsx';
import { blocksMask, DAY_MASK, THOUSANDS_MASK, TIME_MASK } from './masks.ts';

afterEach(removePart);

const PHONE = blocksMask({ prefix: '+34 ', sizes: [3, 3, 3], joints: ' ' });
const PLATE = blocksMask({ sizes: [2, 4], joints: ['·'], character: /[A-Z0-9]/ });

function Probe({ mask, start = '' }: { readonly mask: typeof PHONE; readonly start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <MaskedField label="Dato" mask={mask} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Dato');
const both = () => [field().value, document.querySelector('output')?.textContent];

describe('MaskedField', () => {
  it.each([
    { name: 'a prefix and blocks', mask: PHONE, typed: '600x123456789', says: '+34 600 123 456' },
    { name: 'letters in capitals', mask: PLATE, typed: 'ab-12cd9', says: 'AB·12CD' },
    { name: 'a day that may exist', mask: DAY_MASK, typed: '2026990905', says: '2026-09-05' },
    { name: 'a time of the day', mask: TIME_MASK, typed: '249335', says: '23:35' },
    { name: 'thousands', mask: THOUSANDS_MASK, typed: '01234567', says: '1.234.567' },
  ])('MaskedField writes $name', async ({ mask, typed, says }) => {
    const { user } = await drawPart(<Probe mask={mask} />);
    await user.type(field(), typed);
    expect(both()).toEqual([says, says]);
    expect(await violations()).toEqual([]);
  });

  it('MaskedField keeps the caret after the same digit when the thousands are grouped again', async () => {
    const { user } = await drawPart(<Probe mask={THOUSANDS_MASK} start="1.234" />);
    await user.type(field(), '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect([field().value, field().selectionStart]).toEqual(['19.234', 2]);
    await user.type(field(), '{Backspace}', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect([field().value, field().selectionStart]).toEqual(['1.234', 1]);
  });
});
