import { auth, type ResponseOf } from '@vatio/contract';
import { useEffect, useState } from 'react';
import { call } from '../../data/call.ts';

const IS_DEMO = import.meta.env.MODE === 'demo';

type WaysIn = ResponseOf<typeof auth.demo>;

/** The accounts of the sample data, which need no server. */
const AT_ONCE: WaysIn = {
  cuentas: IS_DEMO
    ? [
        { email: 'admin@demo.com', password: 'admin' },
        { email: 'client@demo.com', password: 'client' },
      ]
    : [],
  proveedor: null,
};

/** With what else one may enter: the accounts of a demonstration, and the identity provider of the house. */
export function useWaysIn(): WaysIn {
  const [ways, setWays] = useState(AT_ONCE);
  useEffect(() => {
    if (IS_DEMO) return;
    const leave = new AbortController();
    // A password works without them, so a failure is ignored.
    call(auth.demo, { signal: leave.signal }).then(setWays, () => undefined);
    return () => leave.abort();
  }, []);
  return ways;
}
