import { extractos } from '@vatio/contract';
import { useRead } from '../../data/use-read.ts';
import { formatEur } from '../../format/energy.ts';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { FigureStrip, type StripFigure } from '../../ui/figures/figure-strip.tsx';
import { PageSummary } from '../../ui/frame/page.tsx';

type Props = {
  /** The ages by which the list below is filtered. */
  readonly chosen?: readonly extractos.Tramo[] | undefined;
};

/** What the suppliers owe, by its age; each figure leads to its lines. */
export function Deuda({ chosen = [] }: Props) {
  const { t } = useTranslation('extractos');
  const { data, error, refetch } = useRead(extractos.deuda, {});
  if (error && !data) return <ErrorState slim error={error} onRetry={refetch} />;
  return (
    <PageSummary>
      <FigureStrip label={t('deudaPorAntiguedad')} figures={data ? figuresOf(data, t, chosen) : []} />
    </PageSummary>
  );
}

function figuresOf(
  { totalEur, tramos, porComercializadora }: extractos.Deuda,
  t: (key: string, values?: Readonly<Record<string, unknown>>) => string,
  chosen: readonly extractos.Tramo[],
): StripFigure[] {
  const total: StripFigure = {
    id: 'total',
    label: t('nosDeben'),
    figure: formatEur(totalEur),
    tone: 'accent',
    note: porComercializadora.map((una) => `${una.comercializadora}: ${formatEur(una.totalEur)}`).join(' · '),
    to: `/extractos/lineas?donde=${OWED}`,
  };
  const ages = tramos.map(
    ({ tramo, lineas, pendienteEur }): StripFigure => ({
      id: tramo,
      label: t(`antiguedad-${tramo}`),
      figure: formatEur(pendienteEur),
      tone: tramo === 'mas-de-90' && lineas > 0 ? 'bad' : undefined,
      note: t('lineasContadas', { count: lineas, number: formatNumber(lineas) }),
      to: `/extractos/lineas?antiguedad=${tramo}`,
      chosen: chosen.includes(tramo),
    }),
  );
  return [total, ...ages];
}

const OWED = encodeURIComponent(JSON.stringify({ and: [['pendiente', '>', 0]] }));
