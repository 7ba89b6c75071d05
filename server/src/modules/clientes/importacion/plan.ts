import type { campos, importacionDeFilas } from '@vatio/contract/endpoints';
import { parseNif } from '@vatio/domain';
import { differences } from '../../../platform/differences.ts';
import { foldText } from '../../../platform/fold-text.ts';
import { asSentence, type RowReason } from '../../../platform/sheet/reading/row-reader.ts';
import { type Propios, sameNames } from '../../cartera/propios-de-fichero.service.ts';
import type { Probada } from '../../operaciones/importacion/importacion.service.ts';
import type { Datos } from '../datos.ts';
import type { Fila } from '../escritura.repository.ts';
import { motivoDe, titulosDe } from './columnas.ts';
import { findComercial } from './comercial-escrito.ts';
import { type ClienteConocido, type Conocidos, claveDeNota, clienteDe } from './conocidos.ts';
import { contratosPorAnotar, type PorAnotar } from './contratos.ts';
import type { Renglon } from './renglon.ts';
import { claveDe, findSeen, see, type Visto, type Vistos } from './vistos.ts';

export type Paso = {
  readonly renglon: Renglon;
  readonly accion: Probada['accion'];
  readonly datos: Datos;
  readonly propios: Propios;
  /** The client that the row changes; undefined when it creates one. */
  readonly cliente: Fila | undefined;
  readonly cambios: readonly string[];
  /** The supply points that the client is given, made or found without client. */
  readonly puntos: readonly string[];
  /** What its client has signed with other houses, to be written on its supply points. */
  readonly contratos: readonly PorAnotar[];
  readonly notas: readonly string[];
  readonly motivos: readonly RowReason[];
  readonly avisos: readonly RowReason[];
};

/** Plans the effect of a row, and adds what it brings to `vistos`. */
export function planImport({
  renglon,
  conocidos,
  modo,
  vistos,
}: {
  readonly renglon: Renglon;
  readonly conocidos: Conocidos;
  readonly modo: importacionDeFilas.Modo;
  readonly vistos: Vistos;
}): Paso {
  const motivos = [...renglon.motivos];
  const avisos = [...(renglon.avisos ?? [])];
  const comercialId = comercialDe(renglon, conocidos, renglon.estricto ? motivos : avisos);
  const cliente = clienteDe(renglon, conocidos);
  const visto = findSeen(vistos, renglon, cliente);
  const puntos = puntosPorDar({ renglon, cliente, conocidos, vistos, avisos });
  const datos = cliente || visto ? withComercial(renglon.datos, comercialId) : deAlta(renglon, comercialId);
  if (renglon.id !== undefined && !cliente && !datos.nif && puntos.length === 0)
    motivos.push(motivoDe('nif', 'Falta'));
  // A row that gives its client what it has already says nothing new, whoever came before.
  const yaSuyos = suppliesKept(renglon, cliente, conocidos);
  if (visto) repeated({ renglon, visto, puntos: [...puntos, ...yaSuyos], motivos, avisos });
  else motivos.push(...deModo(cliente, modo));
  if (!cliente && !visto && !datos.nombre) motivos.push(motivoDe('nombre', 'Falta'));
  const contratos = contratosPorAnotar({ renglon, suyos: [...puntos, ...yaSuyos], conocidos, avisos });
  const comun = { renglon, datos, contratos, propios: propiosDe(renglon, cliente), cliente, motivos, avisos };
  if (motivos.length > 0)
    return { ...comun, accion: 'error', cambios: [], puntos: [], contratos: [], notas: [] };
  for (const cups of puntos) vistos.puntos.add(cups);
  if (visto) {
    const accion = puntos.length + contratos.length > 0 ? 'cambiar' : 'sin-cambios';
    return { ...comun, datos: {}, propios: {}, accion, cambios: [], puntos, notas: [] };
  }
  see(vistos, { clave: cliente ? claveDe(cliente) : (datos.nif ?? null), datos: cliente ?? datos });
  const notas = notasDe(renglon, cliente, conocidos);
  if (cliente === undefined) return { ...comun, accion: 'crear', cambios: [], puntos, notas };
  const cambios = Object.keys(differences(cliente, { ...datos, ...comun.propios })?.despues ?? {});
  const changes = [cambios, notas, puntos, contratos].some((some) => some.length > 0);
  return { ...comun, accion: changes ? 'cambiar' : 'sin-cambios', cambios, puntos, notas };
}

function withComercial(datos: Datos, comercialId: string | undefined): Datos {
  return { ...datos, ...(comercialId && { comercialId }) };
}

/** What is legal of a name tells a company from a person, where neither the file nor a NIF does. */
const DE_EMPRESA =
  /\b(?:s\.? ?[lac]\.?(?: ?[lup]\.?)?|sociedad|comunidad|ayuntamiento|fundaci[oó]n|asociaci[oó]n|c\.? ?b\.?|coop\w*)\s*\.?$|^(?:comunidad|ayuntamiento|cdad\.?|c\.p\.) /iu;

/** The data of a client that is made, whose kind is told by its NIF, or else by its name. */
function deAlta({ datos }: Renglon, comercialId: string | undefined): Datos {
  const nif = datos.nif ? parseNif(datos.nif) : undefined;
  const deNif = nif?.ok ? (nif.value.tipo === 'cif' ? 'empresa' : 'persona') : undefined;
  const deNombre = DE_EMPRESA.test(datos.nombre ?? '') ? 'empresa' : 'persona';
  return withComercial({ tipo: deNif ?? deNombre, ...datos }, comercialId);
}

