import type { ChartConfiguration } from 'chart.js';
import { useMemo } from 'react';
import { ChartCanvas } from './canvas.tsx';
import styles from './chart.module.css';
import { ChartTable } from './chart-table.tsx';
import { blend, type Palette, usePalette } from './palette.ts';

type Props = {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  /** `values[row][column]`; null where nothing was measured, which leaves the cell empty. */
  readonly values: readonly (readonly (number | null)[])[];
  readonly format: (value: number) => string;
  readonly height?: number;
};

const ENGINE = () => import('./heat-engine.ts');

type Cell = { readonly x: string; readonly y: string; readonly v: number };

/** A table of figures drawn as coloured cells, such as the days of a year by their hours. */
export function HeatMap({ height = 320, title, columns, rows, values, format }: Props) {
  const palette = usePalette();
  const config = useMemo(
    () => configOf({ title, columns, rows, values, format }, palette),
    [title, columns, rows, values, format, palette],
  );
  return (
    <figure className={styles.chart}>
      <ChartCanvas config={config} label={title} height={height} engine={ENGINE} />
      <ChartTable
        title={title}
        columns={columns}
        rows={rows.map((label, row) => ({
          label,
          cells: columns.map((_, column) => {
            const value = values[row]?.[column];
            return value === null || value === undefined ? '—' : format(value);
          }),
        }))}
      />
    </figure>
  );
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
  const top = cells.reduce((most, { v }) => Math.max(most, v), 0) || 1;
  const axis = {
    type: 'category',
    offset: true,
    grid: { display: false },
    border: { display: false },
  } as const;
  const { columns, rows, title, format } = props;
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
            label: ({ raw }) => (isCell(raw) ? format(raw.v) : ''),
          },
        },
      },
    },
  };
}

function isCell(raw: unknown): raw is Cell {
  return typeof raw === 'object' && raw !== null && 'v' in raw;
}
