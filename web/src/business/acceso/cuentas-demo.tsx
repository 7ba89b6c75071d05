import { IconInfoCircle } from '@tabler/icons-react';
import { auth } from '@vatio/contract';
import { useEffect, useState } from 'react';
import { call } from '../../data/call.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Button } from '../../ui/nav/button.tsx';
import styles from './acceso.module.css';

const IS_DEMO = import.meta.env.MODE === 'demo';

/** The accounts of the sample data, which need no server. */
const AT_ONCE: readonly auth.CuentaDemo[] = IS_DEMO
  ? [
      { email: 'admin@demo.com', password: 'admin' },
      { email: 'client@demo.com', password: 'client' },
    ]
  : [];

type Props = { readonly onChoose: (account: auth.CuentaDemo) => void };

/** The accounts with which a demonstration can be tried. Draws nothing when the server is not a demonstration. */
export function CuentasDemo({ onChoose }: Props) {
  const { t } = useTranslation('acceso');
  const cuentas = useCuentasDemo();
  if (cuentas.length === 0) return null;
  return (
    <section className={styles.demo} aria-label={t('demo')}>
      <p title={t('demoAyuda')}>
        <IconInfoCircle size={18} stroke={1.8} aria-hidden />
        {t('demo')}
      </p>
      <ul>
        {cuentas.map((cuenta) => (
          <li key={cuenta.email}>
            <Button small onClick={() => onChoose(cuenta)} title={t('demoAyuda')}>
              {cuenta.email}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useCuentasDemo(): readonly auth.CuentaDemo[] {
  const [cuentas, setCuentas] = useState(AT_ONCE);
  useEffect(() => {
    if (IS_DEMO) return;
    const leave = new AbortController();
    call(auth.demo, { signal: leave.signal }).then(
      (answer) => setCuentas(answer.cuentas),
      // Signing in works without them, so a failure is ignored.
      () => undefined,
    );
    return () => leave.abort();
  }, []);
  return cuentas;
}
