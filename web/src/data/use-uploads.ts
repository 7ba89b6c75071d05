import { useQueryClient } from '@tanstack/react-query';
import type { Call } from '@vatio/contract';
import { useState } from 'react';
import { Problem } from './problem.ts';
import type { Files } from './upload.ts';
import { keyOf } from './use-read.ts';
import { useUpload } from './use-upload.ts';

/** A file that the server refused, and its reason. */
type Refused = { readonly name: string; readonly why: string };

type Uploads = {
  readonly invalidates: readonly Pick<Call, 'path'>[];
};

/**
 * Sends each file in a call of its own, one after another. A refused file does not stop the rest, but cancelling does.
 */
export function useUploads<E extends Call>(endpoint: E, { invalidates }: Uploads) {
  const client = useQueryClient();
  const { sendAsync, cancel, progress } = useUpload<E>(endpoint);
  const [sending, setSending] = useState<File>();
  const [refused, setRefused] = useState<readonly Refused[]>([]);

  const send = async (files: readonly File[], inputOf: (file: File) => Files<E>): Promise<File[]> => {
    const sent: File[] = [];
    setRefused([]);
    try {
      for (const file of files) {
        setSending(file);
        const why = await sendAsync(inputOf(file)).then(() => undefined, reasonOf);
        if (why === undefined) sent.push(file);
        else setRefused((before) => [...before, { name: file.name, why }]);
        await Promise.all(invalidates.map((read) => client.invalidateQueries({ queryKey: keyOf(read) })));
      }
    } catch (cause) {
      if (!(cause instanceof Error && cause.name === 'AbortError')) throw cause;
    } finally {
      setSending(undefined);
    }
    return sent;
  };

  return { send, cancel, sending, progress, refused };
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Problem)) throw cause;
  return Object.values(cause.errors).join(' ') || cause.message;
}
