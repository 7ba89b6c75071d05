import { useEffect, useState } from 'react';
import { Spinner } from '../../../ui/kit/spinner/spinner.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { Blocked } from '../../kit/blocked/blocked.tsx';

const WAIT_MS = 3_000;

export default function MessageBlock() {
  const [blocked, setBlocked] = useState(false);
  useEffect(() => {
    if (!blocked) return;
    const timer = setTimeout(() => setBlocked(false), WAIT_MS);
    return () => clearTimeout(timer);
  }, [blocked]);
  return (
    <>
      <Blocked
        blocked={blocked}
        cover={
          <>
            <Spinner label="Pidiendo la lectura" />
            <strong>Pidiendo la lectura a la distribuidora…</strong>
          </>
        }
      >
        <p>
          La lectura de octubre es de 214 kWh, un 6 % menos que la de septiembre. La distribuidora la da por
          buena si nadie dice lo contrario antes del día 15.
        </p>
      </Blocked>
      <div>
        <Button aria-disabled={blocked} onClick={() => setBlocked(true)}>
          Pedir otra lectura
        </Button>
      </div>
    </>
  );
}
