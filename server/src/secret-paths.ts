/**
 * The address of a proposal's page (`/p/`), and of one that asks for documents (`/d/`), is the client's key to it: no cache
 * may keep what it opens.
 */
export const SECRET_PATHS = /^\/[pd]\//;
