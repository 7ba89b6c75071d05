import type { campos } from '@vatio/contract/endpoints';
import { nombreProvincia } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import { dateCell, type SheetColumn } from '../../platform/sheet/column.ts';
import type { Sheet } from '../../platform/sheet/export-rows.ts';
import { hojaDeCampos, withOwnOnPaper } from '../cartera/campos.service.ts';
import type { FilaCliente } from './listado.repository.ts';

/** The columns of an export: everything on the client's page, with names and identifiers. */
const COLUMNAS: readonly SheetColumn<FilaCliente>[] = [
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

const PROXIMO_CONTACTO: SheetColumn<FilaCliente> = {
  titulo: 'Próximo contacto',
  celda: ({ proximoContacto }) => dateCell(proximoContacto?.fecha ?? null),
};

const ETIQUETAS: SheetColumn<FilaCliente> = {
  titulo: 'Etiquetas',
  celda: ({ etiquetas }) => etiquetas.join(', '),
};

const MARCA: SheetColumn<FilaCliente> = { titulo: 'Marca', celda: ({ marca }) => marca?.nombre ?? null };

/** The IBAN and the address stay in files: a sheet of paper is left on tables. */
const EN_PAPEL = [
  ...['Nombre', 'NIF', 'Email', 'Teléfono', 'Municipio', 'Provincia', 'Comercial', 'Estado', 'Puntos'],
  ...['Puntos con contrato', 'Consumo anual (kWh)', 'Alta'],
];

/** The tasks and tags of sellers are not for a client to read. */
export function hojaDeClientes(viewer: Viewer, definidos: readonly campos.Campo[]): Sheet<FilaCliente> {
  const deLaCasa = viewer.role === 'cliente' ? [] : [PROXIMO_CONTACTO, ETIQUETAS, MARCA];
  const propias = hojaDeCampos(viewer, definidos);
  const columnas = [...COLUMNAS, ...deLaCasa, ...propias];
  return { nombre: 'clientes', titulo: 'Clientes', columnas, enPapel: withOwnOnPaper(EN_PAPEL, propias) };
}
