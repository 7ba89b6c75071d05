import type { comerciales } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { formatInstante } from '../../../format/date.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { BotonesDeInvitacion } from '../administracion/invitacion.tsx';
import { Cuenta } from '../lista/cuenta.tsx';
import styles from './ficha.module.css';

/** Whether they can enter Vatio, and the invitation on its way. */
export function Acceso({ comercial }: { comercial: comerciales.Comercial }) {
  const { t } = useTranslation('comerciales');
  return (
    <Card title={t('acceso')}>
      <div className={styles.acceso}>
        <Cuenta comercial={comercial} />
        <p className={styles.nota}>{t(...textoDe(comercial))}</p>
        <BotonesDeInvitacion comercial={comercial} />
      </div>
    </Card>
  );
}

function textoDe(comercial: comerciales.Comercial): [string, Readonly<Record<string, string>>] {
  const { cuenta, email, invitacionCaduca } = comercial;
  const datos = { email: email ?? '', fecha: formatInstante(invitacionCaduca) };
  if (cuenta === 'invitado') return [invitacionCaduca ? 'accesoInvitado' : 'accesoCaducado', datos];
  if (cuenta === 'sin-cuenta') return [email ? 'accesoSinCuenta' : 'accesoSinCorreo', datos];
  return [`acceso-${cuenta}`, datos];
}
