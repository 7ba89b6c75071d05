import { useEffect, useState } from 'react';

const WAIT_S = 30;

/** Sends something again, but not at once: `wait` is how many seconds are left. */
export function useResend(send: () => void) {
  const [wait, setWait] = useState(0);
  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setWait(wait - 1), 1_000);
    return () => clearTimeout(timer);
  }, [wait]);
  return {
    wait,
    resend: () => {
      if (wait > 0) return;
      send();
      setWait(WAIT_S);
    },
  };
}
