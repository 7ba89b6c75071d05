import type { Call } from '@vatio/contract';
import { type CallInput, send } from './call.ts';
import { saveFile } from './save-file.ts';

/** Fetches a file with the session's token and hands it to the browser under the name the server gave it. */
export async function download<E extends Call>(
  endpoint: E,
  input: CallInput<E>,
  fallbackName: string,
): Promise<void> {
  const response = await send(endpoint, input);
  saveFile(await response.blob(), fileNameOf(response.headers.get('content-disposition')) ?? fallbackName);
}

/** The name in a `Content-Disposition`; its UTF-8 form (RFC 6266) wins because of the Spanish accents. */
export function fileNameOf(disposition: string | null): string | undefined {
  if (!disposition) return undefined;
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (extended) return decodeURIComponent(extended);
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1];
}
