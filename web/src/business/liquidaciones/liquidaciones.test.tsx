import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { liquidaciones } from '@vatio/contract';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import ComisionesScreen from './comisiones.screen.tsx';
import textos from './es.json';
import LiquidacionScreen from './liquidacion.screen.tsx';
import ListaLiquidacionesScreen from './lista.screen.tsx';

function liquidacion(cambios: Partial<liquidaciones.Liquidacion> = {}): liquidaciones.Liquidacion {
  return {
    id: 'l1',
    codigo: 'LQ-2026-10-01',
    mes: '2026-10',
    comercial: { id: 'm1', nombre: 'Lucía Navarro' },
    estado: 'en-revision',
    estadoDesde: '2026-11-02T09:00:00.000Z',
    pagadaEl: null,
    lineas: 1,
    disputadas: 0,
    comisionesEur: 63.35,
    decomisionesEur: 0,
    ajustesEur: 0,
    totalEur: 63.35,
    disputadoEur: 0,
    desajustes: [],
    autofactura: {
      nombre: 'Lucía Navarro',
      nif: '12345678Z',
      regimen: 'autonomo',
      congelada: true,
      falta: null,
      casa: 'peninsula-baleares',
      territorio: 'peninsula-baleares',
      inversion: null,
      menciones: ['facturación por el destinatario'],
      impuesto: { nombre: 'IVA', pct: 21, cuotaEur: 13.3 },
      irpf: { pct: 15, cuotaEur: -9.5 },
      totalEur: 67.15,
    },
    acciones: ['aceptar'],
    disputable: true,
    actualizado: '2026-11-02T09:00:00Z',
    version: 2,
    detalle: [
      {
        id: 'n1',
        contrato: {
          id: 'k1',
          codigo: 'CT-2026-0001',
          cups: 'ES0021000000000001AA',
          cliente: 'Panadería Sol SL',
        },
        producto: 'Casa Doce',
        tipo: 'comision',
        nivel: 1,
        fecha: '2026-10-05',
        baseEur: 90.5,
        porcentaje: 70,
        importeEur: 63.35,
        explicacion: '60 % de 150,83 € de fees al año',
        estado: 'pendiente',
        motivo: null,
        respuesta: null,
        pagadaEn: null,
        vieneDe: null,
      },
    ],
    ...cambios,
  };
}

const regla = {
  id: 'r1',
  productoId: null,
  comercializadora: null,
  tarifa: '2.0TD',
  consumoMwh: null,
  feeEnergiaEurMwh: null,
  tipo: 'fija',
  valor: 45,
  reparto: null,
  desde: '2026-01-01',
  hasta: null,
  notas: '',
  producto: null,
  estado: 'vigente',
  contratos: 21,
  version: 1,
  borrada: null,
};

const open = (address: string, answers: Readonly<Record<string, unknown>>, role: 'admin' | 'comercial') =>
  openScreens(address, {
    screens: {
      '/liquidaciones': ListaLiquidacionesScreen,
      '/liquidaciones/:id': LiquidacionScreen,
      '/comisiones': ComisionesScreen,
    },
    texts: { liquidaciones: textos, ui },
    answers: {
      'GET /v1/vistas': { rows: [] },
      'GET /v1/comerciales/opciones': { rows: [], more: false },
      'GET /v1/productos/vigentes': { rows: [] },
      'GET /v1/liquidaciones/l1': liquidacion(),
      ...answers,
    },
    role,
  });

const user = userEvent.setup();
afterEach(closeScreens);

it('a month is closed only after a trial that shows its exceptions', async () => {
  const { requests } = await open(
    '/liquidaciones',
    {
      'GET /v1/liquidaciones': { rows: [liquidacion()], count: 1, countExact: true },
      'GET /v1/liquidaciones/cierres': {
        meses: [],
        disputadas: 2,
        pendientes: { contratos: 3, comisionEur: 120, desde: '2026-11-03' },
      },
      'POST /v1/liquidaciones/cierres': {
        mes: '2026-10',
        lineasNuevas: 2,
        liquidaciones: [
          {
            id: 'l2',
            codigo: 'LQ-2',
            comercial: { id: 'm2', nombre: 'Ana Ruiz' },
            falta: null,
            estado: 'borrador',
            lineas: 1,
            lineasNuevas: 1,
            totalEur: -52.55,
          },
        ],
        excepciones: [
          { contrato: { id: 'k9', codigo: 'CT-2026-0009', cliente: 'Bar Luna' }, motivo: 'sin-regla' },
        ],
      },
    },
    'admin',
  );
  expect(await screen.findByTitle('3 contratos activados desde el 03/11/2026')).toBeDefined();
  await user.click(screen.getByText('Cerrar un mes'));
  await user.click(screen.getByText('Comprobar'));
  expect(await screen.findByText('Ninguna regla se le aplica')).toBeDefined();
  const debe = screen.getByText('Tiene que devolver dinero').parentElement?.textContent;
  expect(debe?.replace(/\s/g, ' ')).toContain('Ana Ruiz52,55 €');
  await user.click(screen.getByText('Cerrar con 2 líneas nuevas'));
  await waitFor(() => expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(2));
});

