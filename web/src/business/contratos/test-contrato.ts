import type { contratos, firmaDeContrato, requisitosDeFirma } from '@vatio/contract';
import { REQUISITOS_DE_FIRMA } from '@vatio/domain';

const DESDE = '2026-10-01T08:00:00.000Z';

/** A contract sent to be signed, as the server answers it. */
export function fila(cambios: Partial<contratos.ContratoRow> = {}): contratos.ContratoRow {
  return {
    id: 'k1',
    codigo: 'CT-2026-0001',
    cups: 'ES0021000000000001AA',
    cliente: { id: 'c1', nombre: 'Panadería Sol SL' },
    clienteBloqueado: null,
    comercial: { id: 'm1', nombre: 'Lucía Navarro' },
    producto: {
      id: 'p1',
      versionId: 'v1',
      nombre: 'Casa Doce',
      comercializadora: 'Luz del Norte',
      tarifa: '2.0TD',
      tipo: 'fijo',
    },
    relojes: {
      comercial: { estado: 'enviado', desde: DESDE, motivo: null },
      firma: { estado: 'enviada', desde: DESDE, motivo: null },
      atr: { estado: 'rechazado', desde: DESDE, motivo: 'Titular distinto', codigo: '05' },
      cobro: { estado: 'pendiente', desde: DESDE, motivo: null },
    },
    fechaFirma: null,
    fechaSolicitud: null,
    fechaActivacion: null,
    fechaFin: '2026-12-31',
    diasParaFin: 41,
    prorrogadoDesde: null,
    permanenciaHasta: null,
    revisionPrecio: null,
    fechaBaja: null,
    consumoAnualKwh: 12_500,
    comisionEur: 150.83,
    comisionCongelada: false,
    acciones: ['cancelar', 'firmar', 'rechazar-firma'],
    version: 3,
    creado: DESDE,
    actualizado: DESDE,
    borrado: null,
    ...cambios,
  };
}

export function contrato(cambios: Partial<contratos.Contrato> = {}): contratos.Contrato {
  return {
    ...fila(),
    precioEnergiaEurKwh: [0.2, 0.15, 0.1],
    precioPotenciaEurKwAnio: [36.5, 3.65],
    precioFijoEurMes: null,
    potenciasKw: [4.6, 4.6],
    feeEnergiaEurMwh: 5,
    feePotenciaEurKwAnio: 0,
    duracionMeses: 12,
    permanencia: false,
    referenciaExterna: null,
    notas: '',
    propuesta: { id: 'q1', codigo: 'PR-2026-0001' },
    analisis: null,
    renuevaA: null,
    renovadoPor: null,
    relevo: null,
    inicioPrevisto: null,
    ocupado: null,
    prorroga: true,
    comision: {
      totalEur: 90.5,
      reglaId: 'r1',
      porQue: 'Es la más concreta: de su producto',
      calculo: '60 % de 150,83 € de fees al año',
      repartoDe: 'plan',
      partes: [
        { nivel: 1, comercial: { id: 'm1', nombre: 'Lucía Navarro' }, porcentaje: 70, importeEur: 63.35 },
      ],
      empresaEur: 27.15,
    },
    editables: ['referenciaExterna', 'notas'],
    historial: [
      {
        cuando: DESDE,
        quien: 'Ana Demo',
        accion: 'enviar',
        antes: { comercial: 'borrador' },
        despues: { comercial: 'enviado' },
      },
    ],
    ...cambios,
  };
}

const CERO = { comercial: {}, firma: {}, atr: {}, cobro: {} };

/** All that the law asks before the signature of a company, as the server answers it. */
export function requisitos(
  cambios: Partial<requisitosDeFirma.Requisitos> = {},
): requisitosDeFirma.Requisitos {
  return {
    fechaFirma: '2026-11-20',
    abierto: true,
    persona: false,
    completo: true,
    rows: REQUISITOS_DE_FIRMA.map((requisito) => ({
      requisito,
      estado: 'cumple' as const,
      motivo: null,
      porLey: true,
    })),
    contacto: null,
    firmante: null,
    bonoSocial: null,
    ficha: null,
    documentos: { identidad: null, poder: null, factura: null, renuncia: null },
    ...cambios,
  };
}

const SIN_PROVEEDOR: firmaDeContrato.Firma = {
  conProveedor: false,
  enviable: false,
  firmante: { nombre: '', email: '', telefono: '' },
  envios: [],
};

/** The answers that every screen of the area needs, whatever the test is about. */
export const BACKGROUND_ANSWERS = {
  'GET /v1/contratos': { rows: [fila()], count: 1, countExact: true },
  'GET /v1/contratos/recuento': {
    ...CERO,
    total: 1,
    consumoAnualKwh: 12_500,
    comisionEur: 90.5,
    firma: { enviada: 7 },
    sumas: { ...CERO, atr: { solicitado: { consumoAnualKwh: 12_500, comisionEur: 90.5 } } },
    comercializadoras: ['Luz del Norte'],
    tarifas: ['2.0TD'],
  },
  'GET /v1/contratos/k1': contrato(),
  'GET /v1/contratos/k1/requisitos': requisitos(),
  'GET /v1/contratos/k1/firma': SIN_PROVEEDOR,
  'GET /v1/documentos': { rows: [], count: 0, countExact: true },
  'GET /v1/vistas': { rows: [] },
  'GET /v1/productos/opciones': { rows: [], more: false },
  'GET /v1/comerciales/opciones': { rows: [], more: false },
} as const;
