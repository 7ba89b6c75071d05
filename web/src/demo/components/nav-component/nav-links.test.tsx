import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { closeScreens, openScreens } from '../../../data/test-screen.tsx';
import { NavLinks } from '../../kit/nav-links/nav-links.tsx';

afterEach(closeScreens);

const LINKS = [
  { label: 'Propuestas', to: '/propuestas' },
  { label: 'Contratos', pages: [{ label: 'Vivos', to: '/vivos' }] },
  { label: 'Mapas', to: '/mapas', disabled: true },
];

function Page({ current }: { current: string }) {
  return <NavLinks label="Ventas" links={LINKS} current={current} />;
}

it('NavLinks marks the open page, or the menu that holds it, and leads to the others', async () => {
  const screens = {
    '/propuestas': () => <Page current="/propuestas" />,
    '/vivos': () => <Page current="/vivos" />,
  };
  await openScreens('/propuestas', { screens, texts: {}, answers: {} });
  const user = userEvent.setup();
  const link = await screen.findByRole('link', { name: 'Propuestas' });
  expect(link.getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('button', { name: 'Mapas' }).hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Contratos' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Vivos', hidden: true }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Contratos' }).getAttribute('aria-current')).toBe('true'),
  );
  expect(screen.getByRole('link', { name: 'Propuestas' }).hasAttribute('aria-current')).toBe(false);
});
