import { CamelCasePlugin, type PluginTransformResultArgs, type QueryResult, type UnknownRow } from 'kysely';

/**
 * Columns are called `cliente_id` in the database and `clienteId` here; what stands inside a `json` keeps its names. The
 * names are worked out once for each answer, and not for each of its rows: a page of a list has a thousand values.
 */
export class ColumnNames extends CamelCasePlugin {
  constructor() {
    super({ maintainNestedObjectKeys: true });
  }

  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const [first] = result.rows ?? [];
    if (!first) return result;
    const names = Object.keys(first).map((column) => [column, this.camelCase(column)] as const);
    if (names.every(([column, name]) => column === name)) return result;
    const rows = result.rows.map((row) => {
      const named: UnknownRow = {};
      for (const [column, name] of names) named[name] = row[column];
      return named;
    });
    return { ...result, rows };
  }
}
