import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ajustes, areasDePlantilla, type normas } from '@vatio/contract';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { readSession } from '../../data/session.ts';
import { problem } from '../../data/test-answers.ts';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import { dismiss, readToasts } from '../../ui/feedback/toasts.ts';
import AjustesScreen from './ajustes.screen.tsx';
import texts from './es.json';
import MarcaScreen from './marca.screen.tsx';

const BRAND: ajustes.Marca = {
  id: 'm1',
  nombre: 'Luz Clara',
  predeterminada: false,
  razonSocial: 'Luz Clara Energía',
  formaJuridica: 'S.L.',
  cif: 'B12345674',
  direccion: 'Calle Mayor, 1',
  codigoPostal: '28001',
  municipio: 'Madrid',
  provincia: 'Madrid',
  registro: '',
  contactoDatos: '',
  textoLegal: '',
  colorPrincipal: '#7a1f5c',
  colorAcento: '#f5b324',
  logo: null,
  remitenteNombre: '',
  remitenteEmail: null,
  territorio: null,
  iban: null,
  firma: 'codigo',
  validezDias: 30,
  conVatio: true,
  exigeEmpresas: true,
  faltan: [],
  version: 3,
  textos: ajustes.TEXTOS.map((tipo) => ({
    tipo,
    version: '2026-11',
    texto: `De ${tipo}`,
    desde: null,
    quien: null,
  })),
  comerciales: [{ id: 'r1', nombre: 'Lucía Herrero' }],
  clientes: [],
  cuantosClientes: 0,
};

const NORMA: normas.Norma = {
  id: 'n1',
  norma: 'RDL 25/2026',
  boe: 'BOE-A-2026-20265',
  medida: { ieeTipo: 0.005, ivaTipo: 0.1, ivaHastaKw: 10 },
  condicion: 'El IPC sube más del 15 %',
  serie: 'INE',
  publicada: '2026-10-14',
  cumplida: null,
  validada: true,
  desde: '2026-11-01',
  hasta: '2026-11-30',
  abierta: true,
  acordada: null,
  propia: false,
};

const ROW = { ...BRAND, cuantosComerciales: 1 };

const user = userEvent.setup();
afterEach(closeScreens);

const open = (address: string, more: Readonly<Record<string, unknown>> = {}) =>
  openScreens(address, {
    screens: { '/ajustes': AjustesScreen, '/ajustes/:id': MarcaScreen },
    texts: { ajustes: texts, ui },
    answers: {
      'GET /v1/ajustes/proveedor': { proveedor: null, vuelta: 'https://vatio.test/login' },
      'GET /v1/ajustes/acceso': { segundoPasoAdministradores: false, administradores: 2, conSegundoPaso: 1 },
      'GET /v1/ajustes/plantilla': { areasOcultas: [] },
      'GET /v1/ajustes/tareas': { activa: false, diasAntesDelFin: 120 },
      'GET /v1/ajustes/normas': { rows: [NORMA] },
      'GET /v1/ajustes/marcas': { rows: [ROW] },
      'GET /v1/ajustes/marcas/m1': BRAND,
      ...more,
    },
    role: 'admin',
  });

const RULES = { 'color-contrast': { enabled: false }, region: { enabled: false } };
async function expectAccessible() {
  expect((await axe.run(document.body, { rules: RULES })).violations).toEqual([]);
}

const bodyOf = (requests: readonly Request[], method: string) =>
  requests.find((request) => request.method === method)?.json();

it('the settings show each brand with its company, and make a new one by its name', async () => {
  const { requests, router } = await open('/ajustes', { 'POST /v1/ajustes/marcas': { ...BRAND, id: 'm1' } });
  expect(await screen.findByText('Luz Clara Energía · B12345674')).toBeTruthy();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: texts.nuevaMarca }));
  await user.type(await screen.findByLabelText(/Nombre de la marca/), 'Sol y Luz');
  await user.click(screen.getByRole('button', { name: texts.crear }));
  await waitFor(() => expect(router.location.pathname).toBe('/ajustes/m1'));
  expect(await bodyOf(requests, 'POST')).toEqual({ nombre: 'Sol y Luz' });
});

it('the company of a brand is saved with its version, and a refusal stands beside its field', async () => {
  const refused = problem(400, 'datos-no-validos', { cif: 'La letra de control no es esa' });
  const { requests } = await open('/ajustes/m1', { 'PATCH /v1/ajustes/marcas/m1': refused });
  const cif = await screen.findByLabelText(texts.cif);
  await user.clear(cif);
  await user.type(cif, 'B12345678');
  await user.click(screen.getByRole('button', { name: texts.guardar }));
  expect(await screen.findByText('La letra de control no es esa')).toBeTruthy();
  expect(await bodyOf(requests, 'PATCH')).toMatchObject({
    version: 3,
    cif: 'B12345678',
    nombre: 'Luz Clara',
  });
  await expectAccessible();
});

