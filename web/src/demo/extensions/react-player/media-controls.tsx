import { formatNumber, formatPercent } from '../../../format/number.ts';
import { RadioGroup } from '../../../ui/kit/choices/radio-group.tsx';
import { Switch } from '../../../ui/kit/switch/switch.tsx';
import { Slider } from '../../kit/slider/slider.tsx';
import styles from '../extensions.module.css';
import type { MediaState } from './use-media.ts';

const RATES = ['1', '1.5', '2'] as const;

type Change = Partial<Pick<HTMLVideoElement, 'currentTime' | 'volume' | 'playbackRate' | 'muted' | 'loop'>>;

type Props = { readonly state: MediaState; readonly onChange: (change: Change) => void };

/** Changes the position, the volume and the speed of a video, and what it does at its end. */
export function MediaControls({ state, onChange }: Props) {
  return (
    <>
      <Slider
        label="Momento"
        min={0}
        max={Math.max(1, state.lasts)}
        step={0.1}
        format={(seconds) => `${formatNumber(seconds, 1)} s`}
        values={[state.at]}
        onChange={([currentTime = 0]) => onChange({ currentTime })}
      />
      <Slider
        label="Volumen"
        min={0}
        max={1}
        step={0.05}
        format={(share) => formatPercent(share, 0)}
        values={[state.volume]}
        onChange={([volume = 1]) => onChange({ volume })}
      />
      <RadioGroup
        look="buttons"
        label="Velocidad"
        value={RATES.find((rate) => Number(rate) === state.rate) ?? ''}
        options={RATES.map((rate) => ({ value: rate, label: `${formatNumber(Number(rate), [0, 1])}×` }))}
        onChange={(rate) => onChange({ playbackRate: Number(rate) })}
      />
      <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
        <Switch label="Sin sonido" value={state.muted} onChange={(muted) => onChange({ muted })} />
        <Switch label="En bucle" value={state.loop} onChange={(loop) => onChange({ loop })} />
      </div>
    </>
  );
}
