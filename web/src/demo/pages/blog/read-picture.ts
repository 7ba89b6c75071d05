const MOST_BYTES = 2_000_000;

/** Reads a chosen picture as an address that needs no network; undefined when it is no picture, or too heavy. */
export async function readPicture(file: File): Promise<string | undefined> {
  if (!file.type.startsWith('image/') || file.size > MOST_BYTES) return undefined;
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : undefined);
    reader.onerror = () => resolve(undefined);
    reader.readAsDataURL(file);
  });
}
