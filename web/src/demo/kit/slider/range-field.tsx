import { useState } from 'react';
import { Slider } from './slider.tsx';

type Ends = readonly [from: number, to: number];

type Props = {
  readonly label: string;
  readonly names: readonly [from: string, to: string];
  readonly value: Ends;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly format: (value: number) => string;
  /** Called when a handle is let go. */
  readonly onCommit: (value: Ends) => void;
};

/** A range with two handles, reported once they are let go. */
export function RangeField({ value, onCommit, ...line }: Props) {
  const [held, setHeld] = useState<Ends>();
  const commit = () => {
    if (held && (held[0] !== value[0] || held[1] !== value[1])) onCommit(held);
    setHeld(undefined);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is let go is a handle inside
    <div onPointerUp={commit} onKeyUp={commit} onBlur={commit}>
      <Slider
        {...line}
        values={held ?? value}
        onChange={([from = value[0], to = value[1]]) => setHeld([from, to])}
      />
    </div>
  );
}
