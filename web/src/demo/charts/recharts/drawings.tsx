import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  Legend,
  Line,
  LineChart,
  Pie,
  PieChart,
  PolarAngleAxis,
  PolarGrid,
  Radar,
  RadarChart,
  ResponsiveContainer,
  Scatter,
  ScatterChart,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { formatNumber } from '../../../format/number.ts';
import { type Looks, useLooks } from '../use-looks.ts';

type Named = { readonly name: string; readonly values: readonly number[] };

export type SeriesProps = { readonly labels: readonly string[]; readonly series: readonly Named[] };

/** A label is about as wide as the room before the next one. */
const SPARSE = { interval: 'equidistantPreserveStart', minTickGap: 32 } as const;
const NAMES = { dataKey: 'label', tickLine: false, axisLine: false, ...SPARSE };
const ORDER = [2, 1, 3, 4] as const;
const colourOf = ({ palette }: Looks, index: number) => palette.series[ORDER[index] ?? 0] ?? palette.ink;

/** Turns series into rows: one for each label, with the value of every series under its name. */
function rowsOf({ labels, series }: SeriesProps) {
  return labels.map((label, index) => ({
    label,
    ...Object.fromEntries(series.map(({ name, values }) => [name, values[index]])),
  }));
}

/** Gives every chart the same grid, axes and tooltip, from right to left on a mirrored page. */
function frameOf({ palette, mirrored }: Looks) {
  const tick = { fill: palette.ink, fontSize: 12 };
  return [
    <CartesianGrid key="grid" stroke={palette.line} vertical={false} />,
    <XAxis key="x" {...NAMES} tick={tick} reversed={mirrored} />,
    <YAxis
      key="y"
      tick={tick}
      tickLine={false}
      axisLine={false}
      tickCount={5}
      width={48}
      orientation={mirrored ? 'right' : 'left'}
      tickFormatter={(value) => formatNumber(value)}
    />,
    <Legend key="legend" {...LEGEND} verticalAlign="top" align={mirrored ? 'right' : 'left'} />,
    <Tooltip key="tip" {...TIP} />,
  ];
}

const TIP = {
  contentStyle: {
    background: 'var(--vt-surface)',
    border: '1px solid var(--vt-line)',
    borderRadius: 8,
    color: 'var(--vt-ink)',
  },
  cursor: { fill: 'var(--vt-hover)' },
  isAnimationActive: false,
};

/** The legend follows the order of the series. Its words have the colour of text: some of the series' are too light. */
const LEGEND = {
  itemSorter: null,
  wrapperStyle: { paddingBlockEnd: 8 },
  formatter: (name: string) => <span style={{ color: 'var(--vt-ink)' }}>{name}</span>,
} as const;

const WHOLE = { width: '100%', height: '100%' } as const;
const STILL = { isAnimationActive: false } as const;

export function Lines(props: SeriesProps) {
  const looks = useLooks();
  return (
    <ResponsiveContainer {...WHOLE}>
      <LineChart data={rowsOf(props)}>
        {frameOf(looks)}
        {props.series.map(({ name }, index) => (
          <Line
            key={name}
            dataKey={name}
            stroke={colourOf(looks, index)}
            strokeWidth={2}
            dot={false}
            {...STILL}
          />
        ))}
      </LineChart>
    </ResponsiveContainer>
  );
}

export function Areas(props: SeriesProps) {
  const looks = useLooks();
  return (
    <ResponsiveContainer {...WHOLE}>
      <AreaChart data={rowsOf(props)}>
        {frameOf(looks)}
        {props.series.map(({ name }, index) => (
          <Area
            key={name}
            dataKey={name}
            stroke={colourOf(looks, index)}
            fill={colourOf(looks, index)}
            fillOpacity={0.2}
            strokeWidth={2}
            {...STILL}
          />
        ))}
      </AreaChart>
    </ResponsiveContainer>
  );
}

export function Bars(props: SeriesProps) {
  const looks = useLooks();
  return (
    <ResponsiveContainer {...WHOLE}>
      <BarChart data={rowsOf(props)}>
        {frameOf(looks)}
        {props.series.map(({ name }, index) => (
          <Bar
            key={name}
            dataKey={name}
            stackId="all"
            fill={colourOf(looks, index)}
            maxBarSize={20}
            {...STILL}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}

export type SpotsProps = {
  readonly series: readonly {
    readonly name: string;
    readonly spots: readonly (readonly [number, number])[];
  }[];
};

export function Spots({ series }: SpotsProps) {
  const looks = useLooks();
  const { palette, mirrored } = looks;
  const tick = { fill: palette.ink, fontSize: 12 };
  const axis = { type: 'number', tick, tickLine: false, axisLine: false } as const;
  return (
    <ResponsiveContainer {...WHOLE}>
      <ScatterChart>
        <CartesianGrid stroke={palette.line} vertical={false} />
        <XAxis
          {...axis}
          dataKey="x"
          name="kWh"
          reversed={mirrored}
          tickFormatter={(value) => formatNumber(value)}
        />
        <YAxis
          {...axis}
          dataKey="y"
          name="€"
          width={64}
          tickFormatter={(value) => formatNumber(value)}
          orientation={mirrored ? 'right' : 'left'}
        />
        <Legend {...LEGEND} verticalAlign="top" align={mirrored ? 'right' : 'left'} />
        <Tooltip {...TIP} />
        {series.map(({ name, spots }, index) => (
          <Scatter
            key={name}
            name={name}
            data={spots.map(([x, y]) => ({ x, y }))}
            fill={colourOf(looks, index)}
            {...STILL}
          />
        ))}
      </ScatterChart>
    </ResponsiveContainer>
  );
}

/** The words at both sides of a narrow drawing need this room, in px. */
const WORDS_BESIDE = { left: 48, right: 48 };

export function Web(props: SeriesProps) {
  const looks = useLooks();
  return (
    <ResponsiveContainer {...WHOLE}>
      <RadarChart data={rowsOf(props)} outerRadius="70%" margin={WORDS_BESIDE}>
        <PolarGrid stroke={looks.palette.line} />
        <PolarAngleAxis dataKey="label" tick={{ fill: looks.palette.ink, fontSize: 12 }} />
        <Legend {...LEGEND} verticalAlign="top" />
        <Tooltip {...TIP} />
        {props.series.map(({ name }, index) => (
          <Radar
            key={name}
            dataKey={name}
            stroke={colourOf(looks, index)}
            fill={colourOf(looks, index)}
            fillOpacity={0.2}
            {...STILL}
          />
        ))}
      </RadarChart>
    </ResponsiveContainer>
  );
}

export type PartsProps = { readonly parts: readonly { readonly name: string; readonly value: number }[] };

export function Parts({ parts }: PartsProps) {
  const looks = useLooks();
  return (
    <ResponsiveContainer {...WHOLE}>
      <PieChart>
        <Pie
          data={[...parts]}
          dataKey="value"
          nameKey="name"
          innerRadius="55%"
          outerRadius="80%"
          stroke="none"
          {...STILL}
        >
          {parts.map(({ name }, index) => (
            <Cell key={name} fill={colourOf(looks, index)} />
          ))}
        </Pie>
        <Legend {...LEGEND} />
        <Tooltip {...TIP} />
      </PieChart>
    </ResponsiveContainer>
  );
}
