import type { campos, importacionDeFilas } from '@vatio/contract/endpoints';
import { differences } from '../../../platform/differences.ts';
import { foldText } from '../../../platform/fold-text.ts';
import { asSentence, type RowReason } from '../../../platform/sheet/reading/row-reader.ts';
import { type Propios, sameNames } from '../../cartera/propios-de-fichero.service.ts';
import type { Probada } from '../../operaciones/importacion/importacion.service.ts';
import type { Datos } from '../datos.ts';
import type { Fila } from '../escritura.repository.ts';
import { motivoDe, titulosDe } from './columnas.ts';
import type { Renglon } from './renglon.ts';

export type Paso = {
  readonly renglon: Renglon;
  readonly accion: Probada['accion'];
  readonly datos: Datos;
  readonly propios: Propios;
  /** The client that the row changes; undefined when it creates one. */
  readonly cliente: Fila | undefined;
  readonly cambios: readonly string[];
  readonly motivos: readonly RowReason[];
};

type Conocidos = {
  /** The map goes by `claveDe`. */
  readonly clientes: ReadonlyMap<string, Fila & { readonly visible: boolean }>;
  readonly comerciales: readonly {
    readonly id: string;
    readonly nombre: string;
    readonly email: string | null;
    readonly nif: string | null;
  }[];
};

export function claveDe({ nif, id }: Pick<Fila, 'nif' | 'id'>): string {
  return nif ?? id;
}

/** Plans the effect of a row and adds its key to `vistos`, the keys of the rows before it. */
export function planImport({
  renglon,
  conocidos,
  modo,
  vistos,
}: {
  readonly renglon: Renglon;
  readonly conocidos: Conocidos;
  readonly modo: importacionDeFilas.Modo;
  readonly vistos: Set<string>;
}): Paso {
  const motivos = [...renglon.motivos];
  const comercialId = comercialDe(renglon, conocidos, motivos);
  const datos = { ...renglon.datos, ...(comercialId && { comercialId }) };
  const nif = datos.nif ?? '';
  const cliente = conocidos.clientes.get(nif) ?? conocidos.clientes.get(renglon.id?.toLowerCase() ?? '');
  const clave = cliente ? claveDe(cliente) : nif;
  if (renglon.id !== undefined && clave === '') motivos.push(motivoDe('nif', 'Falta'));
  if (clave !== '' && vistos.has(clave)) motivos.push(motivoDe('nif', 'Está dos veces en el fichero'));
  else motivos.push(...deModo(cliente, modo));
  if (!cliente && !datos.nombre) motivos.push(motivoDe('nombre', 'Falta'));
  const propios = propiosDe(renglon, cliente);
  const comun = { renglon, datos, propios, cliente, motivos };
  if (motivos.length > 0) return { ...comun, accion: 'error', cambios: [] };
  vistos.add(clave);
  if (cliente === undefined) return { ...comun, accion: 'crear', cambios: [] };
  const cambios = Object.keys(differences(cliente, { ...datos, ...propios })?.despues ?? {});
  const accion = cambios.length > 0 || renglon.nota !== undefined ? 'cambiar' : 'sin-cambios';
  return { ...comun, accion, cambios };
}

/** The row's own fields and tags, these by the names that the client has already. */
function propiosDe({ propios = {} }: Renglon, cliente: Fila | undefined): Propios {
  const { etiquetas } = propios;
  return etiquetas && cliente ? { ...propios, etiquetas: sameNames(etiquetas, cliente.etiquetas) } : propios;
}

function deModo(
  cliente: { readonly visible: boolean; readonly nif: string | null } | undefined,
  modo: importacionDeFilas.Modo,
): RowReason[] {
  if (cliente && !cliente.visible)
    return [
      motivoDe('nif', 'Ya hay un cliente con este NIF y no está en tu cartera: habla con administración'),
    ];
  if (cliente && modo === 'crear') {
    return [
      motivoDe('nif', cliente.nif ? 'Ya hay un cliente con este NIF' : 'Este cliente ya está, sin NIF'),
    ];
  }
  if (!cliente && modo === 'cambiar') return [motivoDe('nif', 'No hay ningún cliente con este NIF')];
  return [];
}

export function comoSeMuestra(
  { renglon, accion, datos, cliente, cambios, motivos }: Paso,
  definidos: readonly campos.Campo[],
): Probada {
  return {
    fila: renglon.numero,
    accion,
    clave: datos.nif ?? '',
    nombre: datos.nombre ?? cliente?.nombre ?? '',
    cambios: titulosDe(cambios, definidos),
    motivo: motivos.length > 0 ? motivos.map(asSentence).join('; ') : null,
  };
}

/** The representative may be given by name, e-mail or NIF, never by an internal code. */
function comercialDe(
  { comercial }: Renglon,
  { comerciales }: Conocidos,
  motivos: RowReason[],
): string | undefined {
  if (comercial === undefined) return undefined;
  const buscado = foldText(comercial);
  const hallados = comerciales.filter(({ nombre, email, nif }) =>
    [nombre, email, nif].some((texto) => texto !== null && foldText(texto) === buscado),
  );
  if (hallados.length === 1) return hallados[0]?.id;
  motivos.push(
    hallados.length === 0
      ? motivoDe('comercial', `No hay nadie en tu equipo que sea «${comercial}»`)
      : motivoDe('comercial', `Hay varios que son «${comercial}»: escribe su correo`),
  );
  return undefined;
}
