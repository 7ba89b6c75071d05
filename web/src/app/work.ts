// Bundles what every working screen needs into one file to fetch, instead of one for each part.
export { mayOpen } from '../data/ability.ts';
export { BUSINESS_SCREENS } from './business-screens.ts';
export { WorkLayer } from './frame/work-layer.tsx';
export { Shell } from './shell/shell.tsx';
