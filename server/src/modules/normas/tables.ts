import type { Generated } from 'kysely';
import type { DefaultInstant } from '../../platform/tables.ts';

type NormaAcordadaTable = {
  id: string;
  cumplida: boolean | null;
  validada: boolean | null;
  nota: Generated<string>;
  acordadaPor: string | null;
  acordadaEn: DefaultInstant;
};

declare module '../../platform/tables.ts' {
  interface Tables {
    normaAcordada: NormaAcordadaTable;
  }
}
