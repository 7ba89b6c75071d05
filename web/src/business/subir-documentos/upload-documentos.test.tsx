import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { peticionesDeDocumentos } from '@vatio/contract';
import axe from 'axe-core';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../data/query-client.ts';
import { problem } from '../../data/test-answers.ts';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import papers from '../../trade/asked-documents/es.json';
import ui from '../../ui/es.json';
import textos from './es.json';
import UploadDocumentosScreen from './upload-documentos.screen.tsx';

const ASKED: peticionesDeDocumentos.Publica = {
  cliente: 'Panadería Sol SL',
  comercial: { nombre: 'Carlos Ruiz', email: 'carlos@casa.example', telefono: '600 100 200' },
  nota: 'Vale la de octubre',
  caduca: '2026-12-07T10:00:00.000Z',
  quedan: 20,
  papeles: [
    { papel: 'factura', recibidos: [] },
    {
      papel: 'identidad',
      recibidos: [{ nombre: 'cif.pdf', bytes: 2000, cuando: '2026-11-23T10:00:00.000Z' }],
    },
  ],
  marca: {
    nombre: 'Luz Clara',
    colorPrincipal: '#7a1f5c',
    colorAcento: '#f5b324',
    logo: null,
    emisor: 'Luz Clara Energía, S.L.',
    contactoDatos: 'datos@luzclara.example',
    textoLegal: '',
    privacidad: '/privacidad/m1',
    conVatio: true,
  },
};

const CALL = 'GET /v1/publico/peticiones-de-documentos/secreto';

const open = (answer: unknown) =>
  openScreens('/d/secreto', {
    screens: { '/d/:token': UploadDocumentosScreen },
    texts: { 'subir-documentos': textos, 'asked-documents': papers, ui },
    answers: { [CALL]: answer },
    role: 'cliente',
  });

/** Takes what the browser would send, and answers each form in turn. */
function requestsOf(sent: FormData[], statuses: number[]) {
  return class {
    status = 0;
    responseText = '';
    upload = {};
    onload?: () => void;
    open() {}
    abort() {}
    setRequestHeader() {}
    getResponseHeader() {
      return 'application/json';
    }
    send(form: FormData) {
      sent.push(form);
      this.status = statuses.shift() ?? 200;
      const errors = { fichero: 'Se admiten PDF, JPG, PNG' };
      this.responseText = this.status === 200 ? '{}' : JSON.stringify({ status: this.status, errors });
      queueMicrotask(() => this.onload?.());
    }
  };
}

afterEach(() => {
  closeScreens();
  queryClient.clear();
});

it('the page of a link says who asks for what and until when, and what has come', async () => {
  await open(ASKED);
  expect(await screen.findByRole('heading', { level: 1, name: textos.titulo })).toBeDefined();
  expect(await screen.findByText(/hasta el 07\/12\/2026/)).toBeDefined();
  expect(screen.getByText('Vale la de octubre')).toBeDefined();
  expect(screen.getByText('cif.pdf', { exact: false })).toBeDefined();
  expect(screen.getByText('Luz Clara Energía, S.L.')).toBeDefined();
  expect(screen.queryByText(textos.completo)).toBeNull();
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  expect((await axe.run(document.body, { rules })).violations.map(({ id }) => id)).toEqual([]);
});

it('who answers for the data is said once, in the small print where that has it', async () => {
  const { emisor, contactoDatos } = ASKED.marca;
  const withContact = { ...ASKED.marca, emisor: `${emisor} · Protección de datos: ${contactoDatos}` };
  await open({ ...ASKED, marca: withContact });
  expect(await screen.findAllByText(/datos@luzclara\.example/)).toHaveLength(1);
});

it('who answers for the data is said beside a small print that lacks it', async () => {
  await open(ASKED);
  expect(await screen.findAllByText(/datos@luzclara\.example/)).toHaveLength(1);
});

it('a file is sent with the paper that it is, a refused one says why, and the page is read again', async () => {
  const sent: FormData[] = [];
  let arrived = false;
  const { requests } = await open(() => ({
    ...ASKED,
    papeles: ASKED.papeles.map((papel) =>
      papel.papel === 'factura' && arrived ? { ...papel, recibidos: ASKED.papeles[1]?.recibidos } : papel,
    ),
  }));
  vi.stubGlobal('XMLHttpRequest', requestsOf(sent, [415, 200]));
  const user = userEvent.setup({ applyAccept: false });
  const field = await screen.findByLabelText(new RegExp(`^Subir: ${papers['papel-factura']}`));
  await user.upload(field, new File(['hola'], 'nota.txt'));
  expect(await screen.findByText(/Se admiten PDF, JPG, PNG/)).toBeDefined();
  arrived = true;
  await user.upload(field, new File(['%PDF-'], 'factura.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(textos.completo)).toBeDefined();
  expect(sent.map((form) => form.get('papel'))).toEqual(['factura', 'factura']);
  await waitFor(() => expect(requests.length).toBeGreaterThanOrEqual(3));
});

it.each([
  [410, 'enlace-caducado', textos.retiradoTitulo],
  [404, 'no-existe', textos.noExisteTitulo],
  [500, 'fallo', textos.fallaTitulo],
])('a link answered %i says so, and what to do', async (status, code, title) => {
  await open(() => problem(status, code));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
});
