import { useMutation } from '@tanstack/react-query';
import type { Call, ResponseOf } from '@vatio/contract';
import { useEffect, useRef, useState } from 'react';
import type { Problem } from './problem.ts';
import { type Files, upload } from './upload.ts';

/** Sends files and reports the progress: `{ send, progress, isPending, error, data, cancel }`. */
export function useUpload<E extends Call>(endpoint: E) {
  const [progress, setProgress] = useState(0);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const { mutateAsync, mutate, isPending, error, data, reset } = useMutation<
    ResponseOf<E>,
    Problem,
    Files<E>
  >({
    mutationFn: (input) => {
      abort.current = new AbortController();
      setProgress(0);
      return upload<E>(endpoint, input, { signal: abort.current.signal, onProgress: setProgress });
    },
  });
  return {
    send: mutate,
    sendAsync: mutateAsync,
    cancel: () => abort.current?.abort(),
    progress,
    isPending,
    error,
    data,
    reset,
  };
}