it('the address of a refused sending leads to the empty field of the company, and a notice says what is missing', async () => {
  const missing = { ...BRAND, cif: null, contactoDatos: '', faltan: ['cif', 'contactoDatos'] };
  await open('/ajustes/m1?campo=cif', { 'GET /v1/ajustes/marcas/m1': missing });
  expect(await screen.findByLabelText(texts.cif)).toBe(document.activeElement);
  expect(screen.getByText(/hasta que se escriba: NIF de la empresa, Contacto de protección/)).toBeTruthy();
});

it('a colour shows its contrast on white while it is written', async () => {
  await open('/ajustes/m1');
  await user.click(await screen.findByRole('tab', { name: texts['parte-aspecto'] }));
  const main = await screen.findByLabelText(texts.colorPrincipal);
  expect(screen.getByText(/Contraste 9,6: se lee sobre blanco/)).toBeTruthy();
  await user.clear(main);
  expect(screen.getByText(texts.sinContraste)).toBeTruthy();
  await user.type(main, '#ffd400');
  expect(screen.getByText(/Contraste 1,4: no sirve para texto/)).toBeTruthy();
  await expectAccessible();
});

it('a wording is saved as a new version, and only when it changes', async () => {
  const { requests } = await open('/ajustes/m1', { 'POST /v1/ajustes/marcas/m1/textos': BRAND });
  await user.click(await screen.findByRole('tab', { name: texts['parte-textos'] }));
  const card = (await screen.findByRole('heading', { name: texts['texto-privacidad'] })).closest('section')!;
  const save = within(card).getByRole('button', { name: texts.guardarVersion });
  expect(save).toHaveProperty('disabled', true);
  await user.type(within(card).getByRole('textbox'), ' y más.');
  await user.click(save);
  await waitFor(async () =>
    expect(await bodyOf(requests, 'POST')).toEqual({ tipo: 'privacidad', texto: 'De privacidad y más.' }),
  );
  await expectAccessible();
});

it('a representative is taken out of a brand by name', async () => {
  const { requests } = await open('/ajustes/m1', { 'PUT /v1/ajustes/asignaciones': null });
  await user.click(await screen.findByRole('tab', { name: texts['parte-quien'] }));
  await user.click(await screen.findByRole('button', { name: 'Quitar a Lucía Herrero' }));
  await waitFor(async () =>
    expect(await bodyOf(requests, 'PUT')).toEqual({ entidad: 'comercial', id: 'r1', marcaId: null }),
  );
  await expectAccessible();
});

it('the second step of administrators is required with one switch', async () => {
  const { requests } = await open('/ajustes', { 'PUT /v1/ajustes/acceso': null });
  await screen.findByText('1 de 2 administradores tienen la verificación en dos pasos.');
  await user.click(screen.getByRole('switch', { name: texts.exigirSegundoPaso }));
  await waitFor(async () =>
    expect(await bodyOf(requests, 'PUT')).toEqual({ segundoPasoAdministradores: true }),
  );
});

it('a setting is saved once its field is left, its notice takes it back, and a refusal stands beside it', async () => {
  for (const { id } of readToasts()) dismiss(id);
  let rule = { activa: false, diasAntesDelFin: 120 };
  const { requests } = await open('/ajustes', {
    'GET /v1/ajustes/tareas': () => rule,
    'PUT /v1/ajustes/tareas': async (request: Request) => {
      const body = await request.json();
      if (body.diasAntesDelFin < 1)
        return problem(400, 'datos-no-validos', { diasAntesDelFin: 'Al menos un día' });
      rule = body;
      return rule;
    },
  });
  const days = await screen.findByLabelText(texts.diasAntesDelFin);
  const isOn = screen.getByRole('switch', { name: texts.tareasActivas });
  const sent = () => requests.filter(({ method }) => method === 'PUT').length;
  await waitFor(() => expect(days).toHaveProperty('value', '120'));
  await user.clear(days);
  await user.type(days, '60');
  expect(sent()).toBe(0);
  await user.click(isOn);
  await waitFor(() => expect(rule).toEqual({ activa: true, diasAntesDelFin: 60 }));
  await waitFor(() => expect(readToasts()).toHaveLength(2));
  readToasts().at(-1)?.undo?.();
  await waitFor(() => expect(isOn).toHaveProperty('checked', false));
  await user.clear(days);
  await user.tab();
  expect(await screen.findByText('Al menos un día')).toBeTruthy();
  const before = sent();
  await user.type(days, '30{Enter}');
  await waitFor(() => expect(rule.diasAntesDelFin).toBe(30));
  expect(sent()).toBe(before + 1);
  await expectAccessible();
});

