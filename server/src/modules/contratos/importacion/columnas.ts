import { nombreLlano } from '@vatio/domain';
import type { ColumnaLeida } from '../../../platform/hoja/lectura/lector-de-fila.ts';
import { invalidData, problem } from '../../../platform/problems.ts';

/** Every column of a file of contracts, in the order of the template, with other titles that it is known by. */
export const COLUMNAS = [
  { campo: 'cups', titulo: 'CUPS', obligatorio: true, otros: ['código cups', 'punto de suministro'] },
  {
    campo: 'comercializadora',
    titulo: 'Comercializadora',
    obligatorio: true,
    otros: ['compañía', 'suministradora'],
  },
  { campo: 'producto', titulo: 'Producto', obligatorio: true, otros: ['oferta', 'tarifa comercial'] },
  { campo: 'tarifa', titulo: 'Tarifa', obligatorio: false, otros: ['peaje', 'tarifa de acceso', 'atr'] },
  {
    campo: 'nif',
    titulo: 'NIF del cliente',
    obligatorio: false,
    otros: ['nif', 'cif', 'dni', 'nif cliente'],
  },
  { campo: 'comercial', titulo: 'Correo del comercial', obligatorio: false, otros: ['comercial', 'agente'] },
  {
    campo: 'referencia',
    titulo: 'Referencia',
    obligatorio: false,
    otros: ['nº contrato', 'contrato', 'código'],
  },
  { campo: 'firma', titulo: 'Fecha de firma', obligatorio: false, otros: ['firma', 'fecha firma'] },
  {
    campo: 'activacion',
    titulo: 'Fecha de activación',
    obligatorio: false,
    otros: ['activación', 'alta', 'fecha alta', 'fecha de inicio', 'inicio'],
  },
  { campo: 'fin', titulo: 'Fecha de fin', obligatorio: false, otros: ['fin', 'vencimiento', 'fecha fin'] },
  { campo: 'baja', titulo: 'Fecha de baja', obligatorio: false, otros: ['baja', 'fecha baja'] },
  {
    campo: 'consumo',
    titulo: 'Consumo anual (kWh)',
    obligatorio: false,
    otros: ['consumo', 'consumo anual'],
  },
  { campo: 'feeEnergia', titulo: 'Fee energía (€/MWh)', obligatorio: false, otros: ['fee', 'fee energía'] },
  { campo: 'feePotencia', titulo: 'Fee potencia (€/kW·año)', obligatorio: false, otros: ['fee potencia'] },
  { campo: 'notas', titulo: 'Notas', obligatorio: false, otros: ['observaciones', 'comentarios'] },
] as const;

/** What a column may be, as it is offered. */
export const CAMPOS = COLUMNAS.map(({ campo, titulo, obligatorio }) => ({ campo, titulo, obligatorio }));

/** What each title is, for those that a person or an earlier file said. */
export type Mapa = Readonly<Record<string, string>>;

export type ColumnaDeFichero = { readonly titulo: string; readonly campo: string | null };

export function leerTitulos(titulos: readonly string[], mapa: Mapa): ColumnaDeFichero[] {
  return titulos.map((titulo) => ({ titulo, campo: campoDe(titulo, mapa) }));
}

function campoDe(titulo: string, mapa: Mapa): string | null {
  const dicho = mapa[titulo];
  if (dicho !== undefined) return COLUMNAS.some(({ campo }) => campo === dicho) ? dicho : null;
  const llano = nombreLlano(titulo);
  const columna = COLUMNAS.find(({ titulo: suyo, otros }) =>
    [suyo, ...otros].some((uno) => nombreLlano(uno) === llano),
  );
  return columna?.campo ?? null;
}

/** The columns as the reader of rows takes them, once none is missing nor twice. */
export function columnasDeLectura(leidas: readonly ColumnaDeFichero[]): (ColumnaLeida | undefined)[] {
  const campos = leidas.flatMap(({ campo }) => (campo === null ? [] : [campo]));
  const doble = leidas.find(
    ({ campo }, i) => campo !== null && campos.indexOf(campo) !== campos.lastIndexOf(campo) && i >= 0,
  );
  if (doble) throw cabecera(`La columna «${doble.titulo}» está dos veces`, leidas);
  const faltan = COLUMNAS.filter(({ campo, obligatorio }) => obligatorio && !campos.includes(campo));
  if (faltan.length > 0) {
    throw cabecera(`Faltan las columnas ${faltan.map(({ titulo }) => `«${titulo}»`).join(', ')}`, leidas);
  }
  return leidas.map(({ titulo, campo }) => (campo === null ? undefined : { campo, titulo, factor: 1 }));
}

/** With the file's own columns, so that whoever asked says what each of them is. */
function cabecera(detail: string, columnas: readonly ColumnaDeFichero[]) {
  return problem('cabecera-no-valida', 400, 'No se entiende la cabecera del fichero', {
    detail,
    datos: { columnas, campos: CAMPOS },
  });
}

/** The JSON that says what the titles are. */
export function leerMapa(texto: string | undefined): Mapa {
  if (texto === undefined) return {};
  try {
    const leido: unknown = JSON.parse(texto);
    if (typeof leido === 'object' && leido !== null && !Array.isArray(leido)) {
      return Object.fromEntries(
        Object.entries(leido).flatMap(([titulo, campo]) =>
          typeof campo === 'string' ? [[titulo, campo]] : [],
        ),
      );
    }
  } catch {
    // Said below.
  }
  throw invalidData({ columnas: 'Ha de ser un JSON de título → campo' });
}

/** Files with the same titles are of one kind, in whatever order they come. */
export function claveDeCabecera(titulos: readonly string[]): string {
  return titulos.map(nombreLlano).sort().join('|');
}

/** Every column in one CSV line. Excel takes it for UTF-8 by its first mark. */
export function plantillaCsv(): string {
  return `\uFEFF${COLUMNAS.map(({ titulo }) => titulo).join(';')}\r\n`;
}
