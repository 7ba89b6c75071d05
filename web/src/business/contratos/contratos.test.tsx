import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, expect, it, vi } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import { chooseByTyping } from '../../trade/choose/test-choose.ts';
import operations from '../../trade/operations/es.json';
import { operacion } from '../../trade/operations/test-operacion.ts';
import textsOfRequisitos from '../../trade/requisitos/es.json';
import ui from '../../ui/es.json';
import ContratoScreen from './contrato.screen.tsx';
import textos from './es.json';
import ListaContratosScreen from './lista.screen.tsx';
import { BACKGROUND_ANSWERS, contrato, fila, requisitos } from './test-contrato.ts';

const open = (
  address: string,
  more: Readonly<Record<string, unknown>> = {},
  role: 'admin' | 'comercial' | 'cliente' = 'admin',
) =>
  openScreens(address, {
    screens: { '/contratos': ListaContratosScreen, '/contratos/:id': ContratoScreen },
    texts: { contratos: textos, operations, requisitos: textsOfRequisitos, ui },
    answers: { ...BACKGROUND_ANSWERS, ...more },
    role,
  });

const noSePuede = (code: string, title: string, datos: object) =>
  new Response(JSON.stringify({ type: 'about:blank', title, status: 409, code, datos }), {
    status: 409,
    headers: { 'content-type': 'application/problem+json' },
  });

const DESDE = '2026-10-01T08:00:00.000Z';

const user = userEvent.setup();
afterEach(closeScreens);

it('each clock of the contracts filters by its own states, with the number in each', async () => {
  const { router } = await open('/contratos');
  await screen.findByText('Panadería Sol SL');
  const firma = screen.getByLabelText('Firma');
  expect(await within(firma).findByText('Enviada (7)')).toBeDefined();
  await user.selectOptions(firma, 'enviada');
  await waitFor(() => expect(router.location.searchText).toBe('?firma=enviada'));
  expect(await screen.findByLabelText('Quitar el filtro Firma: Enviada')).toBeDefined();
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations).toEqual([]);
});

it('the mark of a contract gives its four clocks to screen readers, and shows the one that was stopped', async () => {
  await open('/contratos');
  const row = (await screen.findByText('Panadería Sol SL')).closest('tr')!;
  const told = 'Venta: Enviado · Firma: Enviada · ATR: Rechazado · Cobro: Pendiente';
  const mark = within(row).getByTitle(told);
  const states = within(mark).getAllByRole('definition');
  expect(states.map(({ textContent }) => textContent)).toEqual([
    'Enviado',
    'Enviada',
    'Rechazado',
    'Pendiente',
  ]);
  expect(mark.querySelector('[aria-hidden]')?.textContent).toBe('ATR Rechazado');
});

it('a change of many contracts is tried first, says why some refuse it, and can be undone', async () => {
  const ensayo = {
    total: 2,
    probados: 2,
    hechos: 1,
    noHechos: 1,
    filas: [
      { id: 'k1', nombre: 'CT-2026-0001', detalle: 'Panadería Sol SL', hecho: true, motivo: null },
      { id: 'k2', nombre: 'CT-2026-0002', detalle: 'Bar Luna', hecho: false, motivo: 'Falta la firma' },
    ],
  };
  const { requests } = await open('/contratos', {
    'GET /v1/contratos': {
      rows: [fila(), fila({ id: 'k2', codigo: 'CT-2026-0002' })],
      count: 2,
      countExact: true,
    },
    'POST /v1/contratos/lote/ensayo': ensayo,
    'POST /v1/contratos/lote': operacion({ tipo: 'contratos', sinCambios: 0 }),
    'POST /v1/operaciones/o1/deshacer': operacion({ deshaceId: 'o1', sinCambios: 0, acciones: [] }),
  });
  await user.click(await screen.findByLabelText('Seleccionar CT-2026-0001'));
  await user.click(screen.getByLabelText('Seleccionar CT-2026-0002'));
  await user.click(screen.getByText('Cambiar un estado'));
  await user.selectOptions(await screen.findByLabelText(/Qué hacer con ellos/), 'cancelar');
  await user.click(screen.getByText('Comprobar'));
  expect(await screen.findByText('Escribe el motivo')).toBeDefined();
  await user.type(screen.getByLabelText(/^Motivo/), 'Se va');
  await user.click(screen.getByText('Comprobar'));
  expect(await screen.findByText('Falta la firma')).toBeDefined();
  await user.click(screen.getByText('Aplicar a 1'));
  expect(await screen.findByText('1 hecho.')).toBeDefined();
  const enviados = await Promise.all(
    requests
      .filter(({ method, url }) => method === 'POST' && url.includes('/lote'))
      .map((request) => request.json()),
  );
  expect(enviados).toEqual([
    { accion: 'cancelar', motivo: 'Se va', ids: ['k1', 'k2'] },
    { accion: 'cancelar', motivo: 'Se va', ids: ['k1', 'k2'], esperados: 2 },
  ]);
  await user.click(screen.getByText('Deshacer'));
  expect(await screen.findByText('1 devuelto a como estaba.')).toBeDefined();
});

