import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closeScreens } from '../../../data/test-screen.tsx';
import es from '../../../ui/es.json';
import { openTestList } from '../test-list.tsx';

afterEach(closeScreens);

const panel = () => screen.queryByRole('complementary');

it('the space bar shows a row beside its list, j moves on to the next, and Esc closes it with the focus where it was', async () => {
  const { user, router } = await openTestList({ href: true });
  await user.keyboard('j ');
  const shown = within(screen.getByRole('complementary', { name: 'P01, de un vistazo' }));
  expect(shown.getByText('Lugo')).toBeTruthy();
  await user.keyboard('j');
  await waitFor(() => expect(panel()?.textContent).toContain('Ávila'));
  await user.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(document.activeElement?.textContent).toBe('P02');
  await user.keyboard(' ');
  await user.click(within(panel()!).getByRole('link', { name: es.openPage }));
  await waitFor(() => expect(router.location.pathname).toBe('/puntos/P02'));
});

it('the space bar still ticks the box of a row, and a list without pages of its rows shows none beside it', async () => {
  const { user } = await openTestList({ href: true });
  const [, first] = screen.getAllByRole('checkbox');
  first?.focus();
  await user.keyboard(' ');
  expect([first, panel()]).toEqual([expect.objectContaining({ checked: true }), null]);
  closeScreens();
  await openTestList();
  await user.keyboard('j ');
  expect(panel()).toBeNull();
});
