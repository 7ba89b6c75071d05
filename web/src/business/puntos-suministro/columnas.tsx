import type { puntosSuministro, ResponseOf } from '@vatio/contract';
import { nombreProvincia } from '@vatio/domain';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCups } from '../../format/cups.ts';
import { formatNumber, NO_VALUE } from '../../format/number.ts';
import type { Column } from '../../list/table/columns.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import styles from './puntos.module.css';

type Row = puntosSuministro.PuntoSuministroRow;
type Totales = ResponseOf<typeof puntosSuministro.totales>;

/** `totales` are of the whole filtered list, once they have come. */
export function useColumnas(totales: Totales | undefined): readonly Column<Row>[] {
  const { t } = useTranslation('puntos-suministro');
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
        id: 'cliente',
        header: t('cliente'),
        sort: 'cliente',
        cell: ({ cliente, clienteBloqueado, direccion }) => (
          <DosLineas
            primera={
              <>
                {cliente?.nombre ?? t('sinCliente')}{' '}
                {clienteBloqueado && <Badge tone="warn">{t('bloqueado')}</Badge>}
              </>
            }
            segunda={direccion}
            tenue={!cliente}
          />
        ),
      },
      {
        id: 'municipio',
        header: t('municipio'),
        sort: 'municipio',
        from: 'tablet',
        cell: ({ municipio, provincia, codigoPostal }) => (
          <DosLineas
            primera={municipio ?? codigoPostal ?? NO_VALUE}
            segunda={provincia && nombreProvincia(provincia)}
          />
        ),
      },
      {
        id: 'tarifa',
        header: t('tarifa'),
        sort: 'tarifa',
        cell: ({ tarifa }) => (tarifa ? <Badge tone="accent">{tarifa}</Badge> : NO_VALUE),
        group: ({ tarifa }) => tarifa ?? NO_VALUE,
      },
      {
        id: 'potencia',
        header: t('potenciaMaxima'),
        figure: true,
        from: 'tablet',
        cell: ({ potenciasKw }) =>
          formatNumber(potenciasKw.length > 0 ? Math.max(...potenciasKw) : null, 0, 3),
      },
      {
        id: 'consumo',
        header: t('consumoAnual'),
        sort: 'consumo',
        figure: true,
        cell: ({ consumoAnualKwh }) => formatNumber(consumoAnualKwh),
        footer: formatNumber(totales?.consumoAnualKwh),
      },
      {
        id: 'contrato',
        header: t('contrato'),
        from: 'desktop',
        cell: ({ conContrato }) => (
          <Badge tone={conContrato ? 'ok' : 'idle'}>
            {conContrato ? t('conContrato') : t('sinContrato')}
          </Badge>
        ),
      },
    ],
    [t, totales],
  );
}

function DosLineas(props: { primera: ReactNode; segunda: string | null | undefined; tenue?: boolean }) {
  return (
    <span className={styles.lineas}>
      <span data-tenue={props.tenue || undefined}>{props.primera}</span>
      {props.segunda && <small>{props.segunda}</small>}
    </span>
  );
}
