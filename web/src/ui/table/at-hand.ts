export { EditableCell } from './edit/editable-cell.tsx';
export { KeysHelp } from './keys/keys-help.tsx';
export { ColumnsChoice } from './shape/columns-choice.tsx';
export { keepTrail } from './trail/keep-trail.ts';
export { HeadEdge } from './widths/head-edge.tsx';

/** What is not needed to paint a list, in one file that comes at the first sign of somebody. */
export type AtHand = typeof import('./at-hand.ts');
