import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listQuery } from '@vatio/contract/list.schemas';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { SearchInput } from '../list/filters/search-input.tsx';
import { testRouter } from '../router/test-router.tsx';
import { useListState } from './use-list-state.ts';

const schema = listQuery({ estado: z.enum(['activo', 'baja']).optional() }, ['nombre']);

function List() {
  const list = useListState(schema);
  return (
    <>
      <SearchInput
        label="Buscar"
        value={list.state.q ?? ''}
        onSearch={(q) => list.set({ q }, { replace: true })}
      />
      <button type="button" onClick={() => list.set({ estado: 'baja' })}>
        Bajas
      </button>
      <button type="button" onClick={() => list.set({ page: list.state.page + 1 })}>
        Siguiente
      </button>
      <button type="button" onClick={list.clear}>
        Limpiar
      </button>
      <output>{`página ${list.state.page}, filtros: ${list.active.join(' ')}`}</output>
    </>
  );
}

async function openList(address: string) {
  const { router, view } = testRouter(address, { screens: { '/lista': List } });
  render(view);
  await screen.findByRole('status');
  const at = (expected: string) => waitFor(() => expect(router.location.href).toBe(expected));
  return { router, at, user: userEvent.setup() };
}

/** The address changes before the screen that reads it is drawn again. */
const shows = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('useListState keeps filters and page in the address, and Back undoes them', async () => {
  const { router, at, user } = await openList('/lista?page=2');
  await user.click(screen.getByText('Bajas'));
  await at('/lista?estado=baja');
  await user.click(screen.getByText('Siguiente'));
  await at('/lista?estado=baja&page=2');
  await shows('página 2, filtros: estado');

  router.history.back();
  await at('/lista?estado=baja');
  router.history.back();
  await at('/lista?page=2');
  await shows('página 2, filtros: ');
});

it('useListState searches when typing stops, without one entry of history per letter', async () => {
  const { router, at, user } = await openList('/lista?estado=baja&page=3');
  const before = router.history.length;
  await user.type(screen.getByRole('searchbox'), 'pan');
  await at('/lista?estado=baja&q=pan');
  expect(router.history.length).toBe(before);

  await user.click(screen.getByText('Limpiar'));
  await at('/lista');
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveProperty('value', ''));
});
