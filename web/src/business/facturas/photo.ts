/** What a canvas of any phone holds, in points; a bill is read with less. */
const MAX_PIXELS = 12_000_000;
const QUALITY = 0.9;

/** A photo that this browser cannot open, which no server is asked to. */
export class UnreadablePhoto extends Error {
  override readonly name = 'UnreadablePhoto';
}

/**
 * The file as it is read: a photo in HEIC, as an iPhone takes it, is made a JPEG by the browser, where its system knows the format.
 * Decoders of it are under licences that oblige whoever hands on the product.
 */
export async function readableFile(file: File): Promise<File> {
  if (!(await isHeic(file))) return file;
  const decode = async () => createImageBitmap(file);
  const picture = await decode().catch(() => undefined);
  if (!picture) throw new UnreadablePhoto();
  const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (picture.width * picture.height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!jpeg) throw new UnreadablePhoto();
  return new File([jpeg], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
}

/** By its first bytes (ISO/IEC 23008-12), whatever its name says. */
async function isHeic(file: File): Promise<boolean> {
  const start = new TextDecoder('latin1').decode(await file.slice(0, 12).arrayBuffer());
  return /^.{4}ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/s.test(start);
}
