type InformeSemanalTable = {
  usuarioId: string;
  vistaId: string;
  /** The Monday whose mail was written last; a new one begins with the next. */
  semana: string | null;
};

declare module '../../platform/tables.ts' {
  interface Tables {
    informeSemanal: InformeSemanalTable;
  }
}
