/** Pixels of the cards that stand beside the tasks. It is fixed, so that nothing moves when they arrive. */
export const ALTO_DE_LISTA = 440;
