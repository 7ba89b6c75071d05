import { useTranslation } from '../../texts/use-translation.ts';
import { MailStates } from '../../trade/mails/mail-states.tsx';
import { useCorreos } from '../../trade/mails/use-correos.ts';
import { Card } from '../../ui/figures/card.tsx';
import styles from './auditoria.module.css';

/** Mails that were not delivered and need somebody's attention. Draws nothing when all were delivered. */
export function CorreosSinEntregar() {
  const { t } = useTranslation('auditoria');
  const correos = useCorreos({ estado: 'no-entregado,sin-confirmar', limit: 100 });
  const pendientes = correos.filter(({ retry }) => retry);
  if (pendientes.length === 0) return null;
  return (
    <div className={styles.correos}>
      <Card title={t('correosSinEntregar')}>
        <MailStates mails={pendientes} label={t('correosSinEntregar')} />
      </Card>
    </div>
  );
}
