import type { Call, ResponseOf } from '@vatio/contract';
import { addressOf } from './address.ts';
import { bodyOf, type CallInput, orProblem, withAccess } from './call.ts';

export type Files<E extends Call> = CallInput<E> & {
  readonly files: readonly File[];
  /** The name of the multipart part of each file. */
  readonly part?: string;
};

type Follow = {
  readonly signal?: AbortSignal;
  /** Called with the share that has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
};

/** Sends files to a multipart endpoint. `fetch` cannot tell how much has been sent, so this is an XMLHttpRequest. */
export async function upload<E extends Call>(
  endpoint: E,
  input: Files<E>,
  follow: Follow = {},
): Promise<ResponseOf<E>> {
  const url = addressOf(endpoint.path, input.params, input.query);
  const response = await withAccess(endpoint.access, (authorization) =>
    sendForm({ method: endpoint.method, url, authorization, form: formOf(input), ...follow }),
  );
  await orProblem(response, `${endpoint.method} ${endpoint.path}`);
  return bodyOf<E>(response);
}

/** Fields go before files, so that a server that streams has them when the first byte of a file arrives. */
function formOf(input: { body?: unknown; files: readonly File[]; part?: string }): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input.body ?? {})) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  for (const file of input.files) form.append(input.part ?? 'file', file, file.name);
  return form;
}

type FormRequest = Follow & {
  method: string;
  url: string;
  authorization: Record<string, string>;
  form: FormData;
};

function sendForm({ method, url, authorization, form, signal, onProgress }: FormRequest): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(authorization)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => reject(new TypeError('network'));
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted) reject(new DOMException('aborted', 'AbortError'));
    else request.send(form);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const contentType = request.getResponseHeader('content-type');
  // A status such as 204 forbids a body, even an empty string.
  return new Response(request.responseText || null, {
    status: request.status,
    headers: contentType ? { 'content-type': contentType } : {},
  });
}
