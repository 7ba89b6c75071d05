import { nombreProvincia } from '@vatio/domain';
import { dateCell, type SheetColumn } from '../../platform/sheet/column.ts';
import type { FilaCliente } from './listado.repository.ts';

/** The columns of an export: everything on the sheet, with names and identifiers. */
export const COLUMNAS: readonly SheetColumn<FilaCliente>[] = [
  { titulo: 'Id.', celda: ({ id }) => id },
  { titulo: 'Tipo', celda: ({ tipo }) => (tipo === 'persona' ? 'Persona' : 'Empresa') },
  { titulo: 'Nombre', celda: ({ nombre }) => nombre },
  { titulo: 'NIF', celda: ({ nif }) => nif },
  { titulo: 'Email', celda: ({ email }) => email },
  { titulo: 'Teléfono', celda: ({ telefono }) => telefono },
  { titulo: 'Dirección', celda: ({ direccion }) => direccion },
  { titulo: 'Código postal', celda: ({ codigoPostal }) => codigoPostal },
  { titulo: 'Municipio', celda: ({ municipio }) => municipio },
  { titulo: 'Provincia', celda: ({ provincia }) => nombreProvincia(provincia ?? '') ?? provincia },
  { titulo: 'CNAE', celda: ({ cnae }) => cnae },
  { titulo: 'IBAN', celda: ({ iban }) => iban },
  { titulo: 'Comercial', celda: ({ comercialNombre }) => comercialNombre },
  { titulo: 'Id. comercial', celda: ({ comercialId }) => comercialId },
  { titulo: 'Estado', celda: ({ estado }) => estado },
  { titulo: 'Puntos', celda: ({ puntos }) => puntos },
  { titulo: 'Puntos con contrato', celda: ({ puntosConContrato }) => puntosConContrato },
  { titulo: 'Consumo anual (kWh)', celda: ({ consumoAnualKwh }) => consumoAnualKwh },
  { titulo: 'Alta', celda: ({ creadoEn }) => dateCell(creadoEn) },
];
