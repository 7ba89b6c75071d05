import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { puntosSuministro } from '@vatio/contract';
import { NORMAS } from '@vatio/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { problem } from '../../../data/test-answers.ts';
import { closeScreens, openScreens } from '../../../data/test-screen.tsx';
import ui from '../../../ui/es.json';
import { readToasts } from '../../../ui/feedback/toasts.ts';
import textos from '../es.json';
import { analisisGuardado } from '../guardado/test-guardado.ts';
import NuevoAnalisisScreen from '../nuevo.screen.tsx';
import { CONSUMOS, CUPS, datos, FICHA, HOY, producto } from '../test-estudio.ts';

const LIBRO = [
  producto('cara', 0.16),
  producto('barata', 0.14, { feePotenciaEurKwAnio: { minimo: 0, maximo: 3 } }),
  producto('islas', 0.1, { zonas: ['canarias'] }),
  producto('incompleta', 0.1, { energiaEurKwh: [0.1, null, 0.1, 0.1, 0.1, 0.1] }),
];

const answers = {
  'GET /v1/analisis/datos': datos(FICHA),
  'GET /v1/productos/vigentes': { rows: LIBRO },
};

const screens = {
  '/cups/:cups/analisis': NuevoAnalisisScreen,
  '/analisis/nuevo': NuevoAnalisisScreen,
  '/analisis/:id': () => <p>Guardado</p>,
  '/otra': () => <p>Otra pantalla</p>,
};

const open = (address: string, more: Readonly<Record<string, unknown>> = {}) =>
  openScreens(address, { screens, texts: { analisis: textos, ui }, answers: { ...answers, ...more } });

const user = userEvent.setup();
const llano = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ') ?? '';

/** The row of an offer: name, total, saving, commission and mean price. */
async function oferta(nombre: string): Promise<HTMLTableRowElement> {
  const etiqueta = await screen.findByText(`Oferta ${nombre}`, { selector: 'label *' });
  return etiqueta.closest('tr')!;
}
const cifras = (fila: HTMLTableRowElement) => [...fila.cells].map(llano);
const nombres = () => [...document.querySelectorAll('label:has(input[name="oferta"])')].map(llano);
const deslizador = (nombre: string) => screen.getByLabelText<HTMLInputElement>(nombre);

async function writePrecios() {
  await user.type(await screen.findByLabelText(/Precio de la energía de P1/), '0,2');
  await user.click(screen.getByText('P1 de energía en todos'));
  await user.click(screen.getByText('Potencia a precio regulado'));
}

