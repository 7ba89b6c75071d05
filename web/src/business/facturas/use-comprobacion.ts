import { calculos, type ResponseOf } from '@vatio/contract';
import { useState } from 'react';
import { type CallInput, call } from '../../data/call.ts';
import { Problem } from '../../data/problem.ts';

type Body = CallInput<typeof calculos.factura>['body'];

/** The bill that the confirmed data make, or why they make none. */
export function useComprobacion() {
  const [calculated, setCalculated] = useState<ResponseOf<typeof calculos.factura>>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const forget = () => {
    setCalculated(undefined);
    setRefusal(undefined);
  };
  const check = async (body: Readonly<Record<string, unknown>>) => {
    setBusy(true);
    forget();
    try {
      // A bill may say anything: the server checks each field of the body, and says which is wrong.
      setCalculated(await call(calculos.factura, { body: body as Body }));
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause;
      setRefusal(Object.values(cause.errors).join(' ') || cause.message);
    } finally {
      setBusy(false);
    }
  };
  return { check, forget, calculada: calculated, refusal, busy };
}