it('a contract shows its four clocks apart, with their reasons, and asks for the day before signing', async () => {
  const { requests } = await open('/contratos/k1', { 'POST /v1/contratos/k1/acciones': contrato() });
  const atr = await screen.findByRole('region', { name: 'ATR' });
  expect(within(atr).getByText('Código 05 · Titular distinto')).toBeDefined();
  const firma = screen.getByRole('region', { name: 'Firma' });
  await user.click(within(firma).getByText('Anotar la firma'));
  const dia = screen.getByLabelText(/Día de la firma/);
  await user.clear(dia);
  const [, confirmar] = screen.getAllByText('Anotar la firma', { selector: 'button' });
  await user.click(confirmar!);
  expect(await screen.findByText('Escribe la fecha')).toBeDefined();
  await user.type(dia, '2026-11-02');
  await user.click(confirmar!);
  await waitFor(() => expect(screen.queryByLabelText(/Día de la firma/)).toBeNull());
  const enviado: unknown = await requests.find(({ method }) => method === 'POST')?.json();
  expect(enviado).toEqual({ accion: 'firmar', fecha: '2026-11-02', version: 3 });
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations).toEqual([]);
});

it('a signature leaves its contract requested at once, and begins again at the step that was refused', async () => {
  const state = (estado: string) => ({ estado, desde: '2026-10-01T08:00:00.000Z', motivo: null });
  const at = (version: number, [comercial, firma, atr]: readonly [string, string, string]) =>
    contrato({
      version,
      relojes: { comercial: state(comercial), firma: state(firma), atr: state(atr) } as never,
      acciones: ['firmar'],
    });
  const answers = [
    at(4, ['enviado', 'pendiente', 'sin-solicitar']),
    at(5, ['enviado', 'firmada', 'sin-solicitar']),
    noSePuede('faltan-datos', 'Ahora no', {}),
    at(6, ['firmado', 'firmada', 'sin-solicitar']),
    at(7, ['firmado', 'firmada', 'solicitado']),
  ];
  const { requests } = await open('/contratos/k1', {
    'GET /v1/contratos/k1': at(3, ['borrador', 'pendiente', 'sin-solicitar']),
    'POST /v1/contratos/k1/acciones': () => answers.shift(),
  });
  await user.click(within(await screen.findByRole('region', { name: 'Firma' })).getByText('Anotar la firma'));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByLabelText(textos.firmarYSolicitar));
  const confirm = dialog.getByText('Anotar la firma', { selector: 'button' });
  await user.click(confirm);
  expect(await dialog.findByText('Ahora no')).toBeDefined();
  await user.click(confirm);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = requests.filter(({ method }) => method === 'POST').map((request) => request.json());
  expect((await Promise.all(sent)).map(({ accion, version }) => [accion, version])).toEqual([
    ['enviar', 3],
    ['firmar', 4],
    ['dar-por-firmado', 5],
    ['dar-por-firmado', 5],
    ['solicitar', 6],
  ]);
});

