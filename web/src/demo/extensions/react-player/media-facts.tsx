import { formatNumber, formatPercent } from '../../../format/number.ts';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import styles from '../extensions.module.css';
import type { MediaState } from './use-media.ts';

/** Shows what a video is doing in bars and in words. */
export function MediaFacts({ state }: { state: MediaState }) {
  const { playing, at, lasts, loaded, volume, muted, loop, rate } = state;
  const facts = [
    ['Estado', playing ? 'en marcha' : 'parado'],
    ['Momento', `${formatNumber(at, 1)} s de ${formatNumber(lasts, 1)} s`],
    ['Volumen', muted ? 'sin sonido' : formatPercent(volume, 0)],
    ['Velocidad', `${formatNumber(rate, [0, 1])}×`],
    ['Al acabar', loop ? 'vuelve a empezar' : 'se para'],
  ];
  return (
    <>
      <ProgressBar label="Visto" value={lasts > 0 ? at / lasts : 0} />
      <ProgressBar label="Cargado" value={loaded} />
      <dl>
        {facts.map(([name, says]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
