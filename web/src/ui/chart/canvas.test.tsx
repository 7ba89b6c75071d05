import { cleanup, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Chart, ChartConfiguration } from 'chart.js';
import { afterEach, expect, it, vi } from 'vitest';
import { ChartCanvas } from './canvas.tsx';

const drawn = vi.fn();
class Engine {
  readonly destroy = () => undefined;
  constructor(canvas: HTMLCanvasElement) {
    drawn(canvas.getAttribute('aria-label'));
  }
}
const loaded = vi.fn(async () => ({ Chart: Engine as unknown as typeof Chart }));
const CONFIG: ChartConfiguration<'bar', number[], string> = { type: 'bar', data: { datasets: [] } };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a chart out of sight is drawn when the page is printed, in time for the paper', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe = () => undefined;
      readonly disconnect = () => undefined;
    },
  );
  render(<ChartCanvas config={CONFIG} label="Consumo" height={100} engine={loaded} />);
  await userEvent.click(document.body);
  await waitFor(() => expect(loaded).toHaveBeenCalled());
  await loaded.mock.results[0]?.value;
  await new Promise((resolve) => setTimeout(resolve));
  expect(drawn).not.toHaveBeenCalled();
  // The browser takes its picture of the page as soon as the listeners have run.
  window.dispatchEvent(new Event('beforeprint'));
  expect(drawn).toHaveBeenCalledWith('Consumo');
});