it('a contract that waits for the distributor tells its representative who goes on with it, and so does its row', async () => {
  const relojes = {
    comercial: { estado: 'firmado', desde: DESDE, motivo: null },
    firma: { estado: 'firmada', desde: DESDE, motivo: null },
    atr: { estado: 'solicitado', desde: DESDE, motivo: null, codigo: null },
  } as const;
  const waiting = { relojes, acciones: [] };
  const answers = {
    'GET /v1/contratos/k1': contrato({ ...waiting, administran: ['Ana Demo', 'Luis Gil'] }),
    'GET /v1/contratos': { rows: [fila(waiting)], count: 1, countExact: true },
  };
  await open('/contratos/k1', answers, 'comercial');
  expect((await screen.findByRole('note')).textContent).toMatch(
    /^Espera a administración\. .*administración \(Ana Demo, Luis Gil\) anota .*volver a solicitarla\.$/,
  );
  closeScreens();
  await open('/contratos', answers, 'comercial');
  expect(await screen.findByTitle(/ATR: Solicitado · Espera a administración$/)).toBeDefined();
});

it('a contract links to the other one that is in its way', async () => {
  await open('/contratos/k1', {
    'GET /v1/contratos/k1': contrato({ acciones: ['activar'] }),
    'POST /v1/contratos/k1/acciones': noSePuede(
      'otro-contrato-activo',
      'El CUPS ya tiene un contrato activo: CT-2025-0009',
      { contrato: { id: 'k9', codigo: 'CT-2025-0009' } },
    ),
  });
  await user.click(await screen.findByText('Activar'));
  await user.click(screen.getAllByText('Activar', { selector: 'button' })[1]!);
  expect((await screen.findByText('Ver CT-2025-0009')).getAttribute('href')).toBe('/contratos/k9');
});

it('when two people edit a contract, both values are shown, and mine are saved over the new version', async () => {
  const ajeno = contrato({ notas: 'Lo de otra persona', version: 4 });
  const versiones: number[] = [];
  await open('/contratos/k1', {
    'PATCH /v1/contratos/k1': async (request: Request) => {
      const { version } = await request.json();
      versiones.push(version);
      return version === 3 ? noSePuede('version-antigua', 'Otra persona', { actual: ajeno }) : ajeno;
    },
  });
  await user.click(await screen.findByText('Editar'));
  await user.type(screen.getByLabelText('Notas'), 'Lo mío');
  await user.click(screen.getByText('Guardar'));
  expect(await screen.findByText('Lo de otra persona')).toBeDefined();
  expect(screen.getByText('Lo mío', { selector: 'td' })).toBeDefined();
  await user.click(screen.getByText('Guardar lo mío'));
  await waitFor(() => expect(versiones).toEqual([3, 4]));
});

it.each([
  ['fijo', false],
  ['indexado', true],
] as const)(
  'a contract of a %s price without figures says that its energy follows the market: %s',
  async (tipo, follows) => {
    const { producto } = contrato();
    const sinPrecios = contrato({ producto: { ...producto, tipo }, precioEnergiaEurKwh: [] });
    await open('/contratos/k1?seccion=precios', { 'GET /v1/contratos/k1': sinPrecios });
    await screen.findByText(textos.preciosYPotencias);
    expect(screen.queryByText(textos.energiaIndexada) !== null).toBe(follows);
  },
);

