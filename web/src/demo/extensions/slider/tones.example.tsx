import { useState } from 'react';
import { formatPercent } from '../../../format/number.ts';
import { Slider } from '../../kit/slider/slider.tsx';

const SHARES = [
  { tone: 'accent', label: 'Solar' },
  { tone: 'idle', label: 'Gas' },
  { tone: 'ok', label: 'Eólica' },
  { tone: 'bad', label: 'Carbón' },
  { tone: 'info', label: 'Hidráulica' },
  { tone: 'warn', label: 'Nuclear' },
] as const;

export default function SliderTones() {
  const [shares, setShares] = useState<readonly number[]>([60, 20, 50, 5, 35, 25]);
  return (
    <div className="vt-stack">
      {SHARES.map(({ tone, label }, at) => (
        <Slider
          key={tone}
          tone={tone}
          label={label}
          min={0}
          max={100}
          format={(share) => formatPercent(share / 100, 0)}
          values={[shares[at] ?? 0]}
          onChange={([share = 0]) => setShares(shares.with(at, share))}
        />
      ))}
    </div>
  );
}
