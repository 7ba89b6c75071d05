import { IconCalendarCheck } from '@tabler/icons-react';
import { liquidaciones, type ResponseOf } from '@vatio/contract';
import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { formatFecha, formatMes } from '../../../format/date.ts';
import { formatEur } from '../../../format/energy.ts';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { FigureStrip, type StripFigure } from '../../../ui/figures/figure-strip.tsx';
import { PageActions, PageSummary } from '../../../ui/frame/page.tsx';
import { Button, ButtonLink } from '../../../ui/nav/button.tsx';
import { CloseMes } from './close-mes.tsx';

/** The filter that finds settlements with disputed lines, paid or not. */
const CON_DISPUTAS = encodeURIComponent(JSON.stringify({ and: [['disputadas', '>', 0]] }));

/** How many months are shown; the others are in the list below. */
const MESES = 4;

/** What is still to be settled, the state of the last months, and the button that closes a month. */
export function Cierres() {
  const { t } = useTranslation('liquidaciones');
  const { data, error, refetch } = useRead(liquidaciones.cierres, {});
  const [closing, setClosing] = useState(false);
  return (
    <>
      <PageActions>
        <ButtonLink to="/comisiones">{t('comisiones')}</ButtonLink>
        <Button look="primary" icon={IconCalendarCheck} onClick={() => setClosing(true)}>
          {t('cerrarMes')}
        </Button>
      </PageActions>
      {error && !data ? (
        <ErrorState slim error={error} onRetry={refetch} />
      ) : (
        <PageSummary>
          <FigureStrip label={t('meses')} figures={data ? figuresOf(data, t) : []} />
        </PageSummary>
      )}
      {closing && <CloseMes onClose={() => setClosing(false)} />}
    </>
  );
}

function figuresOf(
  { pendientes, disputadas, meses }: ResponseOf<typeof liquidaciones.cierres>,
  t: (key: string, values?: Readonly<Record<string, unknown>>) => string,
): StripFigure[] {
  const { contratos, desde, comisionEur } = pendientes;
  const pendiente: StripFigure = {
    id: 'pendiente',
    label: t('porLiquidar'),
    figure: formatEur(comisionEur),
    tone: 'accent',
    note: desde
      ? t('contratosDesde', { count: contratos, number: formatNumber(contratos), fecha: formatFecha(desde) })
      : t('nadaPorLiquidar'),
  };
  const disputa: StripFigure = {
    id: 'disputas',
    label: t('sinResponder'),
    figure: formatNumber(disputadas),
    tone: 'warn',
    note: t('lineasEnDisputa', { count: disputadas }),
    to: `/liquidaciones?donde=${CON_DISPUTAS}`,
  };
  return [
    pendiente,
    ...(disputadas > 0 ? [disputa] : []),
    ...meses.slice(0, MESES).map(({ mes, totalEur, estados }) => ({
      id: mes,
      label: formatMes(mes),
      figure: formatEur(totalEur),
      note: liquidaciones.ESTADOS.filter((estado) => (estados[estado] ?? 0) > 0)
        .map((estado) => `${formatNumber(estados[estado])} ${t(`estado-${estado}`)}`)
        .join(' · '),
      to: `/liquidaciones?mes=${mes}`,
    })),
  ];
}