it('the head of a contract says what the deal generates, as its row does, and its split comes to what is the house’s', async () => {
  await open('/contratos');
  const row = (await screen.findByText('Panadería Sol SL')).closest('tr')!;
  expect(within(row).getByText('150,83')).toBeDefined();
  await closeScreens();

  const partes = contrato().comision!.partes;
  const visto = { ...contrato().comision!, empresaEur: null, partes };
  await open(
    '/contratos/k1',
    { 'GET /v1/contratos/k1': contrato({ tuyaEur: 63.35, comision: visto }) },
    'comercial',
  );
  const head = await screen.findByRole('region', { name: textos.cabecera });
  const said = (word: string) => within(head).getByText(word).nextElementSibling?.textContent;
  expect(said(textos.comisionGenerada)).toBe('150,83\u00a0€');
  expect(said(textos.tuComision)).toBe('63,35\u00a0€');

  const split = screen.getByRole('table', { name: textos.reparto });
  const amounts = within(split)
    .getAllByRole('row')
    .slice(1)
    .map((fila) => Number(within(fila).getAllByRole('cell').at(-1)?.textContent?.replace(',', '.')));
  expect(amounts).toEqual([63.35, 27.15, 90.5]);
  expect(within(split).getByText(textos.restoDelReparto)).toBeDefined();
});

it('a client sees neither the commission of a contract nor its actions', async () => {
  const ajeno = contrato({
    comision: undefined,
    comisionEur: undefined,
    feeEnergiaEurMwh: undefined,
    historial: undefined,
    notas: undefined,
    relojes: { ...contrato().relojes, cobro: undefined },
    acciones: [],
    editables: [],
  });
  await open('/contratos/k1', { 'GET /v1/contratos/k1': ajeno }, 'cliente');
  await screen.findByText('Panadería Sol SL');
  expect(screen.queryByText('Comisión')).toBeNull();
  expect(screen.queryByText(textos['reloj-cobro'])).toBeNull();
  expect(screen.queryByText('Renovar')).toBeNull();
  expect(screen.queryByText('Editar')).toBeNull();
});

it("a new contract from the page of a client offers the client's supply points", async () => {
  const cups = 'ES0021000000000002RE';
  await open('/contratos?cliente=c1&nuevo=si', {
    'GET /v1/contratos': { rows: [], count: 0, total: 0, countExact: true },
    'GET /v1/puntos-suministro/opciones': (request: Request) => ({
      rows: request.url.includes('cliente=c1') ? [{ cups, municipio: 'Bilbao', cliente: 'Bar Luna' }] : [],
      more: false,
    }),
  });
  const dialogo = within(await screen.findByRole('dialog', { name: textos.nuevo }));
  await user.click(dialogo.getByRole('combobox', { name: /^CUPS/ }));
  expect(await dialogo.findByRole('option', { name: /0002\sRE\s*Bilbao · Bar Luna/ })).toBeDefined();
});

it('a new contract says that its client is blocked as soon as the CUPS is complete, and is not made', async () => {
  const cups = 'ES0021000000000002RE';
  const punto = {
    cups,
    cliente: { id: 'c1', nombre: 'Bar Luna' },
    tarifa: '2.0TD',
    zona: 'peninsula',
    consumoAnualKwh: 3000,
    conContrato: false,
    clienteBloqueado: { desde: '2026-03-05', motivo: 'Impagos' },
  };
  await open('/contratos?nuevo=si', {
    'GET /v1/contratos': { rows: [], count: 0, total: 0, countExact: true },
    [`GET /v1/puntos-suministro/${cups}`]: punto,
    'GET /v1/puntos-suministro/opciones': {
      rows: [{ cups, municipio: 'Bilbao', cliente: 'Bar Luna' }],
      more: false,
    },
  });
  const dialogo = within(await screen.findByRole('dialog', { name: textos.nuevo }));
  await user.type(dialogo.getByLabelText(/^Notas/), 'Llamar antes');
  const field = dialogo.getByRole('combobox', { name: /^CUPS/ });
  await chooseByTyping({ user, field, text: 'Bilbao' });
  const nota = await dialogo.findByRole('note');
  expect(nota.textContent).toMatch(/Bar Luna está bloqueado desde el 05\/03\/2026.*administración.*Impagos/);
  const crear = dialogo.getByText<HTMLButtonElement>(textos.crear);
  expect([crear.disabled, crear.getAttribute('aria-describedby')]).toEqual([true, nota.id]);
  expect(dialogo.getByLabelText<HTMLTextAreaElement>(/^Notas/).value).toBe('Llamar antes');
});

