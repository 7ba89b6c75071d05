import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clientes, clientesList } from '@vatio/contract';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import { DataList } from '../../list/table/data-list.tsx';
import ui from '../../ui/es.json';
import operations from '../operations/es.json';
import { operacion } from '../operations/test-operacion.ts';
import { useList } from '../use-list.tsx';
import { OwnFieldsOf } from './own-fields-of.tsx';
import { useOwnColumns } from './use-own-columns.tsx';
import { useOwnMany } from './use-own-many.tsx';

const user = userEvent.setup();
afterEach(closeScreens);

const FIELDS = [
  { entidad: 'cliente', hueco: 'opcion1', clase: 'opcion', nombre: 'Sector', valores: ['Hotel', 'Bar'] },
  { entidad: 'cliente', hueco: 'numero1', clase: 'numero', nombre: 'Habitaciones', valores: [] },
  { entidad: 'contrato', hueco: 'texto1', clase: 'texto', nombre: 'De otro', valores: [] },
].map((campo) => ({ ...campo, archivado: false }));

const ARCHIVED = {
  entidad: 'cliente',
  hueco: 'numero2',
  clase: 'numero',
  nombre: 'Camas',
  valores: [],
  archivado: true,
};

const ROW = { id: 'c1', nombre: 'Hoteles Brisa', campos: { opcion1: 'Hotel', numero1: 1200.5 } };

function List() {
  const { table } = useList(clientesList, { id: 'clientes', words: (key) => key, read: clientes.list });
  const columns = useOwnColumns<clientes.ClienteRow>('cliente').map(({ optional: _, ...column }) => column);
  const { writing, writeDialog } = useOwnMany({
    entidad: 'cliente',
    label: 'Campos propios',
    href: (id) => `/clientes/${id}`,
    invalidates: [clientes.list],
  });
  return (
    <>
      <DataList
        {...table}
        caption="Clientes"
        columns={[{ id: 'nombre', header: 'Nombre', cell: ({ nombre }) => nombre }, ...columns]}
        rowKey={({ id }) => id}
        rowName={({ nombre }) => nombre}
        bulk={[...writing]}
        empty={null}
      />
      {writeDialog}
    </>
  );
}

function Page() {
  return (
    <OwnFieldsOf
      entidad="cliente"
      id="c1"
      values={ROW.campos}
      label="Campos propios"
      invalidates={[clientes.get]}
    />
  );
}

const open = (address: string) =>
  openScreens(address, {
    screens: { '/clientes': List, '/clientes/:id': Page },
    texts: { operations, ui },
    answers: {
      'GET /v1/clientes': { rows: [ROW], count: 1, countExact: true, total: 1 },
      'GET /v1/vistas': { rows: [] },
      'GET /v1/campos': { rows: [...FIELDS, ARCHIVED] },
      'POST /v1/campos/cambio': { campos: ROW.campos },
      'POST /v1/campos/lote/ensayo': {
        total: 1,
        probados: 1,
        hechos: 1,
        noHechos: 0,
        filas: [{ id: 'c1', nombre: ROW.nombre, detalle: null, hecho: true, motivo: null }],
      },
      'POST /v1/campos/lote': operacion({ tipo: 'campos', total: 1, hechas: 1, sinCambios: 0 }),
    },
    role: 'comercial',
  });

/** What the list was asked last. */
const lastQuery = (requests: readonly Request[]) => {
  const asked = requests.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname === '/v1/clientes');
  return Object.fromEntries(asked.at(-1)?.searchParams ?? []);
};

const bodies = (requests: readonly Request[]) =>
  Promise.all(requests.filter(({ method }) => method === 'POST').map((request) => request.json()));

it('a list shows the own fields in use under the names that the house gave them, and filters by them', async () => {
  const { router, requests } = await open('/clientes?numero1Desde=100');
  expect(await screen.findByRole('columnheader', { name: /Habitaciones/ })).toBeDefined();
  expect(screen.getByText('1.200,5')).toBeDefined();
  expect(screen.getByText('Habitaciones ≥ 100')).toBeDefined();
  expect(screen.queryByText('De otro')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Más filtros' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sector' }), 'Bar');
  await waitFor(() => expect(router.location.searchText).toContain('opcion1=Bar'));
  expect(await screen.findByText('Sector: Bar')).toBeDefined();
  await waitFor(() => expect(requests.some(({ url }) => url.includes('opcion1=Bar'))).toBe(true));
});

it('a list says the archived own field by which a saved view still filters, and offers no other', async () => {
  await open('/clientes?numero2Desde=40');
  expect(await screen.findByText('Camas ≥ 40')).toBeDefined();
  closeScreens();
  await open('/clientes');
  expect(await screen.findByText('Hoteles Brisa')).toBeDefined();
  expect(screen.queryByText(/Camas/)).toBeNull();
});

it('a list says that an address filters by a field that no longer exists, and takes it away', async () => {
  const { requests } = await open('/clientes?opcion3=Alta,Baja&numero4Hasta=7');
  await user.click(
    await screen.findByRole('button', { name: 'Quitar el filtro Un campo que ya no existe: Alta, Baja' }),
  );
  await waitFor(() => expect(lastQuery(requests)).toEqual({ numero4Hasta: '7', page: '1', limit: '10' }));
  await user.click(
    await screen.findByRole('button', { name: 'Quitar el filtro Un campo que ya no existe: ≤ 7' }),
  );
  await waitFor(() => expect(lastQuery(requests)).toEqual({ page: '1', limit: '10' }));
  expect(screen.queryByText(/ya no existe/)).toBeNull();
});

it('an advanced filter that asks for a field that no longer exists says so in its chip', async () => {
  const donde = encodeURIComponent(JSON.stringify({ and: [['texto5', 'is', 'x']] }));
  await open(`/clientes?donde=${donde}`);
  expect(await screen.findByText('Filtro avanzado con un campo que ya no existe')).toBeDefined();
});

it('one own field is written on the chosen rows after a trial', async () => {
  const { requests } = await open('/clientes');
  await user.click(await screen.findByLabelText('Seleccionar Hoteles Brisa'));
  await user.click(await screen.findByRole('button', { name: 'Campos propios' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Campo' }), 'Habitaciones');
  expect(screen.getByText('Sin valor, «Habitaciones» queda vacío en todas.')).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: 'Habitaciones' }), '12,5');
  await user.click(screen.getByRole('button', { name: 'Comprobar' }));
  await user.click(await screen.findByText('Aplicar a 1'));
  expect(await screen.findByText('1 hecho.')).toBeDefined();
  const change = { entidad: 'cliente', valores: { numero1: 12.5 }, ids: ['c1'] };
  expect(await bodies(requests)).toEqual([change, { ...change, esperados: 1 }]);
});

it('the own fields of one thing are written on its page, and only what changes is sent', async () => {
  const { requests } = await open('/clientes/c1');
  expect(await screen.findByText('1.200,5')).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Campos propios' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sector' }), 'Bar');
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(async () =>
    expect(await bodies(requests)).toEqual([{ entidad: 'cliente', id: 'c1', valores: { opcion1: 'Bar' } }]),
  );
});
