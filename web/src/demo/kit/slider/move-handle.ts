export type Reach = {
  readonly least?: number;
  readonly most?: number;
  /** All the handles move by the same amount. */
  readonly together?: boolean;
};

type Move = {
  readonly handle: number;
  readonly to: number;
  readonly reach: Reach;
  readonly min: number;
  readonly max: number;
};

/**
 * Returns where the handles stand after one of them has been moved: they keep their order, stay within the limits and
 * keep their least and greatest distance.
 */
export function moveHandle(values: readonly number[], { handle, to, reach, min, max }: Move): number[] {
  const from = values[handle] ?? min;
  if (reach.together) {
    const by = Math.min(max - Math.max(...values), Math.max(min - Math.min(...values), to - from));
    return values.map((value) => value + by);
  }
  const { least = 0, most = Number.POSITIVE_INFINITY } = reach;
  const before = values[handle - 1];
  const after = values[handle + 1];
  const lowest = Math.max(
    min,
    before === undefined ? min : before + least,
    after === undefined ? min : after - most,
  );
  const highest = Math.min(
    max,
    after === undefined ? max : after - least,
    before === undefined ? max : before + most,
  );
  return values.with(handle, Math.max(lowest, Math.min(highest, to)));
}
