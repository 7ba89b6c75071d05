import type { PageLoad } from './carga.ts';

const COLUMNAS: Readonly<Record<keyof PageLoad, readonly [titulo: string, decimales: number]>> = {
  jsKb: ['JS kB br', 1],
  cssKb: ['CSS kB', 1],
  peticiones: ['peticiones', 0],
  primerPintadoMs: ['FCP ms', 0],
  mayorPintadoMs: ['LCP ms', 0],
  interactivaMs: ['TTI ms', 0],
  bloqueoMs: ['bloqueo ms', 0],
  desplazamiento: ['CLS', 4],
  memoriaMb: ['memoria MB', 1],
};
export const FIGURES = Object.keys(COLUMNAS) as (keyof PageLoad)[];
const ANCHO = 16;

export function writeHeader(): string {
  return ['', ...Object.values(COLUMNAS).map(([titulo]) => titulo)].map(celda).join('');
}

/** Writes a visit as one row, with the ratio to the reference in brackets behind each figure. */
export function writeRow(nombre: string, carga: PageLoad, referencia: PageLoad): string {
  const celdas = Object.entries(COLUMNAS).map(([campo, [, decimales]]) => {
    const valor = carga[campo as keyof PageLoad];
    const base = referencia[campo as keyof PageLoad];
    return base > 0 ? `${valor.toFixed(decimales)} (${(valor / base).toFixed(1)})` : valor.toFixed(decimales);
  });
  return [nombre, ...celdas].map(celda).join('');
}

/** The aims of a page of the template: kB of its own JavaScript, requests, and what moves. */
const METAS = { jsKb: 60, peticiones: 20, desplazamiento: 0.005 } as const;
type TemplateFigures = Readonly<Record<keyof typeof METAS, number>>;

export function writeTemplateHeader(): string {
  const titulos = ['JS propio kB br', 'peticiones', 'CLS'].map((titulo) => titulo.padStart(ANCHO + 4));
  return ''.padEnd(ANCHO * 2) + titulos.join('');
}

/** Writes a page of the template as one row, with a mark on each figure beyond its aim. */
export function writeTemplateRow(path: string, pagina: TemplateFigures): string {
  const decimales = { jsKb: 1, peticiones: 0, desplazamiento: 4 };
  const celdas = (['jsKb', 'peticiones', 'desplazamiento'] as const).map((campo) => {
    const mark = pagina[campo] > METAS[campo] ? ` (> ${METAS[campo]})` : '';
    return `${pagina[campo].toFixed(decimales[campo])}${mark}`.padStart(ANCHO + 4);
  });
  return path.padEnd(ANCHO * 2) + celdas.join('');
}

function celda(texto: string, sitio: number): string {
  return sitio === 0 ? texto.padEnd(ANCHO) : texto.padStart(ANCHO);
}
