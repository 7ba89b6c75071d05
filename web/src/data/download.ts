import type { EndpointSpec } from '@vatio/contract';
import { type CallInput, type Endpoint, send } from './call.ts';

/** Fetches a file with the session's token and hands it to the browser under the name the server gave it. */
export async function download<E extends EndpointSpec>(
  endpoint: Endpoint<E>,
  input: CallInput<E>,
  fallbackName: string,
): Promise<void> {
  const response = await send(endpoint, input);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = fileNameOf(response.headers.get('content-disposition')) ?? fallbackName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The name in a `Content-Disposition`; its UTF-8 form (RFC 6266) wins because of the Spanish accents. */
export function fileNameOf(disposition: string | null): string | undefined {
  if (!disposition) return undefined;
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (extended) return decodeURIComponent(extended);
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1];
}
