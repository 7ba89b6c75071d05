import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clientesList } from '@vatio/contract';
import { afterEach, expect, it } from 'vitest';
import { ownParametersOf, useOwnListState } from './page-size.ts';
import { changeUser, readSession } from './session.ts';
import { closeScreens, openScreens } from './test-screen.tsx';

afterEach(closeScreens);

function List() {
  const { state, set } = useOwnListState(clientesList);
  return (
    <button type="button" onClick={() => set({ limit: 50 })}>
      {`página ${state.page} de ${state.limit} filas`}
    </button>
  );
}

const PUT = 'PUT /v1/cuenta/filas-por-pagina';
const KEPT = { [PUT]: () => new Response(null, { status: 204 }) };
const open = (address: string) =>
  openScreens(address, { screens: { '/clientes': List }, texts: {}, answers: KEPT });
const shows = (text: string) => screen.findByText(text);

it('a list begins with 10 rows, or with as many as its account has chosen', async () => {
  await open('/clientes');
  await shows('página 1 de 10 filas');
  expect(ownParametersOf(clientesList).fields.limit?.default).toBe(10);
  changeUser({ filasPorPagina: 50 });
  await shows('página 1 de 50 filas');
  expect(ownParametersOf(clientesList).fields.limit?.default).toBe(50);
});

it('a size that is chosen in a list is kept on the account, and the address does not say it', async () => {
  const { router, requests } = await open('/clientes?q=sol&limit=25&page=2');
  await userEvent.click(await shows('página 2 de 25 filas'));
  await shows('página 1 de 50 filas');
  expect(router.location.href).toBe('/clientes?q=sol');
  expect(readSession()?.userData.filasPorPagina).toBe(50);
  await waitFor(() =>
    expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([PUT]),
  );
  expect(await requests[0]?.json()).toEqual({ filasPorPagina: 50 });
});
