import { addressOf } from './address.ts';
import { insist } from './insist.ts';
import { noConnection } from './problem.ts';

type Door = { readonly answerSample: (request: Request) => Promise<Response | undefined> };

/** A template call as `fetch` takes it. */
export type SampleCall = { readonly url: string; readonly init: RequestInit };
export type SampleMethod = 'GET' | 'POST' | 'DELETE';

let open: (() => Promise<Door>) | undefined;
let opened: Promise<Door> | undefined;

/** Says where template calls are answered without a server. The first call opens it, and not before. */
export function setSampleDoor(door: () => Promise<Door>): void {
  open = door;
  opened = undefined;
}

/**
 * Writes a template call. The values of a POST are its JSON body, those of the others go in the address, lists as
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

/** What the sample data answer; undefined when there are none, or the call is none of theirs. */
export async function knockAtDoor({ url, init }: SampleCall): Promise<Response | undefined> {
  const door = open;
  opened ??=
    door &&
    insist(door).catch(() => {
      // Its file could not be fetched: the next call tries again.
      opened = undefined;
      throw noConnection();
    });
  const opener = await opened;
  return opener && insist(() => opener.answerSample(new Request(url, init)));
}

/** What the path has not taken up. An empty list is said, since it is not the same as none. */
function queryOf(path: string, values: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null || path.split('/').includes(`:${name}`)) continue;
    const list = Array.isArray(value) && value.length > 0 ? value : [value];
    for (const one of list) query.append(name, String(one));
  }
  return query.toString();
}
