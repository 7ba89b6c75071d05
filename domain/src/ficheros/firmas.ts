/** Files that are no table of text, by their first bytes, and what to do with them. */
const FIRMAS: readonly { readonly bytes: readonly number[]; readonly motivo: string }[] = [
  { bytes: [0x25, 0x50, 0x44, 0x46], motivo: 'Es un PDF: descarga los datos en CSV' },
  {
    bytes: [0x50, 0x4b, 0x03, 0x04],
    motivo: 'Es un ZIP o un libro de Excel (.xlsx): descomprímelo, o guárdalo como CSV',
  },
  { bytes: [0x1f, 0x8b], motivo: 'Está comprimido con gzip: descomprímelo' },
  { bytes: [0x42, 0x5a, 0x68], motivo: 'Está comprimido con bzip2: descomprímelo' },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], motivo: 'Es un libro de Excel antiguo (.xls): guárdalo como CSV' },
  { bytes: [0xff, 0xfe], motivo: 'Está en UTF-16: guárdalo como CSV en UTF-8' },
  { bytes: [0xfe, 0xff], motivo: 'Está en UTF-16: guárdalo como CSV en UTF-8' },
];

/** Control characters that no text file has. */
const MINIMO_BINARIO = 0.001;

/** Why the start of a file cannot be a table of text; undefined when it can. */
export function motivoNoTexto(muestra: Uint8Array): string | undefined {
  const firma = FIRMAS.find(({ bytes }) => bytes.every((byte, i) => muestra[i] === byte));
  if (firma) return firma.motivo;
  let control = 0;
  for (const byte of muestra) {
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13) control++;
  }
  if (control > muestra.length * MINIMO_BINARIO) return 'Es un fichero binario, no una tabla de texto';
  const inicio = String.fromCharCode(...muestra.subarray(0, 256)).replace(/^(\xEF\xBB\xBF)?\s*/, '');
  if (inicio === '') return 'El fichero está vacío';
  if (inicio.startsWith('<'))
    return 'Es un XML (o una página web), no una tabla: los XML de ATR no se importan aquí';
  if (/^[[{]/.test(inicio)) return 'Es un JSON, no una tabla';
  return undefined;
}
