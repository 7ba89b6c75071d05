import type { Screen } from '../ui/frame/screen.ts';

export type AreaScreen = Screen & {
  /** The folder of the area, which is also the name of its dictionary. */
  readonly area: string;
};

/** The rows of several areas, keyed by the name of their folder. */
export function screensOf(areas: Readonly<Record<string, readonly Screen[]>>): AreaScreen[] {
  return Object.entries(areas).flatMap(([area, screens]) => screens.map((screen) => ({ ...screen, area })));
}
