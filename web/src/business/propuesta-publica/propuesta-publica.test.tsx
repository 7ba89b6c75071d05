import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { propuestaPublica } from '@vatio/contract';
import axe from 'axe-core';
import { afterEach, expect, it, vi } from 'vitest';
import { problem } from '../../data/test-answers.ts';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import textos from './es.json';
import PropuestaPublicaScreen from './propuesta-publica.screen.tsx';

const RUTA = '/v1/publico/propuestas/secreto';
const resumen = {
  actualAnualEur: 1200,
  ofertaAnualEur: 1000,
  ahorroAnualEur: 200,
  ahorroPct: 16.67,
  consumoAnualKwh: 3500,
};

const propuesta: propuestaPublica.PropuestaPublica = {
  codigo: 'P-2026-0001',
  numero: 1,
  estado: 'vista',
  abierta: true,
  cliente: { nombre: 'Panadería La Espiga', nifConocido: true, empresa: false },
  marca: {
    nombre: 'Luz Clara',
    colorPrincipal: '#7a1f5c',
    colorAcento: '#f5b324',
    logo: null,
    emisor: 'Luz Clara Energía, S.L. · NIF B12345674 · Calle Mayor, 1, 28001 Madrid',
    contactoDatos: 'privacidad@luzclara.es',
    textoLegal: '',
    privacidad: '/privacidad/m1',
    conVatio: true,
  },
  comercial: { nombre: 'Ana Demo', email: 'ana@vatio.example', telefono: '600 000 000' },
  mensaje: 'Como hablamos ayer',
  enviada: '2026-11-01T10:00:00Z',
  validaHasta: '2026-12-01',
  diasRestantes: 11,
  resumen,
  oferta: 1,
  eleccion: null,
  alternativas: [],
  ocupados: [],
  puntos: [
    {
      cups: 'ES0021000000000001LE',
      direccion: 'Calle Mayor, 1',
      codigoPostal: '28001',
      municipio: 'Madrid',
      distribuidora: 'i-DE',
      tarifa: '2.0TD',
      comercializadora: 'Luz del Norte',
      producto: 'Casa Doce',
      tipo: 'fijo',
      duracionMeses: 12,
      permanencia: false,
      prorroga: true,
      renovable: true,
      peajesIncluidos: true,
      potenciasKw: [3.45, 3.45],
      potenciaPropuestaKw: null,
      precioEnergiaEurKwh: [0.15, 0.12, 0.1],
      precioPotenciaEurKwAnio: [30, 3],
      precioActualEnergiaEurKwh: [0.2, 0.15, 0.1],
      precioActualPotenciaEurKwAnio: [35, 3],
      fecha: '2026-11-01',
      preciosHasta: null,
      dias: 365,
      resumen,
      precioMedioActualEurMwh: null,
      precioMedioOfertaEurMwh: null,
      comparativa: [],
      meses: [],
      supuestos: { ieeTipo: 0.0511, impuestoTipo: 0.21, bonoSocialEurAnio: 9, pendientes: [] },
      aproximado: false,
      avisos: [],
    },
  ],
  consentimientos: [
    { id: 'oferta', version: '2026-11', texto: 'Acepto contratar', obligatorio: true },
    { id: 'avisos', version: '2026-11', texto: 'Quiero recibir avisos', obligatorio: false },
  ],
  needsCode: true,
  vias: [{ via: 'correo', destino: 'r•••@espiga.example' }],
  pdfSha256: null,
  respuesta: null,
};

const open = (more: Readonly<Record<string, unknown>> = {}, role: 'cliente' | 'comercial' = 'cliente') =>
  openScreens('/p/secreto', {
    screens: { '/p/:token': PropuestaPublicaScreen },
    texts: { 'propuesta-publica': textos, ui },
    answers: {
      [`GET ${RUTA}`]: propuesta,
      [`POST ${RUTA}/abierta`]: new Response(null, { status: 204 }),
      ...more,
    },
    role,
  });

const user = userEvent.setup();

afterEach(() => {
  closeScreens();
  sessionStorage.clear();
});

