import { type Dia, parseFecha } from '../fecha.ts';
import { readNumber } from '../ficheros/numeros.ts';
import { fail, type Issue, ok, type Result } from '../result.ts';
import { type Clave, type ClaveDeCifra, type ClaveDeFecha, type ClaveDeTexto, FORMAS } from './claves.ts';

/** The values of a code by key. A key that the code lacks, or whose value cannot be read, is missing. */
export type Pares = {
  readonly textos: ReadonlyMap<ClaveDeTexto, string>;
  readonly fechas: ReadonlyMap<ClaveDeFecha, Dia>;
  readonly cifras: ReadonlyMap<ClaveDeCifra, number>;
  readonly avisos: readonly Issue[];
};

/** A code holds some 600 characters; what is much longer is no code of a bill. */
const MAS_LARGO = 8000;

/** With fewer of its keys, a text without the address of the comparer could be anything. */
const CLAVES_QUE_BASTAN = 5;

/** All keys, as the norm writes them. */
export const CLAVES_DEL_CODIGO: readonly Clave[] = Object.values(FORMAS).flat();

const POR_NOMBRE = new Map(
  (Object.keys(FORMAS) as (keyof typeof FORMAS)[]).flatMap((forma) =>
    FORMAS[forma].map((clave: Clave) => [clave.toLowerCase(), { clave, forma }] as const),
  ),
);

/**
 * The pairs of the code of a bill: an address of the CNMC's comparer, or its keys alone, in any order and letter case.
 * Any other text is refused as `qr-desconocido`, with what it seems to be.
 */
export function readPares(texto: string): Result<Pares> {
  const limpio = texto.trim().replaceAll('&amp;', '&');
  if (limpio === '') return desconocido('Falta el texto del código');
  if (limpio.length > MAS_LARGO) return desconocido('Es demasiado largo para el código de una factura');
  const interrogacion = limpio.indexOf('?');
  const direccion = interrogacion < 0 ? '' : limpio.slice(0, interrogacion);
  if (direccion !== '' && !isComparador(direccion)) return desconocido(queParece(direccion));
  const pares = splitPares(limpio.slice(interrogacion + 1));
  const conocidas = pares.filter(([nombre]) => POR_NOMBRE.has(nombre.toLowerCase()));
  const bastan = direccion === '' ? CLAVES_QUE_BASTAN : 1;
  if (conocidas.length < bastan) {
    return desconocido(
      direccion === '' ? queParece(limpio) : 'La dirección no lleva ningún dato de una factura',
    );
  }
  return ok(valoresDe(pares));
}

function splitPares(texto: string): (readonly [nombre: string, valor: string])[] {
  return texto.split('&').flatMap((par) => {
    const igual = par.indexOf('=');
    return igual < 0 ? [] : [[decoded(par.slice(0, igual)), decoded(par.slice(igual + 1))] as const];
  });
}

/** What stands in an address behind per cent signs; as it is written where that is no address. */
function decoded(texto: string): string {
  try {
    return decodeURIComponent(texto.replaceAll('+', ' ')).trim();
  } catch {
    return texto.trim();
  }
}

function valoresDe(pares: readonly (readonly [nombre: string, valor: string])[]): Pares {
  const textos = new Map<ClaveDeTexto, string>();
  const fechas = new Map<ClaveDeFecha, Dia>();
  const cifras = new Map<ClaveDeCifra, number>();
  const avisos: Issue[] = [];
  const vistas = new Set<Clave>();
  for (const [nombre, valor] of pares) {
    const conocida = POR_NOMBRE.get(nombre.toLowerCase());
    if (!conocida || valor === '') continue;
    const { clave, forma } = conocida;
    if (vistas.has(clave)) {
      avisos.push({
        code: 'clave-repetida',
        message: `«${clave}» está dos veces: vale la primera`,
        part: clave,
      });
      continue;
    }
    vistas.add(clave);
    if (forma === 'texto') textos.set(clave as ClaveDeTexto, valor);
    else if (forma === 'fecha') {
      const dia = parseFecha(valor.slice(0, 10));
      if (dia.ok) fechas.set(clave as ClaveDeFecha, dia.value);
      else avisos.push(ilegible(clave, valor, 'una fecha'));
    } else {
      const cifra = readCifra(valor);
      if (Number.isFinite(cifra)) cifras.set(clave as ClaveDeCifra, cifra);
      else avisos.push(ilegible(clave, valor, 'una cifra'));
    }
  }
  return { textos, fechas, cifras, avisos };
}

/** `3.3`, `151,62 €`, `3.30kW`: the norm asks for a point, but a comma or a unit may slip in. */
function readCifra(valor: string): number {
  const cifra = valor.replace(/^\+/, '').replace(/[\s\u00a0]*(€(\/\S*)?|eur\S*|kwh?\S*|c€\S*)$/i, '');
  return readNumber(cifra, cifra.lastIndexOf(',') > cifra.lastIndexOf('.') ? ',' : '.');
}

function ilegible(clave: Clave, valor: string, que: string): Issue {
  return { code: 'valor-ilegible', message: `«${clave}» no es ${que}: ${valor.slice(0, 40)}`, part: clave };
}

/** The address is that of the comparer, whatever the letter case and with or without its scheme. */
function isComparador(direccion: string): boolean {
  return /^(?:https?:\/\/)?(?:[\w-]+\.)*cnmc\.(?:gob\.)?es(?::\d+)?\/(?:\S*\/)?qre?\/?$/i.test(direccion);
}

/** What somebody who pasted another text most likely has in their hands. */
function queParece(texto: string): string {
  if (/^(?:https?:\/\/)?(?:[\w-]+\.)*cnmc\.(?:gob\.)?es(?:[/:?#]|$)/i.test(texto)) {
    return 'Es una dirección de la CNMC, pero no la del código de una factura';
  }
  if (/^(?:https?:\/\/|www\.)/i.test(texto)) {
    return 'Es una dirección de otra página: el código que se lee es el de la CNMC, que lleva a su comparador';
  }
  if (/^(?:BCD\s|\d{2,}$|ES\d{22})/.test(texto)) {
    return 'Parece un código para pagar: el que se lee es el de la CNMC, que lleva a su comparador';
  }
  return 'No es el código de una factura: empieza por https://comparador.cnmc.gob.es';
}

function desconocido(motivo: string) {
  return fail('qr-desconocido', motivo, 'texto');
}
