import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

export const ODS = 'application/vnd.oasis.opendocument.spreadsheet';

/** A zip of some files, by their names. */
export function zipOf(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files))
    zip.addBuffer(Buffer.from(content), name, { compress: name !== 'mimetype' });
  zip.end();
  return buffer(zip.outputStream);
}

/** A spreadsheet of OpenDocument with the XML of its sheets. */
export function odsOf(sheets: string): Promise<Buffer> {
  return zipOf({
    mimetype: ODS,
    'content.xml': `<?xml version="1.0"?><office:document-content><office:body><office:spreadsheet>${sheets}</office:spreadsheet></office:body></office:document-content>`,
  });
}
