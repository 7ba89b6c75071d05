import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { changeUser, readSession } from '../../../data/session.ts';
import { closeScreens, openScreens } from '../../../data/test-screen.tsx';
import ui from '../../../ui/es.json';
import textos from '../es.json';
import InicioScreen from '../inicio.screen.tsx';
import { STEPS } from './steps.ts';

const user = userEvent.setup();
afterEach(closeScreens);

const open = (address: string) =>
  openScreens(address, {
    screens: { '/inicio': InicioScreen },
    texts: { inicio: textos, ui },
    answers: { 'POST /v1/cuenta/recorrido': null },
    role: 'comercial',
  });

const posts = (requests: readonly Request[]) => requests.filter(({ method }) => method === 'POST');

describe('the tour of the first visit', () => {
  it.each(Object.entries(STEPS))(
    'the tour of %s has four to six steps, each of another place',
    (_, steps) => {
      expect(steps.length).toBeGreaterThanOrEqual(4);
      expect(steps.length).toBeLessThanOrEqual(6);
      expect(new Set(steps.map(({ icon }) => icon.displayName)).size).toBe(steps.length);
    },
  );

  it('the tour begins for who is new, goes step by step by keyboard, and ends for good', async () => {
    const { requests } = await open('/inicio');
    expect(screen.queryByRole('dialog')).toBeNull();
    changeUser({ isNew: true });
    const dialog = await screen.findByRole('dialog', { name: 'Conoce Vatio' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Siguiente'));
    expect((await axe.run(dialog, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual(
      [],
    );
    for (const _ of STEPS.comercial.slice(1)) await user.keyboard('{Enter}');
    await screen.findByText(`Paso ${STEPS.comercial.length} de ${STEPS.comercial.length}`);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(readSession()?.userData.isNew).toBe(false);
    await waitFor(() => expect(posts(requests)).toHaveLength(1));
  });

  it('the tour is skipped with its first button, and goes back with it afterwards', async () => {
    await open('/inicio');
    changeUser({ isNew: true });
    await user.click(await screen.findByRole('button', { name: 'Siguiente' }));
    await user.click(screen.getByRole('button', { name: 'Anterior' }));
    await user.click(screen.getByRole('button', { name: 'Saltar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('the tour that the help begins again leaves the address as it was, and writes nothing', async () => {
    const { requests, router } = await open('/inicio?recorrido=si');
    await user.click(await screen.findByRole('button', { name: 'Saltar' }));
    await waitFor(() => expect(router.location.href).toBe('/inicio'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(posts(requests)).toEqual([]);
  });
});
