import type { comerciales } from '@vatio/contract';
import { formatInstante } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { MailStates } from '../../../trade/mails/mail-states.tsx';
import { useCorreos } from '../../../trade/mails/use-correos.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { BotonesDeInvitacion } from '../administracion/invitacion.tsx';
import { Cuenta } from '../lista/cuenta.tsx';
import styles from './ficha.module.css';

/** Whether the representative can sign in, and the invitation that was sent. */
export function Acceso({ comercial }: { comercial: comerciales.Comercial }) {
  const { t } = useTranslation('comerciales');
  const { cuentaId } = comercial;
  const de = { entidad: 'usuario', entidadId: cuentaId ?? '', limit: 3 } as const;
  const correos = useCorreos(de, { enabled: cuentaId !== null });
  return (
    <Card title={t('acceso')}>
      <div className={styles.acceso}>
        <Cuenta comercial={comercial} />
        <p className="vt-note">{t(...textoDe(comercial))}</p>
        <MailStates mails={correos} label={t('correosDeAcceso')} />
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
