import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import * as calls from './inicio.ts';
import { PRIMEROS_PASOS, TAREAS } from './inicio.ts';

export { PRIMEROS_PASOS, TAREAS, TARJETAS } from './inicio.ts';

/** Where a figure comes from: the screen's path and the search that shows exactly its rows. */
const enlaceSchema = z.object({ path: z.string(), search: z.record(z.string(), z.string()) });

const bandaSchema = z.object({
  banda: z.enum(['vencido', '30', '60', '90', 'sin-fin']),
  contratos: z.int(),
  consumoAnualKwh: z.number(),
  enlace: enlaceSchema,
});

/** Today's tasks, the most urgent first; those with nothing to do are absent, and a client has none. */
const tareasSchema = z.array(z.object({ tarea: z.enum(TAREAS), cuantas: z.int(), enlace: enlaceSchema }));

const resumenSchema = z.object({
  /** Proposals are counted by state, with the yearly saving that they offer, €. */
  embudo: z.array(
    z.object({ estado: z.string(), propuestas: z.int(), ahorroAnualEur: z.number(), enlace: enlaceSchema }),
  ),
  /** The yearly savings, €, of offers that wait for an answer and of those accepted. */
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
  /** The yearly energy of active contracts is in GWh. */
  energiaGestionadaGwh: z.number(),
  /**
   * A client does not see it. An administrator gets the house's part and a representative their own, both
   * frozen: the activations of this month and year, and what no paid settlement holds yet.
   */
  comisiones: z
    .object({
      mesEur: z.number(),
      anioEur: z.number(),
      pendienteEur: z.number(),
      /** The link opens the contracts of this month's figure. */
      enlace: enlaceSchema,
    })
    .optional(),
  /** Contracts activated and their energy in each of the last twelve months, the oldest first. */
  activaciones: z.array(
    z.object({ mes: z.string(), contratos: z.int(), gwh: z.number(), enlace: enlaceSchema }),
  ),
  tareas: tareasSchema,
});

export const summary = endpoint({
  ...calls.summary,
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

export const tareas = endpoint({
  ...calls.tareas,
  summary: 'Cuánto espera hoy de cada clase de tarea, como en el resumen del día',
  response: z.object({ tareas: tareasSchema }),
  wholeForClients: 'A client has no tasks of selling, so that the list is empty.',
});

export const firstSteps = endpoint({
  ...calls.firstSteps,
  summary: 'Lo que hace una casa antes de vender, por orden, y si ya lo ha hecho',
  response: z.object({
    pasos: z.array(z.object({ paso: z.enum(PRIMEROS_PASOS), hecho: z.boolean(), enlace: enlaceSchema })),
  }),
});
