/** The content decides the format, because the name is only what somebody wrote. */
export type Formato = {
  readonly formato: string;
  readonly mime: string;
  /** True when a browser shows it and it cannot carry anything that runs. */
  readonly previsualizable: boolean;
};

const FORMATOS = {
  pdf: { mime: 'application/pdf', previsualizable: true },
  png: { mime: 'image/png', previsualizable: true },
  jpg: { mime: 'image/jpeg', previsualizable: true },
  webp: { mime: 'image/webp', previsualizable: true },
  heic: { mime: 'image/heic', previsualizable: false },
  tiff: { mime: 'image/tiff', previsualizable: false },
  docx: {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    previsualizable: false,
  },
  xlsx: {
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    previsualizable: false,
  },
  odt: { mime: 'application/vnd.oasis.opendocument.text', previsualizable: false },
  txt: { mime: 'text/plain; charset=utf-8', previsualizable: false },
} as const;

type Nombre = keyof typeof FORMATOS;

/** The first bytes of the binary formats, and where they stand. */
const FIRMAS: readonly (readonly [formato: Nombre, firma: Buffer, desde: number])[] = [
  ['pdf', Buffer.from('%PDF-'), 0],
  ['png', Buffer.from('89504e470d0a1a0a', 'hex'), 0],
  ['jpg', Buffer.from('ffd8ff', 'hex'), 0],
  ['webp', Buffer.from('WEBPVP8'), 8],
  ['heic', Buffer.from('ftyphei'), 4],
  ['heic', Buffer.from('ftypmif1'), 4],
  ['tiff', Buffer.from('49492a00', 'hex'), 0],
  ['tiff', Buffer.from('4d4d002a', 'hex'), 0],
];

/** Office documents are zips that contain the names of their parts uncompressed. */
const PIEZAS: readonly (readonly [formato: Nombre, pieza: string])[] = [
  ['docx', 'word/document.xml'],
  ['xlsx', 'xl/workbook.xml'],
  ['odt', 'mimetypeapplication/vnd.oasis.opendocument.text'],
];

export function formatoDe(nombre: string): Formato {
  const conocido = Object.entries(FORMATOS).find(([formato]) => formato === nombre);
  const [formato, ficha] = conocido ?? ['bin', { mime: 'application/octet-stream', previsualizable: false }];
  return { formato, ...ficha };
}

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const LONGEST_PIEZA = Math.max(...PIEZAS.map(([, pieza]) => pieza.length));

/**
 * Undefined for any other format: programs, pages, drawings with scripts… It reads no more of the file than it
 * needs.
 */
export async function recognizeFormato(chunks: AsyncIterable<Buffer>): Promise<Formato | undefined> {
  const iterator = chunks[Symbol.asyncIterator]();
  const { value: head = Buffer.alloc(0) } = await iterator.next();
  const rest = { [Symbol.asyncIterator]: () => iterator };
  try {
    const nombre =
      FIRMAS.find(([, firma, desde]) => head.subarray(desde, desde + firma.length).equals(firma))?.[0] ??
      (head.subarray(0, 4).equals(ZIP) ? await findPaquete(head, rest) : await findTexto(head, rest));
    return nombre && formatoDe(nombre);
  } finally {
    await iterator.return?.();
  }
}

async function findPaquete(head: Buffer, rest: AsyncIterable<Buffer>): Promise<Nombre | undefined> {
  let seen = head;
  const found = () => PIEZAS.find(([, pieza]) => seen.includes(pieza, 0, 'latin1'))?.[0];
  let nombre = found();
  if (nombre) return nombre;
  for await (const chunk of rest) {
    // The name of a part may lie across the border of two chunks.
    seen = Buffer.concat([seen.subarray(-LONGEST_PIEZA), chunk]);
    nombre = found();
    if (nombre) return nombre;
  }
  return undefined;
}

/** Finds plain text with nothing that a browser could take for a page. */
async function findTexto(head: Buffer, rest: AsyncIterable<Buffer>): Promise<Nombre | undefined> {
  const comienzo = head.subarray(0, 512).toString('latin1');
  if (head.includes(0) || /^\s*</.test(comienzo.replace(/^\xef\xbb\xbf/, ''))) return undefined;
  for await (const chunk of rest) {
    if (chunk.includes(0)) return undefined;
  }
  return 'txt';
}