/** A client again is one with more supplies; the rest of the row is not written over what came first. */
function repeated({
  renglon: { datos },
  visto,
  puntos,
  motivos,
  avisos,
}: {
  readonly renglon: Renglon;
  readonly visto: Visto;
  readonly puntos: readonly string[];
  readonly motivos: RowReason[];
  readonly avisos: RowReason[];
}): void {
  if (puntos.length === 0) motivos.push(motivoDe('nif', 'Está dos veces en el fichero'));
  else if (datos.nombre && visto.datos.nombre && foldText(datos.nombre) !== foldText(visto.datos.nombre)) {
    const texto = `Es el de «${visto.datos.nombre}»: se le añade el suministro y no se cambia su nombre`;
    avisos.push(motivoDe('nif', texto));
  }
}

/** The supply points of the row that its client has already. */
function suppliesKept(
  { suministros }: Renglon,
  cliente: ClienteConocido | undefined,
  { puntos }: Conocidos,
): string[] {
  if (!cliente) return [];
  return (suministros?.cups ?? []).filter((cups) => puntos.get(cups)?.clienteId === cliente.id);
}

/** The supply points of the row that its client does not have yet; those of others are left as they are, which is told. */
function puntosPorDar({
  renglon: { suministros },
  cliente,
  conocidos,
  vistos,
  avisos,
}: {
  readonly renglon: Renglon;
  readonly cliente: ClienteConocido | undefined;
  readonly conocidos: Conocidos;
  readonly vistos: Vistos;
  readonly avisos: RowReason[];
}): string[] {
  return (suministros?.cups ?? []).filter((cups) => {
    const punto = conocidos.puntos.get(cups);
    if (cliente && punto?.clienteId === cliente.id) return false;
    const aviso = !punto
      ? vistos.puntos.has(cups) && `${cups} ya está en otra fila del fichero`
      : !punto.visible
        ? `${cups} no está en tu cartera: habla con administración`
        : punto.clienteId !== null && `${cups} es de ${punto.clienteNombre}: no se le quita`;
    if (aviso) avisos.push(motivoDe('cups', aviso));
    return !aviso;
  });
}

/** A note that the client has already is not written again. */
function notasDe(
  { nota, notaDeAlta }: Renglon,
  cliente: Fila | undefined,
  { notas }: Conocidos,
): readonly string[] {
  if (!cliente) return [nota, notaDeAlta].flatMap((texto) => texto ?? []);
  return nota === undefined || notas.has(claveDeNota(cliente.id, nota)) ? [] : [nota];
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
  paso: Paso,
  { puntos: conocidos }: Pick<Conocidos, 'puntos'>,
  definidos: readonly campos.Campo[],
): Probada {
  const { renglon, accion, datos, cliente, cambios, puntos, contratos, motivos, avisos } = paso;
  const { nif, nombre } = { ...renglon.datos, ...datos };
  return {
    fila: renglon.numero,
    accion,
    clave: nif ?? puntos[0] ?? '',
    nombre: nombre ?? cliente?.nombre ?? '',
    cambios: titulosDe(
      [
        ...cambios,
        ...(puntos.length > 0 ? ['cups'] : []),
        ...(contratos.length > 0
          ? Object.keys(renglon.suministros?.contrato ?? {}).map(campoDeContrato)
          : []),
      ],
      definidos,
    ),
    deCada: accion === 'error' ? [] : deCada(paso, conocidos),
    motivo: motivos.length > 0 ? motivos.map(asSentence).join('; ') : null,
    aviso: motivos.length === 0 && avisos.length > 0 ? avisos.map(asSentence).join('; ') : null,
  };
}

/** The representative of a row. One that cannot be told is a fault of the row, or a doubt that leaves it to whom it would be. */
function comercialDe(
  { comercial }: Renglon,
  { comerciales }: Conocidos,
  motivos: RowReason[],
): string | undefined {
  if (comercial === undefined) return undefined;
  const { hallados } = findComercial(comercial, comerciales);
  if (hallados.length === 1) return hallados[0]?.id;
  motivos.push(
    hallados.length === 0
      ? motivoDe('comercial', `No hay nadie en tu equipo que sea «${comercial}»`)
      : motivoDe('comercial', `Hay varios que son «${comercial}»: escribe su correo`),
  );
  return undefined;
}

function campoDeContrato(campo: string): string {
  return campo === 'desde' ? 'inicio' : campo;
}

/** What of each kind a row makes and changes. */
function deCada(
  { accion, cambios, notas, cliente, puntos, contratos }: Paso,
  conocidos: Conocidos['puntos'],
): NonNullable<Probada['deCada']> {
  const nuevos = puntos.filter((cups) => !conocidos.has(cups)).length;
  const contratosNuevos = contratos.filter(({ isNew }) => isNew).length;
  const changesCliente = cliente && cambios.length + notas.length > 0;
  return [
    { que: 'cliente', nuevos: accion === 'crear' ? 1 : 0, cambiados: changesCliente ? 1 : 0 },
    { que: 'punto-suministro', nuevos, cambiados: puntos.length - nuevos },
    { que: 'contrato-ajeno', nuevos: contratosNuevos, cambiados: contratos.length - contratosNuevos },
  ];
}
