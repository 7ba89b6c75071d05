import { calculos, type ResponseOf } from '@vatio/contract';
import { useState } from 'react';
import { type CallInput, call } from '../../data/call.ts';
import { Problem } from '../../data/problem.ts';

export type Body = CallInput<typeof calculos.factura>['body'];

/** The bill that the confirmed data make, or why they make none. */
export function useComprobacion() {
  const [calculated, setCalculated] = useState<{
    readonly datos: Body;
    readonly factura: ResponseOf<typeof calculos.factura>;
  }>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const forget = () => {
    setCalculated(undefined);
    setRefusal(undefined);
  };
  const check = async (body: Readonly<Record<string, unknown>>, totalImpreso: number) => {
    setBusy(true);
    forget();
    try {
      // A bill may say anything: the server checks each field of the body, and says which is wrong.
      const datos = body as Body;
      setCalculated({ datos, factura: await call(calculos.factura, { body: { ...datos, totalImpreso } }) });
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause;
      setRefusal(Object.values(cause.errors).join(' ') || cause.message);
    } finally {
      setBusy(false);
    }
  };
  return { check, forget, calculada: calculated?.factura, datos: calculated?.datos, refusal, busy };
}
