import { nombreProvincia } from '@vatio/domain';
import { dateCell, type ListColumn } from '../../../platform/sheet/column.ts';
import { textOfPeriodo, WORDS } from '../../../platform/sheet/words.ts';
import type { FilaPunto } from '../fila-punto.repository.ts';
import { nombreDistribuidora } from '../respuestas.ts';

const PERIODOS = [1, 2, 3, 4, 5, 6];

/** The columns of an export: those of the list with names and identifiers, and every power. */
export const COLUMNAS: readonly ListColumn<FilaPunto>[] = [
  { id: 'cups', title: WORDS.cups, cell: ({ cups }) => cups },
  { id: 'cliente', title: WORDS.cliente, cell: ({ clienteNombre }) => clienteNombre },
  { id: 'idCliente', title: WORDS.idCliente, identifier: true, cell: ({ clienteId }) => clienteId },
  { id: 'comercial', title: WORDS.comercial, cell: ({ comercialNombre }) => comercialNombre },
  { id: 'idComercial', title: WORDS.idComercial, identifier: true, cell: ({ comercialId }) => comercialId },
  { id: 'direccion', title: WORDS.direccion, cell: ({ direccion }) => direccion },
  { id: 'codigoPostal', title: WORDS.codigoPostal, cell: ({ codigoPostal }) => codigoPostal },
  { id: 'municipio', title: WORDS.municipio, cell: ({ municipio }) => municipio },
  {
    id: 'provincia',
    title: WORDS.provincia,
    cell: ({ provincia }) => nombreProvincia(provincia ?? '') ?? provincia,
  },
  { id: 'distribuidora', title: WORDS.distribuidora, cell: nombreDistribuidora },
  { id: 'tarifa', title: WORDS.tarifa, cell: ({ tarifa }) => tarifa },
  { id: 'zona', title: WORDS.zona, cell: ({ zona }) => zona },
  ...PERIODOS.map((periodo) => ({
    id: `potenciaP${periodo}`,
    title: textOfPeriodo(WORDS.potencia, periodo, 'kW'),
    cell: ({ potenciasKw }: FilaPunto) => potenciasKw[periodo - 1] ?? null,
  })),
  { id: 'consumoAnual', title: WORDS.consumoAnual, cell: ({ consumoAnualKwh }) => consumoAnualKwh },
  {
    id: 'contrato',
    title: WORDS.contrato,
    cell: ({ conContrato }, language) => WORDS[conContrato ? 'conContrato' : 'sinContrato'][language],
  },
  { id: 'fechaSips', title: WORDS.fechaSips, cell: ({ sipsFecha }) => dateCell(sipsFecha) },
];

/** The tags of sellers are not for a client to read. */
export const ETIQUETAS: ListColumn<FilaPunto> = {
  id: 'etiquetas',
  title: WORDS.etiquetas,
  cell: ({ etiquetas }) => etiquetas.join(', '),
};

/** Paper has no room for the powers of each period. */
export const EN_PAPEL = [
  ...['cups', 'cliente', 'comercial', 'direccion', 'codigoPostal', 'municipio', 'provincia', 'distribuidora'],
  ...['tarifa', 'consumoAnual', 'contrato', 'fechaSips'],
];
