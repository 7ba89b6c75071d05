/** WCAG 2.2, criterion 1.4.3: the least contrast of text of the usual size. */
export const CONTRAST_OF_TEXT = 4.5;

/**
 * The contrast of two colours such as `#0b5d55`, from 1 to 21, by the formula of WCAG 2.2 («contrast ratio» and
 * «relative luminance»).
 */
export function contrastOf(colour: string, other: string): number {
  const [light, dark] = [luminanceOf(colour), luminanceOf(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((from) => {
    const share = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
