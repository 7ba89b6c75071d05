import { compactIdentifier, LETRAS_NIF, primeraNoCifra } from './identificador.ts';
import { fail, ok, type Result } from './result.ts';

/**
 * Código universal de punto de suministro: `ES`, 4 digits of the distributor, 12 free ones, 2 control letters
 * and, when it names one measuring point of the supply, a digit and a letter.
 */
export type Cups = {
  /** The first 20 characters: the key of the supply point, with or without a measuring point. */
  readonly cups: string;
  /** The measuring point, such as `1F`; null when the text lacks it. */
  readonly frontera: string | null;
  /** It has 20 or 22 characters, without separators. */
  readonly normalizado: string;
  /** The prefix of the distributor that issued the code; after a merger another one may answer for it. */
  readonly prefijo: string;
};

/**
 * Reads a CUPS however it is spaced and punctuated. A wrong one is refused with the part that is wrong: country,
 * length, figures, control letters or measuring point.
 */
export function parseCups(texto: string): Result<Cups> {
  const normalizado = compactIdentifier(texto);
  if (normalizado === '') return fail('cups-vacio', 'Falta el CUPS', 'cups');
  if (!normalizado.startsWith('ES')) {
    const inicio = /^..?/u.exec(normalizado)?.[0] ?? '';
    return fail('cups-pais', `El CUPS debe empezar por «ES» y empieza por «${inicio}»`, 'país');
  }
  if (normalizado.length !== 20 && normalizado.length !== 22) {
    const motivo = `El CUPS tiene ${normalizado.length} caracteres y deben ser 20, o 22 con el punto frontera`;
    return fail('cups-longitud', motivo, 'longitud');
  }
  const cifras = normalizado.slice(2, 18);
  const intrusa = primeraNoCifra(cifras);
  if (intrusa) {
    const motivo = `La posición ${intrusa.indice + 1} de las 16 cifras del CUPS es ${intrusa.descrita} y debe ser una cifra`;
    return fail('cups-cifras', motivo, `cifra ${intrusa.indice + 1}`);
  }
  const control = normalizado.slice(18, 20);
  const esperado = letrasControl(cifras);
  if (control !== esperado) {
    const motivo = `Las letras de control del CUPS son «${control}» y deberían ser «${esperado}»`;
    return fail('cups-control', motivo, 'letras de control');
  }
  return conFrontera(normalizado);
}

/** Last letter: punto frontera, de medida, redundante or comprobante; X, Y and Z for other uses. */
function conFrontera(normalizado: string): Result<Cups> {
  const frontera = normalizado.slice(20);
  if (frontera !== '' && !/^[0-9]/.test(frontera)) {
    const motivo = `El punto frontera del CUPS, «${frontera}», debe empezar por una cifra`;
    return fail('cups-frontera-cifra', motivo, 'cifra del punto frontera');
  }
  if (frontera !== '' && !/[FPRCXYZ]$/.test(frontera)) {
    const motivo = `El punto frontera del CUPS, «${frontera}», debe acabar en F, P, R, C, X, Y o Z`;
    return fail('cups-frontera-letra', motivo, 'letra del punto frontera');
  }
  return ok({
    cups: normalizado.slice(0, 20),
    frontera: frontera || null,
    normalizado,
    prefijo: normalizado.slice(2, 6),
  });
}

/**
 * The two control letters of the 16 digits: quotient and remainder by 23 of the number mod 529. Digit by digit,
 * because 16 digits do not fit exactly in a double.
 */
export function letrasControl(digitos16: string): string {
  let resto = 0;
  for (let i = 0; i < digitos16.length; i++) resto = (resto * 10 + digitos16.charCodeAt(i) - 48) % 529;
  return LETRAS_NIF.charAt(Math.floor(resto / 23)) + LETRAS_NIF.charAt(resto % 23);
}

/** Groups a normalised CUPS for reading: `ES 1234 1234 5678 9012 JY 1F`. */
export function formatCups(cups: string): string {
  const cifras = cups.slice(2, 18).match(/.{1,4}/g) ?? [];
  return [cups.slice(0, 2), ...cifras, cups.slice(18, 20), cups.slice(20)].filter(Boolean).join(' ');
}

/** A production facility: the code of its supply point followed by the number of the facility. */
export type Instalacion = {
  readonly normalizado: string;
  readonly cups: Cups;
  /** The number has three digits. */
  readonly numero: string;
};

/**
 * Reads a código de instalación de producción (CIL): a CUPS of 22 characters and three digits. It refuses another
 * length, a wrong CUPS and a wrong number.
 */
export function parseCil(texto: string): Result<Instalacion> {
  return parseInstalacion({ texto, nombre: 'CIL', final: /^[0-9]{3}$/, descrito: 'tres cifras' });
}

/**
 * Reads a código de autoconsumo (CAU): a CUPS of 22 characters, an A and three digits. It refuses another length, a
 * wrong CUPS and a wrong number.
 */
export function parseCau(texto: string): Result<Instalacion> {
  return parseInstalacion({ texto, nombre: 'CAU', final: /^A[0-9]{3}$/, descrito: 'una «A» y tres cifras' });
}

function parseInstalacion({
  texto,
  nombre,
  final,
  descrito,
}: {
  readonly texto: string;
  readonly nombre: 'CIL' | 'CAU';
  readonly final: RegExp;
  readonly descrito: string;
}) {
  const normalizado = compactIdentifier(texto);
  const longitud = nombre === 'CIL' ? 25 : 26;
  const code = nombre.toLowerCase();
  if (normalizado.length !== longitud) {
    const motivo = `El ${nombre} tiene ${normalizado.length} caracteres y deben ser ${longitud}`;
    return fail(`${code}-longitud`, motivo, 'longitud');
  }
  const cups = parseCups(normalizado.slice(0, 22));
  if (!cups.ok) return cups;
  if (!final.test(normalizado.slice(22))) {
    const motivo = `El ${nombre} acaba en «${normalizado.slice(22)}»: tras el CUPS van ${descrito}`;
    return fail(`${code}-numero`, motivo, 'número de instalación');
  }
  return ok({ normalizado, cups: cups.value, numero: normalizado.slice(-3) });
}
