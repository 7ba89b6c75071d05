import { Drawing } from '../../../ui/drawings/drawing.tsx';

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
