import type { ReactNode } from 'react';

/**
 * A place of a room, in pixels, as "x y z": x goes to the right and to the front, y to the left and to the front, z up. The
 * drawing is 320 × 240, and the middle of its ground is "0 0 0".
 */
type Place = string;

/** Places in a row, as SVG writes its points: "x y z, x y z". */
type Places = string;

/** What a thing is made of. The light comes from the left: its top is the lightest side, and its right the darkest. */
type Paint = 'paper' | 'green' | 'amber' | 'hollow';

type Side = 'top' | 'left' | 'right';

/** The cosine of 30°, by which both directions of the ground are turned. */
const COS = 0.866;
const MIDDLE = [160, 158] as const;

const round = (value: number) => Math.round(value * 10) / 10;

function numbersOf(place: Place): [number, number, number] {
  return place.trim().split(' ').map(Number) as [number, number, number];
}

function project(place: Place): [number, number] {
  const [x, y, z] = numbersOf(place);
  return [round(MIDDLE[0] + (x - y) * COS), round(MIDDLE[1] + (x + y) / 2 - z)];
}

function pathOf(places: Places): string {
  return `M${places
    .split(',')
    .map((place) => project(place).join(' '))
    .join('L')}`;
}

/** A flat piece. Its side says how much light it has. */
export function Plate({ at, side, paint = 'paper' }: { at: Places; side: Side; paint?: Paint }) {
  return <path data-side={side} data-paint={paint} d={`${pathOf(at)}z`} />;
}

/** A line without a thing of its own: a cable, a beam, a seam. */
export function Line({ at }: { at: Places }) {
  return <path d={pathOf(at)} />;
}

/** The ground on which everything stands. */
export function Ground() {
  return <path data-ground="" d={`${pathOf('-80 -80 0, 80 -80 0, 80 80 0, -80 80 0')}z`} />;
}

type BoxProps = {
  /** The corner of its ground that is farthest away. */
  readonly at: Place;
  /** How far it goes to the right, to the left, and up. */
  readonly size: Place;
  readonly paint?: Paint;
};

/** A thing with six sides, of which three are seen. */
export function Box({ at, size, paint }: BoxProps) {
  const [x, y, z] = numbersOf(at);
  const [width, depth, height] = numbersOf(size);
  const [r, f, t] = [x + width, y + depth, z + height];
  return (
    <>
      <Plate side="top" paint={paint} at={`${x} ${y} ${t}, ${r} ${y} ${t}, ${r} ${f} ${t}, ${x} ${f} ${t}`} />
      <Plate
        side="left"
        paint={paint}
        at={`${x} ${f} ${t}, ${r} ${f} ${t}, ${r} ${f} ${z}, ${x} ${f} ${z}`}
      />
      <Plate
        side="right"
        paint={paint}
        at={`${r} ${y} ${t}, ${r} ${f} ${t}, ${r} ${f} ${z}, ${r} ${y} ${z}`}
      />
    </>
  );
}

type TubeProps = {
  readonly at: Place;
  readonly radius: number;
  readonly height: number;
  readonly paint?: Paint;
};

/** A round thing that stands upright, such as a cup. */
export function Tube({ at, radius, height, paint = 'paper' }: TubeProps) {
  const [x, y] = project(at);
  // A circle on the ground is an ellipse √1.5 times as wide, and √3 times as wide as high.
  const [rx, ry] = [round(radius * Math.sqrt(1.5)), round(radius * Math.SQRT1_2)];
  const side = `M${x - rx} ${y - height}V${y}a${rx} ${ry} 0 0 0 ${rx * 2} 0V${y - height}z`;
  return (
    <>
      <path data-side="left" data-paint={paint} d={side} />
      <ellipse data-side="top" data-paint={paint} cx={x} cy={y - height} rx={rx} ry={ry} />
    </>
  );
}

/** Both directions in which one draws on each side, as a matrix of SVG takes them. */
const DIRECTIONS: Readonly<Record<Side, string>> = {
  top: `${COS} .5 -${COS} .5`,
  left: `${COS} .5 0 1`,
  right: `${COS} -.5 0 1`,
};

/** What is drawn on a side of a thing, from the corner of the side that its reader sees as the upper left. */
export function On({ side, at, children }: { side: Side; at: Place; children: ReactNode }) {
  return <g transform={`matrix(${DIRECTIONS[side]} ${project(at).join(' ')})`}>{children}</g>;
}

/** A cup, which somebody has just put there. */
export function Cup({ at }: { at: Place }) {
  const [x, y] = project(at);
  return (
    <>
      <path d={`M${x + 10} ${y - 15}q11-3 11 5t-12 6`} />
      <Tube at={at} radius={9} height={18} />
      <path data-glow="" d={`M${x - 4} ${y - 30}q-4-5 0-9t0-9M${x + 4} ${y - 30}q-4-5 0-9t0-9`} />
    </>
  );
}

/** A plant, which somebody waters. */
export function Plant({ at }: { at: Place }) {
  const [x, y] = project(at);
  const leaves = `M${x} ${y - 20}q-4-16-20-18 2 16 20 18q-8-24 2-38 12 14-2 38q2-18 18-22 2 18-18 22z`;
  return (
    <>
      <path data-side="top" data-paint="green" d={leaves} />
      <Tube at={at} radius={10} height={20} paint="amber" />
    </>
  );
}
