type ProveedorDeFirmaTable = {
  marcaId: string;
  /** The address of its API. */
  direccion: string;
  /** It is encrypted (`platform/sealed-secret.ts`). */
  clave: Buffer;
  /** The hash of the secret that its notices bring. */
  secretoHash: Buffer;
};

declare module '../tables.ts' {
  interface Tables {
    proveedorDeFirma: ProveedorDeFirmaTable;
  }
}
