import type { puntosSuministro } from '@vatio/contract';
import { useMemo } from 'react';
import { formatCups } from '../../../format/cups.ts';
import { formatNumber, NO_VALUE } from '../../../format/number.ts';
import type { Column } from '../../../list/table/columns.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';

export function useColumnasPuntos(): readonly Column<puntosSuministro.PuntoSuministroRow>[] {
  const { t } = useTranslation('clientes');
  return useMemo(
    () => [
      {
        id: 'cups',
        header: 'CUPS',
        sort: 'cups',
        width: '27ch',
        cell: ({ cups }) => <span className="vt-code">{formatCups(cups)}</span>,
      },
      {
        id: 'direccion',
        header: t('direccion'),
        from: 'tablet',
        cell: ({ direccion, municipio }) => [direccion, municipio].filter(Boolean).join(', ') || NO_VALUE,
      },
      {
        id: 'tarifa',
        header: t('tarifa'),
        sort: 'tarifa',
        cell: ({ tarifa }) => (tarifa ? <Badge tone="accent">{tarifa}</Badge> : NO_VALUE),
      },
      {
        id: 'consumo',
        header: t('consumoKwh'),
        sort: 'consumo',
        figure: true,
        cell: ({ consumoAnualKwh }) => formatNumber(consumoAnualKwh),
      },
      {
        id: 'contrato',
        header: t('contrato'),
        cell: ({ conContrato }) => (
          <Badge tone={conContrato ? 'ok' : 'idle'}>{t(conContrato ? 'contrato-con' : 'contrato-sin')}</Badge>
        ),
      },
    ],
    [t],
  );
}
