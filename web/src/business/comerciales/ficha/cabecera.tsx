import type { comerciales } from '@vatio/contract';
import { formatEnergia } from '../../../format/energy.ts';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { CardGrid } from '../../../ui/figures/card.tsx';
import { StatCard } from '../../../ui/figures/stat-card.tsx';

/** The figures of the representative's portfolio, each with a link to its list. */
export function Cifras({ comercial }: { comercial: comerciales.Comercial }) {
  const { t } = useTranslation('comerciales');
  const { id, clientes, puntos, contratosActivos, energiaGestionadaKwh } = comercial;
  const { propuestasAbiertas, contratosEnBorrador } = comercial;
  const numeros = [
    ['clientes', clientes, `/clientes?comercial=${id}`],
    ['puntos', puntos, `/cups?comercial=${id}`],
    ['contratosActivos', contratosActivos, `/contratos?comercial=${id}&atr=activado`],
    ['propuestasAbiertas', propuestasAbiertas, `/propuestas?comercial=${id}&estado=borrador,enviada,vista`],
    ['contratosEnBorrador', contratosEnBorrador, `/contratos?comercial=${id}&estado=borrador`],
  ] as const;
  return (
    <CardGrid min={150}>
      {numeros.map(([cosa, cuantos, to]) => (
        <StatCard key={cosa} label={t(cosa)} value={formatNumber(cuantos)} to={to} />
      ))}
      <StatCard
        label={t('energiaGestionada')}
        value={formatEnergia(energiaGestionadaKwh)}
        note={t('energiaNota')}
        to={`/cups?comercial=${id}&contrato=con&sort=-consumo`}
      />
    </CardGrid>
  );
}
