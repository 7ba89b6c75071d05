import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { tareas } from '@vatio/contract';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import { today } from '../../format/date.ts';
import { chooseByTyping } from '../../trade/choose/test-choose.ts';
import operations from '../../trade/operations/es.json';
import { operacion } from '../../trade/operations/test-operacion.ts';
import ui from '../../ui/es.json';
import { readToasts } from '../../ui/feedback/toasts.ts';
import AgendaScreen from './agenda.screen.tsx';
import texts from './es.json';
import ListaTareasScreen from './lista.screen.tsx';

const TAREA: tareas.Tarea = {
  id: 't1',
  tipo: 'llamada',
  titulo: 'Llamar a la panadería',
  nota: '',
  fecha: today(),
  hora: '09:30',
  recurrencia: 'ninguna',
  comercialId: 'r1',
  clienteId: null,
  cups: null,
  contratoId: null,
  estado: 'pendiente',
  encargado: { id: 'r1', nombre: 'Lucía Herrero' },
  cliente: null,
  contrato: null,
  hechaEn: null,
  siguienteId: null,
  creadaEn: '2026-11-20T09:00:00Z',
  actualizado: '2026-11-20T09:00:00Z',
  borrada: false,
  version: 3,
};

const user = userEvent.setup();
afterEach(closeScreens);

const open = (address: string, more: Readonly<Record<string, unknown>> = {}) =>
  openScreens(address, {
    screens: { '/tareas': ListaTareasScreen, '/agenda': AgendaScreen },
    texts: { tareas: texts, operations, ui },
    answers: {
      'GET /v1/tareas': { rows: [TAREA], count: 1, countExact: true, total: 1 },
      'GET /v1/tareas/agenda': { rows: [TAREA], more: false },
      'POST /v1/tareas/t1/hacer': { ...TAREA, estado: 'hecha' },
      'POST /v1/tareas/t1/reabrir': TAREA,
      'PATCH /v1/tareas/t1': { ...TAREA, version: 4 },
      'GET /v1/vistas': { rows: [] },
      ...more,
    },
  });

it('a task of the list is done by one press, and the notice takes it back', async () => {
  const { requests } = await open('/tareas');
  await user.click(await screen.findByRole('button', { name: 'Dar por hecha «Llamar a la panadería»' }));
  await waitFor(() => expect(readToasts().at(-1)?.text).toBe('«Llamar a la panadería» está hecha'));
  readToasts().at(-1)?.undo?.();
  await waitFor(() =>
    expect(requests.some(({ method, url }) => method === 'POST' && url.endsWith('/t1/reabrir'))).toBe(true),
  );
});

const TRIAL = {
  total: 1,
  probados: 1,
  hechos: 1,
  noHechos: 0,
  filas: [{ id: 't1', nombre: TAREA.titulo, detalle: 'Lucía Herrero', hecho: true, motivo: null }],
};

it('many tasks are done after a trial that names them, and given to somebody who is chosen', async () => {
  const { requests } = await open('/tareas', {
    'POST /v1/tareas/lote/ensayo': TRIAL,
    'POST /v1/tareas/lote': operacion({ tipo: 'tareas', total: 1, hechas: 1, sinCambios: 0 }),
    'GET /v1/comerciales/opciones': { rows: [{ id: 'r2', nombre: 'Pablo Vidal', zona: null }], more: false },
  });
  const select = async () =>
    user.click(await screen.findByLabelText('Seleccionar Llamar a la panadería', { selector: 'input' }));
  await select();
  await user.click(screen.getByText('Dar por hechas'));
  await user.click(await screen.findByText('Aplicar a 1'));
  expect(await screen.findByText('1 hecho.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Listo' }));
  await select();
  await user.click(screen.getByText('Encargar a alguien'));
  const check = await screen.findByRole('button', { name: 'Comprobar' });
  expect(check.hasAttribute('disabled')).toBe(true);
  const field = screen.getByRole('combobox', { name: /^Quién las hará/ });
  await chooseByTyping({ user, field, text: 'Pablo Vidal' });
  await user.click(check);
  await screen.findByText('Aplicar a 1');
  const sent = requests.filter(({ method, url }) => method === 'POST' && url.includes('/lote'));
  expect(await Promise.all(sent.map((request) => request.json()))).toEqual([
    { accion: 'hacer', ids: ['t1'] },
    { accion: 'hacer', ids: ['t1'], esperados: 1 },
    { accion: 'encargar', comercialId: 'r2', ids: ['t1'] },
  ]);
});

it('nothing is done in bulk with what is in the bin', async () => {
  await open('/tareas?papelera=si');
  await screen.findAllByText(TAREA.titulo);
  expect(screen.queryByLabelText('Seleccionar Llamar a la panadería')).toBeNull();
});

it('the agenda shows a task on its day, and Alt with an arrow takes it to the next one with the same time', async () => {
  const { requests } = await open('/agenda?ver=month');
  const chip = await screen.findByRole('button', { name: /Llamar a la panadería/ });
  expect(within(chip).getByText('09:30')).toBeDefined();
  chip.focus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await waitFor(() => expect(requests.some(({ method }) => method === 'PATCH')).toBe(true));
  const sent = await requests.find(({ method }) => method === 'PATCH')?.json();
  expect(sent).toMatchObject({ version: 3, hora: '09:30' });
  expect(sent.fecha > TAREA.fecha).toBe(true);
});

it('the link of the own agenda is made, shown once, copied, and revoked', async () => {
  const url = 'https://vatio.example/v1/publico/agenda/secreto.ics';
  let enlace: object | null = null;
  const { requests } = await open('/agenda', {
    'GET /v1/cuenta/calendario': () => ({ enlace }),
    'POST /v1/cuenta/calendario': () => {
      enlace = { creadoEn: '2026-11-20T09:00:00Z', leidoEn: null };
      return { url };
    },
    'DELETE /v1/cuenta/calendario': () => {
      enlace = null;
      return null;
    },
  });
  await user.click(await screen.findByRole('button', { name: texts.enCalendario }));
  await user.click(await screen.findByRole('button', { name: texts.calendarioCrear }));
  expect(await screen.findByLabelText<HTMLInputElement>(texts.calendarioEnlace)).toHaveProperty('value', url);
  await user.click(screen.getByRole('button', { name: texts.copiarEnlace }));
  expect(await navigator.clipboard.readText()).toBe(url);
  expect(screen.getByText(texts.abrirCalendario).getAttribute('href')).toMatch(/^webcal:/);
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations).toEqual([]);
  await user.click(await screen.findByRole('button', { name: texts.calendarioRevocar }));
  expect(await screen.findByRole('button', { name: texts.calendarioCrear })).toBeDefined();
  expect(screen.queryByLabelText(texts.calendarioEnlace)).toBeNull();
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(true);
});
