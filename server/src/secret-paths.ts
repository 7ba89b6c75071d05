/**
 * The address of a proposal's page (`/p/`), of one that asks for documents (`/d/`), and of one that asks for a leave
 * (`/permiso/`), is the client's key to it: no cache may keep what it opens.
 */
export const SECRET_PATHS = /^\/([pd]|permiso)\//;
