import type { Frame } from '../router/page.ts';
import { BlankFrame } from './frame/blank-frame.tsx';
import { WorkLayer } from './frame/work-layer.tsx';
import { Shell } from './shell/shell.tsx';

// Bundles what every working screen needs into one file to fetch, instead of one for each part.
export { mayOpen } from '../data/ability.ts';
export { BUSINESS_SCREENS } from './business-screens.ts';

/** This frame has the menu and the heading. */
export const SHELL: readonly Frame[] = [WorkLayer, Shell];

/** This frame leaves the whole window to its screen. */
export const WINDOW: readonly Frame[] = [WorkLayer, BlankFrame];
