import type { ChartConfiguration } from 'chart.js';
import { useMemo } from 'react';
import { ChartCanvas } from './canvas.tsx';
import styles from './chart.module.css';
import { ChartTable } from './chart-table.tsx';
import { bareText, type Counted, titleWithUnit, valueText } from './figures.tsx';
import { blend, type Palette, usePalette } from './palette.ts';

type Props = Counted & {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  /** `values[row][column]`; null where nothing was measured, which leaves the cell empty. */
  readonly values: readonly (readonly (number | null)[])[];
  readonly height?: number;
};

const ENGINE = () => import('./heat-engine.ts');

type Cell = { readonly x: string; readonly y: string; readonly v: number };

/** A table of figures drawn as coloured cells, such as the days of a year by their hours. */
export function HeatMap({ height = 320, title, columns, rows, values, unit, decimals }: Props) {
  const palette = usePalette();
  const config = useMemo(
    () => configOf({ title, columns, rows, values, unit, decimals }, palette),
    [title, columns, rows, values, unit, decimals, palette],
  );
  return (
    <figure className={styles.chart}>
      <ChartCanvas config={config} label={titleWithUnit(title, { unit })} height={height} engine={ENGINE} />
      <p className={styles.scale} aria-hidden="true">
        0 <i style={{ background: `linear-gradient(90deg, ${palette.heat.join(', ')})` }} />
        {valueText(highestOf(values), { unit, decimals })}
      </p>
      <ChartTable
        title={title}
        unit={unit}
        columns={columns}
        rows={rows.map((label, row) => ({
          label,
          cells: columns.map((_, column) => bareText(values[row]?.[column], { decimals })),
        }))}
      />
    </figure>
  );
}

/** The value that has the last colour of the scale. */
function highestOf(values: Props['values']): number {
  return values.reduce((most, row) => row.reduce<number>((top, v) => Math.max(top, v ?? 0), most), 0);
}

function cellsOf({ columns, rows, values }: Pick<Props, 'columns' | 'rows' | 'values'>): Cell[] {
  return rows.flatMap((y, row) =>
    columns.flatMap((x, column) => {
      const v = values[row]?.[column];
      return v === null || v === undefined ? [] : [{ x, y, v }];
    }),
  );
}

function configOf(
  props: Omit<Props, 'height'>,
  palette: Palette,
): ChartConfiguration<'matrix', Cell[], string> {
  const cells = cellsOf(props);
  const top = highestOf(props.values) || 1;
  const axis = {
    type: 'category',
    offset: true,
    grid: { display: false },
    border: { display: false },
  } as const;
  const { columns, rows, title } = props;
  return {
    type: 'matrix',
    data: {
      datasets: [
        {
          label: title,
          data: cells,
          backgroundColor: ({ raw }) => blend(palette.heat, isCell(raw) ? raw.v / top : 0),
          width: ({ chart }) => (chart.chartArea?.width ?? 0) / columns.length - 1,
          height: ({ chart }) => (chart.chartArea?.height ?? 0) / rows.length - (rows.length > 60 ? 0 : 1),
        },
      ],
    },
    options: {
      maintainAspectRatio: false,
      animation: false,
      scales: {
        x: { ...axis, labels: [...columns], ticks: { color: palette.ink, maxRotation: 0 } },
        y: { ...axis, labels: [...rows], ticks: { color: palette.ink } },
      },
      plugins: {
        legend: { display: false },
        tooltip: {
          callbacks: {
            title: ([item]) => (isCell(item?.raw) ? `${item.raw.y}, ${item.raw.x}` : ''),
            label: ({ raw }) => (isCell(raw) ? valueText(raw.v, props) : ''),
          },
        },
      },
    },
  };
}

function isCell(raw: unknown): raw is Cell {
  return typeof raw === 'object' && raw !== null && 'v' in raw;
}
