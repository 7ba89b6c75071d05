import { type Icon, IconStarFilled } from '@tabler/icons-react';
import { type PointerEvent, useState } from 'react';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import styles from './rating.module.css';

type Props = {
  readonly label: string;
  readonly value: number;
  /** Without it the stars are a picture. */
  readonly onChange?: (value: number) => void;
  /** Called with the rating under the pointer, and with undefined when it leaves. */
  readonly onHover?: (value: number | undefined) => void;
  readonly most?: number;
  /** The smallest difference between two ratings: half a star is 0.5. */
  readonly step?: number;
  readonly icon?: Icon;
  /** Each star has this many pixels. */
  readonly size?: number;
};

/** A slider drawn as stars, so that the keyboard, a finger and the direction of the page work as in any slider. */
export function Rating({ label, value, onChange, onHover, ...drawing }: Props) {
  const { most = 5, step = 1, icon: Glyph = IconStarFilled, size = 24 } = drawing;
  const { t } = useTranslation('kit');
  const [hovered, setHovered] = useState<number>();
  const shown = hovered ?? value;
  const text = t('rated', { value: formatNumber(value, [0, 1]), most: formatNumber(most) });
  const stars = Array.from({ length: most }, (_, at) => at + 1).map((star) => (
    <Glyph key={star} size={size} aria-hidden />
  ));

  const hover = (next: number | undefined) => {
    setHovered(next);
    onHover?.(next);
  };
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, right, width } = currentTarget.getBoundingClientRect();
    const along = document.documentElement.dir === 'rtl' ? right - clientX : clientX - left;
    hover(Math.min(most, Math.max(step, Math.ceil((along / width) * (most / step)) * step)));
  };

  const drawn = (
    <span className={styles.stars} aria-hidden="true">
      <span className={styles.empty}>{stars}</span>
      <span className={styles.full} style={{ inlineSize: `${(shown / most) * 100}%` }}>
        {stars}
      </span>
    </span>
  );
  if (!onChange) {
    return (
      <span role="img" aria-label={`${label}: ${text}`} className={styles.rating}>
        {drawn}
      </span>
    );
  }
  return (
    <span className={styles.rating}>
      {drawn}
      <input
        type="range"
        aria-label={label}
        aria-valuetext={text}
        min={0}
        max={most}
        step={step}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
        onPointerMove={follow}
        onPointerLeave={() => hover(undefined)}
        onPointerUp={() => hovered !== undefined && onChange(hovered)}
        className={styles.range}
      />
    </span>
  );
}
