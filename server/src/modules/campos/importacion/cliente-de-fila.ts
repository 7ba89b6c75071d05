import { parseNif, SINONIMOS } from '@vatio/domain';
import { foldText } from '../../../platform/fold-text.ts';
import type { RowReader, RowReason } from '../../../platform/sheet/reading/row-reader.ts';
import { isUuid } from '../../../platform/uuid.ts';
import type { Columna } from '../../operaciones/importacion/importacion.service.ts';
import type { PuntoConPropios } from '../campos.repository.ts';
import type { ClienteNombrado } from './clientes-de-fila.repository.ts';

/** By what a row names the client of its supply point, the surest first. */
const CLAVES = ['clienteNif', 'clienteId', 'clienteEmail', 'cliente'] as const;

type Clave = (typeof CLAVES)[number];

export const COLUMNAS_DE_CLIENTE: readonly (Columna & { readonly campo: Clave })[] = [
  { campo: 'clienteNif', titulo: 'NIF del cliente', otros: SINONIMOS.nif, contenido: 'nif' },
  { campo: 'cliente', titulo: 'Cliente', otros: SINONIMOS.nombre },
  { campo: 'clienteEmail', titulo: 'Correo del cliente', otros: SINONIMOS.email, contenido: 'email' },
  { campo: 'clienteId', titulo: 'Id. cliente', otros: ['Id. del cliente', 'Id cliente', 'Código cliente'] },
];

/** A client as a row names it; what it does not say is absent. */
export type ClienteEscrito = Readonly<Partial<Record<Clave, string>>>;

/** Reads by what a row names its client. What cannot be is added to the reasons of the reader. */
export function readCliente(reader: RowReader): ClienteEscrito {
  const escrito: Partial<Record<Clave, string>> = {};
  for (const clave of CLAVES) {
    const texto = reader.texto(clave);
    if (texto === undefined) continue;
    const nif = clave === 'clienteNif' ? parseNif(texto) : undefined;
    if (nif?.ok === false) reader.motivos.push(motivoDe(clave, nif.issue.message));
    else escrito[clave] = nif ? nif.value.normalizado : texto;
  }
  return escrito;
}

function motivoDe(clave: Clave, texto: string): RowReason {
  return { titulo: COLUMNAS_DE_CLIENTE.find(({ campo }) => campo === clave)?.titulo ?? '', texto };
}

const PROPIA: Readonly<Record<Clave, (cliente: ClienteNombrado) => string | null>> = {
  clienteNif: ({ nif }) => nif,
  clienteId: ({ id }) => id,
  clienteEmail: ({ email }) => email,
  cliente: ({ nombre }) => nombre,
};

export type Union =
  | { readonly cliente: ClienteNombrado | undefined; readonly avisos: readonly RowReason[] }
  | { readonly motivos: readonly RowReason[] };

/**
 * The client that a row gives its supply point: undefined where it names none, or the one that the point has already. Its surest
 * key counts; what the others say of somebody else is told.
 */
export function planUnion({
  escrito,
  punto,
  clientes,
  changesOthers,
}: {
  readonly escrito: ClienteEscrito;
  readonly punto: Pick<PuntoConPropios, 'clienteId' | 'cliente' | 'conContrato'>;
  readonly clientes: readonly ClienteNombrado[];
  /** Whether the supply points of other clients are taken from them. */
  readonly changesOthers: boolean;
}): Union {
  const clave = CLAVES.find((una) => escrito[una] !== undefined);
  if (!clave) return { cliente: undefined, avisos: [] };
  const refuse = (texto: string) => ({ motivos: [motivoDe(clave, texto)] });
  const valor = escrito[clave] ?? '';
  const hallados = clientes.filter((cliente) => isSameText(PROPIA[clave](cliente), valor));
  const present = hallados.find(({ id }) => id === punto.clienteId);
  if (present) return { cliente: undefined, avisos: [] };
  const [cliente, ...repetidos] = hallados;
  if (!cliente) return refuse(`No tienes ningún cliente que sea «${valor}»`);
  if (repetidos.length > 0)
    return refuse(`Hay ${hallados.length} clientes que son «${valor}»: dilo con su NIF`);
  if (punto.clienteId !== null && punto.conContrato)
    return refuse(`Tiene un contrato en vigor con «${punto.cliente}»`);
  if (punto.clienteId !== null && !changesOthers)
    return refuse(`Es de «${punto.cliente}»: di que se cambie, si ha de ser de «${cliente.nombre}»`);
  const nombreEscrito = escrito.cliente;
  const isOther = nombreEscrito !== undefined && !isSameText(cliente.nombre, nombreEscrito);
  return {
    cliente,
    avisos: isOther ? [motivoDe('cliente', `Por su ${titulado(clave)} es «${cliente.nombre}»`)] : [],
  };
}

function titulado(clave: Clave): string {
  return clave === 'clienteNif' ? 'NIF' : clave === 'clienteEmail' ? 'correo' : 'identificador';
}

function isSameText(propio: string | null, escrito: string): boolean {
  return propio !== null && foldText(propio) === foldText(escrito);
}

/** What the clients of some rows are looked up by. */
export function buscadosDe(escritos: readonly ClienteEscrito[]) {
  const of = (clave: Clave) => escritos.flatMap((escrito) => escrito[clave] ?? []);
  return {
    nifs: of('clienteNif'),
    ids: of('clienteId').filter(isUuid),
    emails: of('clienteEmail').map(foldText),
    nombres: of('cliente').map(foldText),
  };
}
