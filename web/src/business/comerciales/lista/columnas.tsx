import type { comerciales } from '@vatio/contract';
import { type CSSProperties, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFecha } from '../../../format/date.ts';
import { formatNumber, NO_VALUE } from '../../../format/number.ts';
import type { Column } from '../../../ui/table/columns.ts';
import { Cuenta } from './cuenta.tsx';
import styles from './lista.module.css';
import { useEdicion } from './use-edicion.ts';

type Row = comerciales.ComercialRow;

const KWH_POR_GWH = 1_000_000;
/** Deeper than this, names would have no room left. */
const SANGRIA_MAXIMA = 5;

/** `enArbol`: the rows come as the tree, and so each name stands under that of who they report to. */
export function useColumnas(enArbol: boolean): readonly Column<Row>[] {
  const { t } = useTranslation('comerciales');
  const edicion = useEdicion();
  return useMemo(
    () => [
      {
        id: 'nombre',
        header: t('nombre'),
        sort: 'nombre',
        cell: (row) => <Nombre row={row} sangria={enArbol ? row.nivel : 0} />,
      },
      {
        id: 'responsable',
        header: t('responsable'),
        from: 'tablet',
        cell: ({ responsable }) =>
          responsable?.nombre ?? <span className={styles.tenue}>{t('sinResponsable')}</span>,
        group: ({ responsable }) => responsable?.nombre ?? t('sinResponsable'),
      },
      {
        id: 'zona',
        header: t('zona'),
        from: 'desktop',
        cell: ({ zona }) => zona ?? NO_VALUE,
        group: ({ zona }) => zona ?? NO_VALUE,
        edit: edicion('zona'),
      },
      figura('clientes', t('clientes'), 'clientes', ({ clientes }) => formatNumber(clientes)),
      figura('puntos', t('puntos'), 'puntos', ({ puntos }) => formatNumber(puntos)),
      figura('contratos', t('contratosActivos'), 'contratos', ({ contratosActivos }) =>
        formatNumber(contratosActivos),
      ),
      figura('energia', t('gwhAnio'), 'energia', ({ energiaGestionadaKwh }) =>
        formatNumber(energiaGestionadaKwh / KWH_POR_GWH, 3),
      ),
      { id: 'cuenta', header: t('cuenta'), cell: (row) => <Cuenta comercial={row} /> },
      { id: 'nivel', header: t('nivel'), figure: true, optional: true, cell: ({ nivel }) => nivel + 1 },
      figuraOpcional('equipo', t('equipo'), ({ equipo }) => formatNumber(equipo)),
      {
        id: 'telefono',
        header: t('telefono'),
        optional: true,
        cell: ({ telefono }) => telefono ?? NO_VALUE,
        edit: edicion('telefono'),
      },
      {
        id: 'alta',
        header: t('alta'),
        sort: 'alta',
        optional: true,
        cell: ({ alta }) => formatFecha(alta),
      },
    ],
    [t, enArbol, edicion],
  );
}

function figura(id: string, header: string, sort: string, cell: Column<Row>['cell']): Column<Row> {
  return { id, header, sort, figure: true, cell };
}

function figuraOpcional(id: string, header: string, cell: Column<Row>['cell']): Column<Row> {
  return { id, header, figure: true, optional: true, cell };
}

function Nombre({ row: { nombre, email }, sangria }: { row: Row; sangria: number }) {
  const fondo: CSSProperties & Record<'--nivel', number> = { '--nivel': Math.min(sangria, SANGRIA_MAXIMA) };
  return (
    <span className={styles.nombre} style={fondo} data-bajo={sangria > 0 || undefined}>
      <span>{nombre}</span>
      {email && <small>{email}</small>}
    </span>
  );
}
