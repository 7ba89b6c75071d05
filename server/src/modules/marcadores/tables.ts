type MarcadorTable = {
  usuarioId: string;
  pantallas: string[];
};

declare module '../../platform/tables.ts' {
  interface Tables {
    marcador: MarcadorTable;
  }
}
