import type { Viewer } from '../../platform/access-token.ts';
import { dateCell, type ListColumn } from '../../platform/sheet/column.ts';
import type { Sheet } from '../../platform/sheet/export-rows.ts';
import { WORDS } from '../../platform/sheet/words.ts';
import type { FilaPropuesta } from './listado.repository.ts';
import type { TuyaDePropuesta } from './tuya.service.ts';

const COLUMNAS: readonly ListColumn<FilaPropuesta>[] = [
  { id: 'codigo', title: WORDS.codigo, cell: ({ codigo }) => codigo },
  { id: 'version', title: WORDS.version, cell: ({ numero }) => numero },
  { id: 'estado', title: WORDS.estado, cell: ({ estado }) => estado },
  { id: 'cliente', title: WORDS.cliente, cell: ({ clienteNombre }) => clienteNombre },
  { id: 'idCliente', title: WORDS.idCliente, identifier: true, cell: ({ clienteId }) => clienteId },
  { id: 'comercial', title: WORDS.comercial, cell: ({ comercialNombre }) => comercialNombre },
  { id: 'idComercial', title: WORDS.idComercial, identifier: true, cell: ({ comercialId }) => comercialId },
  { id: 'cups', title: WORDS.cups, cell: ({ cups }) => cups.join(', ') },
  { id: 'consumoAnual', title: WORDS.consumoAnual, cell: ({ consumoAnualKwh }) => Number(consumoAnualKwh) },
  {
    id: 'costeActual',
    title: WORDS.costeActual,
    money: true,
    cell: ({ actualAnualEur }) => Number(actualAnualEur),
  },
  { id: 'oferta', title: WORDS.oferta, money: true, cell: ({ ofertaAnualEur }) => Number(ofertaAnualEur) },
  { id: 'ahorro', title: WORDS.ahorro, money: true, cell: ({ ahorroAnualEur }) => Number(ahorroAnualEur) },
  {
    id: 'comisionGenerada',
    title: WORDS.comisionGenerada,
    money: true,
    cell: ({ comisionEur }) => Number(comisionEur),
  },
  { id: 'creada', title: WORDS.creada, cell: ({ creadoEn }) => dateCell(creadoEn) },
  { id: 'enviada', title: WORDS.enviada, cell: ({ enviadaEn }) => dateCell(enviadaEn) },
  { id: 'validaHasta', title: WORDS.validaHasta, cell: ({ validaHasta }) => dateCell(validaHasta) },
  { id: 'visitas', title: WORDS.visitas, cell: ({ aperturas }) => aperturas },
];

/**
 * The columns of an export: a client gets none on earnings, and only a representative has a part of their own.
 */
export function hojaDePropuestas({ role }: Viewer, tuya?: TuyaDePropuesta): Sheet<FilaPropuesta> {
  const internas = ['comisionGenerada', 'visitas'];
  const visibles = COLUMNAS.filter(({ id }) => role !== 'cliente' || !internas.includes(id));
  const columnas: ListColumn<FilaPropuesta>[] = tuya
    ? [...visibles, { id: 'tuComision', title: WORDS.tuComision, money: true, cell: tuya }]
    : visibles;
  return { nombre: 'propuestas', titulo: WORDS.propuestas, columnas };
}
