import type { Icon } from '@tabler/icons-react';
import styles from './state-drawing.module.css';

/** The light behind, and the lines in front, of each scene. The canvas is 168 × 112 and the ground is at y = 100. */
const SCENES = {
  /** A sheet of paper before the sun, between a pylon and a bush. */
  paper: {
    light: 'M98 36a22 22 0 1 1 44 0 22 22 0 1 1-44 0z',
    paper: 'M54 20h44l16 16v64H54z',
    lines:
      'M98 20v16h16M8 100h152M20 100l6-50 6 50M16 62h20M18 72h16M22 84l9-12M30 84l-9-12M134 100q2-16 14-16t10 16',
  },
  /** A cable that has come out of its socket. */
  unplugged: {
    light: 'M98 44h24v32H98z',
    paper: 'M62 50h16v20H62z',
    lines:
      'M8 100h152M14 74q22-40 46-14M78 55h12M78 65h12M98 44h24q10 0 10 16t-10 16H98zM132 60h22M84 34V22M72 38l-6-10M96 36l5-10',
  },
} as const;

type Props = {
  readonly scene: keyof typeof SCENES;
  /** Stands on the sheet of paper. */
  readonly icon?: Icon;
};

/** The picture of a place with nothing in it, or of a failure, in lines of ink with one thing in amber. */
export function StateDrawing({ scene, icon: Glyph }: Props) {
  const { light, paper, lines } = SCENES[scene];
  return (
    <svg viewBox="0 0 168 112" width={168} height={112} className={styles.drawing} aria-hidden="true">
      <g className={styles.scene}>
        <path className={styles.light} d={light} />
        <path className={styles.paper} d={paper} />
        <path d={lines} />
      </g>
      {Glyph && <Glyph x={69} y={46} size={30} stroke={1.6} className={styles.glyph} />}
    </svg>
  );
}
