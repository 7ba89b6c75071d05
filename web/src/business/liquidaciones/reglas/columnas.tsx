import type { comisiones } from '@vatio/contract';
import { useMemo } from 'react';
import { formatFecha } from '../../../format/date.ts';
import { formatNumber } from '../../../format/number.ts';
import { TwoLines } from '../../../list/table/cell-text.tsx';
import type { Column } from '../../../list/table/columns.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { alcanceDe, bandasDe, pagoDe, repartoDe } from './say-regla.ts';

const TONOS = { vigente: 'ok', programada: 'info', caducada: 'idle' } as const;

export function useColumnasReglas(): readonly Column<comisiones.Regla>[] {
  const { t } = useTranslation('liquidaciones');
  return useMemo(
    () => [
      {
        id: 'alcance',
        header: t('aQueSeAplica'),
        sort: 'alcance',
        cell: (regla) => <TwoLines first={alcanceDe(regla, t)} second={bandasDe(regla, t)} />,
      },
      { id: 'pago', header: t('paga'), sort: 'valor', cell: (regla) => pagoDe(regla, t) },
      {
        id: 'reparto',
        header: t('reparto'),
        from: 'tablet',
        cell: ({ reparto }) => (reparto ? repartoDe(reparto) : t('segunPlan')),
      },
      { id: 'desde', header: t('desde'), sort: 'desde', cell: ({ desde }) => formatFecha(desde) },
      {
        id: 'hasta',
        header: t('hasta'),
        from: 'tablet',
        cell: ({ hasta }) => (hasta ? formatFecha(hasta) : t('sinFin')),
      },
      {
        id: 'estado',
        header: t('estado'),
        cell: ({ estado }) => <Badge tone={TONOS[estado]}>{t(`regla-${estado}`)}</Badge>,
      },
      {
        id: 'contratos',
        header: t('contratos'),
        figure: true,
        from: 'desktop',
        cell: ({ contratos }) => formatNumber(contratos),
      },
    ],
    [t],
  );
}
