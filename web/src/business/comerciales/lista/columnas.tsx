import type { comerciales } from '@vatio/contract';
import { type CSSProperties, useMemo } from 'react';
import { formatFecha } from '../../../format/date.ts';
import { formatNumber, NO_VALUE } from '../../../format/number.ts';
import { TwoLines } from '../../../list/table/cell-text.tsx';
import type { Column } from '../../../list/table/columns.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Cuenta } from './cuenta.tsx';
import styles from './lista.module.css';
import { useEdicion } from './use-edicion.ts';

type Row = comerciales.ComercialRow;

const KWH_POR_GWH = 1_000_000;
const entero = (cuantos: number) => formatNumber(cuantos);
const enGwh = (kwh: number) => formatNumber(kwh / KWH_POR_GWH, 3);
/** Figures of the representatives' own portfolios, without their teams: only these can be added up. */
const SUMADAS = [
  { id: 'clientes', campo: 'clientes', titulo: 'clientes', escrito: entero },
  { id: 'puntos', campo: 'puntos', titulo: 'puntos', escrito: entero },
  { id: 'contratos', campo: 'contratosActivos', titulo: 'contratosActivos', escrito: entero },
  { id: 'energia', campo: 'energiaGestionadaKwh', titulo: 'gwhAnio', escrito: enGwh },
] as const;
/** Names at deeper levels get no further indent, because there would be no room left for them. */
const SANGRIA_MAXIMA = 5;

/** `enArbol`: the rows come in the order of the tree, and each name is indented below its manager. */
export function useColumnas(enArbol: boolean, hasBrands: boolean): readonly Column<Row>[] {
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
          responsable?.nombre ?? <span className="vt-soft">{t('sinResponsable')}</span>,
        groupBy: { field: 'responsable', blank: t('sinResponsable') },
      },
      {
        id: 'zona',
        header: t('zona'),
        from: 'desktop',
        cell: ({ zona }) => zona ?? NO_VALUE,
        groupBy: { field: 'zona' },
        edit: edicion('zona'),
      },
      ...(hasBrands ? [columnaMarca(t('campo-marca'))] : []),
      ...SUMADAS.map((sumada) => columnaSumada(sumada, t(sumada.titulo))),
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
    [t, enArbol, hasBrands, edicion],
  );
}

function columnaSumada({ id, campo, escrito }: (typeof SUMADAS)[number], header: string): Column<Row> {
  return {
    id,
    header,
    sort: id,
    figure: true,
    cell: (row) => escrito(row[campo]),
    total: {
      name: campo,
      text: escrito,
      ...(campo === 'energiaGestionadaKwh' && { average: 'energiaMediaKwh' }),
    },
  };
}

function figuraOpcional(id: string, header: string, cell: Column<Row>['cell']): Column<Row> {
  return { id, header, figure: true, optional: true, cell };
}

function Nombre({ row: { nombre, email }, sangria }: { row: Row; sangria: number }) {
  const fondo: CSSProperties & Record<'--nivel', number> = { '--nivel': Math.min(sangria, SANGRIA_MAXIMA) };
  return (
    <span className={styles.nombre} style={fondo} data-bajo={sangria > 0 || undefined}>
      <TwoLines first={nombre} second={email} />
    </span>
  );
}

/** The column stands only in a house of several brands. */
function columnaMarca(header: string): Column<Row> {
  return {
    id: 'marca',
    header,
    from: 'desktop',
    cell: ({ marca }) => marca?.nombre ?? NO_VALUE,
  };
}
