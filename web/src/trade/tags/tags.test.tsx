import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clientes, clientesList } from '@vatio/contract';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import { DataList } from '../../list/table/data-list.tsx';
import ui from '../../ui/es.json';
import { chooseByTyping } from '../choose/test-choose.ts';
import operations from '../operations/es.json';
import { operacion } from '../operations/test-operacion.ts';
import { useList } from '../use-list.tsx';
import { tagsColumn } from './tags.tsx';
import { TagsOf } from './tags-of.tsx';
import { toneOfTag } from './tone-of-tag.ts';
import { useTagging } from './use-tagging.tsx';

const user = userEvent.setup();
afterEach(closeScreens);

const ROW = { id: 'c1', nombre: 'Hoteles Brisa', etiquetas: ['VIP'] };

function List() {
  const { table } = useList(clientesList, { id: 'clientes', words: (key) => key, read: clientes.list });
  const { tagging, tagDialog } = useTagging({
    entidad: 'cliente',
    label: 'Etiquetar',
    href: (id) => `/clientes/${id}`,
    invalidates: [clientes.list],
  });
  return (
    <>
      <DataList
        {...table}
        caption="Clientes"
        columns={[
          { id: 'nombre', header: 'Nombre', cell: ({ nombre }) => nombre },
          tagsColumn('Etiquetas', '—'),
        ]}
        rowKey={({ id }) => id}
        rowName={({ nombre }) => nombre}
        bulk={[tagging]}
        empty={null}
      />
      {tagDialog}
    </>
  );
}

function Page() {
  return (
    <TagsOf
      entidad="cliente"
      id="c1"
      names={['VIP', 'Hotel']}
      label="Etiquetas"
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
      'GET /v1/etiquetas': { rows: [{ nombre: 'Costa' }, { nombre: 'VIP' }], more: false },
      'POST /v1/etiquetas/cambio': { etiquetas: ['VIP', 'Nueva'] },
      'POST /v1/etiquetas/lote/ensayo': {
        total: 1,
        probados: 1,
        hechos: 1,
        noHechos: 0,
        filas: [{ id: 'c1', nombre: ROW.nombre, detalle: null, hecho: true, motivo: null }],
      },
      'POST /v1/etiquetas/lote': operacion({ tipo: 'etiquetas', total: 1, hechas: 1, sinCambios: 0 }),
    },
    role: 'comercial',
  });

const bodies = (requests: readonly Request[]) =>
  Promise.all(requests.filter(({ method }) => method === 'POST').map((request) => request.json()));

it('a list is filtered by several tags that are typed with a suggestion, and the address keeps them', async () => {
  const { router, requests } = await open('/clientes?etiquetas=VIP');
  expect(await screen.findByText('Hoteles Brisa')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Más filtros' }));
  const field = await screen.findByRole('combobox', { name: 'filtro-etiquetas' });
  await chooseByTyping({ user, field, text: 'Costa' });
  await waitFor(() => expect(router.location.searchText).toBe('?etiquetas=VIP%2CCosta'));
  await waitFor(() => expect(requests.some(({ url }) => url.includes('etiquetas=VIP%2CCosta'))).toBe(true));
});

it('tags are put on the chosen rows after a trial, one that exists and one that is new', async () => {
  const { requests } = await open('/clientes');
  await user.click(await screen.findByLabelText('Seleccionar Hoteles Brisa'));
  await user.click(screen.getByText('Etiquetar'));
  const put = await screen.findByRole('combobox', { name: 'Poner' });
  await chooseByTyping({ user, field: put, text: 'Costa' });
  await user.type(put, 'Temporada baja');
  await user.click(await screen.findByRole('option', { name: /Temporada baja/ }));
  await user.keyboard('{Escape}');
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Comprobar' }));
  await user.click(await screen.findByText('Aplicar a 1'));
  expect(await screen.findByText('1 hecho.')).toBeDefined();
  const change = { entidad: 'cliente', poner: ['Costa', 'Temporada baja'], quitar: [], ids: ['c1'] };
  expect(await bodies(requests)).toEqual([change, { ...change, esperados: 1 }]);
});

it('the tags of one thing are changed on its page, and only what changes is sent', async () => {
  const { requests } = await open('/clientes/c1');
  await user.click(await screen.findByRole('button', { name: 'Etiquetas' }));
  const field = await screen.findByRole('combobox', { name: 'Etiquetas' });
  const save = screen.getByRole('button', { name: 'Guardar' });
  expect(save.hasAttribute('disabled')).toBe(true);
  await user.click(field);
  await user.keyboard('{Backspace}');
  await user.type(field, 'Nueva');
  await user.click(await screen.findByRole('option', { name: /Nueva/ }));
  await user.click(save);
  await waitFor(async () =>
    expect(await bodies(requests)).toEqual([
      { entidad: 'cliente', id: 'c1', poner: ['Nueva'], quitar: ['Hotel'] },
    ]),
  );
});

it('a tag has the same colour whatever its accents and capitals, and tags have several colours', () => {
  expect(toneOfTag('Energía')).toBe(toneOfTag('ENERGIA'));
  expect(
    new Set(['VIP', 'Hotel', 'Costa', 'Moroso', 'Nueva', 'Industria'].map(toneOfTag)).size,
  ).toBeGreaterThan(2);
});