it('a line is disputed with a reason; without one nothing is sent', async () => {
  const { requests } = await open(
    '/liquidaciones/l1',
    { 'POST /v1/liquidaciones/l1/lineas/n1/disputa': liquidacion({ estado: 'con-incidencia' }) },
    'comercial',
  );
  await user.click(await screen.findByLabelText('No estoy de acuerdo con CT-2026-0001'));
  await user.click(screen.getByText('No estoy de acuerdo', { selector: 'dialog button' }));
  expect(await screen.findByText('Escribe el motivo')).toBeDefined();
  await user.type(screen.getByLabelText(/Por qué no/), 'El fee era otro');
  await user.click(screen.getByText('No estoy de acuerdo', { selector: 'dialog button' }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'POST')).toBe(true));
  const enviado: unknown = await requests.find(({ method }) => method === 'POST')?.json();
  expect(enviado).toEqual({ motivo: 'El fee era otro' });
});

it('a settlement shows the draft of the invoice: base, tax, withholding and amount to pay', async () => {
  await open('/liquidaciones/l1', {}, 'comercial');
  const factura = await screen.findByRole('region', { name: 'Borrador de autofactura' });
  expect(factura.textContent?.replace(/\s/g, ' ')).toContain(
    'Base imponible63,35 €IVA 21 %13,30 €Retención de IRPF 15 %−9,50 €Total a pagar67,15 €',
  );
});

it('a settlement below zero is given back, and not paid', async () => {
  const { autofactura } = liquidacion();
  const negativa = { autofactura: autofactura && { ...autofactura, totalEur: -55.7 }, totalEur: -52.55 };
  const aceptada = liquidacion({ ...negativa, estado: 'aceptada', acciones: ['pagar'] });
  await open('/liquidaciones/l1', { 'GET /v1/liquidaciones/l1': aceptada }, 'admin');
  expect(await screen.findByText('Total a devolver')).toBeDefined();
  await user.click(screen.getByText('Pagar'));
  expect(await screen.findByText(/Lucía Navarro devuelve 55,70/)).toBeDefined();
});

it('a disputed line is kept, corrected with its amount, or withdrawn', async () => {
  const [linea] = liquidacion().detalle;
  const conDisputa = liquidacion({
    estado: 'pagada',
    pagadaEl: '2026-11-10',
    disputadas: 1,
    disputadoEur: 63.35,
    totalEur: 0,
    detalle: [{ ...linea!, estado: 'disputada', motivo: 'El fee era otro' }],
  });
  const { requests } = await open(
    '/liquidaciones/l1',
    {
      'GET /v1/liquidaciones/l1': conDisputa,
      'POST /v1/liquidaciones/l1/lineas/n1/resolucion': liquidacion(),
    },
    'admin',
  );
  await user.click(await screen.findByLabelText('Responder sobre CT-2026-0001'));
  expect(screen.queryByLabelText(/^Importe que queda/)).toBeNull();
  await user.click(screen.getByLabelText(/^Se corrige/));
  const importe = screen.getByLabelText(/^Importe que queda/);
  await user.clear(importe);
  await user.type(importe, '80');
  await user.type(screen.getByLabelText(/^Respuesta/), 'Tienes razón');
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations).toEqual([]);
  await user.click(screen.getByText('Responder', { selector: 'dialog button' }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'POST')).toBe(true));
  const enviado: unknown = await requests.find(({ method }) => method === 'POST')?.json();
  expect(enviado).toEqual({ resolucion: 'corregir', respuesta: 'Tienes razón', importeEur: 80 });
});

it('a seller reads their own plan, and changes nothing in it', async () => {
  const { estado, valor, tipo, desde, hasta, producto, comercializadora, tarifa } = regla;
  const aplicada = { estado, valor, tipo, desde, hasta, producto, comercializadora, tarifa };
  await open(
    '/comisiones',
    {
      'GET /v1/comisiones/plan': {
        comercial: { id: 'm1', nombre: 'Lucía Navarro' },
        plan: { nombre: 'General', propioPct: 70, propio: false },
        reglas: [{ ...aplicada, id: 'r1', consumoMwh: null, feeEnergiaEurMwh: null, propioPct: 70 }],
      },
    },
    'comercial',
  );
  expect((await screen.findByRole('row', { name: /2\.0TD/ })).textContent).toMatch(
    /45,00.€ por contrato.*70.%/,
  );
  expect(screen.queryByText('Nueva regla')).toBeNull();
});

it('a settlement is headed by its month, and the page by its code', async () => {
  await open('/liquidaciones/l1', {}, 'comercial');
  expect(await screen.findByRole('heading', { name: 'oct 2026' })).toBeDefined();
  expect(document.title).toBe('LQ-2026-10-01');
});

it('a settlement is locked once it is paid', async () => {
  const pagada = liquidacion({ estado: 'pagada', pagadaEl: '2026-11-10', acciones: [], disputable: false });
  await open('/liquidaciones/l1', { 'GET /v1/liquidaciones/l1': pagada }, 'comercial');
  expect(await screen.findByText(/^Pagada el 10\/11\/2026/)).toBeDefined();
  expect(screen.queryByText('No estoy de acuerdo')).toBeNull();
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations).toEqual([]);
});

