import { type Outgoing, send } from './post.ts';

export type Told = {
  readonly status: number;
  readonly body: Buffer;
  /** A redirect leads to this address. */
  readonly location: string | undefined;
};

/** The receiver said more than is read of an answer. */
export class TooLongError extends Error {}

/** Sends a call and reads the whole answer; one that ends in the middle fails. */
export async function ask({ maxBytes, ...call }: Outgoing & { readonly maxBytes: number }): Promise<Told> {
  const answer = await send(call);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer) {
    chunks.push(chunk);
    bytes += chunk.length;
    // Leaving the loop destroys the answer, and its connection with it.
    if (bytes > maxBytes) throw new TooLongError();
  }
  return { status: answer.statusCode ?? 0, body: Buffer.concat(chunks), location: answer.headers.location };
}
