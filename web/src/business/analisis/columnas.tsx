import type { analisis } from '@vatio/contract';
import { useMemo } from 'react';
import { useSession } from '../../data/session.ts';
import { formatCups } from '../../format/cups.ts';
import { formatFecha, formatInstante } from '../../format/date.ts';
import { formatNumber, NO_VALUE } from '../../format/number.ts';
import { CutText, TwoLines } from '../../list/table/cell-text.tsx';
import type { Column } from '../../list/table/columns.ts';
import type { Translate } from '../../texts/dictionary.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge } from '../../ui/feedback/badge.tsx';

export function useColumnas(): readonly Column<analisis.AnalisisRow>[] {
  const { t } = useTranslation('analisis');
  const role = useSession()?.userData.role;
  return useMemo(() => {
    const columnas: Column<analisis.AnalisisRow>[] = [
      {
        id: 'codigo',
        header: t('codigo'),
        cell: ({ codigo, version }) => (
          <span className="vt-figure">{version > 1 ? `${codigo} · v${version}` : codigo}</span>
        ),
      },
      {
        id: 'cups',
        header: 'CUPS',
        cell: ({ cups: [primero, ...resto] }) => (
          <TwoLines
            first={<span className="vt-code">{formatCups(primero)}</span>}
            second={resto.length > 0 && t('yMas', { count: resto.length })}
            holds="both"
          />
        ),
      },
      {
        id: 'cliente',
        header: t('cliente'),
        cell: ({ cliente, clienteBloqueado }) => (
          <CutText>
            {cliente?.nombre ?? NO_VALUE} {clienteBloqueado && <Badge tone="warn">{t('bloqueado')}</Badge>}
          </CutText>
        ),
      },
      {
        id: 'comercial',
        header: t('comercial'),
        cell: ({ comercial }) => comercial?.nombre ?? NO_VALUE,
        from: 'desktop',
      },
      ...dinero(t),
      { id: 'fecha', header: t('preciosDel'), cell: ({ fecha }) => formatFecha(fecha), from: 'desktop' },
      {
        id: 'creado',
        header: t('creado'),
        sort: 'creado',
        cell: ({ creado }) => <span className="vt-figure">{formatInstante(creado)}</span>,
        from: 'tablet',
      },
    ];
    return columnas.filter(
      ({ id }) => (id !== 'comision' || role !== 'cliente') && (id !== 'tuya' || role === 'comercial'),
    );
  }, [t, role]);
}

/** What the client saves, and what the sale is worth. */
function dinero(t: Translate<'analisis'>): Column<analisis.AnalisisRow>[] {
  return [
    {
      id: 'ahorro',
      header: `${t('ahorroAnual')} (€)`,
      sort: 'ahorro',
      figure: true,
      cell: ({ ahorroAnualEur }) => formatNumber(ahorroAnualEur, 2),
    },
    {
      id: 'comision',
      header: `${t('comisionGenerada')} (€)`,
      sort: 'comision',
      figure: true,
      cell: ({ comisionEur }) => formatNumber(comisionEur, 2),
      from: 'tablet',
    },
    {
      id: 'tuya',
      header: `${t('tuComision')} (€)`,
      figure: true,
      cell: ({ tuyaEur }) => formatNumber(tuyaEur, 2),
      from: 'tablet',
    },
  ];
}