it('an own field is named with its options, changed, archived and deleted, and only once it is archived', async () => {
  const field = { entidad: 'cliente', hueco: 'opcion1', clase: 'opcion', nombre: 'Sector', valores: ['Bar'] };
  const rows = [
    { ...field, archivado: false },
    { ...field, hueco: 'numero1', clase: 'numero', nombre: 'Habitaciones', valores: [], archivado: true },
  ];
  const { requests } = await open('/ajustes', {
    'GET /v1/campos': { rows },
    'POST /v1/campos': rows[0],
    'PATCH /v1/campos/:entidad/:hueco': rows[0],
    'DELETE /v1/campos/:entidad/:hueco': undefined,
  });
  await user.click(await screen.findByRole('button', { name: 'Nuevo campo' }));
  const dialog = await screen.findByRole('dialog');
  await user.selectOptions(within(dialog).getByLabelText(/Se añade a/), 'Contratos');
  await user.selectOptions(within(dialog).getByLabelText(/Qué guarda/), 'Opción');
  await user.type(within(dialog).getByLabelText(/Nombre del campo/), 'Canal');
  await user.type(within(dialog).getByLabelText(/Opciones/), 'Feria{Enter}{Enter} Web ');
  await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sector = within(screen.getByText('Sector').closest('li')!);
  expect(sector.queryByRole('button', { name: 'Borrar' })).toBeNull();
  await user.click(sector.getByRole('button', { name: 'Archivar' }));
  const rooms = within(screen.getByText('Habitaciones').closest('li')!);
  await user.click(rooms.getByRole('button', { name: 'Borrar' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Borrar' }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'DELETE')).toBe(true));
  const written = requests.filter(({ method }) => method !== 'GET');
  expect(written.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    'POST /v1/campos',
    'PATCH /v1/campos/cliente/opcion1',
    'DELETE /v1/campos/cliente/numero1',
  ]);
  const [created, changed] = await Promise.all(written.slice(0, 2).map((request) => request.json()));
  expect(created).toEqual({
    entidad: 'contrato',
    clase: 'opcion',
    nombre: 'Canal',
    valores: ['Feria', 'Web'],
  });
  expect(changed).toEqual({ archivado: true });
});

it('what was kept of the columns of files is renamed, forgets a column and is deleted', async () => {
  const kept = {
    ...{ id: 'a1', tipo: 'importacion-clientes', nombre: 'CRM viejo', comercializadora: null, hoja: null },
    columnas: [
      { titulo: 'Quién', campo: 'Comercial' },
      { titulo: 'Color', campo: null },
    ],
    ...{ valores: [{ escrito: 'La de siempre', elegido: 'Ana' }], cabecera: null, quien: 'Luis' },
    actualizado: '2026-11-28T10:00:00Z',
  };
  const { requests } = await open('/ajustes', {
    'GET /v1/asignaciones-de-fichero': { rows: [kept] },
    'PATCH /v1/asignaciones-de-fichero/a1': kept,
    'DELETE /v1/asignaciones-de-fichero/a1': undefined,
  });
  const row = within((await screen.findByText('CRM viejo')).closest('li')!);
  await user.click(row.getByRole('button', { name: texts.asignacionCambiar }));
  const dialog = within(await screen.findByRole('dialog'));
  const name = dialog.getByLabelText(/Nombre/);
  await user.clear(name);
  await user.type(name, 'CRM');
  await user.click(dialog.getByLabelText('Color: no se usa'));
  expect(dialog.getByText('La de siempre: Ana')).toBeTruthy();
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: texts.guardar }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await bodyOf(requests, 'PATCH')).toEqual({ nombre: 'CRM', olvidar: ['Color'] });
  await user.click(row.getByRole('button', { name: texts.asignacionBorrar }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: texts.asignacionBorrar }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'DELETE')).toBe(true));
});

