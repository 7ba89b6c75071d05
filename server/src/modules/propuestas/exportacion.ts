import type { Viewer } from '../../platform/access-token.ts';
import { dateCell, type SheetColumn } from '../../platform/sheet/column.ts';
import type { Sheet } from '../../platform/sheet/export-rows.ts';
import type { FilaPropuesta } from './listado.repository.ts';
import type { TuyaDePropuesta } from './tuya.service.ts';

const COLUMNAS: readonly SheetColumn<FilaPropuesta>[] = [
  { titulo: 'Código', celda: ({ codigo }) => codigo },
  { titulo: 'Versión', celda: ({ numero }) => numero },
  { titulo: 'Estado', celda: ({ estado }) => estado },
  { titulo: 'Cliente', celda: ({ clienteNombre }) => clienteNombre },
  { titulo: 'Id. cliente', celda: ({ clienteId }) => clienteId },
  { titulo: 'Comercial', celda: ({ comercialNombre }) => comercialNombre },
  { titulo: 'Id. comercial', celda: ({ comercialId }) => comercialId },
  { titulo: 'CUPS', celda: ({ cups }) => cups.join(', ') },
  { titulo: 'Consumo anual (kWh)', celda: ({ consumoAnualKwh }) => Number(consumoAnualKwh) },
  { titulo: 'Coste actual (€/año)', celda: ({ actualAnualEur }) => Number(actualAnualEur) },
  { titulo: 'Oferta (€/año)', celda: ({ ofertaAnualEur }) => Number(ofertaAnualEur) },
  { titulo: 'Ahorro (€/año)', celda: ({ ahorroAnualEur }) => Number(ahorroAnualEur) },
  { titulo: 'Comisión generada (€)', celda: ({ comisionEur }) => Number(comisionEur) },
  { titulo: 'Creada', celda: ({ creadoEn }) => dateCell(creadoEn) },
  { titulo: 'Enviada', celda: ({ enviadaEn }) => dateCell(enviadaEn) },
  { titulo: 'Válida hasta', celda: ({ validaHasta }) => dateCell(validaHasta) },
  { titulo: 'Visitas', celda: ({ aperturas }) => aperturas },
];

/**
 * The columns of an export: a client gets none on earnings, and only a representative has a part of their own.
 */
export function hojaDePropuestas({ role }: Viewer, tuya?: TuyaDePropuesta): Sheet<FilaPropuesta> {
  const internas = ['Comisión generada (€)', 'Visitas'];
  const visibles = COLUMNAS.filter(({ titulo }) => role !== 'cliente' || !internas.includes(titulo));
  const columnas = tuya ? [...visibles, { titulo: 'Tu comisión (€)', celda: tuya }] : visibles;
  return { nombre: 'propuestas', titulo: 'Propuestas', columnas };
}
