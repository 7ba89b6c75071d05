import styles from './line-drawing.module.css';

/**
 * Scenes of energy and paper in one style: lines in the ink of the page and one thing in amber. The canvas is 240 × 180
 * and the ground is at y = 160.
 */
const SCENES = {
  unplugged: {
    amber: 'M150 78h34v44h-34z',
    lines:
      'M20 160h200M30 120q34-62 68-16t26-4M124 88h20v24h-20zM144 94h14M144 106h14M150 78h34q12 0 12 22t-12 22h-34M196 100h24M62 40l6 12M84 30v14M106 40l-6 12',
  },
  locked: {
    amber: 'M96 92h48v38H96z',
    lines:
      'M20 160h200M66 22h108v120H66zM66 46h108M80 34h20M108 34h8M96 92h48v38H96zM104 92V78q0-16 16-16t16 16v14M120 106v10M84 142v18M156 142v18',
  },
  pylon: {
    amber: 'M166 118l14-14 14 14-14 14z',
    lines:
      'M20 160h200M92 160l22-130h12l22 130M84 52h72M76 78h88M108 66l24 24M132 66l-24 24M102 102l36 30M138 102l-36 30M84 52v8M156 52v8M76 78v8M164 78v8M44 160l26-74M60 160l26-74M50 144l16 0M56 126h16M62 108h16M180 104v-20M166 118l14-14 14 14-14 14z',
  },
  sunrise: {
    amber: 'M84 100a36 36 0 0 1 72 0z',
    lines:
      'M20 160h200M84 100a36 36 0 0 1 72 0M120 48V28M82 64L68 50M158 64l14-14M60 100H40M180 100h20M30 100h180M52 160v-26l68-34 68 34v26M76 132l36-18 M84 136l36-18M100 140l28-14M108 160v-20h24v20',
  },
  house: {
    amber: 'M108 116h26v44h-26z',
    lines:
      'M20 160h200M60 160V92l60-52 60 52v68M46 104l74-64 74 64M150 62V40h14v34M108 116h26v44h-26zM128 138v4M76 108h18v18H76zM148 108h18v18h-18zM85 108v18M157 108v18',
  },
  paper: {
    amber: 'M150 96l34-52 14 10-34 52-18 8z',
    lines:
      'M20 160h200M62 24h92v128H62zM76 44h48M76 60h64M76 76h56M76 92h40M78 132q10-16 18 0t18-4 16 4M150 96l34-52 14 10-34 52-18 8zM178 52l14 10',
  },
  key: {
    amber: 'M98 66a22 22 0 1 0 44 0 22 22 0 1 0-44 0z',
    lines:
      'M20 160h200M120 20v12M110 20h20M120 32a12 12 0 0 1 0 12M98 66a22 22 0 1 0 44 0 22 22 0 1 0-44 0zM112 66a8 8 0 1 0 16 0 8 8 0 1 0-16 0zM114 88v52h12V88M126 112h14v8h-14M126 128h10v8h-10',
  },
  letter: {
    amber: 'M158 60h24v26h-24z',
    lines:
      'M20 160h200M48 48h146v96H48zM48 140l58-48M194 140l-58-48M48 52l73 58 37-30M158 60h24v26h-24zM170 66l-6 8h6l-2 8',
  },
  phone: {
    amber: 'M92 74h56v22H92z',
    lines:
      'M20 160h200M82 16h76q6 0 6 6v132q0 6-6 6H82q-6 0-6-6V22q0-6 6-6zM110 26h20M92 74h56v22H92zM100 85h4M112 85h4M124 85h4M136 85h4M92 112h40M92 124h28M112 146h16',
  },
} as const;

export type Scene = keyof typeof SCENES;

/** The picture is hidden from screen readers: it adds nothing to the words beside it. */
export function LineDrawing({ scene }: { scene: Scene }) {
  const { amber, lines } = SCENES[scene];
  return (
    <svg viewBox="0 0 240 180" className={styles.drawing} aria-hidden="true">
      <path className={styles.amber} d={amber} />
      <path className={styles.lines} d={lines} />
    </svg>
  );
}
