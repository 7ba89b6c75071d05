import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closeScreens } from '../../data/test-screen.tsx';
import { formatEur } from '../../format/energy.ts';
import { describeExamplePages, type ExamplePages, openExamples } from '../test-example-pages.tsx';
import texts from './es.json';
import { formsScreens } from './screens.ts';

const screens = formsScreens.filter(({ path }) => !path.startsWith('/forms/elements/'));
const files = import.meta.glob<string>('./{form-layout,wizard,form-validation,form-repeater}/*.example.tsx', {
  import: 'default',
  query: '?raw',
  eager: true,
});
const PAGES: ExamplePages = { area: 'forms', texts, screens, files };

afterEach(closeScreens);

const cardOf = (name: string) => within(screen.getByRole('region', { name }));
const buttonOf = (card: string, name: string) => cardOf(card).getByRole('button', { name });

describeExamplePages('the pages of whole forms', PAGES);

describe('the wizard', () => {
  it('that wants each step complete shows what is missing, and goes on once nothing is', async () => {
    const user = await openExamples(PAGES, '/forms/wizard', '/forms/wizard?card=linear');
    const field = (label: RegExp) => screen.getByLabelText(label);
    expect(screen.getByRole('button', { name: 'Atrás' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));
    expect(screen.getAllByText('Falta este dato')).toHaveLength(4);
    expect(document.activeElement).toBe(field(/^Usuario/));
    await user.keyboard('marta');
    await user.type(field(/^Correo/), 'marta');
    await user.type(field(/^Contraseña\b(?! otra)/), 'secreta');
    await user.type(field(/^Contraseña otra vez/), 'secreto{Enter}');
    expect(screen.getByText('Escribe un correo como nombre@dominio.es')).toBeTruthy();
    expect(screen.getByText('No es la misma contraseña')).toBeTruthy();
    await user.type(field(/^Correo/), '@vatio.example');
    await user.type(field(/^Contraseña otra vez/), '{Backspace}a{Enter}');
    const title = await screen.findByRole('heading', { name: 'Datos personales' });
    expect(document.activeElement).toBe(title);
    expect(screen.getByRole('button', { name: /Dirección/ })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Atrás' }));
    expect(field(/^Usuario/)).toHaveProperty('value', 'marta');
  });

  it('that takes steps in any order is sent from its last step', async () => {
    const user = await openExamples(PAGES, '/forms/wizard', '/forms/wizard?card=vertical');
    await user.click(screen.getByRole('button', { name: /Enlaces/ }));
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(await screen.findByText('Alta enviada')).toBeTruthy();
  });
});

describe('a form that is checked', () => {
  it('says what was sent once it is right, and then clears its values and errors', async () => {
    const user = await openExamples(PAGES, '/forms/form-validation');
    await user.click(buttonOf('Al enviar', 'Enviar'));
    const card = cardOf('Al enviar');
    expect(document.activeElement).toBe(card.getByLabelText(/^Nombre/));
    await user.click(buttonOf('Al enviar', 'Vaciar'));
    expect(card.queryByText('Escribe tu nombre')).toBeNull();
    await user.type(card.getByLabelText(/^Nombre/), 'Noa');
    await user.type(card.getByLabelText(/^Correo/), 'noa@vatio.example');
    await user.type(card.getByLabelText(/^Lectura/), '214{Enter}');
    expect(await screen.findByText('Noa, noa@vatio.example: 214 kWh')).toBeTruthy();
  });

  it('shows errors while it is typed, and only in fields that were touched', async () => {
    const user = await openExamples(PAGES, '/forms/form-validation');
    const card = cardOf('Mientras escribes');
    await user.type(card.getByLabelText(/^Nombre/), 'No');
    expect(card.getAllByText('Tres letras por lo menos')).toHaveLength(1);
    await user.type(card.getByLabelText(/^Nombre/), 'a');
    expect(card.queryByText('Tres letras por lo menos')).toBeNull();
    await user.click(buttonOf('Mientras escribes', 'Enviar'));
    expect(card.getByText('Seis signos por lo menos')).toBeTruthy();
    expect(document.activeElement).toBe(card.getByLabelText(/^Apellidos/));
  });

  it('checks fields that are searched, chosen in a calendar or masked', async () => {
    const user = await openExamples(PAGES, '/forms/form-validation', '/forms/form-validation?card=parts');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    const wrong = [...document.querySelectorAll('[aria-invalid="true"]')];
    expect(wrong.map((field) => field.getAttribute('name'))).toEqual(['tariff', 'start', 'phone']);
    await user.type(screen.getByLabelText(/^Tarifa/), '3.0{Enter}');
    await user.type(screen.getByLabelText(/^Día/), '01/02/2027');
    await user.type(screen.getByLabelText(/^Móvil/), '600123456');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(await screen.findByText('3.0TD desde el 01/02/2027. +34 600 123 456')).toBeTruthy();
  });

  it('is sent once however often it is pressed while it waits', async () => {
    const user = await openExamples(PAGES, '/forms/form-validation', '/forms/form-validation?card=slow');
    await user.type(screen.getByLabelText(/^Nombre/), 'Noa');
    await user.type(screen.getByLabelText(/^Apellidos/), 'Vidal');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(screen.getByRole('button', { name: 'Enviar' }).getAttribute('aria-busy')).toBe('true');
    await waitFor(() => expect(screen.getAllByText('Guardado: Noa Vidal')).toHaveLength(1), {
      timeout: 3_000,
    });
  });
});

it('a repeated line multiplies its cost, and can be added and removed', async () => {
  const user = await openExamples(PAGES, '/forms/form-repeater', '/forms/form-repeater?card=animated');
  const prices = () => screen.getAllByLabelText('Importe').map(({ textContent }) => textContent);
  expect(prices()).toEqual([formatEur(32)]);
  await user.click(screen.getByRole('button', { name: 'Añadir una línea' }));
  expect(prices()).toEqual([formatEur(32), '–']);
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByLabelText('Concepto')[1]));
  const [, cost] = screen.getAllByLabelText('Coste');
  await user.type(cost as HTMLElement, '12,5');
  const [, quantity] = screen.getAllByLabelText('Cantidad');
  await user.clear(quantity as HTMLElement);
  await user.type(quantity as HTMLElement, '4');
  expect(prices()).toEqual([formatEur(32), formatEur(50)]);
  await user.click(screen.getByRole('button', { name: /^Quitar ?1$/ }));
  await waitFor(() => expect(prices()).toEqual([formatEur(50)]));
});

it('a form of any layout is sent by one button and emptied by the other', async () => {
  const user = await openExamples(PAGES, '/forms/layout/form-layout');
  const title = 'Etiquetas encima, con iconos';
  const name = cardOf(title).getByLabelText('Nombre');
  await user.type(name, 'Noa Vidal');
  await user.click(buttonOf(title, 'Enviar'));
  expect(await screen.findByText('Enviado: los datos de Noa Vidal')).toBeTruthy();
  await user.click(buttonOf(title, 'Vaciar'));
  expect(name).toHaveProperty('value', '');
});
