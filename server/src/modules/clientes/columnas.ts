import type { campos } from '@vatio/contract/endpoints';
import { nombreProvincia } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import { dateCell, type ListColumn } from '../../platform/sheet/column.ts';
import type { Sheet } from '../../platform/sheet/export-rows.ts';
import { WORDS } from '../../platform/sheet/words.ts';
import { hojaDeCampos, withOwnOnPaper } from '../cartera/campos.service.ts';
import type { FilaCliente } from './listado.repository.ts';

/** The columns of an export: everything on the client's page, with names and identifiers. */
const COLUMNAS: readonly ListColumn<FilaCliente>[] = [
  { id: 'id', title: WORDS.id, identifier: true, cell: ({ id }) => id },
  { id: 'tipo', title: WORDS.tipo, cell: ({ tipo }, language) => WORDS[tipo][language] },
  { id: 'nombre', title: WORDS.nombre, cell: ({ nombre }) => nombre },
  { id: 'nif', title: WORDS.nif, cell: ({ nif }) => nif },
  { id: 'email', title: WORDS.email, cell: ({ email }) => email },
  { id: 'telefono', title: WORDS.telefono, cell: ({ telefono }) => telefono },
  { id: 'direccion', title: WORDS.direccion, cell: ({ direccion }) => direccion },
  { id: 'codigoPostal', title: WORDS.codigoPostal, cell: ({ codigoPostal }) => codigoPostal },
  { id: 'municipio', title: WORDS.municipio, cell: ({ municipio }) => municipio },
  {
    id: 'provincia',
    title: WORDS.provincia,
    cell: ({ provincia }) => nombreProvincia(provincia ?? '') ?? provincia,
  },
  { id: 'cnae', title: WORDS.cnae, cell: ({ cnae }) => cnae },
  { id: 'iban', title: WORDS.iban, cell: ({ iban }) => iban },
  { id: 'comercial', title: WORDS.comercial, cell: ({ comercialNombre }) => comercialNombre },
  { id: 'idComercial', title: WORDS.idComercial, identifier: true, cell: ({ comercialId }) => comercialId },
  { id: 'estado', title: WORDS.estado, cell: ({ estado }) => estado },
  { id: 'puntos', title: WORDS.puntos, cell: ({ puntos }) => puntos },
  {
    id: 'puntosConContrato',
    title: WORDS.puntosConContrato,
    cell: ({ puntosConContrato }) => puntosConContrato,
  },
  { id: 'consumoAnual', title: WORDS.consumoAnual, cell: ({ consumoAnualKwh }) => consumoAnualKwh },
  { id: 'alta', title: WORDS.alta, cell: ({ creadoEn }) => dateCell(creadoEn) },
];

const PROXIMO_CONTACTO: ListColumn<FilaCliente> = {
  id: 'proximoContacto',
  title: WORDS.proximoContacto,
  cell: ({ proximoContacto }) => dateCell(proximoContacto?.fecha ?? null),
};

const ETIQUETAS: ListColumn<FilaCliente> = {
  id: 'etiquetas',
  title: WORDS.etiquetas,
  cell: ({ etiquetas }) => etiquetas.join(', '),
};

const MARCA: ListColumn<FilaCliente> = {
  id: 'marca',
  title: WORDS.marca,
  cell: ({ marca }) => marca?.nombre ?? null,
};

/** The IBAN and the address stay in files: a sheet of paper is left on tables. */
const EN_PAPEL = [
  ...['nombre', 'nif', 'email', 'telefono', 'municipio', 'provincia', 'comercial', 'estado', 'puntos'],
  ...['puntosConContrato', 'consumoAnual', 'alta'],
];

/** The tasks and tags of sellers are not for a client to read. */
export function hojaDeClientes(viewer: Viewer, definidos: readonly campos.Campo[]): Sheet<FilaCliente> {
  const deLaCasa = viewer.role === 'cliente' ? [] : [PROXIMO_CONTACTO, ETIQUETAS, MARCA];
  const propias = hojaDeCampos(viewer, definidos);
  const columnas = [...COLUMNAS, ...deLaCasa, ...propias];
  return {
    nombre: 'clientes',
    titulo: WORDS.clientes,
    columnas,
    enPapel: withOwnOnPaper(EN_PAPEL, propias),
    readAgain: true,
  };
}
