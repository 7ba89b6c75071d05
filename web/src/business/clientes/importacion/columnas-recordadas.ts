import { clientesLote, type ResponseOf } from '@vatio/contract';

export type Columna = ResponseOf<typeof clientesLote.importar>['columnas'][number];

const CLAVE = 'clientes-importacion';
/** The last files with different headings. */
const MAX = 10;

type Memoria = Readonly<Record<string, Readonly<Record<string, string | null>>>>;

/** What the columns of this file were said to be the last time, when that is not what would be guessed. */
export function conRecordadas(columnas: readonly Columna[]): Columna[] | undefined {
  const dichas = leer()[cabeceraDe(columnas)];
  if (!dichas) return undefined;
  const nuevas = columnas.map((columna) => {
    const dicha = dichas[columna.titulo];
    const campo = clientesLote.CAMPOS.find((uno) => uno === dicha) ?? null;
    return dicha === undefined ? columna : { ...columna, campo };
  });
  return nuevas.some(({ campo }, i) => campo !== columnas[i]?.campo) ? nuevas : undefined;
}

export function recordar(columnas: readonly Columna[]): void {
  const esta = [
    cabeceraDe(columnas),
    Object.fromEntries(columnas.map(({ titulo, campo }) => [titulo, campo])),
  ];
  const otras = Object.entries(leer()).filter(([cabecera]) => cabecera !== esta[0]);
  localStorage.setItem(CLAVE, JSON.stringify(Object.fromEntries([...otras.slice(1 - MAX), esta])));
}

function cabeceraDe(columnas: readonly Columna[]): string {
  return columnas.map(({ titulo }) => titulo).join('\t');
}

function leer(): Memoria {
  try {
    const memoria: Memoria | null = JSON.parse(localStorage.getItem(CLAVE) ?? '{}');
    return memoria ?? {};
  } catch {
    return {};
  }
}
