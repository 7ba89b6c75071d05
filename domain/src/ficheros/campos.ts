export type Separador = ';' | ',' | '\t';

/**
 * Cells of a row, without the quotes that enclose them; a doubled quote inside them is one quote. Undefined when
 * a quote is left open or something follows a closing one.
 */
export function splitFields(linea: string, separador: Separador): string[] | undefined {
  if (!linea.includes('"')) return linea.split(separador);
  const campos: string[] = [];
  let inicio = 0;
  while (inicio <= linea.length) {
    const entrecomillado = linea[inicio] === '"';
    const fin = entrecomillado ? cierre(linea, inicio) : siguiente(linea, separador, inicio);
    if (fin < 0 || (fin < linea.length && linea[fin] !== separador)) return undefined;
    campos.push(
      entrecomillado ? linea.slice(inicio + 1, fin - 1).replaceAll('""', '"') : linea.slice(inicio, fin),
    );
    inicio = fin + 1;
  }
  return campos;
}

function siguiente(linea: string, separador: Separador, desde: number): number {
  const fin = linea.indexOf(separador, desde);
  return fin < 0 ? linea.length : fin;
}

/** Position after the quote that closes the one at `abre`, or −1. */
function cierre(linea: string, abre: number): number {
  let comilla = linea.indexOf('"', abre + 1);
  while (comilla >= 0 && linea[comilla + 1] === '"') comilla = linea.indexOf('"', comilla + 2);
  return comilla < 0 ? -1 : comilla + 1;
}

/** Name of a column made comparable: `Método_obtención` → `metodoobtencion`, `AE_kWh` → `aekwh`. */
export function nombreLlano(celda: string): string {
  return celda
    .normalize('NFD')
    .replace(/[^\p{L}\d]/gu, '')
    .toLowerCase();
}
