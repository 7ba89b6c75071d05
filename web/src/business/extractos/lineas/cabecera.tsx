import { IconTrash } from '@tabler/icons-react';
import { extractos } from '@vatio/contract';
import { useRead } from '../../../data/use-read.ts';
import { formatInstante, formatMes } from '../../../format/date.ts';
import { formatEur } from '../../../format/energy.ts';
import { formatNumber } from '../../../format/number.ts';
import { useNavigate } from '../../../router/use-router.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { FigureStrip, type StripFigure } from '../../../ui/figures/figure-strip.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { TONOS } from '../estado.tsx';
import { useExtractoBin } from '../use-extracto-bin.ts';
import styles from './cabecera.module.css';

type Props = {
  readonly id: string;
  /** The states by which the list below is filtered. */
  readonly chosen: readonly extractos.Estado[];
};

/** The statement whose lines the list below shows: where it comes from, and its sums by state. */
export function CabeceraDeExtracto({ id, chosen }: Props) {
  const { t } = useTranslation('extractos');
  const navigate = useNavigate();
  const { data: extracto, error, refetch } = useRead(extractos.get, { params: { id } });
  const { remove, isBusy } = useExtractoBin();
  if (error && !extracto) return <ErrorState slim error={error} onRetry={refetch} />;
  const leave = () => navigate({ to: '/extractos' });
  return (
    <Card
      title={extracto?.codigo ?? t('extracto')}
      actions={
        <Button
          small
          look="quiet"
          icon={IconTrash}
          disabled={!extracto || isBusy}
          onClick={() => extracto && remove(extracto, leave)}
        >
          {t('borrar')}
        </Button>
      }
    >
      <div className="vt-stack vt-gap-12">
        <p className={`vt-soft ${styles.origin}`} title={extracto && describe(extracto, t)}>
          {extracto && describe(extracto, t)}
        </p>
        <FigureStrip label={t('porEstado')} figures={extracto ? figuresOf(extracto, t, chosen) : []} />
      </div>
    </Card>
  );
}

type Say = (key: string, values?: Readonly<Record<string, unknown>>) => string;

function describe(
  { comercializadora, mes, fichero, importado, filasFuera }: extractos.Extracto,
  t: Say,
): string {
  const origen = t('origen', {
    comercializadora,
    fichero,
    mes: formatMes(mes),
    cuando: formatInstante(importado),
  });
  const fuera = t('filasFuera', { count: filasFuera, number: formatNumber(filasFuera) });
  return filasFuera > 0 ? `${origen} ${fuera}` : origen;
}

function figuresOf(
  { id, resumen }: extractos.Extracto,
  t: Say,
  chosen: readonly extractos.Estado[],
): StripFigure[] {
  return resumen.map(({ estado, lineas, importeEur, esperadoEur, pendienteEur }) => ({
    id: estado,
    label: t(`estado-${estado}`),
    figure: formatNumber(lineas),
    tone: TONOS[estado],
    note: t('sumasDeEstado', {
      pagado: formatEur(importeEur),
      esperado: formatEur(esperadoEur),
      pendiente: formatEur(pendienteEur),
    }),
    to: `/extractos/lineas?deExtracto=${id}&estado=${estado}`,
    chosen: chosen.includes(estado),
  }));
}
