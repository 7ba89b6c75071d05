import type { productos } from '@vatio/contract';
import { useMemo } from 'react';
import { formatFecha } from '../../format/date.ts';
import { formatNumber, NO_VALUE } from '../../format/number.ts';
import type { Column } from '../../list/table/columns.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { EstadoVersion } from './version/estado-version.tsx';

export function useColumnas(): readonly Column<productos.ProductoRow>[] {
  const { t } = useTranslation('productos');
  return useMemo(
    () => [
      { id: 'nombre', header: t('nombre'), sort: 'nombre', cell: ({ nombre }) => nombre },
      {
        id: 'comercializadora',
        header: t('comercializadora'),
        sort: 'comercializadora',
        cell: ({ comercializadora }) => comercializadora,
      },
      { id: 'tarifa', header: t('tarifa'), sort: 'tarifa', cell: ({ tarifa }) => tarifa },
      { id: 'tipo', header: t('tipo'), cell: ({ tipo }) => t(`tipo-${tipo}`), from: 'tablet' },
      { id: 'estado', header: t('estado'), cell: estadoDe },
      {
        id: 'desde',
        header: t('desde'),
        sort: 'desde',
        cell: ({ version }) => formatFecha(version?.desde),
      },
      {
        id: 'hasta',
        header: t('hasta'),
        cell: ({ version }) =>
          version && version.hasta === null ? t('sinFin') : formatFecha(version?.hasta),
        from: 'tablet',
      },
      {
        id: 'energia',
        header: `${t('energia')} P1 (€/kWh)`,
        figure: true,
        cell: ({ version }) => formatNumber(version?.energiaEurKwh?.[0] ?? version?.variableEurKwh, 6),
        from: 'desktop',
      },
      {
        id: 'potencia',
        header: `${t('potencia')} P1 (€/kW·año)`,
        figure: true,
        cell: ({ version }) => formatNumber(version?.potenciaEurKwAnio[0], 6),
        from: 'desktop',
      },
      {
        id: 'versiones',
        header: t('versiones'),
        figure: true,
        cell: ({ versiones }) => formatNumber(versiones),
        from: 'desktop',
      },
    ],
    [t],
  );
}

/** A product withdrawn by hand is off sale, whatever its dates say. */
function estadoDe({ activo, version }: productos.ProductoRow) {
  if (!activo) return <Retirado />;
  return version ? <EstadoVersion estado={version.estado} /> : NO_VALUE;
}

export function Retirado() {
  const { t } = useTranslation('productos');
  return <Badge tone="bad">{t('retirado')}</Badge>;
}