it('the history of a contract tells apart two changes that an import made at the same moment', async () => {
  const errores = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const cuando = '2026-10-01T08:00:00.000Z';
  const suceso = (despues: Record<string, unknown>) => ({
    cuando,
    quien: 'Ana Demo',
    accion: 'importar',
    antes: null,
    despues,
  });
  const historial = [suceso({ fechaFin: '2026-12-31' }), suceso({ fechaFirma: '2026-01-10' })];
  await open('/contratos/k1', { 'GET /v1/contratos/k1': contrato({ historial }) });
  expect(await screen.findAllByText('Importado', { selector: 'strong' })).toHaveLength(2);
  expect(errores.mock.calls.flat().join()).not.toContain('same key');
  errores.mockRestore();
});

it('the history of a contract says yes and no in words', async () => {
  const suceso = {
    cuando: '2026-10-01T08:00:00.000Z',
    quien: 'Ana Demo',
    accion: 'anotar-requisito',
    antes: null,
    despues: { tiene: true, prorroga: false },
  };
  await open('/contratos/k1', { 'GET /v1/contratos/k1': contrato({ historial: [suceso] }) });
  const change = await screen.findByText('Requisito anotado', { selector: 'strong' });
  expect(change.closest('li')?.textContent).toMatch(/Bono social: Sí.*: No/);
});

it('a draft is mailed to its client when it is sent, and shows the state of its mails', async () => {
  const { relojes } = fila();
  const borrador = contrato({
    acciones: ['enviar-por-correo', 'enviar', 'cancelar'],
    relojes: { ...relojes, comercial: { ...relojes.comercial, estado: 'borrador' } },
  });
  const { requests } = await open('/contratos/k1', {
    'GET /v1/contratos/k1': borrador,
    'GET /v1/correos': {
      rows: [
        {
          id: 'm1',
          motivo: 'contrato',
          entidad: 'contrato',
          entidadId: 'k1',
          destinatario: 'hola@panaderia.example',
          asunto: 'Tu contrato',
          estado: 'no-entregado',
          intentos: 1,
          siguiente: null,
          error: 'El servidor de correo rechaza la dirección',
          creado: '2026-10-01T08:00:00.000Z',
          cambiado: '2026-10-01T08:00:00.000Z',
          acciones: ['reintentar'],
        },
      ],
      count: 1,
      countExact: true,
    },
    'POST /v1/contratos/k1/acciones': noSePuede(
      'cliente-sin-correo',
      'Panadería Sol SL no tiene correo electrónico',
      {},
    ),
  });
  expect(await screen.findByRole('button', { name: 'Anotar como enviado' })).toBeDefined();
  const mails = within(await screen.findByRole('list', { name: 'Correos' }));
  expect(mails.getByText('hola@panaderia.example')).toBeDefined();
  expect(mails.getByText(/rechaza la dirección/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Enviar al cliente' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Un correo que ya ha salido no se puede deshacer/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Enviar al cliente' }));
  expect(await dialog.findByText(/no tiene correo electrónico/)).toBeDefined();
  const sent: unknown = await requests.find(({ method }) => method === 'POST')?.json();
  expect(sent).toEqual({ accion: 'enviar-por-correo', version: 3 });
});

