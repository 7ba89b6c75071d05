import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { importaciones } from '@vatio/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import textos from './es.json';
import ImportacionesScreen from './importaciones.screen.tsx';

const DUDOSA = {
  title: '¿La hora es el principio o el final del intervalo?',
  status: 422,
  code: 'etiqueta-dudosa',
  errors: { etiqueta: 'Datadis: ¿la hora de cada fila es el principio o el final de su intervalo?' },
};
const RECHAZADAS = {
  title: 'Demasiadas filas no se pueden leer',
  status: 422,
  code: 'demasiadas-rechazadas',
  errors: { aceptarRechazadas: 'No se pueden leer 3 de 27 filas: ¿seguir con las demás?' },
};

const user = userEvent.setup();
let enviados: Record<string, string>[] = [];

/** Asks for the end of the hours first, and for a yes to the rejected rows then. */
function answerTo({ etiqueta, aceptarRechazadas }: Record<string, string>) {
  if (!etiqueta) return DUDOSA;
  return aceptarRechazadas ? { id: 'i1' } : RECHAZADAS;
}

/** The upload uses XMLHttpRequest, for which jsdom would open a real connection. */
function requests() {
  return class {
    status = 200;
    responseText = '';
    upload = {};
    onload: () => void = () => undefined;
    open() {}
    setRequestHeader() {}
    getResponseHeader() {
      return 'application/json';
    }
    send(form: FormData) {
      const campos = Object.fromEntries([...form].filter(([, valor]) => typeof valor === 'string'));
      enviados.push(campos as Record<string, string>);
      const respuesta = answerTo(campos as Record<string, string>);
      this.status = 'status' in respuesta ? respuesta.status : 200;
      this.responseText = JSON.stringify(respuesta);
      queueMicrotask(() => this.onload());
    }
    abort() {}
  };
}

beforeEach(() => {
  enviados = [];
});
afterEach(closeScreens);

it('what a file leaves open is asked, and it is sent again with all the answers until it is taken', async () => {
  await openScreens('/importaciones', {
    screens: { '/importaciones': ImportacionesScreen },
    texts: { importaciones: textos, ui },
    answers: { [importaciones.list.path]: { rows: [], count: 0, total: 0, countExact: true } },
    role: 'comercial',
  });
  vi.stubGlobal('XMLHttpRequest', requests());
  const zona = await screen.findByLabelText(/Suelta aquí tus ficheros/);
  await user.upload(zona, new File(['…'], 'trozo.csv', { type: 'text/csv' }));
  expect(await screen.findByText(/el principio o el final de su intervalo/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'El final' }));
  expect(await screen.findByText(/No se pueden leer 3 de 27 filas/)).toBeDefined();
  expect(screen.queryByText(/el principio o el final de su intervalo/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Importar las demás filas' }));
  await waitFor(() => expect(screen.queryByText(/No se pueden leer 3 de 27 filas/)).toBeNull());
  expect(enviados).toEqual([{}, { etiqueta: 'fin' }, { etiqueta: 'fin', aceptarRechazadas: 'si' }]);
});
