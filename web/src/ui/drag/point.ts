/** A place in the window, in pixels. */
export type Point = { readonly x: number; readonly y: number };
