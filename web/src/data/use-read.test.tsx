import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clientes } from '@vatio/contract';
import { afterEach, it } from 'vitest';
import { closeScreens, openScreens } from './test-screen.tsx';
import { useRead } from './use-read.ts';
import { useWrite } from './use-write.ts';

const NOBODY = { cuenta: 0, puntos: 0, puntosConContrato: 0, consumoAnualKwh: 0 };

/** A screen that shows only the totals of a list. */
function Screen() {
  const { data } = useRead(clientes.totals, { query: {} }, { staleWith: clientes.list });
  const borrar = useWrite(clientes.remove, { invalidates: [clientes.list] });
  return (
    <>
      <output>{data?.puntos}</output>
      <button type="button" onClick={() => borrar.mutate({ params: { id: 'c1' } })}>
        Borrar
      </button>
    </>
  );
}

afterEach(closeScreens);

it('the totals of a list are read again when its rows are', async () => {
  let puntos = 7;
  await openScreens('/', {
    screens: { '/': Screen },
    texts: {},
    answers: {
      'GET /v1/clientes/totales': () => ({ ...NOBODY, puntos }),
      'DELETE /v1/clientes/c1': () => {
        puntos = 4;
        return new Response(null, { status: 204 });
      },
    },
  });
  await screen.findByText('7');
  await userEvent.setup().click(screen.getByText('Borrar'));
  await screen.findByText('4');
});
