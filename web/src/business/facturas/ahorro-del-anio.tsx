import { IconPigMoney } from '@tabler/icons-react';
import type { facturas } from '@vatio/contract';
import { formatCups } from '../../format/cups.ts';
import { formatFecha } from '../../format/date.ts';
import { formatEur } from '../../format/energy.ts';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card, CardGrid } from '../../ui/figures/card.tsx';
import { StatCard } from '../../ui/figures/stat-card.tsx';
import { Link } from '../../ui/nav/link.tsx';
import styles from './facturas.module.css';

type Ahorro = facturas.Ahorro;
type Cifras = Ahorro['total'];

const SCROLLS = { tabIndex: 0 } as const;

/** What the bills of a year have saved, supply by supply, and those that are not counted. */
export function AhorroDelAnio({ ahorro: { suministros, total, sinCuenta } }: { readonly ahorro: Ahorro }) {
  const { t } = useTranslation('facturas');
  if (suministros.length === 0 && sinCuenta.length === 0)
    return <EmptyState icon={IconPigMoney} title={t('sinAhorro')} text={t('sinAhorroTexto')} />;
  return (
    <>
      {/* Of bills that are not counted nothing is known, which is not zero. */}
      {suministros.length > 0 && <Sumas {...total} />}
      {suministros.map((suministro) => (
        <Suministro key={suministro.cups} suministro={suministro} />
      ))}
      {sinCuenta.length > 0 && (
        <Card title={t('sinContar')}>
          <ul className="vt-list vt-stack">
            {sinCuenta.map(({ id, numero, cups, desde, hasta, motivo }) => (
              <li key={id}>
                <Link to={`/facturas/${id}`}>{numero ?? formatCups(cups)}</Link>
                {` · ${formatFecha(desde)} – ${formatFecha(hasta)} · ${motivo}`}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function Sumas({ antesEur, pagadoEur, ahorroEur }: Cifras) {
  const { t } = useTranslation('facturas');
  return (
    <CardGrid min={180}>
      <StatCard label={t('antesHabriaSido')} value={formatEur(antesEur)} />
      <StatCard label={t('sePago')} value={formatEur(pagadoEur)} />
      <StatCard label={t('ahorrado')} value={formatEur(ahorroEur)} tone={ahorroEur < 0 ? 'bad' : 'ok'} />
    </CardGrid>
  );
}

function Suministro({
  suministro: { cups, estudio, facturas, total },
}: {
  readonly suministro: Ahorro['suministros'][number];
}) {
  const { t } = useTranslation('facturas');
  const titulo = formatCups(cups);
  return (
    <Card title={titulo}>
      <div className="vt-stack">
        {estudio && (
          <p>
            {estudio.ahorroAnualEur === null
              ? t('frenteA', { fecha: formatFecha(estudio.fecha) })
              : t('frenteAPrometido', {
                  fecha: formatFecha(estudio.fecha),
                  eur: formatEur(estudio.ahorroAnualEur),
                })}
          </p>
        )}
        <section className={styles.marco} aria-label={`${t('ahorrado')} ${titulo}`} {...SCROLLS}>
          <table className="vt-table vt-heads">
            <caption className="vt-hidden">{titulo}</caption>
            <thead>
              <tr>
                <th scope="col">{t('campo-numero')}</th>
                <th scope="col">{t('dias')}</th>
                <th scope="col">{`${t('antesHabriaSido')} (€)`}</th>
                <th scope="col">{`${t('sePago')} (€)`}</th>
                <th scope="col">{`${t('ahorrado')} (€)`}</th>
              </tr>
            </thead>
            <tbody>
              {facturas.map(({ id, numero, desde, hasta, ...cifras }) => (
                <tr key={id}>
                  <th scope="row">
                    <Link to={`/facturas/${id}`}>{numero ?? '–'}</Link>
                  </th>
                  <td>{`${formatFecha(desde)} – ${formatFecha(hasta)}`}</td>
                  <Celdas {...cifras} />
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={2}>
                  {t('campo-total')}
                </th>
                <Celdas {...total} />
              </tr>
            </tfoot>
          </table>
        </section>
      </div>
    </Card>
  );
}

function Celdas({ antesEur, pagadoEur, ahorroEur }: Cifras) {
  return (
    <>
      <td>{formatNumber(antesEur, 2)}</td>
      <td>{formatNumber(pagadoEur, 2)}</td>
      <td>{formatNumber(ahorroEur, 2)}</td>
    </>
  );
}
