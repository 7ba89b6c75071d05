import { inflateSync } from 'node:zlib';

const OBJECT_STREAM = /\/Type \/ObjStm[^>]*\/Length (\d+)[^>]*>>\nstream\n/g;

/** The objects of a PDF that are no streams, as they are written in its compressed object streams. */
export function objectsIn(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  return [...text.matchAll(OBJECT_STREAM)]
    .map((match) => {
      const start = match.index + match[0].length;
      return inflateSync(pdf.subarray(start, start + Number(match[1]))).toString('latin1');
    })
    .join('\n');
}
