export { Frame } from './frame.ts';