it('a public proposal says who offers what and how much it saves, passes axe, and counts the visit once', async () => {
  const { requests } = await open();
  expect(await screen.findByText('Propuesta de luz para Panadería La Espiga')).toBeDefined();
  expect(screen.getByText('200,00 €')).toBeDefined();
  expect(screen.getByText(/quedan 11 días/)).toBeDefined();
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  const visitas = () => requests.filter(({ url }) => url.endsWith('/abierta'));
  await waitFor(() => expect(visitas()).toHaveLength(1));
  expect(await visitas()[0]?.text()).toMatch(/"visita":"[0-9a-f]{32}"/);
  closeScreens();
  const otra = await open();
  await screen.findByText(textos.queCambia);
  expect(otra.requests.filter(({ url }) => url.endsWith('/abierta'))).toHaveLength(0);
});

it('a public proposal does not count the visit of a seller', async () => {
  const { requests } = await open({}, 'comercial');
  await screen.findByText(textos.queCambia);
  expect(requests.filter(({ url }) => url.endsWith('/abierta'))).toEqual([]);
});

it('a public proposal does not call a higher cost a saving', async () => {
  const cara = { ...resumen, ofertaAnualEur: 1300, ahorroAnualEur: -100, ahorroPct: -8.33 };
  await open({ [`GET ${RUTA}`]: { ...propuesta, resumen: cara } });
  expect(await screen.findByText(textos.pagasMas)).toBeDefined();
  expect(screen.getByText(/8,33 % más que hoy/)).toBeDefined();
});

