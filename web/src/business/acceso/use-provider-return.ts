import { useEffect, useRef, useState } from 'react';
import { Problem } from '../../data/problem.ts';
import { useNavigate } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { greet } from './greet.ts';

type Ends = {
  readonly onSecondStep: (testigo: string) => void;
  readonly onProblem: (text: string) => void;
};

/** Ends a sign-in that comes back from the identity provider; true while it does. The address forgets the code at once. */
export function useProviderReturn({ onSecondStep, onProblem }: Ends): boolean {
  const { t } = useTranslation('acceso');
  const navigate = useNavigate();
  const [returned] = useState(readReturn);
  const [busy, setBusy] = useState(returned !== undefined);
  const isEnded = useRef(false);
  useEffect(() => {
    if (!returned || isEnded.current) return;
    // The code is good once, however often the effect runs.
    isEnded.current = true;
    const end = async () => {
      const { comeBack, wayBack } = await import('../../data/provider-sign-in.ts');
      await navigate({ to: '/login', search: wayBack(), replace: true });
      if (!returned.has('code')) return onProblem(t('proveedorRechaza'));
      const testigo = await comeBack(returned);
      if (testigo === undefined) greet();
      else onSecondStep(testigo);
    };
    end()
      .catch((cause: unknown) => onProblem(cause instanceof Problem ? cause.inFull : t('proveedorRechaza')))
      .finally(() => setBusy(false));
  }, [returned, navigate, onProblem, onSecondStep, t]);
  return busy;
}

/** What a provider brings back (RFC 6749, section 4.1.2). */
function readReturn(): URLSearchParams | undefined {
  const query = new URLSearchParams(location.search);
  return query.has('state') && (query.has('code') || query.has('error')) ? query : undefined;
}
