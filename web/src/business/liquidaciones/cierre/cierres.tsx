import { IconCalendarCheck } from '@tabler/icons-react';
import { liquidaciones } from '@vatio/contract';
import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { formatFecha, formatMes } from '../../../format/date.ts';
import { formatEur } from '../../../format/energy.ts';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { PageActions } from '../../../ui/frame/page.tsx';
import { Button, ButtonLink } from '../../../ui/nav/button.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { Estado } from '../estado.tsx';
import { CerrarMes } from './cerrar-mes.tsx';
import styles from './cierre.module.css';

/** The filter that finds settlements with disputed lines, paid or not. */
const CON_DISPUTAS = encodeURIComponent(JSON.stringify({ and: [['disputadas', '>', 0]] }));

/** How many months are shown; the others are in the list below. */
const MESES = 4;

/** What is still to be settled, the state of the last months, and the button that closes a month. */
export function Cierres() {
  const { t } = useTranslation('liquidaciones');
  const { data, error, refetch } = useRead(liquidaciones.cierres, {});
  const [cerrando, setCerrando] = useState(false);
  const pendientes = data?.pendientes;
  return (
    <>
      <PageActions>
        <ButtonLink to="/comisiones">{t('comisiones')}</ButtonLink>
        <Button look="primary" icon={IconCalendarCheck} onClick={() => setCerrando(true)}>
          {t('cerrarMes')}
        </Button>
      </PageActions>
      {error && !data ? (
        <ErrorState slim error={error} onRetry={refetch} />
      ) : (
        <ul className={styles.meses} aria-label={t('meses')}>
          <li data-pendiente>
            <h2>{t('porLiquidar')}</h2>
            <p className={styles.total}>{pendientes ? formatEur(pendientes.comisionEur) : '\u00a0'}</p>
            <p className="vt-small">
              {pendientes &&
                (pendientes.desde
                  ? t('contratosDesde', {
                      count: pendientes.contratos,
                      number: formatNumber(pendientes.contratos),
                      fecha: formatFecha(pendientes.desde),
                    })
                  : t('nadaPorLiquidar'))}
            </p>
          </li>
          {data !== undefined && data.disputadas > 0 && (
            <li data-disputas>
              <h2>
                <Link to={`/liquidaciones?donde=${CON_DISPUTAS}`}>{t('sinResponder')}</Link>
              </h2>
              <p className={styles.total}>{formatNumber(data.disputadas)}</p>
              <p className="vt-small">{t('lineasEnDisputa', { count: data.disputadas })}</p>
            </li>
          )}
          {data?.meses.slice(0, MESES).map(({ mes, totalEur, estados }) => (
            <li key={mes}>
              <h2>
                <Link to={`/liquidaciones?mes=${mes}`}>{formatMes(mes)}</Link>
              </h2>
              <p className={styles.total}>{formatEur(totalEur)}</p>
              <ul className={styles.estados}>
                {liquidaciones.ESTADOS.filter((estado) => (estados[estado] ?? 0) > 0).map((estado) => (
                  <li key={estado}>
                    {formatNumber(estados[estado])} <Estado estado={estado} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
      {cerrando && <CerrarMes onClose={() => setCerrando(false)} />}
    </>
  );
}
