import { contratosImportacion, type QueryInputOf, type ResponseOf } from '@vatio/contract';
import { Problem } from '../../../data/problem.ts';

/** What a file would do, or has done. */
export type Plan = ResponseOf<typeof contratosImportacion.importar>;
export type Modo = NonNullable<QueryInputOf<typeof contratosImportacion.importar>['modo']>;
/** Title of a column → field that it fills; an empty field: none. */
export type Mapa = Readonly<Record<string, string>>;

const COLUMNAS = contratosImportacion.importar.response.pick({ columnas: true, campos: true });

/** The columns of a file whose heading was not understood, for a person to say what each is. */
export function columnasDe(error: unknown): Pick<Plan, 'columnas' | 'campos'> | undefined {
  return error instanceof Problem ? COLUMNAS.safeParse(error.datos).data : undefined;
}
