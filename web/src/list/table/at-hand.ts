export { EditableCell } from './edit/editable-cell.tsx';
export { KeysHelp } from './keys/keys-help.tsx';
export { Peek } from './peek/peek.tsx';
export { ColumnsChoice } from './shape/columns-choice.tsx';
export { keepTrail } from './trail/keep-trail.ts';
export { ViewAudiences } from './views/view-audiences.tsx';
export { ViewName } from './views/view-name.tsx';
export { HeadEdge } from './widths/head-edge.tsx';
