import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawPart, removePart, violations } from '../test-kit.tsx';
import { TooltipLayer } from './tooltip-layer.tsx';

afterEach(removePart);

function Page() {
  return (
    <>
      <button type="button" title="Hasta el 31 de marzo">
        Vence pronto
      </button>
      <button type="button" aria-label="Cerrar" title="Cerrar" />
      <span data-tip="Potencia del periodo 1">
        <button type="button">P1</button>
      </span>
      <TooltipLayer />
    </>
  );
}

const tip = () => screen.queryByRole('tooltip')?.textContent;

describe('the tooltips of a page', () => {
  it('a tooltip shows a title to the focus instead of the browser, and Esc closes it', async () => {
    const { user } = await drawPart(<Page />);
    const button = screen.getByRole('button', { name: 'Vence pronto' });
    await user.tab();
    await waitFor(() => expect(tip()).toBe('Hasta el 31 de marzo'));
    expect(button.title).toBe('');
    expect(button.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
    expect(await violations()).toEqual([]);
    await user.keyboard('{Escape}');
    expect(tip()).toBeUndefined();
    expect(button.title).toBe('Hasta el 31 de marzo');
    expect(button.hasAttribute('aria-describedby')).toBe(false);
  });

  it('a tooltip does not describe an element by its own name', async () => {
    const { user } = await drawPart(<Page />);
    await user.tab();
    await user.tab();
    await waitFor(() => expect(tip()).toBe('Cerrar'));
    expect(screen.getByRole('button', { name: 'Cerrar' }).hasAttribute('aria-describedby')).toBe(false);
  });

  it('a tooltip stays while the pointer is on its words, and leaves with it', async () => {
    const { user } = await drawPart(<Page />);
    await user.hover(screen.getByRole('button', { name: 'P1' }));
    await waitFor(() => expect(tip()).toBe('Potencia del periodo 1'));
    await user.hover(screen.getByRole('tooltip'));
    expect(tip()).toBe('Potencia del periodo 1');
    await user.hover(document.body);
    expect(tip()).toBeUndefined();
  });

  it('a tooltip comes with a long press of a finger, and not with a tap', async () => {
    await drawPart(<Page />);
    const button = screen.getByRole('button', { name: 'Vence pronto' });
    fireEvent.pointerDown(button, { pointerType: 'touch' });
    expect(tip()).toBeUndefined();
    await waitFor(() => expect(tip()).toBe('Hasta el 31 de marzo'));
  });
});
