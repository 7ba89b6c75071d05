import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/figures/card.tsx';
import { AccesosDirectos } from './accesos-directos.tsx';
import { ComprobarCups } from './comprobar-cups.tsx';
import styles from './inicio.module.css';

/** Where a person lands after signing in. */
export default function InicioScreen() {
  const { t } = useTranslation('inicio');
  return (
    <div className={styles.page}>
      <Card title={t('comprobarCups')}>
        <ComprobarCups />
      </Card>
      <AccesosDirectos />
    </div>
  );
}
