import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawPart, removePart, violations } from '../test-kit.tsx';
import { Tabs } from './tabs.tsx';

afterEach(removePart);

const TABS = [
  { id: 'light', label: 'Luz' },
  { id: 'gas', label: 'Gas', disabled: true },
  { id: 'sun', label: 'Solar' },
] as const;

function Supplies({ orientation }: { orientation?: 'vertical' }) {
  const [value, setValue] = useState<'light' | 'gas' | 'sun'>('light');
  return (
    <Tabs label="Suministros" tabs={TABS} value={value} onChange={setValue} orientation={orientation}>
      <p>Contenido de {value}</p>
    </Tabs>
  );
}

const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

describe('Tabs', () => {
  it('Tabs are one stop of the keyboard, and the arrows skip a disabled tab', async () => {
    const { user } = await drawPart(<Supplies />);
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Luz');
    await user.keyboard('{ArrowRight}');
    expect([chosen(), document.activeElement?.textContent]).toEqual(['Solar', 'Solar']);
    expect(screen.getByRole('tabpanel', { name: 'Solar' }).textContent).toBe('Contenido de sun');
    await user.keyboard('{ArrowRight}');
    expect(chosen()).toBe('Luz');
    await user.keyboard('{End}');
    expect(chosen()).toBe('Solar');
    expect(await violations()).toEqual([]);
  });

  it('Tabs leave Alt and an arrow, which go back and forward, to the browser', async () => {
    const { user } = await drawPart(<Supplies />);
    await user.tab();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(chosen()).toBe('Luz');
  });

  it('Tabs follow the direction of the page when they are horizontal, and not when they are vertical', async () => {
    document.documentElement.dir = 'rtl';
    const { user, unmount } = await drawPart(<Supplies />);
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(chosen()).toBe('Solar');
    unmount();
    await drawPart(<Supplies orientation="vertical" />);
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(chosen()).toBe('Luz');
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBe('Solar');
  });
});
