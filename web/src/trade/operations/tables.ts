/** The files of tables that the reader knows, as a file chooser asks for them. */
export const TABLES = '.csv,.txt,.tsv,.xlsx,.ods,.json,.zip';
