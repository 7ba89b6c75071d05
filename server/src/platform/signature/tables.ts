type ProveedorDeFirmaTable = {
  marcaId: string;
  /** The address of its API. */
  direccion: string;
  /** Encrypted (`platform/sealed-secret.ts`). */
  clave: Buffer;
  /** Of what its notices bring. */
  secretoHash: Buffer;
};

declare module '../tables.ts' {
  interface Tables {
    proveedorDeFirma: ProveedorDeFirmaTable;
  }
}
