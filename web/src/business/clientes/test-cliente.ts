import type { clientes } from '@vatio/contract';

export function fila(cambios: Partial<clientes.ClienteRow> = {}): clientes.ClienteRow {
  return {
    id: 'c1',
    tipo: 'empresa',
    nombre: 'Panadería Sol SL',
    nif: 'B12345674',
    email: 'sol@pan.example',
    telefono: '600 100 200',
    municipio: 'Getafe',
    provincia: '28',
    comercial: { id: 'k1', nombre: 'Laura Gil' },
    estado: 'activo',
    puntos: 3,
    puntosConContrato: 1,
    consumoAnualKwh: 45_200,
    creado: '2026-02-03T10:00:00Z',
    actualizado: '2026-02-03T10:00:00Z',
    version: 4,
    ...cambios,
  };
}

export function ficha(cambios: Partial<clientes.Cliente> = {}): clientes.Cliente {
  return {
    ...fila(),
    direccion: 'Calle Mayor, 3',
    codigoPostal: '28901',
    cnae: '1071',
    iban: 'ES9121000418450200051332',
    cuenta: null,
    recuento: { puntos: 3, analisis: 2, propuestas: 1, contratos: 1, documentos: 0, notas: 1 },
    consentimientos: [],
    bloqueo: null,
    bloqueoDatos: null,
    fusionadoEn: null,
    acciones: ['editar', 'borrar'],
    ...cambios,
  };
}

export const LISTA = { rows: [fila()], count: 1, countExact: true };
export const NADA = { rows: [], count: 0, countExact: true };

/** The answers that every screen of clients needs, whatever the test is about. */
export const BACKGROUND_ANSWERS = {
  'GET /v1/clientes': LISTA,
  'GET /v1/clientes/facetas': {
    provincias: [{ valor: '28', nombre: 'Madrid' }],
  },
  'GET /v1/comerciales/opciones': {
    rows: [
      { id: 'k1', nombre: 'Laura Gil', zona: null },
      { id: 'k2', nombre: 'Pedro Mas', zona: 'Levante' },
    ],
    more: false,
  },
  'GET /v1/vistas': { rows: [] },
};
