import type { clientesLote, ResponseOf } from '@vatio/contract';
import { plegar } from '../../../platform/texto.ts';
import { diferencias } from '../../auditoria/auditoria.service.ts';
import type { Datos } from '../datos.ts';
import type { Fila } from '../escritura.repository.ts';
import type { Renglon } from './renglon.ts';

type FilaImportada = ResponseOf<typeof clientesLote.importar>['filas'][number];

export type Modo = 'crear' | 'cambiar' | 'ambos';

/** What a row would do, and with what. */
export type Paso = FilaImportada & {
  readonly renglon: Renglon;
  readonly datos: Datos;
  /** The client that it changes. */
  readonly cliente: Fila | undefined;
};

type Conocidos = {
  readonly clientes: ReadonlyMap<string, Fila & { readonly visible: boolean }>;
  readonly comerciales: readonly {
    readonly id: string;
    readonly nombre: string;
    readonly email: string | null;
    readonly nif: string | null;
  }[];
};

/** What each row of the file would do, in its order. */
export function planear(renglones: readonly Renglon[], conocidos: Conocidos, modo: Modo): Paso[] {
  const vistos = new Set<string>();
  return renglones.map((renglon) => {
    const motivos = [...renglon.motivos];
    const comercialId = comercialDe(renglon, conocidos, motivos);
    const datos = { ...renglon.datos, ...(comercialId && { comercialId }) };
    const nif = datos.nif ?? '';
    if (nif !== '' && vistos.has(nif)) motivos.push('nif: Está dos veces en el fichero');
    vistos.add(nif);
    const cliente = conocidos.clientes.get(nif);
    if (cliente && !cliente.visible)
      motivos.push('nif: Ya hay un cliente con este NIF y no está en tu cartera');
    if (cliente && modo === 'crear') motivos.push('nif: Ya hay un cliente con este NIF');
    if (!cliente && modo === 'cambiar') motivos.push('nif: No hay ningún cliente con este NIF');
    if (!cliente && !datos.nombre) motivos.push('nombre: Falta');
    const cambio = cliente ? diferencias(cliente, datos) : undefined;
    const nombre = datos.nombre ?? cliente?.nombre ?? '';
    const comun = { fila: renglon.fila, nombre, nif, renglon, datos, cliente };
    if (motivos.length > 0) return { ...comun, accion: 'error', cambios: [], motivo: motivos.join('; ') };
    if (cliente === undefined) return { ...comun, accion: 'crear', cambios: [], motivo: null };
    const cambios = cambio ? Object.keys(cambio.despues) : [];
    const accion = cambios.length > 0 || renglon.nota !== undefined ? 'cambiar' : 'sin-cambios';
    return { ...comun, accion, cambios, motivo: null };
  });
}

/** Accepts a name, an e-mail or a NIF, never an internal code. */
function comercialDe(
  { comercial }: Renglon,
  { comerciales }: Conocidos,
  motivos: string[],
): string | undefined {
  if (comercial === undefined) return undefined;
  const buscado = plegar(comercial);
  const hallados = comerciales.filter(({ nombre, email, nif }) =>
    [nombre, email, nif].some((texto) => texto !== null && plegar(texto) === buscado),
  );
  if (hallados.length === 1) return hallados[0]?.id;
  motivos.push(
    hallados.length === 0
      ? `comercial: No hay nadie en tu equipo que sea «${comercial}»`
      : `comercial: Hay varios que son «${comercial}»: escribe su correo`,
  );
  return undefined;
}
