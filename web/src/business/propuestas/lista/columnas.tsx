import type { propuestas } from '@vatio/contract';
import { useMemo } from 'react';
import { useRepresents, useSells } from '../../../data/use-ability.ts';
import { formatCups } from '../../../format/cups.ts';
import { formatFecha, formatInstante } from '../../../format/date.ts';
import { formatNumber, formatSaving, NO_VALUE } from '../../../format/number.ts';
import { TwoLines } from '../../../list/table/cell-text.tsx';
import { type Column, sumOf } from '../../../list/table/columns.ts';
import type { Translate } from '../../../texts/dictionary.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { EstadoPropuesta } from '../estado.tsx';
import styles from './lista.module.css';

type Row = propuestas.PropuestaRow;
type Texto = Translate<'propuestas'>;

export function useColumnas(): readonly Column<Row>[] {
  const { t } = useTranslation('propuestas');
  const vende = useSells();
  const represents = useRepresents();
  return useMemo(() => {
    const columnas: Column<Row>[] = [
      {
        id: 'codigo',
        header: t('codigo'),
        sort: 'codigo',
        cell: ({ codigo, numero }) => (
          <span className="vt-figure">{numero > 1 ? `${codigo} · v${numero}` : codigo}</span>
        ),
      },
      {
        id: 'estado',
        header: t('estado'),
        sort: 'estado',
        cell: (fila) => <Estado fila={fila} />,
        groupBy: { field: 'estado', name: (estado) => t(`estado-${estado as Row['estado']}`) },
      },
      cliente(t),
      ...dinero(t),
      {
        id: 'validez',
        header: t('validaHasta'),
        sort: 'validez',
        from: 'tablet',
        cell: (fila) => <Validez fila={fila} />,
      },
      {
        id: 'comercial',
        header: t('comercial'),
        from: 'desktop',
        cell: ({ comercial }) => comercial?.nombre ?? NO_VALUE,
        groupBy: { field: 'comercial' },
      },
      {
        id: 'creado',
        header: t('creada'),
        sort: 'creado',
        from: 'desktop',
        cell: ({ creado }) => <span className="vt-figure">{formatInstante(creado)}</span>,
      },
      ...secundarias(t),
    ];
    return columnas.filter(({ id }) => (id !== 'comision' || vende) && (id !== 'tuya' || represents));
  }, [t, vende, represents]);
}

function cliente(t: Texto): Column<Row> {
  return {
    id: 'cliente',
    header: t('cliente'),
    sort: 'cliente',
    groupBy: { field: 'cliente' },
    cell: ({ cliente, clienteBloqueado, cups: [primero, ...resto] }) => (
      <TwoLines
        first={
          <>
            {cliente.nombre} {clienteBloqueado && <Badge tone="warn">{t('bloqueado')}</Badge>}
          </>
        }
        second={
          <>
            <span className="vt-code">{formatCups(primero)}</span>{' '}
            {resto.length > 0 && t('yMas', { count: resto.length })}
          </>
        }
        holds="code"
      />
    ),
  };
}

/** What the client saves, and what the sale is worth. */
function dinero(t: Texto): Column<Row>[] {
  return [
    {
      id: 'ahorro',
      header: `${t('ahorroAnual')} (€)`,
      sort: 'ahorro',
      figure: true,
      cell: ({ ahorroAnualEur, ahorroPct }) => (
        <TwoLines first={formatNumber(ahorroAnualEur, 2)} second={formatSaving(ahorroPct)} holds="both" />
      ),
      total: sumOf('ahorroAnualEur', 2, 'ahorroMedioEur'),
    },
    {
      id: 'comision',
      header: `${t('comisionGenerada')} (€)`,
      sort: 'comision',
      figure: true,
      from: 'tablet',
      cell: ({ comisionEur }) => formatNumber(comisionEur, 2),
      total: sumOf('comisionEur', 2, 'comisionMediaEur'),
    },
    {
      id: 'tuya',
      header: `${t('tuComision')} (€)`,
      figure: true,
      from: 'desktop',
      cell: ({ tuyaEur }) => formatNumber(tuyaEur, 2),
      total: sumOf('tuyaEur', 2),
    },
  ];
}

/** Columns that are hidden until the user chooses them. */
function secundarias(t: Texto): Column<Row>[] {
  return [
    {
      id: 'enviada',
      header: t('enviada'),
      optional: true,
      cell: ({ enviada }) => <span className="vt-figure">{formatInstante(enviada)}</span>,
    },
    {
      id: 'consumo',
      header: `${t('consumoAnual')} (kWh)`,
      optional: true,
      figure: true,
      cell: ({ consumoAnualKwh }) => formatNumber(consumoAnualKwh),
      total: sumOf('consumoAnualKwh', 0, 'consumoMedioKwh'),
    },
  ];
}

/** The state, and how often the client has opened the proposal without answering. */
function Estado({ fila: { estado, aperturas, ultimaApertura } }: { fila: Row }) {
  const { t } = useTranslation('propuestas');
  return (
    <span className={styles.estado}>
      <EstadoPropuesta estado={estado} />
      {estado === 'vista' && (
        <small title={formatInstante(ultimaApertura)}>{t('vecesAbierta', { count: aperturas })}</small>
      )}
    </span>
  );
}

function Validez({ fila: { validaHasta, diasRestantes, validezDias } }: { fila: Row }) {
  const { t } = useTranslation('propuestas');
  if (validaHasta === null) return t('diasDesdeEnvio', { count: validezDias });
  return (
    <TwoLines
      first={formatFecha(validaHasta)}
      second={
        diasRestantes !== null && (
          <span className={styles.plazo} data-pronto={diasRestantes <= 3 || undefined}>
            {diasRestantes === 0 ? t('ultimoDia') : t('quedan', { count: diasRestantes })}
          </span>
        )
      }
      holds="both"
    />
  );
}
