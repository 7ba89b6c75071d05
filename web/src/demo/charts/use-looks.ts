import { type Palette, usePalette } from '../../ui/chart/palette.ts';
import { schemeOf, useDisplay } from '../../ui/theme/display.ts';

export type Looks = {
  readonly palette: Palette;
  /** True when the page reads from right to left. */
  readonly mirrored: boolean;
  readonly scheme: 'light' | 'dark';
};

/** Gives what a library must know of the skin and the direction of the page. */
export function useLooks(): Looks {
  const display = useDisplay();
  return { palette: usePalette(), mirrored: display.rightToLeft, scheme: schemeOf(display) };
}