it('a public proposal is accepted with name, NIF, each text and the code, and says what happens next', async () => {
  const respuesta = { tipo: 'aceptada', cuando: '2026-11-05T10:00:00Z', nombre: 'Rosa Gil', evidencia: 'e1' };
  let veces = 0;
  const { requests } = await open({
    [`POST ${RUTA}/codigo`]: { enviadoA: 'r•••@espiga.example', minutos: 10 },
    [`POST ${RUTA}/aceptar`]: () => {
      veces += 1;
      const falta = problem(400, 'datos-no-validos', { 'consentimientos.oferta': 'Hace falta aceptarlo' });
      return veces === 1 ? falta : { ...propuesta, estado: 'aceptada', abierta: false, respuesta };
    },
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await user.click(await screen.findByText('Aceptar la propuesta', { selector: 'button' }));
  const dialogo = within(screen.getByRole('dialog'));
  await user.type(dialogo.getByLabelText(/Nombre y apellidos/), 'Rosa Gil');
  await user.type(dialogo.getByLabelText(/^NIF/), '12345678Z');
  await user.click(dialogo.getByText(textos.pedirCodigo));
  expect(await dialogo.findByText(/r•••@espiga.example/)).toBeDefined();
  await user.type(dialogo.getByLabelText(/Código del correo/), '123456');
  await user.click(dialogo.getByText(textos.aceptarYContratar));
  expect(await dialogo.findByText('Hace falta aceptarlo')).toBeDefined();
  await user.click(dialogo.getByLabelText(/Acepto contratar/));
  await user.click(dialogo.getByText(textos.aceptarYContratar));
  expect(await screen.findByText(textos.queOcurre)).toBeDefined();
  expect(screen.getByText(textos.comprobarEvidencia).getAttribute('href')).toBe('/comprobar/e1');
  expect(screen.queryByText(textos.noMeInteresa)).toBeNull();
  const envio = requests.filter(({ url }) => url.endsWith('/aceptar')).at(-1);
  expect(await envio?.json()).toEqual({
    nombre: 'Rosa Gil',
    nif: '12345678Z',
    calidad: 'titular',
    codigo: '123456',
    consentimientos: [
      { id: 'oferta', version: '2026-11', aceptado: true },
      { id: 'avisos', version: '2026-11', aceptado: false },
    ],
  });
});

it('a public proposal opens what its brand does with data beside it, from the consent and from the foot', async () => {
  const consent = { id: 'privacidad', version: '1', texto: 'He sido informado', obligatorio: true };
  await open({ [`GET ${RUTA}`]: { ...propuesta, consentimientos: [consent] } });
  await user.click(await screen.findByText('Aceptar la propuesta', { selector: 'button' }));
  const inDialog = within(screen.getByRole('dialog')).getByText(textos.leerPrivacidad);
  for (const link of [inDialog, screen.getByText(ui.dataProtection)])
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/privacidad/m1', '_blank']);
});

it('a public proposal lets the client choose mail or mobile for the code, and says why an SMS has not gone', async () => {
  const vias = [...propuesta.vias, { via: 'movil', destino: '•••200' }];
  let asked = 0;
  const { requests } = await open({
    [`GET ${RUTA}`]: { ...propuesta, vias },
    [`POST ${RUTA}/codigo`]: () => {
      asked += 1;
      if (asked === 1) return problem(502, 'sms-no-enviado');
      return { enviadoA: asked === 2 ? 'r•••@espiga.example' : '•••200', minutos: 10 };
    },
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await user.click(await screen.findByText('Aceptar la propuesta', { selector: 'button' }));
  const dialogo = within(screen.getByRole('dialog'));
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  const request = (name: string) => user.click(dialogo.getByRole('button', { name }));
  const choose = (name: RegExp) => user.click(dialogo.getByRole('radio', { name }));
  expect(dialogo.getByLabelText(textos['codigo-correo'], { exact: false })).toBeDefined();
  await choose(/móvil •••200/);
  expect(dialogo.getByLabelText(textos['codigo-movil'], { exact: false })).toBeDefined();
  await request(textos.pedirCodigo);
  await waitFor(() =>
    expect(dialogo.getAllByRole('alert').some((alert) => alert.textContent !== '')).toBe(true),
  );
  await choose(/r•••@espiga/);
  expect(dialogo.getAllByRole('alert').every((alert) => alert.textContent === '')).toBe(true);
  await request(textos.pedirCodigo);
  expect(await dialogo.findByText(/Enviado a r•••@espiga/)).toBeDefined();
  await choose(/móvil •••200/);
  await request(textos.pedirCodigo);
  expect(await dialogo.findByText(/Enviado a •••200/)).toBeDefined();
  const bodies = requests.filter(({ url }) => url.endsWith('/codigo')).map((sent) => sent.json());
  expect(await Promise.all(bodies)).toEqual([{ via: 'movil' }, { via: 'correo' }, { via: 'movil' }]);
});

it('a public proposal of a demo can be accepted without the code that it prints', async () => {
  await open({
    [`GET ${RUTA}`]: { ...propuesta, needsCode: false, vias: [{ via: 'movil', destino: '•••200' }] },
  });
  await user.click(await screen.findByText('Aceptar la propuesta', { selector: 'button' }));
  const field = screen.getByLabelText<HTMLInputElement>(textos['codigo-movil'], { exact: false });
  expect(field.required).toBe(false);
  expect(screen.getByText(textos.codigoDeDemo)).toBeDefined();
});

it('a public proposal shows how it ended when somebody answered it meanwhile', async () => {
  const respuesta = { tipo: 'rechazada', cuando: '2026-11-05T10:00:00Z', nombre: null, evidencia: null };
  let leidas = 0;
  await open({
    [`GET ${RUTA}`]: () => {
      leidas += 1;
      return leidas === 1 ? propuesta : { ...propuesta, estado: 'rechazada', abierta: false, respuesta };
    },
    [`POST ${RUTA}/rechazar`]: problem(409, 'propuesta-ya-rechazada'),
  });
  await user.click(await screen.findByText(textos.noMeInteresa));
  await user.click(screen.getByText(textos.rechazar));
  expect(await screen.findByText('Rechazada el 05/11/2026 11:00')).toBeDefined();
});

it('a public proposal sends a question to the representative', async () => {
  const { requests } = await open({ [`POST ${RUTA}/hablar`]: new Response(null, { status: 204 }) });
  await user.click(await screen.findByText(textos.quieroHablar));
  await user.type(screen.getByLabelText(/Tu mensaje/), '¿Y la permanencia?');
  await user.click(screen.getByText(textos.enviarMensaje));
  expect(await screen.findByText('Mensaje enviado. Ana Demo te responderá.')).toBeDefined();
  const envio = requests.find(({ url }) => url.endsWith('/hablar'));
  expect(await envio?.json()).toEqual({ mensaje: '¿Y la permanencia?' });
});

it.each([
  [404, 'noExisteTitulo'],
  [410, 'retiradoTitulo'],
  [429, 'muchasTitulo'],
  [500, 'fallaTitulo'],
] as const)(
  'a public proposal that the server answers with %s says why, and what to do',
  async (status, titulo) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await open({ [`GET ${RUTA}`]: problem(status, 'x') });
    expect(await screen.findByText(textos[titulo])).toBeDefined();
  },
);

it('a public proposal opens by itself when the connection is back', async () => {
  let hayRed = false;
  await open({
    [`GET ${RUTA}`]: () => {
      if (!hayRed) throw new TypeError('Failed to fetch');
      return propuesta;
    },
  });
  expect(await screen.findByText(textos.sinRedTitulo)).toBeDefined();
  hayRed = true;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText(textos.queCambia)).toBeDefined();
});

const [punto] = propuesta.puntos;
const mejor = { ...resumen, ofertaAnualEur: 900, ahorroAnualEur: 300, ahorroPct: 25 };
const dosOfertas: propuestaPublica.PropuestaPublica = {
  ...propuesta,
  eleccion: 'Elijo la oferta 1 de las 2',
  alternativas: [
    {
      oferta: 2,
      eleccion: 'Elijo la oferta 2 de las 2',
      resumen: mejor,
      puntos: punto ? [{ ...punto, producto: 'Casa Veinte', resumen: mejor }] : [],
    },
  ],
};

it('a public proposal of two offers chooses none for the client, shows the one they choose, and accepts that one', async () => {
  const respuesta = { tipo: 'aceptada', cuando: '2026-11-05T10:00:00Z', nombre: 'Rosa Gil', evidencia: null };
  const { requests } = await open({
    [`GET ${RUTA}`]: { ...dosOfertas, needsCode: false, vias: [] },
    [`POST ${RUTA}/aceptar`]: {
      ...dosOfertas,
      oferta: 2,
      alternativas: dosOfertas.alternativas.map((otra) => ({ ...otra, oferta: 1 })),
      estado: 'aceptada',
      abierta: false,
      respuesta,
    },
  });
  const grupo = within(await screen.findByRole('group', { name: 'Elige una de las 2 ofertas' }));
  const tarjetas = grupo.getAllByRole<HTMLInputElement>('radio');
  expect(tarjetas.map(({ checked }) => checked)).toEqual([false, false]);
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);

  const accept = () => user.click(screen.getByText('Aceptar la propuesta', { selector: 'button' }));
  await accept();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(grupo.getByText(textos.eligeAntes)).toBeDefined();
  expect(document.activeElement).toBe(tarjetas[0]);

  await user.click(grupo.getByText(/Casa Veinte/));
  expect(screen.getByText('300,00 €')).toBeDefined();
  expect(screen.queryByText(textos.eligeAntes)).toBeNull();
  await accept();
  const dialogo = within(screen.getByRole('dialog'));
  expect(dialogo.getByText('Elijo la oferta 2 de las 2')).toBeDefined();
  await user.type(dialogo.getByLabelText(/Nombre y apellidos/), 'Rosa Gil');
  await user.type(dialogo.getByLabelText(/^NIF/), '12345678Z');
  await user.click(dialogo.getByText(textos.aceptarYContratar));
  await screen.findByText(textos.queOcurre);
  const enviado = requests.find(({ url }) => url.endsWith('/aceptar'));
  expect(JSON.parse((await enviado?.text()) ?? '')).toMatchObject({ oferta: 2 });
  // Of those answered for good, the one that was not chosen can no longer be.
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ disabled }) => disabled)).toEqual([
    true,
    false,
  ]);
});
