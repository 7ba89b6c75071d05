import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { conexiones } from '@vatio/contract';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { problem } from '../../data/test-answers.ts';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import brands from '../brands/es.json';
import '../choose/test-choose.ts';
import { BringData } from './bring-data.tsx';
import textos from './es.json';
import { LeavesCard } from './leaves-card.tsx';

const user = userEvent.setup();
afterEach(closeScreens);

const CUPS = 'ES0021000000000042XX';
type Service = conexiones.DeSuministro['conexiones'][number];
type Consulta = NonNullable<Service['ultima']>;

const consulta = (changes: Partial<Consulta> = {}): Consulta => ({
  id: 'q1',
  conexion: 'sips',
  cups: CUPS,
  dia: null,
  estado: 'traida',
  motivo: null,
  pedida: '2026-11-28T10:00:00.000Z',
  siguiente: null,
  terminada: '2026-11-28T10:00:03.000Z',
  ...changes,
});
const service = (changes: Partial<Service> = {}): Service => ({
  id: 'sips',
  permiso: 'de-la-casa',
  permisoHasta: null,
  quedan: 499,
  ultima: null,
  ...changes,
});

function open(answers: Readonly<Record<string, unknown>>, atOnce?: true) {
  const brought: string[] = [];
  const onBrought = () => brought.push('brought');
  const opening = openScreens('/', {
    screens: {
      '/': () => <BringData cups={CUPS} onBrought={onBrought} {...(atOnce && { atOnce })} />,
    },
    texts: { ui, brands, 'bring-data': textos },
    answers,
  });
  return opening.then((opened) => ({ ...opened, brought }));
}

const READ = `GET /v1/conexiones/suministros/${CUPS}`;
const ASK = 'POST /v1/conexiones/consultas';

it('a supply is asked for by itself where nothing else is needed, and says when its data have come', async () => {
  const states: Service['ultima'][] = [
    null,
    consulta({ estado: 'preguntando', terminada: null }),
    consulta(),
  ];
  const { requests, brought } = await open(
    {
      [READ]: () => ({
        cups: CUPS,
        conexiones: [service({ ultima: states.length > 1 ? states.shift()! : states[0]! })],
      }),
      [ASK]: consulta({ estado: 'en-cola', terminada: null }),
    },
    true,
  );
  expect(await screen.findByText(/^Traído el 28\/11\/2026/, undefined, { timeout: 5000 })).toBeDefined();
  await waitFor(() => expect(brought).toEqual(['brought']));
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(screen.getByText(/Quedan 499 llamadas hoy/)).toBeDefined();
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  expect((await axe.run(document.body, { rules })).violations.map(({ id }) => id)).toEqual([]);
});

it('a supply that has been asked for is not asked for again by itself', async () => {
  const ultima = consulta({ estado: 'sin-datos', motivo: 'SIPS no conoce ese CUPS' });
  const { requests } = await open({ [READ]: { cups: CUPS, conexiones: [service({ ultima })] } }, true);
  expect(await screen.findByText(/SIPS no conoce ese CUPS/)).toBeDefined();
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('a supply without the leave of its holder offers to ask for it, and shows the link once', async () => {
  const { requests } = await open(
    {
      [READ]: { cups: CUPS, conexiones: [service({ id: 'datadis', permiso: 'falta' })] },
      'GET /v1/clientes/opciones': { rows: [{ id: 'c1', nombre: 'Panadería Sol', nif: null }], more: false },
      'POST /v1/permisos-de-datos': {
        permiso: { id: 'p1' },
        url: 'https://vatio.example/permiso/secreto',
        correo: null,
      },
    },
    true,
  );
  await user.click(await screen.findByRole('button', { name: textos.pedirPermiso }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('combobox', { name: /Cliente titular/ }));
  await user.click(await screen.findByText('Panadería Sol'));
  await user.click(within(dialog).getByRole('button', { name: textos.hacerEnlace }));
  expect(await screen.findByDisplayValue('https://vatio.example/permiso/secreto')).toBeDefined();
  const made = requests.find(({ method }) => method === 'POST');
  expect(await made?.json()).toEqual({ clienteId: 'c1', cups: [CUPS], meses: 12, dias: 14, email: null });
});

it('what waits for another try says why and until when, and can be asked for at once no more', async () => {
  const ultima = consulta({
    estado: 'en-cola',
    motivo: 'Datadis ya ha contestado a eso en las últimas 24 horas, y pide esperar',
    siguiente: '2026-11-29T10:00:00.000Z',
    terminada: null,
  });
  await open({
    [READ]: {
      cups: CUPS,
      conexiones: [service({ id: 'datadis', permiso: 'del-titular', permisoHasta: '2027-11-28', ultima })],
    },
  });
  expect(await screen.findByText(/pide esperar\. Se vuelve a intentar el 29\/11\/2026/)).toBeDefined();
  expect(screen.getByText(/Con permiso del titular hasta el 28\/11\/2027/)).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Traer los datos de Datadis' }).disabled).toBe(
    true,
  );
});

it('a refusal to ask is told', async () => {
  await open({
    [READ]: { cups: CUPS, conexiones: [service()] },
    [ASK]: problem(429, 'cupo-agotado'),
  });
  await user.click(await screen.findByRole('button', { name: 'Traer los datos de SIPS' }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
});

it('nothing is shown while no service is on', async () => {
  const { requests } = await open({ [READ]: { cups: CUPS, conexiones: [] } });
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(screen.queryByText(textos.titulo)).toBeNull();
});

it('a leave of a client says by whom it was granted, and is taken back after a question', async () => {
  let revoked = false;
  const leave = {
    id: 'p1',
    cups: [CUPS],
    canal: 'enlace',
    creado: '2026-11-20T10:00:00.000Z',
    quien: null,
    caduca: '2026-12-04T10:00:00.000Z',
    concedido: '2026-11-21T10:00:00.000Z',
    hasta: '2027-11-21',
    nombre: 'Ana Sol',
    enviadaA: null,
  };
  await openScreens('/', {
    screens: { '/': () => <LeavesCard clienteId="c1" email={null} mayAsk /> },
    texts: { ui, brands, 'bring-data': textos },
    answers: {
      'GET /v1/permisos-de-datos': () => ({ rows: [{ ...leave, estado: revoked ? 'revocado' : 'vigente' }] }),
      'DELETE /v1/permisos-de-datos/p1': () => {
        revoked = true;
        return { ...leave, estado: 'revocado' };
      },
    },
  });
  expect(
    await screen.findByText(/Lo dio Ana Sol el 21\/11\/2026 · Vale hasta el 21\/11\/2027/),
  ).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Retirar el permiso de/ }));
  const question = await screen.findByRole('dialog');
  await user.click(within(question).getByRole('button', { name: textos.retirar }));
  expect(await screen.findByText(textos['permiso-revocado'])).toBeDefined();
});