it('the identity provider is set up with what it gives, and a refusal stands beside its field', async () => {
  let refused = true;
  const saved = { proveedor: null, vuelta: 'https://vatio.test/login' };
  const { requests } = await open('/ajustes', {
    'PUT /v1/ajustes/proveedor': () =>
      refused ? problem(400, 'datos-no-validos', { emisor: 'No responde' }) : saved,
  });
  const configure = await screen.findByRole('button', { name: texts.proveedorConfigurar });
  await waitFor(() => expect(configure).toHaveProperty('disabled', false));
  await user.click(configure);
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('https://vatio.test/login');
  const fill = (label: string, value: string) =>
    user.type(dialog.getByRole('textbox', { name: (name) => name.startsWith(label) }), value);
  await fill(texts.proveedorNombre, 'Microsoft');
  await fill(texts.proveedorEmisor, 'https://idp.example');
  await fill(texts.proveedorCliente, 'vatio');
  await fill(texts.proveedorSecreto, 's3creto');
  await fill(texts.proveedorDominios, 'vatio.es, vatio.com');
  await user.click(dialog.getByRole('switch', { name: texts.proveedorDosFactores }));
  await user.click(dialog.getByRole('button', { name: texts.proveedorGuardar }));
  await dialog.findByText('No responde');
  refused = false;
  await user.click(dialog.getByRole('button', { name: texts.proveedorGuardar }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const puts = requests.filter(({ method }) => method === 'PUT');
  expect(await puts.at(-1)?.json()).toEqual({
    nombre: 'Microsoft',
    emisor: 'https://idp.example',
    clienteId: 'vatio',
    secreto: 's3creto',
    dominios: ['vatio.es', 'vatio.com'],
    pideCuentas: false,
    conDosFactores: true,
  });
});

it('the provider of signatures is configured, and tells the secret of its notices once', async () => {
  const provider = {
    direccion: null,
    avisos: 'https://vatio.test/v1/publico/contratos/firmas/m1',
    cabecera: 'x-vatio-secreto',
    secreto: null,
  };
  const kept = { ...provider, direccion: 'https://api.docuseal.eu' };
  const { requests } = await open('/ajustes/m1', {
    'GET /v1/ajustes/marcas/m1/proveedor-de-firma': provider,
    'PUT /v1/ajustes/marcas/m1/proveedor-de-firma': { ...kept, secreto: 'un-secreto-de-una-vez' },
  });
  await user.click(await screen.findByRole('tab', { name: texts['parte-condiciones'] }));
  expect(await screen.findByText(texts.docusealSin)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: texts.docusealConfigurar }));
  await user.type(await screen.findByLabelText(new RegExp(texts.docusealClave)), 'mi-clave');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: texts.guardar }));
  expect(await screen.findByText('un-secreto-de-una-vez')).toBeTruthy();
  await expectAccessible();
  expect(await bodyOf(requests, 'PUT')).toEqual({
    direccion: 'https://api.docuseal.eu',
    clave: 'mi-clave',
    otroSecreto: false,
  });
});

it('the settings hide one area of the template, and the menu of whoever does so knows it at once', async () => {
  const { requests } = await open('/ajustes', {
    'PUT /v1/ajustes/plantilla': { areasOcultas: ['graficos'] },
  });
  const area = await screen.findByRole('switch', { name: texts['area-graficos'] });
  await waitFor(() => expect(area.closest('[inert]')).toBeNull());
  await user.click(area);
  await waitFor(() => expect(readSession()?.userData.hiddenAreas).toEqual(['graficos']));
  expect(await bodyOf(requests, 'PUT')).toEqual({ areasOcultas: ['graficos'] });
});

it('the settings show the whole template again with one switch', async () => {
  const { requests } = await open('/ajustes', {
    'GET /v1/ajustes/plantilla': { areasOcultas: areasDePlantilla.AREAS },
    'PUT /v1/ajustes/plantilla': { areasOcultas: [] },
  });
  const whole = await screen.findByRole('switch', { name: texts.plantillaEntera });
  await waitFor(() => expect(whole).toHaveProperty('checked', false));
  await user.click(whole);
  await waitFor(async () => expect(await bodyOf(requests, 'PUT')).toEqual({ areasOcultas: [] }));
});

it('a brand shows each mail in a frame that runs nothing, and sends a test of it', async () => {
  const { requests } = await open('/ajustes/m1', {
    'GET /v1/ajustes/marcas/m1/correos/propuesta': {
      remitente: 'Luz Clara <hola@luzclara.example>',
      asunto: 'Propuesta P-1',
      texto: 'Hola en texto',
      html: '<p>Hola</p>',
    },
    'POST /v1/ajustes/marcas/m1/correos/propuesta': { destinatario: 'a@b.example', estado: 'enviado' },
  });
  await user.click(await screen.findByRole('tab', { name: texts['parte-correos'] }));
  const frame = await screen.findByTitle('Propuesta P-1');
  expect(frame.getAttribute('sandbox')).toBe('');
  expect(frame.getAttribute('srcdoc')).toContain('<p>Hola</p>');
  await user.click(screen.getByRole('radio', { name: texts.correoPlano }));
  await screen.findByText('Hola en texto');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: texts.enviarmePrueba }));
  await waitFor(() => expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1));
});

