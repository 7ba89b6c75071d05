import type { Transaction } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';

/**
 * Makes a transaction look like a database whose transactions join it, so that services which open one can work
 * inside another: Kysely has no nested transactions.
 */
export function joinTransaction(trx: Transaction<Tables>): Db {
  const unida: Db = new Proxy<Db>(trx, {
    get(target, nombre) {
      if (nombre === 'transaction') return () => propia;
      const valor: unknown = Reflect.get(target, nombre, target);
      return typeof valor === 'function' ? valor.bind(target) : valor;
    },
  });
  const propia = { execute: <T>(tarea: (db: Db) => Promise<T>) => tarea(unida) };
  return unida;
}
