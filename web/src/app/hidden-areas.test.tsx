import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { areasDePlantilla } from '@vatio/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { changeUser } from '../data/session.ts';
import { SCREENS } from './screens.ts';
import { closeApp, openApp } from './test-app.tsx';

afterEach(closeApp);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('an area of the template that the house hides', () => {
  it('every screen of the template belongs to a part that can be hidden, and none of the business does', () => {
    for (const { id, template, part } of SCREENS) expect(part !== undefined, id).toBe(template === true);
    expect(new Set(SCREENS.flatMap(({ part }) => part ?? []))).toEqual(new Set(areasDePlantilla.AREAS));
  });

  it('an address of a hidden area answers as one that does not exist, and the root leads home', async () => {
    const { router } = await openApp('/charts/chartjs', {
      role: 'admin',
      hiddenAreas: ['graficos', 'paneles'],
    });
    await heading('Esta página no existe');
    router.navigate({ to: '/' });
    await heading('Inicio');
    expect(router.location.pathname).toBe('/inicio');
  });

  it('a visitor does not find a public page of a hidden area', async () => {
    const { requests } = await openApp('/pages/login-basic', {
      inParts: true,
      answers: { 'GET /v1/ajustes/plantilla': { areasOcultas: ['paginas'] } },
    });
    await heading('Esta página no existe');
    expect(requests.map(({ url }) => new URL(url).pathname)).toContain('/v1/ajustes/plantilla');
  });

  it('the menu and the search lose a hidden area at once, and get it back', async () => {
    await openApp('/inicio', { role: 'admin' });
    await heading('Inicio');
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'Chart.js');
    await screen.findByRole('option', { name: /Chart\.js/ });
    changeUser({ hiddenAreas: ['graficos'] });
    await waitFor(() => expect(screen.queryByRole('option', { name: /Chart\.js/ })).toBeNull());
    changeUser({ hiddenAreas: [] });
    await screen.findByRole('option', { name: /Chart\.js/ });
  });

  it('the menu has no template at all when the house hides all of it', async () => {
    await openApp('/inicio', { role: 'admin', hiddenAreas: [...areasDePlantilla.AREAS] });
    await heading('Inicio');
    expect(screen.queryByText('Plantilla')).toBeNull();
    changeUser({ hiddenAreas: ['paneles'] });
    await screen.findAllByText('Plantilla');
  });
});
