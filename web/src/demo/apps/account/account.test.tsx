import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closeScreens } from '../../../data/test-screen.tsx';
import ApiKeyScreen from './keys/keys.screen.tsx';
import ModalExamplesScreen from './modals/modals.screen.tsx';
import PricingScreen from './pricing/pricing.screen.tsx';
import AccountSettingsScreen from './settings/settings.screen.tsx';
import { openAccount } from './test-account.tsx';

afterEach(closeScreens);

describe('the screen of account settings', () => {
  it('keeps the name of the person, and takes the change back', async () => {
    const user = await openAccount(AccountSettingsScreen);
    const first = await screen.findByLabelText<HTMLInputElement>(/^Nombre/);
    expect(first.value).toBe('Marina');
    await user.clear(first);
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await screen.findByText('Escribe tu nombre');
    await user.type(first, 'Marina del Mar');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await screen.findByText('Cuenta guardada');
    await user.click(screen.getAllByRole('button', { name: 'Deshacer' }).at(-1)!);
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(first.value).toBe('Marina'));
  });

  it('offers to discard only what was changed', async () => {
    const user = await openAccount(AccountSettingsScreen);
    const first = await screen.findByLabelText<HTMLInputElement>(/^Nombre/);
    const discard = () => screen.queryAllByRole('button', { name: 'Descartar' });
    expect(discard()).toEqual([]);
    await user.type(first, ' Ángela');
    await user.click(discard()[0]!);
    expect(first.value).toBe('Marina');
    expect(discard()).toEqual([]);
  });

  it('shows with which networks the person is connected, and takes one away and back', async () => {
    const user = await openAccount(AccountSettingsScreen, '?tab=connections');
    await screen.findByText('@marina_soler_ejemplo');
    expect(screen.getByText('@marina.soler')).toBeDefined();
    expect(screen.getAllByText('Sin conectar')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Desconectar de Twitter' }));
    await screen.findByRole('button', { name: 'Conectar con Twitter' });
    await user.click(screen.getAllByRole('button', { name: 'Deshacer' }).at(-1)!);
    await screen.findByText('@marina_soler_ejemplo');
  });

  it('names one person in all its tabs', async () => {
    await openAccount(AccountSettingsScreen, '?tab=billing');
    expect((await screen.findAllByText(/Marina Soler/)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/Montserrat/)).toBeNull();
  });

  it('writes a telephone in groups of three figures', async () => {
    const user = await openAccount(AccountSettingsScreen);
    const phone = await screen.findByLabelText<HTMLInputElement>(/^Teléfono/);
    expect(phone.value).toMatch(/^\d{3} \d{3} \d{3}$/);
    await user.clear(phone);
    await user.type(phone, '600x123456789');
    expect(phone.value).toBe('600 123 456');
    await user.click(screen.getByRole('button', { name: 'Guardar los datos' }));
    await screen.findByText('Datos guardados');
  });

  it('keeps the address, and refuses a postcode that is none', async () => {
    const user = await openAccount(AccountSettingsScreen);
    const zip = await screen.findByLabelText<HTMLInputElement>('Código postal');
    expect(zip.value).toBe('28014');
    expect(screen.getByLabelText<HTMLSelectElement>('Zona horaria').value).toBe('Europe/Madrid');
    expect(screen.getByRole('option', { name: 'EUR · euro' })).toBeDefined();
    await user.clear(zip);
    await user.type(zip, '46a');
    await user.click(screen.getByRole('button', { name: 'Guardar las preferencias' }));
    await screen.findByText('Escribe de cuatro a seis cifras');
    await user.clear(zip);
    await user.type(zip, '46002');
    await user.selectOptions(screen.getByLabelText('Moneda'), 'GBP');
    await user.click(screen.getByRole('button', { name: 'Guardar las preferencias' }));
    await screen.findByText('Preferencias guardadas');
    await user.click(screen.getAllByRole('button', { name: 'Deshacer' }).at(-1)!);
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(zip.value).toBe('28014'));
  });

  it('deactivates only when the box is ticked, and activates the account again', async () => {
    const user = await openAccount(AccountSettingsScreen);
    await user.click(await screen.findByRole('button', { name: 'Desactivar la cuenta' }));
    await screen.findByText('Marca la casilla para seguir');
    await user.click(screen.getByRole('checkbox', { name: /^Sí, quiero/ }));
    await user.click(screen.getByRole('button', { name: 'Desactivar la cuenta' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Desactivar la cuenta?' }));
    await user.click(dialog.getByRole('button', { name: 'Desactivar la cuenta' }));
    await screen.findByRole('dialog', { name: 'Cuenta desactivada' });
    expect(screen.getByRole('button', { name: 'Volver a activarla' })).toBeDefined();
  });

  it('has five tabs, and stores each switch at once', async () => {
    const user = await openAccount(AccountSettingsScreen, '?tab=notifications');
    const follow = await screen.findByRole('switch', { name: 'Cuando alguien me siga' });
    expect(follow.getAttribute('aria-checked')).toBe('false');
    await user.click(follow);
    await waitFor(() => expect(follow.getAttribute('aria-checked')).toBe('true'));
    for (const [tab, text] of [
      ['Seguridad', 'Tus claves'],
      ['Pagos y plan', 'Historial de cobros'],
      ['Conexiones', 'Dónde encontrarte'],
    ] as const) {
      await user.click(screen.getByRole('tab', { name: tab }));
      await screen.findByRole('heading', { name: text });
    }
    await user.type(screen.getByLabelText('Quora'), 'quora');
    await user.click(screen.getAllByRole('button', { name: 'Guardar' })[0]!);
    await screen.findByText('Escribe la dirección entera, con https://');
  });
});

describe('the keys of the account', () => {
  it('are made by a name, renamed, deleted and brought back', async () => {
    const user = await openAccount(ApiKeyScreen);
    await screen.findByRole('heading', { name: 'Copia nocturna' });
    await user.click(screen.getByRole('button', { name: 'Crear una clave' }));
    await screen.findByText('Ponle un nombre');
    await user.type(screen.getByLabelText(/^Nombre de la clave/), 'Lecturas de prueba');
    await user.selectOptions(screen.getByLabelText('Qué puede hacer'), 'Solo leer');
    await user.click(screen.getByRole('button', { name: 'Crear una clave' }));
    await screen.findByRole('heading', { name: 'Lecturas de prueba' });
    await user.click(screen.getByRole('button', { name: 'Acciones de Copia nocturna' }));
    await user.click(screen.getByText('Borrar'));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Copia nocturna' })).toBeNull());
    await user.click(screen.getAllByRole('button', { name: 'Deshacer' }).at(-1)!);
    await screen.findByRole('heading', { name: 'Copia nocturna' });
  });
});

describe('the plans', () => {
  const plan = (name: string) => within(screen.getByRole('region', { name }));

  it('cost less by the year, and are changed and taken back', async () => {
    const user = await openAccount(PricingScreen);
    await screen.findByRole('region', { name: 'Standard' });
    expect(plan('Standard').getByText('49 €')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Al año' }));
    expect(plan('Standard').getByText('40 €')).toBeDefined();
    expect(plan('Enterprise').getByText('960 € al año')).toBeDefined();
    await user.click(plan('Standard').getByRole('button', { name: 'Elegir Standard' }));
    expect(plan('Standard').getByRole('button', { name: 'Tu plan' })).toBeDefined();
    await user.click(screen.getAllByRole('button', { name: 'Deshacer' }).at(-1)!);
    expect(plan('Basic').getByRole('button', { name: 'Tu plan' })).toBeDefined();
  });
});

describe('the examples of dialogs', () => {
  it.each([
    ['Compartir un proyecto', 'Compartir un proyecto'],
    ['Añadir una tarjeta', 'Nueva tarjeta'],
    ['Planes y precios', 'Comparar planes'],
    ['Invita y gana', 'Invita y gana'],
    ['Crear una aplicación', 'Crear una aplicación'],
    ['Editar un usuario', 'Editar usuario'],
  ])('«%s» opens «%s»', async (example, title) => {
    const user = await openAccount(ModalExamplesScreen);
    await user.click(await screen.findByRole('button', { name: `Mostrar: ${example}` }));
    expect(await screen.findByRole('dialog', { name: title })).toBeDefined();
  });

  it('make an application in five steps, which ask for a name', async () => {
    const user = await openAccount(ModalExamplesScreen);
    await user.click(await screen.findByRole('button', { name: 'Mostrar: Crear una aplicación' }));
    const dialog = within(await screen.findByRole('dialog'));
    const next = () => user.click(dialog.getByRole('button', { name: 'Siguiente' }));
    await next();
    await dialog.findByText('Ponle un nombre');
    await user.type(dialog.getByLabelText(/^Nombre de la aplicación/), 'Lecturas');
    await next();
    await user.click(dialog.getByRole('radio', { name: /^Vue/ }));
    await next();
    await next();
    await next();
    expect(dialog.getByText('Vue')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Crear la aplicación' }));
    await screen.findByText('Aplicación «Lecturas» creada');
  });
});
