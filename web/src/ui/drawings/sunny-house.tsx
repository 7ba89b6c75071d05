import { Drawing } from './drawing.tsx';

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
