/** A call names at most so many of the things that a field chooses from by typing. */
export const MAX_NAMED = 100;
