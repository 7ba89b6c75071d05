import type { Screen } from '../ui/frame/screen.ts';

export type AreaScreen = Screen & {
  /** Folder it lives in, which is also the name of its dictionary. */
  readonly area: string;
};

/** The rows of some areas, given by the name of their folder. */
export function screensOf(areas: Readonly<Record<string, readonly Screen[]>>): AreaScreen[] {
  return Object.entries(areas).flatMap(([area, screens]) => screens.map((screen) => ({ ...screen, area })));
}
