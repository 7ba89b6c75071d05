import { type Palette, usePalette } from '../../ui/chart/palette.ts';
import { schemeOf, useDisplay } from '../../ui/theme/display.ts';

export type Looks = {
  readonly palette: Palette;
  /** From right to left. */
  readonly mirrored: boolean;
  readonly scheme: 'light' | 'dark';
};

/** What a library has to be told of the skin and the direction of the page. */
export function useLooks(): Looks {
  const display = useDisplay();
  return { palette: usePalette(), mirrored: display.rightToLeft, scheme: schemeOf(display) };
}
