import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { problem } from '../../data/test-answers.ts';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import { ChooseField } from './choose-field.tsx';
import { COMERCIALES_ACTIVOS } from './comerciales.ts';
import './test-choose.ts';

const user = userEvent.setup();
afterEach(closeScreens);

const PEOPLE = [
  { id: 'r1', nombre: 'Lucía Herrero', zona: 'Norte' },
  { id: 'r2', nombre: 'Pablo Vidal', zona: null },
  { id: 'r9', nombre: 'Zoe Lara', zona: null },
];

function Form({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <ChooseField
        from={COMERCIALES_ACTIVOS}
        always={[{ value: 'nobody', label: 'Nadie' }]}
        except="r9"
        label="Comercial"
        value={value}
        onChange={setValue}
      />
      <samp>{value}</samp>
    </>
  );
}

/** Answers the options whose name holds the text, or those whose ids are asked for. */
function answerOptions({ url }: Request) {
  const { q = '', ids } = Object.fromEntries(new URL(url).searchParams);
  const rows = PEOPLE.filter(({ id, nombre }) =>
    ids === undefined ? nombre.includes(q) : ids.split(',').includes(id),
  );
  return { rows, more: false };
}

const open = (start = '', opciones: unknown = answerOptions) =>
  openScreens('/', {
    screens: { '/': () => <Form start={start} /> },
    texts: { ui },
    answers: { 'GET /v1/comerciales/opciones': opciones },
  });
const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Comercial' });
const chosen = () => document.querySelector('samp')?.textContent;
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const queriesOf = (requests: readonly Request[]) => requests.map(({ url }) => new URL(url).search);

it('ChooseField asks the server for what is typed, and shows what was chosen without asking again', async () => {
  const { requests } = await open();
  await user.click(await field());
  await waitFor(() => expect(options()).toHaveLength(3));
  await user.type(await field(), 'Vidal');
  await waitFor(() => expect(options()).toEqual(['Pablo Vidal']));
  await user.keyboard('{Enter}');
  expect([(await field()).value, chosen()]).toEqual(['Pablo Vidal', 'r2']);
  expect(queriesOf(requests)).toEqual(['?activos=si', '?activos=si&q=Vidal']);
});

it('ChooseField offers the options of its own too, and not the one that `except` names', async () => {
  await open();
  await user.click(await field());
  await waitFor(() => expect(options()).toEqual(['Nadie', 'Lucía HerreroNorte', 'Pablo Vidal']));
  await user.type(await field(), 'nad');
  await waitFor(() => expect(options()).toEqual(['Nadie']));
});

it('ChooseField names the value with which it begins', async () => {
  const { requests } = await open('r1');
  await waitFor(async () => expect((await field()).value).toBe('Lucía Herrero'));
  expect(queriesOf(requests)).toEqual(['?activos=si&ids=r1&limit=100']);
});

it('ChooseField says that it has no name for a value that the viewer does not see', async () => {
  await open('r7');
  await waitFor(async () => expect((await field()).value).toBe('Nombre no disponible'));
});

it('ChooseField says that the server could not be asked, and asks it again', async () => {
  let attempts = 0;
  await open('', (request: Request) => {
    attempts++;
    return attempts === 1 ? problem(503, 'sin-servicio') : answerOptions(request);
  });
  await user.click(await field());
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(options()).toContain('Pablo Vidal'));
});