it('the export of everything says how much has come, and stops when it is told to', async () => {
  const user = userEvent.setup();
  await openScreens('/ajustes', {
    screens: { '/ajustes': AjustesScreen },
    texts: { ajustes: texts, ui },
    role: 'admin',
    answers: {
      'GET /v1/ajustes/exportacion-completa': ({ signal }: Request) => {
        const body = new ReadableStream<Uint8Array>({
          start(controller) {
            controller.enqueue(new Uint8Array(2048));
            signal.addEventListener('abort', () =>
              controller.error(new DOMException('stopped', 'AbortError')),
            );
          },
        });
        return new Response(body, { headers: { 'content-type': 'application/zip' } });
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: texts.exportarTodo }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Van 2/));
  await user.click(await screen.findByRole('button', { name: texts.pararTodo }));
  expect(await screen.findByRole('button', { name: texts.exportarTodo })).toBeTruthy();
});

it('a norm that the program does not know is added in per cent, and taken back', async () => {
  const propia = { ...NORMA, id: 'n2', norma: 'RDL 1/2027', propia: true };
  const { requests } = await open('/ajustes', {
    'GET /v1/ajustes/normas': { rows: [NORMA, propia] },
    'POST /v1/ajustes/normas': propia,
    'DELETE /v1/ajustes/normas/n2': {},
  });
  await user.click(await screen.findByRole('button', { name: texts.normaAnadir }));
  const dialog = within(screen.getByRole('dialog'));
  const write = async (label: string, value: string) =>
    user.type(dialog.getByLabelText(new RegExp(`^${label}`)), value);
  await write(texts.norma, 'RDL 1/2027');
  await write(texts.normaBoe, 'BOE-A-2027-100');
  await write(texts.normaDesde, '01/01/2027');
  await write(texts.normaHasta, '31/01/2027');
  await write(texts.normaIee, '0,5');
  await write(texts.normaIva, '10');
  await write(texts.normaIvaHasta, '10');
  await write(texts.normaCondicion, 'El IPC sube');
  await write(texts.normaSerie, 'INE');
  await write(texts.normaPublicada, '15/12/2026');
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: texts.normaAnadir }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await bodyOf(requests, 'POST')).toMatchObject({
    desde: '2027-01-01',
    hasta: '2027-01-31',
    medida: { ieeTipo: 0.005, ivaTipo: 0.1, ivaHastaKw: 10 },
  });
  // Those that come with the program stay.
  expect(screen.getAllByRole('button', { name: /^Quitar .*facturas desde/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Quitar RDL 1\/2027/ }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: texts.normaQuitar }));
  await waitFor(() => expect(requests.map(({ method }) => method)).toContain('DELETE'));
});

it('a norm of a month is settled with where it is said, and the card shows who signed it', async () => {
  const acordada = { por: 'Ana Ruiz', en: '2026-11-28T10:00:00Z', nota: 'INE, 14-10-2026' };
  const settled = { ...NORMA, cumplida: false, abierta: false, acordada };
  const rows = [NORMA];
  const { requests } = await open('/ajustes', {
    'GET /v1/ajustes/normas': { rows },
    'PUT /v1/ajustes/normas/n1': settled,
  });
  expect(await screen.findByText(texts.normaAbierta)).toBeTruthy();
  await user.click(
    screen.getByRole('button', { name: 'Resolver RDL 25/2026, facturas desde el 01/11/2026' }),
  );
  await user.selectOptions(await screen.findByLabelText(texts.normaCumplida), texts.normaNo);
  await user.type(screen.getByLabelText(texts.normaNota), 'INE, 14-10-2026');
  await expectAccessible();
  rows[0] = settled;
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: texts.guardar }));
  expect(await screen.findByText(texts.normaNoSeAplica)).toBeTruthy();
  expect(screen.getByText(/^Ana Ruiz, 28\/11\/2026/)).toBeTruthy();
  expect(await bodyOf(requests, 'PUT')).toEqual({ cumplida: false, validada: true, nota: 'INE, 14-10-2026' });
});