async function moveFee(nombre: string, valor: string) {
  fireEvent.change(deslizador(nombre), { target: { value: valor } });
  await act(() => new Promise((painted) => requestAnimationFrame(painted)));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${HOY}T10:00:00Z`) });
});

afterEach(() => {
  closeScreens();
  vi.useRealTimers();
});

it('an analysis fills in the sheet and ranks the offers before any price is typed, and claims no saving', async () => {
  await open(`/cups/${CUPS}/analisis`);
  expect(await screen.findByText('Datos de SIPS del 02/03/2026')).toBeDefined();
  const [, , ahorro] = cifras(await oferta('barata'));
  expect(ahorro).toBe('—');
  expect(nombres()).toEqual([
    expect.stringContaining('1Oferta barata'),
    expect.stringContaining('2Oferta cara'),
  ]);
  expect(screen.getByText('Faltan los precios de hoy')).toBeDefined();
});

it('an analysis of a type 3 meter without curve says that its excess is unknown and not in the totals', async () => {
  await open(`/cups/${CUPS}/analisis`, {
    'GET /v1/analisis/datos': datos({ ...FICHA, tipoMedida: 3 }),
  });
  const fila = (await screen.findByText('Excesos de potencia')).closest('tr')!;
  // Today's side has no figure before its prices are typed.
  await waitFor(() => expect(cifras(fila).slice(1)).toEqual(['—', 'sin datos', '']));
  expect(screen.getByText('Total (sin excesos)')).toBeDefined();
  expect(screen.getByText(/sin la curva cuartohoraria de todos los días no se pueden saber/)).toBeDefined();
});

it('an analysis shows what the market does to an indexed offer, and what its energy is made of', async () => {
  const terminos = {
    serviciosAjusteEurKwh: 0.02,
    desviosEurKwh: 0.001,
    garantiasOrigenEurKwh: 0.0005,
    operadoresEurKwh: 0.0002,
    fneeEurKwh: 0.002658,
    margenEurKwh: 0.004,
  };
  const indexado = {
    tipo: 'indexado',
    energiaEurKwh: null,
    terminos,
    mediasMercadoEurKwh: Array(6).fill(0.05),
  };
  await open(`/cups/${CUPS}/analisis`, {
    'GET /v1/productos/vigentes': { rows: [...LIBRO, { ...producto('pool', 0.1), ...indexado }] },
  });
  await user.click(within(await oferta('pool')).getByRole('radio'));
  const panel = await screen.findByRole('complementary', { name: 'Según el mercado' });
  expect(within(panel).getByText(/^Si el mercado sube un 20 %: [\d.]+,\d\d.€ en 365 días\.$/)).toBeDefined();
  // 72,000 kWh at 0.05 €/kWh.
  expect(within(panel).getByText('3.600,00')).toBeDefined();
  await user.click(within(await oferta('cara')).getByRole('radio'));
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Según el mercado' })).toBeNull());
});

it('an analysis says what other powers cost to get, which no demand goes above, and what bank of capacitors pays', async () => {
  // One month alone is above what is worth contracting.
  const conReactiva = CONSUMOS.map((fila, i) => ({
    ...fila,
    reactivaKvarh: [800, 0, 0, 0, 0, 900],
    maximetroKw: i === 0 ? [25, 25, 25, 25, 25, 28] : [16, 16, 16, 16, 16, 17],
  }));
  const base = datos(FICHA);
  await open(`/cups/${CUPS}/analisis`, {
    'GET /v1/analisis/datos': { ...base, puntos: [{ ...base.puntos[0], consumos: conReactiva }] },
  });
  const reactiva = await screen.findByRole('heading', { name: 'Energía reactiva' });
  const tarjeta = reactiva.closest('section')!;
  expect(tarjeta.textContent).toMatch(/paga [\d.]+,\d\d.€ de energía reactiva/);
  await user.type(within(tarjeta).getByLabelText(/Precio de la batería/), '900');
  expect(await within(tarjeta).findByText(/^Se amortiza en \d+ meses\.$/)).toBeDefined();
  await user.click(screen.getByText('Optimizar potencia'));
  const dialogo = await screen.findByRole('dialog');
  expect(await within(dialogo).findByText(/^Este cambio cuesta, una vez y sin impuestos,/)).toBeDefined();
  expect(within(dialogo).getByRole('button', { name: /9,04/ })).toBeDefined();
  await user.click(within(dialogo).getByText('Poner la segunda'));
  expect(within(dialogo).getByLabelText('Potencia del estudio de P1, kW')).toHaveProperty('value', '25');
});

it('an analysis estimates what panels would do to the bill of today, once its prices are known', async () => {
  await open(`/cups/${CUPS}/analisis`);
  await user.click(await screen.findByText('Qué harían unos paneles'));
  const abierto = () => within(screen.getByRole('dialog'));
  expect(abierto().getByText('Faltan los precios de hoy')).toBeDefined();
  await user.click(abierto().getByRole('button', { name: /Cerrar/ }));
  await writePrecios();
  await user.click(screen.getByText('Qué harían unos paneles'));
  const ahorro = () => abierto().getByText('Ahorro al año').nextElementSibling?.textContent;
  const sinPrecio = await waitFor(ahorro);
  await user.type(abierto().getByLabelText(/^Precio de los excedentes/), '0,1');
  await user.type(abierto().getByLabelText(/^Precio de la instalación/), '3000');
  await user.clear(abierto().getByLabelText(/^Potencia de los paneles/));
  await user.type(abierto().getByLabelText(/^Potencia de los paneles/), '30');
  await waitFor(() => expect(ahorro()).not.toBe(sinPrecio));
  expect(abierto().getByText(/^\d+,\d años$/)).toBeDefined();
  expect(abierto().getByText(/^Es una estimación: la posición del sol/)).toBeDefined();
  expect(abierto().getAllByRole('row')).toHaveLength(13);
});

it('an analysis takes the surplus of each month, and says what every offer makes of it', async () => {
  const bateriaVirtual = { cuotaEurMes: 2, caducidadMeses: null, sobre: 'total' as const };
  const solar = { precioEurKwh: 0.06, tope: 'energia' as const, bateriaVirtual };
  const { requests } = await open(`/cups/${CUPS}/analisis`, {
    'GET /v1/productos/vigentes': { rows: [producto('solar', 0.15, { excedentes: solar }), ...LIBRO] },
    'POST /v1/analisis': analisisGuardado(),
  });
  await user.click(await screen.findByText('Tiene excedentes de autoconsumo'));
  const enero = screen.getByLabelText('ene 2025');
  await user.click(enero);
  await user.paste(new Array(12).fill('1000').join('\n'));
  expect(await screen.findByText(/^Excedentes escritos a mano: 12\.000.kWh$/)).toBeDefined();
  expect(screen.getByText(/No se sabe a cuánto se compensan hoy los excedentes/)).toBeDefined();
  await user.type(screen.getByLabelText(/Precio de hoy de los excedentes/), '0,05');
  await waitFor(() => expect(screen.queryByText(/No se sabe a cuánto/)).toBeNull());
  expect(await oferta('solar')).toHaveProperty(
    'textContent',
    expect.stringMatching(/Compensa 720,00.€ por 12\.000.kWh de excedentes · la batería virtual paga 0,00.€/),
  );
  expect((await oferta('cara')).textContent).toContain('No paga los 12.000\u00a0kWh de excedentes');
  await writePrecios();
  await user.click(screen.getByText('Guardar análisis'));
  await waitFor(() => expect(requests.at(-1)?.method).toBe('POST'));
  const [punto] = (await requests.at(-1)!.json()).puntos;
  expect(punto.precioExcedentesCliente).toBe(0.05);
  expect(punto.excedentesKwh.slice(0, 2)).toEqual([
    { mes: '2025-01', periodosKwh: [1000] },
    { mes: '2025-02', periodosKwh: [1000] },
  ]);
});

it('an analysis of a month whose norm is open says which reading it is of, and is made by the other one at once', async () => {
  vi.setSystemTime(new Date('2026-11-28T10:00:00Z'));
  await open(`/cups/${CUPS}/analisis`, { 'GET /v1/analisis/datos': { ...datos(FICHA), normas: NORMAS } });
  expect(await screen.findByText(/sin resolver; calculado como si no se cumple/)).toBeDefined();
  expect(screen.getByLabelText(textos.iee)).toHaveProperty('value', '5,11269632');
  await user.click(screen.getByRole('button', { name: textos.calcularSiSeCumple }));
  expect(screen.getByLabelText(textos.iee)).toHaveProperty('value', '0,5');
  expect(screen.getByText(/sin resolver; calculado como si se cumple/)).toBeDefined();
  expect(screen.queryByRole('button', { name: textos.calcularSiSeCumple })).toBeNull();
  await user.click(screen.getByRole('button', { name: textos.volverALaFecha }));
  expect(screen.getByLabelText(textos.iee)).toHaveProperty('value', '5,11269632');
});

it('an analysis begins with the prices and fees of the last one', async () => {
  const anterior = analisisGuardado();
  const { id, codigo, fecha, costeOperativoComercial = 0, costeOperativoPotenciaComercial = 0 } = anterior;
  const { precioEnergiaCliente, precioPotenciaCliente } = anterior.puntos[0]!;
  const anteriores = { id, codigo, fecha, precioEnergiaCliente, precioPotenciaCliente };
  await open(`/cups/${CUPS}/analisis`, {
    'GET /v1/analisis/datos': {
      puntos: [{ ficha: FICHA, consumos: CONSUMOS, anteriores }],
      ultimos: { costeOperativoComercial, costeOperativoPotenciaComercial },
    },
  });
  expect(await screen.findByText(/Precios de hoy tomados del análisis/)).toBeDefined();
  expect(screen.getByLabelText(/Precio de la energía de P1/)).toHaveProperty('value', '0,2');
  expect(cifras(await oferta('barata'))[3]).toBe('490,00');
  expect(deslizador('Fee de energía').value).toBe('5');
});

it('an analysis that comes from a bill begins with its prices, once', async () => {
  const precios = {
    energia: [0.3, 0.29, 0.28, 0.27, 0.26, 0.25],
    potenciaPorDia: [0.1, 0.1, 0.1, 0.1, 0.1, 0.1],
  };
  const factura = { id: 'f1', cups: CUPS, hasta: '2026-01-31', creada: '2026-02-04', datos: { precios } };
  const { router } = await open(`/cups/${CUPS}/analisis?factura=f1`, { 'GET /v1/facturas/f1': factura });
  await waitFor(() =>
    expect(screen.getByLabelText(/Precio de la energía de P1/)).toHaveProperty('value', '0,3'),
  );
  expect(screen.getByLabelText(/Precio de la potencia de P1/)).toHaveProperty('value', '36,5');
  await waitFor(() => expect(router.location.href).not.toContain('factura'));
  expect(readToasts().at(-1)?.text).toBe('Con los precios de la factura del 31/01/2026');
});

it('an analysis of a supply without consumption takes a year as the days of the bill, and says so', async () => {
  const precios = { energia: [0.3, 0.29, 0.28, 0.27, 0.26, 0.25], potencia: [30, 20, 10, 9, 8, 5] };
  const datosDeFactura = { precios, consumos: [100, 0, 0, 0, 0, 73] };
  const [desde, hasta] = ['2026-01-01', '2026-01-31'];
  const factura = { id: 'f1', cups: CUPS, desde, hasta, creada: '2026-02-04', datos: datosDeFactura };
  await open(`/cups/${CUPS}/analisis?factura=f1`, {
    'GET /v1/analisis/datos': { puntos: [{ ficha: FICHA, consumos: [], anteriores: null }], ultimos: null },
    'GET /v1/facturas/f1': factura,
  });
  await waitFor(() => expect(readToasts().at(-1)?.text).toContain('los 30 días de la factura'));
  // 100 kWh and 73 kWh of 30 days are 1,217 and 888 of 365.
  expect((await screen.findAllByText(/1\.217/)).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/888/).length).toBeGreaterThan(0);
});

it('an analysis gives every reason of the offers that it leaves out', async () => {
  await open(`/cups/${CUPS}/analisis`);
  await user.click(await screen.findByText('2 ofertas quedan fuera'));
  expect(screen.getByText('No se vende en la península')).toBeDefined();
  expect(screen.getByText('Falta el precio de energía de P2')).toBeDefined();
});

it('a fee moves the commission, the total and the saving of every offer', async () => {
  await open(`/cups/${CUPS}/analisis`);
  await writePrecios();
  const [, total, ahorro, comision] = cifras(await oferta('barata'));
  expect(comision).toBe('0,00');
  await moveFee('Fee de energía', '10');
  const [, totalConFee, ahorroConFee, comisionConFee] = cifras(await oferta('barata'));
  expect(totalConFee).not.toBe(total);
  expect(ahorroConFee).not.toBe(ahorro);
  // 72,000 kWh at 10 €/MWh.
  expect(comisionConFee).toBe('720,00');
  expect(cifras(await oferta('cara'))[3]).toBe('720,00');
});

it('a fee is typed and stepped too, and one outside its band is refused where it was typed', async () => {
  await open(`/cups/${CUPS}/analisis`);
  await writePrecios();
  const escrito = screen.getByLabelText<HTMLInputElement>('Fee de energía, escrito');
  await user.clear(escrito);
  await user.type(escrito, '7,5');
  await waitFor(() => expect(deslizador('Fee de energía').value).toBe('7.5'));
  await user.click(screen.getByRole('button', { name: 'Subir: Fee de energía' }));
  await waitFor(() => expect(deslizador('Fee de energía').value).toBe('7.6'));
  await user.clear(escrito);
  await user.type(escrito, '9000');
  expect(escrito.getAttribute('aria-invalid')).toBe('true');
  await user.tab();
  expect(Number(deslizador('Fee de energía').value)).toBeLessThan(9000);
});

it('an amount opens its arithmetic, and gives the focus back', async () => {
  await open(`/cups/${CUPS}/analisis`);
  await writePrecios();
  await moveFee('Fee de potencia', '2');
  const boton = within(await oferta('barata')).getByText(/^260,00/);
  await user.click(boton);
  const panel = document.querySelector('[popover]')!;
  expect(panel.getAttribute('aria-label')).toBe('Comisión generada · Oferta barata, Luz del Norte');
  expect(llano(panel)).toContain('20 + 20 + 20 + 20 + 20 + 30 = 130 kW');
  expect(llano(panel)).toContain('130 kW × 2,00 €/kW·año × 365/365 = 260,00 €');
  await user.keyboard('{Escape}');
  expect(document.querySelector('[popover]')).toBeNull();
  expect(document.activeElement).toBe(boton);
});

it('the fees stay within what the chosen offer admits, and bring back offers that they left out', async () => {
  await open(`/cups/${CUPS}/analisis`);
  await oferta('barata');
  expect(deslizador('Fee de potencia').max).toBe('3');
  await user.click(await screen.findByText('Oferta cara', { selector: 'label *' }));
  expect(deslizador('Fee de potencia').max).toBe('5');
  await moveFee('Fee de potencia', '4');
  await user.click(screen.getByText('3 ofertas quedan fuera'));
  await user.click(screen.getByText('Llevar los fees a su banda'));
  expect(await screen.findByText('2 ofertas quedan fuera')).toBeDefined();
  expect(deslizador('Fee de potencia').value).toBe('3');
});

it('an analysis asks for the prices before it is saved, sends the decisions and shows what the server stored', async () => {
  const { requests } = await open(`/cups/${CUPS}/analisis`, {
    'POST /v1/analisis': problem(409, 'sin-consumos', { 'puntos.0.cups': 'No hay ningún consumo guardado' }),
  });
  await oferta('barata');
  await user.click(screen.getByText('Guardar análisis'));
  expect(readToasts().at(-1)?.text).toBe(textos.guardarSinPrecios);
  await writePrecios();
  await moveFee('Fee de energía', '5');
  await user.click(screen.getByText('Guardar análisis'));
  expect(await screen.findByText('No hay ningún consumo guardado')).toBeDefined();
  const enviado: unknown = await requests.find(({ method }) => method === 'POST')?.json();
  expect(enviado).toEqual({
    fecha: HOY,
    costeOperativoComercial: 5,
    costeOperativoPotenciaComercial: 0,
    puntos: [
      {
        cups: CUPS,
        precioEnergiaCliente: [0.2, 0.2, 0.2, 0.2, 0.2, 0.2],
        precioPotenciaCliente: expect.arrayContaining([20.376927]),
        potenciaEstudio: null,
        idProducto: 'barata',
      },
    ],
  });
});

it('leaving an analysis asks once, and the draft is kept', async () => {
  const { router } = await open(`/cups/${CUPS}/analisis`);
  await writePrecios();
  router.navigate({ to: '/otra' });
  await user.click(await screen.findByText('Salir sin guardar'));
  expect(await screen.findByText('Otra pantalla')).toBeDefined();
  router.navigate({ to: `/cups/${CUPS}/analisis` });
  expect(await screen.findByText(/Sigues donde lo dejaste/)).toBeDefined();
  const ultimo = () => screen.getByLabelText<HTMLInputElement>(/Precio de la energía de P6/).value;
  expect(ultimo()).toBe('0,2');
  await user.click(screen.getByText('Descartar y empezar de nuevo'));
  expect(ultimo()).toBe('');
});

it('a CUPS outside the portfolio has two ways on', async () => {
  await open(`/cups/${CUPS}/analisis`, { 'GET /v1/analisis/datos': datos() });
  expect(await screen.findByText('Este CUPS no está en tu cartera')).toBeDefined();
  expect(screen.getByText('Importar ficheros').getAttribute('href')).toBe('/importaciones');
  expect(screen.getByText('Crear y analizar')).toBeDefined();
});

it('a wrong CUPS gives its reason, and a right one needs no button when it is pasted', async () => {
  const { router } = await open('/analisis/nuevo');
  const caja = await screen.findByLabelText('CUPS');
  await user.type(caja, 'ES1234123456789012JX');
  expect(screen.getByText(/letras de control/)).toBeDefined();
  await user.clear(caja);
  await user.paste('es 1234 1234 5678 9012 jy');
  await waitFor(() => expect(router.location.pathname).toBe(`/cups/${CUPS}/analisis`));
});

it('a CUPS of gas is named as gas where its sheet is missing, and is added with a toll group and no powers', async () => {
  const { router } = await open('/analisis/nuevo', { 'GET /v1/analisis/datos': datos() });
  await user.click(await screen.findByLabelText('CUPS'));
  await user.paste('ES0217 0101 4320 9335 YG');
  await waitFor(() => expect(router.location.pathname).toBe('/cups/ES0217010143209335YG/analisis'));
  expect(await screen.findByText(/Es un CUPS de gas, de la distribuidora Nedgia/)).toBeDefined();
  expect(screen.queryByText('Este CUPS no está en tu cartera')).toBeNull();
  expect(screen.getByText('RL.2 (5.000 – 15.000 kWh)')).toBeDefined();
  expect(screen.queryByText('2.0TD')).toBeNull();
  expect(screen.queryByText('Potencias contratadas')).toBeNull();
});

const DE_GAS: puntosSuministro.PuntoSuministro = {
  ...FICHA,
  cups: 'ES0217010143209335YG',
  tarifa: 'RL.2',
  potenciasKw: [],
  alquilerEurMes: null,
};

const GAS = producto('gas', 0, {
  tarifa: 'RL.2',
  tipo: 'gas',
  potenciaEurKwAnio: [],
  energiaEurKwh: null,
  feePotenciaEurKwAnio: { minimo: 0, maximo: 0 },
  fijoEurMes: 4,
  variableEurKwh: 0.06,
});

it('a supply of gas is studied by its fixed term and its kWh, and offered nothing that goes by power', async () => {
  const [unico] = CONSUMOS;
  const suyos = datos(DE_GAS);
  const consumos = [
    {
      ...unico!,
      tarifa: 'RL.2',
      desde: '2024-12-31',
      hasta: '2025-12-31',
      activaKwh: [8000],
      maximetroKw: [],
    },
  ];
  await open(`/cups/${DE_GAS.cups}/analisis`, {
    'GET /v1/analisis/datos': { ...suyos, puntos: suyos.puntos.map((punto) => ({ ...punto, consumos })) },
    'GET /v1/productos/vigentes': { rows: [GAS] },
  });
  await user.type(await screen.findByLabelText(/^Término fijo de hoy/), '8');
  await user.type(screen.getByLabelText(/^Precio del gas de hoy/), '0,08');
  expect(await screen.findByText('Impuesto sobre hidrocarburos')).toBeDefined();
  // 12 × 8 + 8,000 × 0.08 + 18.72 and 21 % of it, as a bill of gas.
  expect((await screen.findAllByText(/913,21/)).length).toBeGreaterThan(0);
  for (const deLuz of ['Término de potencia', 'Impuesto sobre la electricidad', 'Optimizar potencia'])
    expect(screen.queryByText(deLuz)).toBeNull();
});

it('an analysis of several supplies has a row for each, and the address names the open one', async () => {
  const otroCups = 'ES0021000012345678LB';
  const { router } = await open(`/analisis/nuevo?cups=${CUPS},${otroCups}`, {
    'GET /v1/analisis/datos': datos(FICHA, { ...FICHA, cups: otroCups, direccion: 'Plaza del Pan 1' }),
  });
  await writePrecios();
  expect(await screen.findByText('Total de un punto con oferta y precios')).toBeDefined();
  await user.click(screen.getByText('Copiar a otro CUPS'));
  expect(await screen.findByText('Total de 2 puntos con oferta y precios')).toBeDefined();
  await user.click(screen.getByText('Plaza del Pan 1'));
  await waitFor(() => expect(router.location.search).toMatchObject({ punto: otroCups }));
});

it('a representative reads their own part of each of several supplies, and of all of them', async () => {
  const otroCups = 'ES0021000012345678LB';
  const deTodo = {
    productoId: null,
    comercializadora: null,
    tarifa: null,
    consumoMwh: null,
    feeEnergiaEurMwh: null,
  };
  const regla = {
    id: 'g',
    tipo: 'porcentaje-fee',
    valor: 60,
    desde: '2020-01-01',
    hasta: null,
    reparto: null,
  };
  await open(`/analisis/nuevo?cups=${CUPS},${otroCups}`, {
    'GET /v1/analisis/datos': datos(FICHA, { ...FICHA, cups: otroCups, direccion: 'Plaza del Pan 1' }),
    'GET /v1/comisiones/en-vigor': { reglas: [{ ...regla, ...deTodo }], repartoDelPlan: [70], nivel: 1 },
  });
  await writePrecios();
  await user.click(screen.getByText('Copiar a otro CUPS'));
  await moveFee('Fee de energía', '10');
  await screen.findByText('Total de 2 puntos con oferta y precios');
  const tabla = screen.getByRole('table', { name: '2 puntos de suministro' });
  const enCentimos = (texto = '') => Math.round(Number(texto.replace(/[^\d,]/g, '').replace(',', '.')) * 100);
  const importes = [...tabla.querySelectorAll('tbody tr, tfoot tr')].map((fila) => {
    const [generada, tuya] = [...fila.children].slice(-2).map((celda) => enCentimos(celda.textContent ?? ''));
    return { generada: generada!, tuya: tuya! };
  });
  expect(importes).toHaveLength(3);
  for (const { generada, tuya } of importes) expect(tuya).toBe(Math.round(generada * 0.6 * 0.7));
  expect(importes[2]!.tuya).toBe(importes[0]!.tuya + importes[1]!.tuya);
  expect(importes[2]!.tuya).toBeGreaterThan(0);
});

it.each([
  ['of one seller is paid by the rules of that seller', 'r1', 'r1'],
  [
    'of several sellers is paid by those of whoever makes it, and not by the rules of one of them',
    'r2',
    null,
  ],
])('an analysis of supplies %s', async (_what, otro, esperado) => {
  const otroCups = 'ES0021000012345678LB';
  const otra = { ...FICHA, cups: otroCups, comercial: { id: otro, nombre: 'Otra persona' } };
  const { requests } = await open(`/analisis/nuevo?cups=${CUPS},${otroCups}`, {
    'GET /v1/analisis/datos': datos(FICHA, otra),
    'GET /v1/comisiones/en-vigor': { reglas: [], repartoDelPlan: [], nivel: 1 },
  });
  await writePrecios();
  const pedidas = requests.map(({ url }) => new URL(url, 'http://vatio.example'));
  const deReglas = pedidas.filter(({ pathname }) => pathname.endsWith('/comisiones/en-vigor'));
  expect(deReglas.at(-1)?.searchParams.get('comercial')).toBe(esperado);
});

it('a saved analysis opens, and neither the leave guard nor a late read gets in its way', async () => {
  const guardado = analisisGuardado({ id: 'v9' }, LIBRO);
  const { router } = await open(`/cups/${CUPS}/analisis`, {
    'GET /v1/analisis/v9': guardado,
    'POST /v1/analisis': guardado,
  });
  await writePrecios();
  await user.click(screen.getByText('Guardar análisis'));
  await waitFor(() => expect(router.location.pathname).toBe('/analisis/v9'));
  expect(localStorage.getItem(`draft:u1:analisis:${CUPS}`)).toBeNull();
});

it.each([
  [
    'comercial',
    1,
    'a rule',
    ['Tu comisión', '302,40 €', 'Comisión generada: 720,00 €Comisión de la casa: 432,00 €'],
  ],
  ['admin', null, 'a rule', ['Comisión generada', '720,00 €', 'Comisión de la casa: 432,00 €']],
  [
    'comercial',
    1,
    'no rule',
    [
      'Tu comisión',
      'Sin regla de comisión',
      'Comisión generada: 720,00 €Comisión de la casa: Sin regla de comisión',
    ],
  ],
  ['admin', null, 'no rule', ['Comisión generada', '720,00 €', 'Comisión de la casa: Sin regla de comisión']],
] as const)(
  'an analysis gives %s of level %s, where %s is in force, the amounts of the deal by their names while a fee moves',
  async (role, nivel, inForce, dichos) => {
    const regla = {
      id: 'g',
      tipo: 'porcentaje-fee',
      valor: 60,
      desde: '2020-01-01',
      hasta: null,
      reparto: null,
    };
    const deTodo = {
      productoId: null,
      comercializadora: null,
      tarifa: null,
      consumoMwh: null,
      feeEnergiaEurMwh: null,
    };
    const { requests } = await openScreens(`/cups/${CUPS}/analisis`, {
      screens,
      texts: { analisis: textos, ui },
      answers: {
        ...answers,
        'GET /v1/comisiones/en-vigor': {
          reglas: inForce === 'a rule' ? [{ ...regla, ...deTodo }] : [],
          repartoDelPlan: [70],
          nivel,
        },
      },
      role,
    });
    await writePrecios();
    const pedidas = requests.length;
    await moveFee('Fee de energía', '10');
    const cifra = await screen.findByText(dichos[0], { selector: 'dt' });
    expect([...cifra.parentElement!.children].map(llano)).toEqual(dichos);
    expect(cifras(await oferta('barata'))[3]).toContain(dichos[1].replace(' €', ''));
    expect(requests).toHaveLength(pedidas);
  },
);
