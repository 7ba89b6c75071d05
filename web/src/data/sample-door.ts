import { addressOf } from './address.ts';
import { insist } from './insist.ts';
import { noConnection } from './problem.ts';

type Door = { readonly answerSample: (request: Request) => Promise<Response | undefined> };

/** A template call in the form that `fetch` takes. */
export type SampleCall = { readonly url: string; readonly init: RequestInit };
export type SampleMethod = 'GET' | 'POST' | 'DELETE';

let open: (() => Promise<Door>) | undefined;
let opened: Promise<Door> | undefined;

/** Sets where template calls are answered without a server. The door is opened by the first call. */
export function setSampleDoor(door: () => Promise<Door>): void {
  open = door;
  opened = undefined;
}

/**
 * Builds a template call. The values of a POST are its JSON body; those of other methods go in the address, lists as
 * repeated keys.
 */
export function sampleCall(method: SampleMethod, path: string, values: object = {}): SampleCall {
  const url = new URL(addressOf(path, values), location.origin);
  if (method !== 'POST') {
    url.search = queryOf(path, values);
    return { url: url.href, init: { method } };
  }
  const headers = { 'content-type': 'application/json' };
  return { url: url.href, init: { method, headers, body: JSON.stringify(values) } };
}

/** The answer of the sample data; undefined when there are none, or the call is not one of theirs. */
export async function knockAtDoor({ url, init }: SampleCall): Promise<Response | undefined> {
  const door = open;
  opened ??=
    door &&
    insist(door).catch(() => {
      // The file of the sample data could not be loaded: the next call tries again.
      opened = undefined;
      throw noConnection();
    });
  const opener = await opened;
  return opener && insist(() => opener.answerSample(new Request(url, init)));
}

/** The values that the path does not use. An empty list is sent, because it differs from none. */
function queryOf(path: string, values: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null || path.split('/').includes(`:${name}`)) continue;
    const list = Array.isArray(value) && value.length > 0 ? value : [value];
    for (const item of list) query.append(name, String(item));
  }
  return query.toString();
}
