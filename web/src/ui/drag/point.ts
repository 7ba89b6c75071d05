/** A place in the window, in pixels from its top left corner. */
export type Point = { readonly x: number; readonly y: number };
