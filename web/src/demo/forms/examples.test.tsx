import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { closeScreens } from '../../data/test-screen.tsx';
import { formatBytes, formatEur } from '../../format/energy.ts';
import { describeExamplePages, type ExamplePages, openExamples } from '../test-example-pages.tsx';
import texts from './es.json';
import { formsScreens } from './screens.ts';

const screens = formsScreens.filter(({ path }) => path.startsWith('/forms/elements/'));
const files = import.meta.glob<string>('./**/*.example.tsx', {
  import: 'default',
  query: '?raw',
  eager: true,
});
const isOfElement = (file: string) => screens.some(({ path }) => path.endsWith(`/${file.split('/')[1]}`));

const PAGES: ExamplePages = {
  area: 'forms',
  texts,
  screens,
  files: Object.fromEntries(Object.entries(files).filter(([file]) => isOfElement(file))),
};

afterEach(closeScreens);

const cardOf = (name: string) => within(screen.getByRole('region', { name }));

describeExamplePages('the pages of form elements', PAGES);

describe('the example of', () => {
  it('checked inputs says what is wrong, and says so when it is right', async () => {
    const user = await openExamples(PAGES, '/forms/elements/input');
    const field = screen.getByLabelText('Código postal fiscal');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.clear(field);
    await user.type(field, '28001');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    expect(cardOf('Bien y mal').getAllByText('Existe.')).toHaveLength(2);
  });

  it('file fields names the chosen files', async () => {
    const user = await openExamples(PAGES, '/forms/elements/input');
    const curves = ['enero.csv', 'febrero.csv'].map((name) => new File(['0'], name));
    await user.upload(screen.getByLabelText('Varias curvas de carga'), curves);
    expect(cardOf('Archivos').getByText('enero.csv, febrero.csv')).toBeTruthy();
    expect(cardOf('Archivos').getByText('Ninguno elegido')).toBeTruthy();
  });

  it('a counted text complains of what is too long', async () => {
    const user = await openExamples(PAGES, '/forms/elements/textarea');
    const field = screen.getByLabelText('Alias del suministro');
    await user.type(field, ' norte');
    expect(cardOf('Cuenta lo que escribes').getByText('23 de 20: sobran 3.')).toBeTruthy();
    await user.type(field, '{Backspace}{Backspace}{Backspace}');
    expect(cardOf('Cuenta lo que escribes').getByText('20 de 20')).toBeTruthy();
  });

  it('checkboxes under one for all is mixed while some are on', async () => {
    const user = await openExamples(PAGES, '/forms/elements/checkbox');
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Todos los contadores' });
    expect([all.checked, all.indeterminate]).toEqual([false, true]);
    await user.click(all);
    expect([all.checked, all.indeterminate]).toEqual([true, false]);
    await user.click(screen.getByRole('checkbox', { name: 'Almacén' }));
    expect([all.checked, all.indeterminate]).toEqual([false, true]);
  });

  it('a number field stays between its limits, and takes figures with or without the unit', async () => {
    const user = await openExamples(PAGES, '/forms/elements/number-input');
    const score = screen.getByLabelText('¿Nos recomendarías?');
    await user.clear(score);
    await user.type(score, '15{Enter}');
    expect(score).toHaveProperty('value', '10');
    const fee = screen.getByLabelText('Cuota de cada mes');
    expect(fee).toHaveProperty('value', formatEur(1250));
    await user.type(fee, '{ArrowUp}');
    expect(fee).toHaveProperty('value', formatEur(1300));
    await user.clear(fee);
    await user.type(fee, '99,5 €{Enter}');
    expect(fee).toHaveProperty('value', formatEur(99.5));
  });

  it('a read-only number field can neither be stepped nor typed in', async () => {
    const user = await openExamples(PAGES, '/forms/elements/number-input');
    const months = screen.getByLabelText('Meses de permanencia');
    const card = cardOf('Gobernado desde fuera');
    await user.click(card.getByLabelText('Solo se lee'));
    await user.type(months, '{ArrowUp}9');
    expect(months).toHaveProperty('value', '6');
    expect(card.getByRole('button', { name: /^Más/ })).toHaveProperty('disabled', true);
    await user.click(card.getByRole('button', { name: 'Poner 10' }));
    expect(months).toHaveProperty('value', '10');
  });

  it('a field group names its field by its words, and turns it on and off by its checkbox', async () => {
    const user = await openExamples(PAGES, '/forms/elements/input-group');
    const limit = screen.getByLabelText('Avisar al pasar de');
    const hint = document.getElementById(limit.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe('kWh al día');
    await user.click(screen.getByLabelText('Poner un límite'));
    expect(limit).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Clientes frecuentes' }));
    await user.click(screen.getByText('Bar Sol'));
    expect(screen.getByLabelText('Cliente')).toHaveProperty('value', 'Bar Sol');
  });

  it('a list creates the label that is missing, and keeps it', async () => {
    const user = await openExamples(PAGES, '/forms/elements/select');
    const card = cardOf('Crea la que falta');
    await user.type(card.getByRole('combobox'), 'Comunidad{Enter}');
    expect(card.getByRole('button', { name: 'Quitar Comunidad' })).toBeTruthy();
  });

  it('a native list of several shows the chosen ones in their order', async () => {
    const user = await openExamples(PAGES, '/forms/elements/select');
    const card = cardOf('La del navegador, de varias');
    await user.selectOptions(card.getByRole('listbox'), '2.0TD');
    expect(card.getByText(/2\.0TD, 3\.0TD, 6\.1TD/)).toBeTruthy();
  });

  it('an uploader gathers files, drops those that are no pictures, and sends the rest', async () => {
    URL.createObjectURL = () => 'blob:picture';
    URL.revokeObjectURL = () => undefined;
    const user = userEvent.setup({ applyAccept: false });
    await openExamples(PAGES, '/forms/elements/file-uploader');
    const card = cardOf('Solo imágenes');
    const picture = new File(['0'], 'contador.jpg', { type: 'image/jpeg' });
    const text = new File(['0'], 'nota.txt', { type: 'text/plain' });
    await user.upload(card.getByLabelText(/^Fotos del contador/), [picture, text, picture]);
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `contador.jpg${formatBytes(1)}`,
    ]);
    expect(screen.getByText('nota.txt: no es una imagen')).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Subir' }));
    expect(card.getByRole('progressbar')).toBeTruthy();
    await screen.findByText('1 archivo subido');
    expect(card.queryAllByRole('listitem')).toEqual([]);
  });

  it('an uploader of one file keeps the last one that it takes', async () => {
    const user = userEvent.setup({ applyAccept: false });
    await openExamples(PAGES, '/forms/elements/file-uploader');
    const card = cardOf('Uno solo');
    const field = card.getByLabelText(/^Contrato firmado/);
    const shown = () => card.getAllByRole('listitem').map(({ textContent }) => textContent?.split('.')[0]);
    await user.upload(field, new File(['0'], 'mayo.pdf', { type: 'application/pdf' }));
    await user.upload(field, new File(['0'], 'junio.pdf', { type: 'application/pdf' }));
    expect(shown()).toEqual(['junio']);
    await user.upload(field, new File(['0'], 'julio.txt', { type: 'text/plain' }));
    expect([shown(), screen.getByText('julio.txt: no es un PDF')]).toEqual([['junio'], expect.anything()]);
  });
});
