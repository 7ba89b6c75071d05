import type { Call } from '@vatio/contract';
import { useState } from 'react';
import { download } from './download.ts';

/** Downloads a file, and says while it is on its way: some are made only when they are asked for. */
export function useDownload(onError: (cause: Error) => void) {
  const [busy, setBusy] = useState(false);
  const take = <E extends Call>(...file: Parameters<typeof download<E>>) => {
    setBusy(true);
    return download(...file)
      .catch(onError)
      .finally(() => setBusy(false));
  };
  return { busy, take };
}
