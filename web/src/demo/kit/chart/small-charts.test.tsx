import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Ring } from './ring.tsx';
import { Sparkline } from './sparkline.tsx';
import { ticksBetween } from './ticks.ts';
import { TwoSidedBars } from './two-sided-bars.tsx';

afterEach(() => {
  cleanup();
  document.documentElement.dir = 'ltr';
  vi.restoreAllMocks();
});

const kwh = (value: number) => `${value} kWh`;

function drawLine() {
  const labels = ['ene', 'feb', 'mar'];
  render(
    <Sparkline
      kind="line"
      title="Consumo"
      labels={labels}
      series={[{ values: [4, 9, 2] }]}
      format={kwh}
      height={40}
    />,
  );
  return screen.getByRole('img');
}

it('a small line chart gives a screen reader all its figures', () => {
  expect(drawLine().getAttribute('aria-label')).toBe('Consumo. ene: 4 kWh; feb: 9 kWh; mar: 2 kWh');
});

it('the arrow keys walk along a small line chart, which forgets the place when the focus leaves', async () => {
  const user = userEvent.setup();
  drawLine();
  await user.tab();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByText('feb: 9 kWh')).toBeTruthy();
  await user.keyboard('{End}');
  expect(screen.getByText('mar: 2 kWh')).toBeTruthy();
  await user.tab();
  expect(screen.queryByText('mar: 2 kWh')).toBeNull();
});

it.each([
  ['ltr', 95, 'mar: 2 kWh'],
  ['rtl', 95, 'ene: 4 kWh'],
])(
  'on a page from %s the pointer finds the point of a small chart that is under it',
  (direction, clientX, text) => {
    document.documentElement.dir = direction;
    const line = drawLine();
    vi.spyOn(line, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 40));
    // The pointer events of jsdom have no place on the screen, so a mouse event stands in for one.
    fireEvent(line, new MouseEvent('pointermove', { bubbles: true, clientX }));
    expect(screen.getByText(text)).toBeTruthy();
  },
);

it('on a mirrored page the left arrow goes to the next point of a small chart', async () => {
  document.documentElement.dir = 'rtl';
  const user = userEvent.setup();
  drawLine();
  await user.tab();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByText('feb: 9 kWh')).toBeTruthy();
});

it('a ring names in its middle the part that is pointed at', async () => {
  const user = userEvent.setup();
  const parts = [
    { name: 'Punta', value: 1, colour: 1 },
    { name: 'Valle', value: 3, colour: 4 },
  ] as const;
  render(<Ring title="Reparto" parts={parts} format={kwh} centre={{ figure: '4 kWh', text: 'en total' }} />);
  expect(screen.getByText('en total')).toBeTruthy();
  await user.tab();
  await user.keyboard('{End}');
  expect(screen.getByText('3 kWh')).toBeTruthy();
  expect(screen.queryByText('en total')).toBeNull();
});

it.each([
  [-1_830, 4_090, [-2_000, 0, 2_000, 4_000, 6_000]],
  [0, 10, [0, 2, 4, 6, 8, 10]],
  [-3, 9, [-5, 0, 5, 10]],
])('the lines of an axis from %d to %d stand at round figures around them', (least, most, ticks) => {
  expect(ticksBetween(least, most)).toEqual(ticks);
});

it('an axis without figures still has lines', () => {
  expect(ticksBetween(0, 0).length).toBeGreaterThan(1);
});

it('bars of two signs are told to a screen reader, walked by the arrow keys and written in a table', async () => {
  const user = userEvent.setup();
  render(
    <TwoSidedBars
      title="Ingresos y gastos"
      labels={['ene', 'feb']}
      above={{ name: 'Ingresos', values: [4, 9], colour: 3 }}
      below={{ name: 'Gastos', values: [1, 2], colour: 2 }}
      unit="€"
      height={200}
    />,
  );
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Ingresos y gastos (€). ene: 4, −1; feb: 9, −2',
  );
  await user.tab();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByText('Gastos: −2 €')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Gastos: −2 €')).toBeNull();
});
