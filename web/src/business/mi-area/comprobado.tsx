import { facturas } from '@vatio/contract';
import { useRead } from '../../data/use-read.ts';
import { formatEur } from '../../format/energy.ts';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Card, CardGrid } from '../../ui/figures/card.tsx';
import { StatCard } from '../../ui/figures/stat-card.tsx';
import { ButtonLink } from '../../ui/nav/button.tsx';

/** What has been checked of the client's bills: how many, how many are wrong, and what those charge too much. */
export function Comprobado() {
  const { t } = useTranslation('mi-area');
  const todas = useRead(facturas.totals, { query: {} });
  const malas = useRead(facturas.totals, { query: { revision: ['mal'] } });
  if (!todas.data || !malas.data || todas.data.cuenta === 0) return null;
  return (
    <Card
      title={t('comprobado')}
      actions={
        <div className="vt-toolbar">
          <ButtonLink small to="/facturas/ahorro">
            {t('verAhorro')}
          </ButtonLink>
          <ButtonLink small to="/facturas">
            {t('verComprobadas')}
          </ButtonLink>
        </div>
      }
    >
      <CardGrid min={180}>
        <StatCard label={t('comprobadas')} value={formatNumber(todas.data.cuenta)} />
        <StatCard
          label={t('mal')}
          value={formatNumber(malas.data.cuenta)}
          tone={malas.data.cuenta > 0 ? 'bad' : 'ok'}
          to="/facturas?revision=mal"
        />
        <StatCard label={t('cobradoDeMas')} value={formatEur(Math.max(malas.data.deMasEur, 0))} />
      </CardGrid>
    </Card>
  );
}