it('a rule that overlaps another says which', async () => {
  const choque = new Response(
    JSON.stringify({
      type: 'about:blank',
      status: 409,
      code: 'regla-solapada',
      title: 'Ya hay una regla igual',
      detail: '2.0TD, 2026-01-01 → sin fin',
      errors: { desde: 'Coincide con otra regla' },
    }),
    { status: 409, headers: { 'content-type': 'application/problem+json' } },
  );
  await open(
    '/comisiones',
    {
      'GET /v1/comisiones/reglas': { rows: [regla], count: 1, countExact: true },
      'POST /v1/comisiones/reglas': choque,
    },
    'admin',
  );
  expect(await screen.findByText('45,00 € por contrato')).toBeDefined();
  await user.click(screen.getByText('Nueva regla'));
  await user.click(screen.getByText('Guardar'));
  expect(await screen.findByText('Ha de ser un número')).toBeDefined();
  await user.type(screen.getByLabelText(/^Valor/), '50');
  await user.click(screen.getByText('Guardar'));
  expect(await screen.findByText('Ya hay una regla igual: 2.0TD, 2026-01-01 → sin fin')).toBeDefined();
  expect(screen.getByText('Coincide con otra regla')).toBeDefined();
});

it('an invoice says that the house pays the tax, between which territories and by what words, and charges none', async () => {
  const { autofactura } = liquidacion();
  const inversion = { nombre: 'IVA', fundamento: 'artículos de la Ley 37/1992' };
  const invertida = {
    ...autofactura,
    territorio: 'canarias',
    impuesto: null,
    inversion,
    totalEur: 53.85,
    menciones: ['facturación por el destinatario', 'inversión del sujeto pasivo'],
  };
  await open(
    '/liquidaciones/l1',
    { 'GET /v1/liquidaciones/l1': { ...liquidacion(), autofactura: invertida } },
    'comercial',
  );
  const factura = await screen.findByRole('region', { name: 'Borrador de autofactura' });
  const leido = factura.textContent?.replace(/\s/g, ' ');
  expect(leido).toContain('Establecido en Canarias; la empresa, en Península y Baleares');
  expect(leido).toContain('«facturación por el destinatario»«inversión del sujeto pasivo»');
  expect(leido).toContain('IVA: inversión del sujeto pasivo0,00 €Retención de IRPF 15 %−9,50 €');
});

it('an invoice says what is missing to know its tax, with a link to where it is typed', async () => {
  const { autofactura } = liquidacion();
  const sinDato = {
    falta: 'territorio',
    territorio: null,
    impuesto: null,
    irpf: null,
    menciones: [],
    totalEur: 63.35,
  };
  const una = { ...liquidacion(), autofactura: { ...autofactura, ...sinDato } };
  await open('/liquidaciones/l1', { 'GET /v1/liquidaciones/l1': una }, 'admin');
  const factura = await screen.findByRole('region', { name: 'Borrador de autofactura' });
  expect(factura.textContent).toContain(textos['falta-territorio']);
  expect(factura.textContent?.replace(/\s/g, ' ')).toContain('Total sin impuestos63,35 €');
  const completar = screen.getByText(textos.completarFiscal);
  expect(completar.getAttribute('href')).toBe('/comerciales/m1');
});

it('a settlement says what its supplier has not paid, with its part, and leads administrators to the statement', async () => {
  const desajuste = {
    contrato: { id: 'k1', codigo: 'CT-2026-0001' },
    estado: 'corta',
    parteEur: -28,
  } as const;
  const conDesajuste = liquidacion({ desajustes: [{ ...desajuste, diferenciaEur: -40 }] });
  await open('/liquidaciones/l1', { 'GET /v1/liquidaciones/l1': conDesajuste }, 'admin');
  const note = await screen.findByRole('note');
  expect(note.textContent?.replace(/\s/g, ' ')).toContain(
    'CT-2026-0001: ha pagado de menos · diferencia −40,00 € · parte de esta liquidación: −28,00 €',
  );
  expect(screen.getByRole('link', { name: textos.verExtractos }).getAttribute('href')).toContain(
    'CT-2026-0001',
  );
});

it('a seller reads their part of what a supplier has not paid, and nothing of the house', async () => {
  const desajuste = {
    contrato: { id: 'k1', codigo: 'CT-2026-0001' },
    estado: 'falta',
    parteEur: -70,
  } as const;
  const conDesajuste = liquidacion({ desajustes: [{ ...desajuste, diferenciaEur: null }] });
  await open('/liquidaciones/l1', { 'GET /v1/liquidaciones/l1': conDesajuste }, 'comercial');
  const note = await screen.findByRole('note');
  expect(note.textContent).not.toContain(textos.desajusteDiferencia.split(' ')[0]);
  expect(screen.queryByRole('link', { name: textos.verExtractos })).toBeNull();
});