it('the signature waits until what the law asks is in hand, and each thing says what is missing and is recorded', async () => {
  const falta = requisitos({
    persona: true,
    completo: false,
    rows: requisitos().rows.map((row) =>
      row.requisito === 'contacto'
        ? { ...row, estado: 'falta', motivo: 'sin-contacto' }
        : row.requisito === 'bono-social'
          ? { ...row, estado: 'no-aplica', motivo: 'solo-viviendas' }
          : row,
    ),
    ficha: {
      medio: 'correo',
      destinatario: 'sol@example.com',
      cuando: '2026-11-19T10:00:00Z',
      quien: 'Lucía',
    },
  });
  const { requests } = await open('/contratos/k1', {
    'GET /v1/contratos/k1/requisitos': falta,
    'PUT /v1/contratos/k1/requisitos/contacto': requisitos(),
  });
  const card = await screen.findByRole('region', { name: 'Antes de firmar' });
  expect(await within(card).findByText('Anota cómo llegasteis a hablar.')).toBeDefined();
  expect(within(card).getByText('Falta 1')).toBeDefined();
  expect(within(card).getByText('Solo lo hay con la tarifa 2.0TD.')).toBeDefined();
  expect(within(card).getByText('Enviada a sol@example.com (19/11/2026 · Lucía)')).toBeDefined();
  const firmar = await screen.findByRole('button', { name: 'Anotar la firma' });
  await waitFor(() => expect((firmar as HTMLButtonElement).disabled).toBe(true));
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations).toEqual([]);

  await user.click(within(card).getByRole('button', { name: 'Anotar: Origen del contacto' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByLabelText('Se vende por teléfono'));
  await user.type(within(dialog).getByLabelText('Dónde está la grabación'), 'Llamada 12');
  await user.click(within(dialog).getByRole('button', { name: 'Anotar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = requests.find(({ method }) => method === 'PUT');
  expect(await sent?.json()).toMatchObject({
    origen: 'lo-pidio',
    porTelefono: true,
    grabacion: 'Llamada 12',
  });
});

it('a contract goes to the provider of signatures, and says how far it has come and what failed', async () => {
  const envio = {
    id: 'e1',
    estado: 'por-enviar',
    nombre: 'Sol Gil',
    email: 'sol@example.com',
    telefono: null,
    creado: '2026-11-20T10:00:00Z',
    motivo: null,
    problema: 'DocuSeal no está disponible (responde 503)',
    firmado: null,
    siguiente: '2026-11-20T10:05:00Z',
  };
  const firma = {
    conProveedor: true,
    enviable: true,
    firmante: { nombre: 'Sol Gil', email: 'sol@example.com', telefono: '' },
    envios: [],
  };
  const { requests } = await open('/contratos/k1', {
    'GET /v1/contratos/k1/firma': firma,
    'POST /v1/contratos/k1/firma': { ...firma, enviable: false, envios: [envio] },
  });
  const card = within(await screen.findByRole('region', { name: 'Firma electrónica' }));
  await user.click(card.getByRole('button', { name: 'Enviar a firmar' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Móvil/), '+34 600 00 00 00');
  await user.click(dialog.getByRole('button', { name: 'Enviar a firmar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent: unknown = await requests.find(({ method }) => method === 'POST')?.json();
  expect(sent).toEqual({
    nombre: 'Sol Gil',
    email: 'sol@example.com',
    telefono: '+34 600 00 00 00',
    version: 3,
  });
});

it('a paper at the provider of signatures shows its state, its trouble and when it is tried again', async () => {
  await open('/contratos/k1', {
    'GET /v1/contratos/k1/firma': {
      conProveedor: true,
      enviable: false,
      firmante: { nombre: '', email: '', telefono: '' },
      envios: [
        {
          id: 'e1',
          estado: 'firmado',
          nombre: 'Sol Gil',
          email: 'sol@example.com',
          telefono: null,
          creado: '2026-11-20T10:00:00Z',
          motivo: null,
          problema: 'Antes de firmar falta: quién firma y en calidad de qué',
          firmado: '2026-11-20T11:00:00Z',
          siguiente: '2026-11-20T12:00:00Z',
        },
      ],
    },
  });
  const card = within(await screen.findByRole('region', { name: 'Firma electrónica' }));
  expect(card.getByText(/Antes de firmar falta: quién firma/)).toBeDefined();
  expect(card.getByText('Se vuelve a intentar')).toBeDefined();
  expect(card.getByRole('button', { name: 'Comprobar ahora' })).toBeDefined();
  expect(card.queryByRole('button', { name: 'Enviar a firmar' })).toBeNull();
});
