/** A zip, or a file of one, that is not read, with a Spanish sentence for whoever sent it. */
export class ZipRefused extends Error {
  readonly code = 'zip-no-admitido';
}
