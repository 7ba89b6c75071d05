import { propuestaPublica } from '@vatio/contract';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { call } from '../../data/call.ts';
import { NO_CONNECTION, Problem } from '../../data/problem.ts';
import { recordVisit } from './visita.ts';

type Seen = {
  readonly propuesta?: propuestaPublica.PropuestaPublica;
  readonly problema?: Problem;
};

/** The proposal of a link. It is read again by itself when the network is back. */
export function usePropuesta(token: string) {
  const [seen, setSeen] = useState<Seen>({});

  const read = useCallback(async () => {
    try {
      const propuesta = await call(propuestaPublica.get, { params: { token } });
      setSeen({ propuesta });
      recordVisit(token);
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause;
      // What is on the screen stays there when the network is lost.
      setSeen((antes) => (antes.propuesta && cause.status === NO_CONNECTION ? antes : { problema: cause }));
    }
  }, [token]);

  useEffect(() => {
    read();
  }, [read]);

  const sinRed = seen.problema?.status === NO_CONNECTION;
  // It listens before the message of a lost network is painted, because the network may be back by then.
  useLayoutEffect(() => {
    if (!sinRed) return;
    window.addEventListener('online', read);
    return () => window.removeEventListener('online', read);
  }, [sinRed, read]);

  return {
    ...seen,
    read,
    contestada: (propuesta: propuestaPublica.PropuestaPublica) => setSeen({ propuesta }),
  };
}
