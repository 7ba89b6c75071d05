import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import * as calls from './inicio.ts';
import { TAREAS } from './inicio.ts';

export { TAREAS } from './inicio.ts';

/** Where a figure comes from: the screen's path and the search that shows exactly its rows. */
const enlaceSchema = z.object({ path: z.string(), search: z.record(z.string(), z.string()) });

const bandaSchema = z.object({
  banda: z.enum(['vencido', '30', '60', '90', 'sin-fin']),
  contratos: z.int(),
  consumoAnualKwh: z.number(),
  enlace: enlaceSchema,
});

const resumenSchema = z.object({
  /** Proposals by state, and the saving of a year that they offer, €. */
  embudo: z.array(
    z.object({ estado: z.string(), propuestas: z.int(), ahorroAnualEur: z.number(), enlace: enlaceSchema }),
  ),
  /** Of a year, €: offered and not answered yet, and accepted. */
  ahorro: z.object({
    ofrecidoEur: z.number(),
    ganadoEur: z.number(),
    enlaceOfrecido: enlaceSchema,
    enlaceGanado: enlaceSchema,
  }),
  contratos: z.object({
    activos: z.int(),
    enTramite: z.int(),
    enlaceActivos: enlaceSchema,
    enlaceEnTramite: enlaceSchema,
    porVencimiento: z.array(bandaSchema),
  }),
  /** Of a year, under active contracts. */
  energiaGestionadaGwh: z.number(),
  /**
   * Absent for a client. *De la casa* for an administrator, the own part of a representative. What is frozen: this month's and this year's activations, and what is in no
   * paid settlement.
   */
  comisiones: z
    .object({
      mesEur: z.number(),
      anioEur: z.number(),
      pendienteEur: z.number(),
      /** Of this month's: the contracts that they come from. */
      enlace: enlaceSchema,
    })
    .optional(),
  /** The last twelve months, oldest first: contracts activated and their energy. */
  activaciones: z.array(
    z.object({ mes: z.string(), contratos: z.int(), gwh: z.number(), enlace: enlaceSchema }),
  ),
  /** Today's work: only what there is some of, the most urgent first. */
  tareas: z.array(z.object({ tarea: z.enum(TAREAS), cuantas: z.int(), enlace: enlaceSchema })),
});

export const resumen = endpoint({
  ...calls.resumen,
  summary: 'El día de trabajo: embudo, ahorro, vencimientos, energía gestionada, comisiones y tareas',
  response: resumenSchema,
  clientResponse: resumenSchema.pick({
    embudo: true,
    ahorro: true,
    contratos: true,
    energiaGestionadaGwh: true,
    activaciones: true,
    tareas: true,
  }),
});
