import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { fromBufferPromise } from 'yauzl';

/** The kind of an answer, recognised by its content. */
export type ContentKind = 'texto' | 'zip' | 'pdf';

export type ReadableContent = { readonly clase: ContentKind; readonly texto: string };

/** All that a person could read in an answer: every file of a zip or workbook, every page of a PDF. */
export async function readContent(bytes: Buffer): Promise<ReadableContent> {
  const startsWith = (marca: string) => bytes.subarray(0, marca.length).equals(Buffer.from(marca));
  if (startsWith('PK\x03\x04')) return { clase: 'zip', texto: deCerca(await textoDeZip(bytes)) };
  if (startsWith('%PDF-')) return { clase: 'pdf', texto: deCerca(await textoDePdf(bytes)) };
  return { clase: 'texto', texto: bytes.toString() };
}

/** The text is searched as it is and also without the marks that a page puts between letters. */
function deCerca(texto: string): string {
  return `${texto}\n${texto.replace(/\s/g, '')}`;
}

async function textoDeZip(bytes: Buffer): Promise<string> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const textos: string[] = [];
  for await (const entrada of zip.eachEntry()) {
    const contenido = await (await zip.openReadStreamPromise(entrada)).toArray();
    textos.push(entrada.fileName, (await readContent(Buffer.concat(contenido))).texto);
  }
  return textos.join('\n');
}

async function textoDePdf(bytes: Buffer): Promise<string> {
  const documento = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { info } = await documento.getMetadata();
  const textos = [JSON.stringify(info)];
  for (let i = 1; i <= documento.numPages; i++) {
    const { items } = await (await documento.getPage(i)).getTextContent();
    textos.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await documento.destroy();
  return textos.join('\n');
}
