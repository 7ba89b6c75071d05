import type { areasDePlantilla } from '@vatio/contract';
import type { Screen } from '../ui/frame/screen.ts';

export type AreaScreen = Screen & {
  /** The folder of the area, which is also the name of its dictionary. */
  readonly area: string;
  /** The part of the template to which it belongs, which a house may hide. */
  readonly part?: areasDePlantilla.Area;
};

/** The rows of several areas, keyed by the name of their folder. */
export function screensOf(areas: Readonly<Record<string, readonly Screen[]>>): AreaScreen[] {
  return Object.entries(areas).flatMap(([area, screens]) => screens.map((screen) => ({ ...screen, area })));
}

/** The rows without those of the parts of the template that are hidden. */
export function withoutParts(
  screens: readonly AreaScreen[],
  hidden: readonly areasDePlantilla.Area[],
): readonly AreaScreen[] {
  return screens.filter(({ part }) => !part || !hidden.includes(part));
}
