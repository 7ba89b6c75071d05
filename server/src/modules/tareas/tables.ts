import type { tareas } from '@vatio/contract/endpoints';
import type { ColumnType, Generated } from 'kysely';
import type { DefaultInstant, OptionalInstant } from '../../platform/tables.ts';

type TareaTable = {
  id: Generated<string>;
  tipo: tareas.Tarea['tipo'];
  titulo: string;
  nota: Generated<string>;
  fecha: string;
  /** PostgreSQL gives it as `09:30:00`. */
  hora: string | null;
  /** A task is of one of these two. */
  comercialId: string | null;
  usuarioId: string | null;
  clienteId: string | null;
  cups: string | null;
  contratoId: string | null;
  recurrencia: ColumnType<
    tareas.Tarea['recurrencia'],
    tareas.Tarea['recurrencia'] | undefined,
    tareas.Tarea['recurrencia']
  >;
  repiteDesde: string;
  siguienteId: string | null;
  hechaEn: OptionalInstant;
  creadaPor: string | null;
  creadaEn: DefaultInstant;
  borradoEn: OptionalInstant;
  version: Generated<number>;
};

type ReglaDeTareasTable = {
  /** Always true, and the key, so that the house has one rule. */
  unica: Generated<boolean>;
  activa: Generated<boolean>;
  diasAntesDelFin: Generated<number>;
};

type TareaDeFinTable = { contratoId: string; fechaFin: string; tareaId: string | null };

type EnlaceDeAgendaTable = {
  usuarioId: string;
  hash: Buffer;
  creadoEn: DefaultInstant;
  leidoEn: OptionalInstant;
};

declare module '../../platform/tables.ts' {
  interface Tables {
    tarea: TareaTable;
    reglaDeTareas: ReglaDeTareasTable;
    tareaDeFin: TareaDeFinTable;
    enlaceDeAgenda: EnlaceDeAgendaTable;
  }
}
