import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { positionBeside } from '../../overlay/place-beside.ts';
import { drawPart, removePart, violations } from '../test-kit.tsx';
import { Popover } from './popover.tsx';

afterEach(removePart);

describe('Popover', () => {
  it('Popover opens beside its button, and closes with Esc, which returns the focus, or when it is left', async () => {
    const { user } = await drawPart(
      <>
        <Popover
          label="Periodos"
          titled
          button={(toggle) => (
            <button type="button" {...toggle}>
              ¿Qué es P1?
            </button>
          )}
        >
          {(close) => (
            <button type="button" onClick={close}>
              Entendido
            </button>
          )}
        </Popover>
        <button type="button">Fuera</button>
      </>,
    );
    const button = screen.getByRole('button', { name: '¿Qué es P1?' });
    const panel = () => screen.queryByRole('region', { name: 'Periodos' });
    await user.click(button);
    expect(panel()?.id).toBe(button.getAttribute('aria-controls'));
    expect(await violations()).toEqual([]);
    await user.tab();
    await user.keyboard('{Escape}');
    expect([panel(), document.activeElement]).toEqual([null, button]);
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Entendido' }));
    expect([panel(), document.activeElement]).toEqual([null, button]);
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Fuera' }));
    expect(panel()).toBeNull();
  });
});

describe('the place of a panel', () => {
  const panel = { width: 200, height: 100 };
  const place = (anchor: { left: number; top: number }, side: 'above' | 'below' | 'start' | 'end') =>
    positionBeside({ anchor: { ...anchor, width: 80, height: 30 }, panel, side, align: 'start', gapPx: 6 });

  it('a panel stands at the side that was asked for, or at the opposite one where it does not fit', () => {
    Object.defineProperty(document.documentElement, 'clientWidth', { value: 1000, configurable: true });
    expect(place({ left: 300, top: 300 }, 'below')).toEqual({ left: 300, top: 336 });
    expect(place({ left: 300, top: 300 }, 'above')).toEqual({ left: 300, top: 194 });
    expect(place({ left: 300, top: 740 }, 'below')).toEqual({ left: 300, top: 634 });
    expect(place({ left: 300, top: 20 }, 'above')).toEqual({ left: 300, top: 56 });
    expect(place({ left: 980, top: 300 }, 'below').left).toBe(792);
    expect(place({ left: 300, top: 300 }, 'end').left).toBe(386);
    document.documentElement.dir = 'rtl';
    expect(place({ left: 300, top: 300 }, 'end').left).toBe(94);
    expect(place({ left: 300, top: 300 }, 'below').left).toBe(180);
  });
});
