import type { contratosImportacion, ResponseOf } from '@vatio/contract';

/** What a file would do, or has done. */
export type Plan = ResponseOf<typeof contratosImportacion.importar>;
/** Title of a column → field that it fills; an empty field: none. */
export type Mapa = Readonly<Record<string, string>>;
