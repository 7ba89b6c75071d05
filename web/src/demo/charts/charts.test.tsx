import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import kit from '../kit/es.json';
import { ChartCard } from './chart-card.tsx';
import { DAILY, placesWithin } from './days.ts';
import charts from './es.json';
import { useDaily } from './use-daily.tsx';

afterEach(closeScreens);

/** A card of daily figures without its drawing, which needs a canvas that the test's browser lacks. */
function DailyCard() {
  const { labels, figures, above } = useDaily(['roof', 'grid']);
  return (
    <ChartCard title="Energía" {...{ figures, above }}>
      <p>{labels.join(' ')}</p>
    </ChartCard>
  );
}

it('a chart of days shows those of the typed range in its drawing and in its table', async () => {
  await openScreens('/', { screens: { '/': DailyCard }, texts: { kit, ui, charts }, answers: {} });
  const user = userEvent.setup();
  const [from, to] = await screen.findAllByRole('textbox');
  for (const [field, day] of [
    [from!, '05/10/2026'],
    [to!, '07/10/2026'],
  ] as const) {
    await user.clear(field);
    await user.type(field, `${day}{Tab}`);
  }
  expect(screen.getByText('5/10 6/10 7/10')).toBeTruthy();
  await user.click(screen.getByText('Ver los datos en una tabla'));
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual(
    [4, 5, 6].map((place) => `0${place + 1}/10/2026${DAILY.roof[place]}${DAILY.grid[place]}`),
  );
});

it('a chart of days shows all of them for a range that is unfinished or holds none', () => {
  expect(placesWithin({ from: '', to: '' })).toHaveLength(31);
  expect(placesWithin({ from: '2026-10-30', to: '' })).toEqual([29, 30]);
  expect(placesWithin({ from: '2027-01-01', to: '2027-01-31' })).toHaveLength(31);
});
