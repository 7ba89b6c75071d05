import { useQueryClient } from '@tanstack/react-query';
import type { Call } from '@vatio/contract';
import { useState } from 'react';
import { Problem } from './problem.ts';
import type { Files } from './upload.ts';
import { keyOf } from './use-read.ts';
import { useUpload } from './use-upload.ts';

/** A file that the server refused, and its reason. */
export type Refused = {
  readonly file: File;
  readonly name: string;
  readonly why: string;
  /** The stable name of the refusal, by which a screen may offer to answer it. */
  readonly code: string;
};

type Uploads = {
  readonly invalidates: readonly Pick<Call, 'path'>[];
};

/**
 * Sends each file in a call of its own, one after another. A refused file does not stop the rest, but cancelling does.
 * Sending refused files again leaves the other refusals as they are.
 */
export function useUploads<E extends Call>(endpoint: E, { invalidates }: Uploads) {
  const client = useQueryClient();
  const { sendAsync, cancel, progress } = useUpload<E>(endpoint);
  const [sending, setSending] = useState<File>();
  const [refused, setRefused] = useState<readonly Refused[]>([]);

  const send = async (files: readonly File[], inputOf: (file: File) => Files<E>): Promise<File[]> => {
    const sent: File[] = [];
    const again = (before: readonly Refused[]) =>
      files.every((file) => before.some((refusal) => refusal.file === file));
    setRefused((before) => (again(before) ? before.filter(({ file }) => !files.includes(file)) : []));
    try {
      for (const file of files) {
        setSending(file);
        const refusal = await sendAsync(inputOf(file)).then(() => undefined, refusalOf);
        if (refusal === undefined) sent.push(file);
        else setRefused((before) => [...before, { file, name: file.name, ...refusal }]);
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

function refusalOf(cause: unknown): Pick<Refused, 'why' | 'code'> {
  if (!(cause instanceof Problem)) throw cause;
  return { why: Object.values(cause.errors).join(' ') || cause.message, code: cause.code };
}
