import { IconInfoCircle } from '@tabler/icons-react';
import type { auth } from '@vatio/contract';
import { useTranslation } from '../../texts/use-translation.ts';
import { Button } from '../../ui/nav/button.tsx';
import styles from './acceso.module.css';

type Props = {
  readonly cuentas: readonly auth.CuentaDemo[];
  readonly onChoose: (account: auth.CuentaDemo) => void;
};

/** The accounts with which a demonstration can be tried. Draws nothing when the server is not a demonstration. */
export function CuentasDemo({ cuentas, onChoose }: Props) {
  const { t } = useTranslation('acceso');
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
