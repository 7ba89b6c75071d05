import type { Viewer } from '../../platform/access-token.ts';
import { dateCell, type SheetColumn } from '../../platform/sheet/column.ts';
import type { Sheet } from '../../platform/sheet/export-rows.ts';
import type { FilaDeAnalisis } from './analisis.repository.ts';

const COMUNES: readonly SheetColumn<FilaDeAnalisis>[] = [
  { titulo: 'Código', celda: ({ codigo }) => codigo },
  { titulo: 'Versión', celda: ({ version }) => version },
  { titulo: 'CUPS', celda: ({ cups }) => cups.join(', ') },
  { titulo: 'Cliente', celda: ({ clienteNombre }) => clienteNombre },
  { titulo: 'Id. cliente', celda: ({ clienteId }) => clienteId },
  { titulo: 'Comercial', celda: ({ comercialNombre }) => comercialNombre },
  { titulo: 'Id. comercial', celda: ({ comercialId }) => comercialId },
  { titulo: 'Ahorro (€/año)', celda: ({ ahorroAnualEur }) => Number(ahorroAnualEur) },
  { titulo: 'Precios del', celda: ({ fecha }) => dateCell(fecha) },
  { titulo: 'Creado', celda: ({ creadoEn }) => dateCell(creadoEn) },
];

const COMISION: SheetColumn<FilaDeAnalisis> = {
  titulo: 'Comisión generada (€)',
  celda: ({ comisionEur }) => Number(comisionEur),
};

/** A client gets no column on earnings, and only a representative has a part of their own. */
export function hojaDeAnalisis(
  { role }: Viewer,
  tuya?: (fila: FilaDeAnalisis) => number,
): Sheet<FilaDeAnalisis> {
  const comision = role === 'cliente' ? [] : [COMISION];
  const columnaDeComision = tuya ? [{ titulo: 'Tu comisión (€)', celda: tuya }] : [];
  return {
    nombre: 'analisis',
    titulo: 'Análisis',
    columnas: [...COMUNES, ...comision, ...columnaDeComision],
  };
}
