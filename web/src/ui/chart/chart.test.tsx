import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChartConfiguration } from 'chart.js';
import { afterEach, expect, it, vi } from 'vitest';
import { Chart } from './chart.tsx';

const drawn = vi.hoisted(() => ({ config: {} as ChartConfiguration<'bar'>, label: '' }));

// Only the library draws, and jsdom has no canvas: what it is told is read instead.
vi.mock('./canvas.tsx', () => ({
  ChartCanvas: (told: typeof drawn) => {
    Object.assign(drawn, told);
    return null;
  },
}));

afterEach(cleanup);

function drawKwh() {
  render(
    <Chart
      kind="bar"
      title="Consumo"
      labels={['ene', 'feb']}
      series={[{ name: 'P1', values: [1_234.5, null] }]}
      unit="kWh"
      decimals={1}
    />,
  );
}

it('a chart says its unit once beside its axis, whose ticks are bare', () => {
  drawKwh();
  expect(screen.getAllByText('kWh')).toHaveLength(1);
  const { callback } = drawn.config.options?.scales?.y?.ticks ?? {};
  expect(callback?.call({} as never, 1_500, 0, [])).toBe('1.500');
  expect(drawn.label).toBe('Consumo (kWh)');
});

it('a value of a chart has its unit where it is pointed at', () => {
  drawKwh();
  const { label } = drawn.config.options?.plugins?.tooltip?.callbacks ?? {};
  const item = { dataset: { label: 'P1' }, parsed: { x: 0, y: 1_234.5 } };
  expect(label?.call({} as never, item as never)).toBe(' P1: 1.234,5\u00a0kWh');
});

it('the table of a chart has its unit once in its head', async () => {
  drawKwh();
  await userEvent.setup().click(document.querySelector('summary')!);
  const table = screen.getByRole('table', { name: 'Consumo' });
  expect(within(table).getAllByRole('columnheader')[0]?.textContent).toContain('kWh');
  expect(
    within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['1.234,5', '—']);
});
