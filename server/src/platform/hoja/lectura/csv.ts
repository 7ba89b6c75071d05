import { decodificar1252, decodificarUtf8, partirCampos, type Separador } from '@vatio/domain';
import { type Fila, noSeLee } from './fila.ts';

const SEPARADORES: readonly Separador[] = [';', '\t', ','];

/** Encoding and separator are told by the file itself. */
export function leerCsv(bytes: Buffer): Fila[] {
  const texto = (decodificarUtf8(bytes) ?? decodificar1252(bytes)).replace(/^\uFEFF/, '');
  const lineas = texto.split(/\r\n|\n|\r/);
  const cabecera = lineas.find((linea) => linea.trim() !== '') ?? '';
  const separador =
    SEPARADORES.toSorted((a, b) => cabecera.split(b).length - cabecera.split(a).length)[0] ?? ';';
  return lineas.map((linea, i) => {
    const celdas = partirCampos(linea, separador);
    if (!celdas) throw noSeLee(`Las comillas de la fila ${i + 1} no se cierran`);
    return { numero: i + 1, celdas };
  });
}
