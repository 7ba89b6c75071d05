import type { importacionDeFilas, operaciones } from '@vatio/contract';

/** An operation as the server answers, for tests. */
export function operacion(cambios: Partial<operaciones.Operacion> = {}): operaciones.Operacion {
  return {
    id: 'o1',
    tipo: 'asignacion',
    deshaceId: null,
    quien: { id: 'u1', nombre: 'Marta' },
    estado: 'terminada',
    total: 2,
    hechas: 1,
    sinCambios: 1,
    rechazadas: 0,
    motivo: null,
    creado: '2026-03-01T09:00:00Z',
    terminada: '2026-03-01T09:00:01Z',
    deshecha: null,
    fichero: null,
    acciones: ['deshacer'],
    ...cambios,
  };
}

/** A file of text that was read without anything to correct. */
export const LECTURA: importacionDeFilas.Columnas['lectura'] = {
  hoja: null,
  hojas: [],
  cabecera: 2,
  codificacion: 'windows-1252',
  separador: ';',
  avisos: ['La fila 9 no se lee: es un total'],
  primeras: [
    { fila: 1, celdas: ['Exportación'] },
    { fila: 2, celdas: ['CIF', 'Quién'] },
  ],
};
