import type { Palabra } from './palabra.ts';

/** Letters that a picture shows much like a figure. */
const FIGURAS: Readonly<Record<string, string>> = { O: '0', Q: '0', D: '0', I: '1', L: '1', S: '5', B: '8' };

const cifras = (letras: string) => letras.replace(/[A-Z]/g, (letra) => FIGURAS[letra] ?? letra);

/** Sixteen figures, two letters and, where the supply has several meters, a figure and a letter. */
const CUPS = /^(ES)([\dOQDILSB]{16})([A-Z]{2})(?:([\dOQDILSB])([A-Z]))?(\W*)$/i;

/** What stands for the sign of the euro and for the raised letter of a number, where they are read as something else. */
const SIGNOS: readonly (readonly [RegExp, string])[] = [
  [/^[EeC£](?=\/k[wW])/, '€'],
  [/^c[eEC£](?=\/k[wW])/, 'c€'],
  [/^([nN])[?*"']$/, '$1º'],
];

/** The words of a picture with the letters that their kind of word cannot have put right; whoever confirms them sees them so. */
export function withoutConfusedLetters(palabras: readonly Palabra[]): readonly Palabra[] {
  return palabras.map((palabra) => {
    const texto = mend(palabra.texto);
    return texto === palabra.texto ? palabra : { ...palabra, texto };
  });
}

function mend(texto: string): string {
  const [, es, numero = '', control = '', punto = '', clase = '', resto = ''] = CUPS.exec(texto) ?? [];
  if (es) {
    const [digitos, medida] = [cifras(numero.toUpperCase()), cifras(punto.toUpperCase())];
    return `ES${digitos}${control.toUpperCase()}${medida}${clase.toUpperCase()}${resto}`;
  }
  return SIGNOS.reduce((escrito, [leido, signo]) => escrito.replace(leido, signo), texto);
}
