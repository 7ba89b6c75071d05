import type { ReactNode } from 'react';
import styles from './drawings.module.css';

/** Draws lines in the colour of text, with amber where there is light. */
function Drawing({ box, children }: { box: string; children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox={box} aria-hidden="true">
      {children}
    </svg>
  );
}

/** Draws a house with panels under the sun, a turbine and a power line. */
export function SunnyHouse() {
  return (
    <Drawing box="0 0 240 160">
      <circle data-light cx="188" cy="38" r="17" />
      <path
        data-beam
        d="M188 10v-6M188 72v-6M160 38h-6M222 38h-6M168 18l-4-4M212 62l-4-4M208 18l4-4M164 62l4-4"
      />
      <path data-ground d="M0 160v-18q46-16 92-8t82-3 66-5v34z" />
      <path d="M50 140V86l52-36 52 36v54" />
      <path data-paper d="M62 138V88l40-28 40 28v50z" />
      <path d="M40 92l62-43 62 43" />
      <path data-light d="M112 56l40 28-9 6-40-28z" />
      <path d="M125 65l-9 6M138 75l-9 6M118 73l20 14" />
      <path data-paper d="M92 138v-30h22v30M72 98h14v14H72zM122 98h14v14h-14z" />
      <path data-beam d="M79 98v14M72 105h14" />
      <path d="M206 138V84M206 84l-3-26q3-5 6 0l-3 26zM206 84l22 14q3 5-3 4l-19-18zM206 84l-22 14q-3 5 3 4l19-18z" />
      <circle data-light cx="206" cy="84" r="3.5" />
      <path d="M18 142V96M8 104h20M11 114h14M28 104q22 10 34-6" />
      <path d="M6 142q50-14 100-6t120-4" />
    </Drawing>
  );
}

/** Draws a medal with a bolt on it. */
export function Medal() {
  return (
    <Drawing box="0 0 240 160">
      <path data-ground d="M0 160v-14q60-16 120-6t120-6v26z" />
      <path d="M86 8l24 46M154 8l-24 46M106 8l14 26 14-26" />
      <path
        data-paper
        d="M120 50l12 9 15-2 5 14 13 8-4 15 4 15-13 8-5 14-15-2-12 9-12-9-15 2-5-14-13-8 4-15-4-15 13-8 5-14 15 2z"
      />
      <circle data-light cx="120" cy="94" r="28" />
      <path data-paper d="M125 72l-19 25h13l-5 19 20-26h-13z" />
      <path data-beam d="M48 40l6 6M40 62h9M192 40l-6 6M200 62h-9M60 118l-6 6M180 118l6 6" />
      <path d="M30 146q90-18 180-4" />
    </Drawing>
  );
}

/** Draws people around a table with a plan on it. */
export function Meeting() {
  return (
    <Drawing box="0 0 320 120">
      <path data-ground d="M0 120V96q80-14 160-4t160-6v34z" />
      <circle data-light cx="268" cy="30" r="14" />
      <circle data-paper cx="92" cy="44" r="14" />
      <path data-paper d="M66 98q0-34 26-34t26 34" />
      <circle data-paper cx="160" cy="34" r="15" />
      <path data-paper d="M132 96q0-40 28-40t28 40" />
      <circle data-paper cx="228" cy="44" r="14" />
      <path data-paper d="M202 98q0-34 26-34t26 34" />
      <path data-paper d="M44 90h232l14 14H30z" />
      <path data-light d="M132 92h46l6 9h-58z" />
      <path data-beam d="M140 96h12M158 96h16M136 99h26" />
      <path d="M40 104v14M280 104v14" />
    </Drawing>
  );
}
