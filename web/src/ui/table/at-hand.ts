export { EditableCell } from './edit/editable-cell.tsx';
export { KeysHelp } from './keys/keys-help.tsx';
export { ColumnsChoice } from './shape/columns-choice.tsx';
export { keepTrail } from './trail/keep-trail.ts';
export { HeadEdge } from './widths/head-edge.tsx';
