import { foldText, wordsOf } from '../../../platform/fold-text.ts';

export type Comercial = {
  readonly id: string;
  readonly nombre: string;
  readonly email: string | null;
  readonly nif: string | null;
};

/** Who is meant by what a file writes, and whether that is a guess; several where more than one may be. */
export type Hallados = { readonly hallados: readonly Comercial[]; readonly adivinado: boolean };

/** Finds a representative by name, e-mail or NIF, never by an internal code; or else by initials and parts of a name: `C. DEMO`. */
export function findComercial(escrito: string, comerciales: readonly Comercial[]): Hallados {
  const buscado = foldText(escrito).trim();
  const exactos = comerciales.filter(({ nombre, email, nif }) =>
    [nombre, email, nif].some((texto) => texto !== null && foldText(texto) === buscado),
  );
  if (exactos.length > 0) return { hallados: exactos, adivinado: false };
  const partes = wordsOf(buscado.replace(/[._]/g, ' '));
  const parecidos = partes.length < 2 ? [] : comerciales.filter(({ nombre }) => isShort(partes, nombre));
  return { hallados: parecidos, adivinado: true };
}

/** Whether some words are those of a name in any order, each whole or by its initial, at least one of them whole. */
function isShort(partes: readonly string[], nombre: string): boolean {
  const libres = wordsOf(foldText(nombre));
  const enteras = partes.filter((parte) => parte.length > 1);
  return (
    enteras.length > 0 &&
    enteras.every((parte) => takeFrom(libres, (palabra) => palabra === parte)) &&
    partes
      .filter((parte) => parte.length === 1)
      .every((inicial) => takeFrom(libres, (palabra) => palabra.startsWith(inicial)))
  );
}

function takeFrom(palabras: string[], encaja: (palabra: string) => boolean): boolean {
  const i = palabras.findIndex(encaja);
  if (i >= 0) palabras.splice(i, 1);
  return i >= 0;
}
