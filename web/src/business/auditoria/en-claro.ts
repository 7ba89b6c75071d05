import { formatFecha, formatInstante } from '../../format/date.ts';
import { formatNumber, NO_VALUE } from '../../format/number.ts';

const DIA = /^\d{4}-\d{2}-\d{2}$/;
/** Matches the keys of states and kinds, such as `en-revision`. */
const CLAVE = /^[a-z]+(-[a-z]+)*$/;
const UUID = /^[\da-f]{8}-[\da-f]{4}-/;
const INSTANTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

type Lector = {
  /** By id, the names of what the values refer to. */
  readonly nombres: ReadonlyMap<string, string>;
  readonly campo: (nombre: string) => string;
  readonly logico: (valor: boolean) => string;
  readonly clave: (valor: string) => string;
};

export function enClaro(valor: unknown, lector: Lector): string {
  if (valor === null || valor === undefined || valor === '') return NO_VALUE;
  if (typeof valor === 'boolean') return lector.logico(valor);
  if (typeof valor === 'number') return formatNumber(valor, [0, 6]);
  if (typeof valor === 'string') return textoEnClaro(valor, lector);
  if (Array.isArray(valor)) {
    return valor.length === 0 ? NO_VALUE : valor.map((parte) => enClaro(parte, lector)).join(' · ');
  }
  if (typeof valor !== 'object') return String(valor);
  if ('nombre' in valor && typeof valor.nombre === 'string') return valor.nombre;
  return Object.entries(valor)
    .map(([nombre, dentro]) => `${lector.campo(nombre)}: ${enClaro(dentro, lector)}`)
    .join(', ');
}

function textoEnClaro(texto: string, { nombres, clave }: Lector): string {
  if (DIA.test(texto)) return formatFecha(texto);
  if (INSTANTE.test(texto)) return formatInstante(texto);
  if (CLAVE.test(texto)) return clave(texto);
  // An identifier without a name is cut, because its beginning is enough to tell it from others.
  return nombres.get(texto) ?? (UUID.test(texto) ? `${texto.slice(0, 8)}…` : texto);
}

/** `potenciaContratada` → `Potencia contratada`, so that fields without a name of their own read as words. */
export function enPalabras(nombre: string): string {
  const palabras = nombre
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase();
  return palabras.charAt(0).toUpperCase() + palabras.slice(1);
}
