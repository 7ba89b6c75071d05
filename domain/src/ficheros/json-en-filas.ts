import { decodeLinea } from './codificacion.ts';

/**
 * Turns JSON, chunk by chunk, into the table that it stands for: a first row with the names, and one for each object that
 * holds only values, as the API of Datadis answers. The line of a row is its object, counted from 2.
 */
type FilasDeJson = { push(chunk: Uint8Array): string; end(): string };

/** The names of a table are those of all these objects: the first ones may lack what others bring. */
const OBJETOS_DE_CABECERA = 500;
/** A longer object is no row: memory must not follow the file. */
const MAX_BYTES_OBJETO = 65_536;
const [COMILLAS, BARRA, ABRE, CIERRA] = [34, 92, 123, 125] as const;

type Objeto = Readonly<Record<string, unknown>>;

/** Whether the start of a file is JSON. */
export function looksLikeJson(inicio: Uint8Array): boolean {
  return /^(\xEF\xBB\xBF)?\s*[[{]/.test(String.fromCharCode(...inicio.subarray(0, 256)));
}

/** Begins a JSON file; an object that is cut off or too long comes out as a row of blanks, which its reader rejects. */
export function createJsonRows(): FilasDeJson {
  const cortador = createCutter();
  let nombres: string[] | undefined;
  let enEspera: (Objeto | undefined)[] = [];

  function write(objetos: readonly (Objeto | undefined)[]): string {
    if (nombres) return rowsOf(nombres, objetos);
    enEspera.push(...objetos);
    return enEspera.length < OBJETOS_DE_CABECERA ? '' : start();
  }

  function start(): string {
    const claves = [...new Set(enEspera.flatMap((objeto) => Object.keys(objeto ?? {})))];
    const filas = rowsOf(claves, enEspera);
    nombres = claves;
    enEspera = [];
    return claves.length === 0 ? '' : `${claves.map(cellOf).join(';')}\n${filas}`;
  }

  return { push: (chunk) => write(cortador(chunk)), end: () => (nombres ? '' : start()) };
}

/** The number of an object that holds others, which ESIOS writes before them and only there. */
const NUMERO_DE_FUERA = /"id"\s*:\s*(\d{1,9})\b/;

/**
 * Gives the objects that hold no other, whole; undefined in the place of one that cannot be read. Those with a value say
 * as `indicador` the number of the object around them, where it has one.
 */
function createCutter(): (chunk: Uint8Array) => (Objeto | undefined)[] {
  let bytes: number[] | undefined;
  let [enTexto, escapado] = [false, false];
  let indicador: string | undefined;
  return (chunk) => {
    const objetos: (Objeto | undefined)[] = [];
    for (const byte of chunk) {
      if (enTexto) {
        if (escapado) escapado = false;
        else if (byte === BARRA) escapado = true;
        else if (byte === COMILLAS) enTexto = false;
      } else if (byte === COMILLAS) enTexto = true;
      else if (byte === ABRE) {
        if (bytes) indicador = NUMERO_DE_FUERA.exec(textOf(bytes))?.[1] ?? indicador;
        bytes = [];
      }
      if (bytes && bytes.length < MAX_BYTES_OBJETO) bytes.push(byte);
      if (enTexto || byte !== CIERRA || !bytes) continue;
      const objeto = parseObject(textOf(bytes));
      objetos.push(
        indicador !== undefined && objeto && 'value' in objeto ? { ...objeto, indicador } : objeto,
      );
      bytes = undefined;
    }
    return objetos;
  };
}

function textOf(bytes: readonly number[]): string {
  return decodeLinea(Uint8Array.from(bytes), 'utf-8');
}

function parseObject(texto: string): Objeto | undefined {
  try {
    return JSON.parse(texto);
  } catch {
    return undefined;
  }
}

/** An object with a name that the first ones lacked keeps its value, in a cell too many. */
function rowsOf(nombres: readonly string[], objetos: readonly (Objeto | undefined)[]): string {
  let filas = '';
  for (const objeto of objetos) {
    const celdas = nombres.map((nombre) => cellOf(objeto?.[nombre]));
    const nuevas = Object.entries(objeto ?? {}).filter(([nombre]) => !nombres.includes(nombre));
    filas += `${[...celdas, ...nuevas.map(([, valor]) => cellOf(valor))].join(';')}\n`;
  }
  return filas;
}

/** A number goes with a comma, which no reader takes for thousands as it might a point. */
function cellOf(valor: unknown): string {
  if (valor === null || valor === undefined) return '';
  const texto = typeof valor === 'number' ? String(valor).replace('.', ',') : String(valor);
  return /[;"\n\r]/.test(texto) ? `"${texto.replaceAll('"', '""').replace(/[\n\r]+/g, ' ')}"` : texto;
}
