import { dateCell, type SheetColumn } from '../../platform/sheet/column.ts';
import type { FilaTarea } from './listado.repository.ts';

const TIPOS = { llamada: 'Llamada', visita: 'Visita', recordatorio: 'Recordatorio' } as const;
const RECURRENCIAS = { ninguna: 'No', semanal: 'Semanal', mensual: 'Mensual', anual: 'Anual' } as const;

export const COLUMNAS: readonly SheetColumn<FilaTarea>[] = [
  { titulo: 'Fecha', celda: ({ fecha }) => dateCell(fecha) },
  { titulo: 'Hora', celda: ({ hora }) => hora },
  { titulo: 'Tipo', celda: ({ tipo }) => TIPOS[tipo] },
  { titulo: 'Qué hay que hacer', celda: ({ titulo }) => titulo },
  { titulo: 'De quién', celda: ({ encargadoNombre }) => encargadoNombre },
  { titulo: 'Cliente', celda: ({ clienteNombre }) => clienteNombre },
  { titulo: 'CUPS', celda: ({ cups }) => cups },
  { titulo: 'Contrato', celda: ({ contratoCodigo }) => contratoCodigo },
  { titulo: 'Nota', celda: ({ nota }) => nota },
  { titulo: 'Se repite', celda: ({ recurrencia }) => RECURRENCIAS[recurrencia] },
  { titulo: 'Estado', celda: ({ hechaEn }) => (hechaEn === null ? 'Pendiente' : 'Hecha') },
  { titulo: 'Hecha', celda: ({ hechaEn }) => dateCell(hechaEn) },
];
