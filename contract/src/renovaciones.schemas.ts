import { z } from 'zod';
import { contratoRowDeClienteSchema, contratoRowSchema } from './contrato-fila.schemas.ts';
import { endpoint } from './endpoint.ts';
import { listResponse, queryOf, totalsOf } from './list.schemas.ts';
import { listEndpoints } from './list-endpoints.schemas.ts';
import { proximoContactoSchema } from './proximo-contacto.schemas.ts';
import { BANDAS, MOTIVOS_DE_RIESGO, RIESGOS, renovacionesList } from './renovaciones.list.ts';
import * as calls from './renovaciones.ts';

export { BANDAS, MOTIVOS_DE_RIESGO, RIESGOS } from './renovaciones.list.ts';

const documentoSchema = z.object({ id: z.string(), codigo: z.string(), estado: z.string() });

/** What the contract would be worth, renewed with the offer of that day that saves its client most. */
const valorDeRenovacionSchema = z.object({
  calculado: z.string(),
  /** The reason why nothing can be offered; null when something can, and then all the rest is known. */
  motivo: z.string().nullable(),
  producto: z.object({ nombre: z.string(), comercializadora: z.string() }).nullable(),
  ahorroAnualEur: z.number().nullable(),
  ahorroPct: z.number().nullable(),
  /** What all the fees of the deal would come to (*generada*). */
  comisionEur: z.number().nullable(),
  /** The viewer's own part of it (*tuya*) by the rules of today, only for a representative. */
  tuyaEur: z.number().nullable().optional(),
  /** What a year costs, taxes included, by what it uses; null without energy. */
  precioActualEurMwh: z.number().nullable(),
  precioOfertaEurMwh: z.number().nullable(),
});

export const renovacionSchema = contratoRowSchema.extend({
  banda: z.enum(BANDAS),
  /** The yearly cost by its prices and powers, taxes apart, €; null for an indexed product. */
  importeAnualEur: z.number().nullable(),
  /**
   * What is under way for the same supply point since the contract entered the radar; null: nothing yet. Absent for a
   * client, who is told of it when it is sent.
   */
  analisis: documentoSchema.nullable().optional(),
  propuesta: documentoSchema.nullable().optional(),
  /** The contract that renews it and is not active yet. */
  renovacion: documentoSchema.nullable().optional(),
  /** The next contact with its client. Absent for a client. */
  proximoContacto: proximoContactoSchema.nullable().optional(),
  /** The last day on which somebody talked or wrote to its client. Absent for a client, as what follows. */
  ultimoContacto: z.string().nullable().optional(),
  riesgo: z.object({ nivel: z.enum(RIESGOS), motivos: z.array(z.enum(MOTIVOS_DE_RIESGO)) }).optional(),
  /** Null until it is calculated. */
  valor: valorDeRenovacionSchema.nullable().optional(),
});

export type Renovacion = z.infer<typeof renovacionSchema>;

const query = queryOf(renovacionesList);

const totalsSchema = totalsOf(renovacionesList).extend({ cuenta: z.int() });

export const { list, groups, totals, exportRows } = listEndpoints({
  calls,
  of: renovacionesList,
  row: renovacionSchema,
  says: {
    list: {
      summary: 'Contratos activos que acaban en 90 días o menos, que ya acabaron o que no tienen fin',
      clientResponse: listResponse(
        contratoRowDeClienteSchema.extend(
          renovacionSchema.pick({ banda: true, importeAnualEur: true }).shape,
        ),
      ),
    },
    totals: {
      summary: 'Las sumas de todas las filas con esos filtros',
      clientResponse: totalsSchema.omit({
        comisionEur: true,
        comisionMediaEur: true,
        ahorroAnualEur: true,
        ahorroMedioEur: true,
        comisionDeRenovarEur: true,
        comisionDeRenovarMediaEur: true,
      }),
    },
    exportRows: {
      summary: 'Exactamente las filas filtradas, en CSV o XLSX',
      wholeForClients:
        'Its columns are those of a client: `exportacion-de-renovaciones.ts` leaves out the house’s.',
    },
  },
});

const bandaSchema = z.object({
  banda: z.enum(BANDAS),
  contratos: z.int(),
  /** The number of contracts with something under way. A client sees neither this nor the commission. */
  enMarcha: z.int().optional(),
  consumoAnualKwh: z.number(),
  importeAnualEur: z.number(),
  comisionEur: z.number().optional(),
  /** The sum of each contract's `tuyaEur`, only for a representative. */
  tuyaEur: z.number().optional(),
});

export const summary = endpoint({
  ...calls.summary,
  summary: 'Cuántos hay en cada banda y qué se juega en ellos, con los mismos filtros que la lista',
  query: query.omit({ page: true, limit: true, sort: true, banda: true }),
  response: z.object({
    bandas: z.array(bandaSchema),
    /** The supplies whose clients have a contract with another house that ends in 90 days, whatever the filters. Absent for a client. */
    conOtraCasa: z.object({ suministros: z.int(), consumoAnualKwh: z.number() }).optional(),
  }),
  clientResponse: z.object({
    bandas: z.array(
      bandaSchema.pick({ banda: true, contratos: true, consumoAnualKwh: true, importeAnualEur: true }),
    ),
  }),
});
