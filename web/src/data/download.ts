import type { Call } from '@vatio/contract';
import { type CallInput, send } from './call.ts';
import { saveFile } from './save-file.ts';

/** Downloads a file with the session's token, under the name that the server gives it. */
export async function download<E extends Call>(
  endpoint: E,
  input: CallInput<E>,
  fallbackName: string,
): Promise<void> {
  const response = await send(endpoint, input);
  saveFile(await response.blob(), fileNameOf(response.headers.get('content-disposition')) ?? fallbackName);
}

/** The name in a `Content-Disposition`. Its UTF-8 form (RFC 6266) is preferred because of the Spanish accents. */
export function fileNameOf(disposition: string | null): string | undefined {
  if (!disposition) return undefined;
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (extended) return decodeURIComponent(extended);
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1];
}
