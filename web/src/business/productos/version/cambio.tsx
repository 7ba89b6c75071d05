import { formatPercent, withSign } from '../../../format/number.ts';
import styles from './version.module.css';

type Props = {
  /** Undefined or null when there was no price to compare with. */
  readonly antes: number | null | undefined;
  readonly ahora: number | null;
};

/** How much a price moved; an arrow and a sign say it besides the colour. */
export function Cambio({ antes, ahora }: Props) {
  if (antes === null || antes === undefined || ahora === null || antes === ahora || antes === 0) return null;
  const sube = ahora > antes;
  return (
    <span className={styles.cambio} data-sube={sube}>
      {sube ? '▲' : '▼'} <bdi>{withSign((ahora - antes) / antes, (ratio) => formatPercent(ratio, 1))}</bdi>
    </span>
  );
}
