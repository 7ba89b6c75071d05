import { parseIban, parseNif, type Result, TERRITORIOS } from '@vatio/domain';
import { z } from 'zod';
import * as calls from './ajustes.ts';
import { FIRMAS, LOGO_MAX_BYTES, TEXTOS } from './ajustes.ts';
import { CONTRAST_OF_TEXT, contrastOf } from './contrast.ts';
import { endpoint } from './endpoint.ts';
import { versionSchema } from './list.schemas.ts';
import { referenciaSchema } from './referencia.schemas.ts';
import { textoNuevoSchema } from './textos-de-marca.schemas.ts';

export { FIRMAS, LOGO_MAX_BYTES, TEXTOS, type TipoDeTexto } from './ajustes.ts';
export { exportAll } from './exportacion-completa.schemas.ts';
export { privacidad } from './textos-de-marca.schemas.ts';

const idSchema = z.string().max(60);
const params = z.object({ id: idSchema });

const line = z.string().trim().max(200, 'Como mucho 200 caracteres');

/** A text that the domain's reader accepts, or a refusal in the reader's own words. */
function readBy(read: (text: string) => Result<unknown>) {
  return z
    .string()
    .trim()
    .max(60)
    .superRefine((text, { addIssue }) => {
      const found = read(text);
      if (!found.ok) addIssue({ code: 'custom', message: found.issue.message });
    });
}

const colourSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'Un color como #0b5d55');

/** Titles are written in this colour and the text of buttons is white over it, so that it has to be read on white. */
const colourOfTextSchema = colourSchema.refine(
  (colour) => !/^#[0-9a-f]{6}$/.test(colour) || contrastOf(colour, '#ffffff') >= CONTRAST_OF_TEXT,
  'Sobre blanco no se lee bien: elige uno más oscuro',
);

const textoSchema = z.object({
  tipo: z.enum(TEXTOS),
  /** The name by which an acceptance keeps it. A text of the program has a month, such as `2026-11`. */
  version: z.string(),
  texto: z.string(),
  /** Null for the text of the program, which nobody wrote. */
  desde: z.string().nullable(),
  quien: z.string().nullable(),
});

export type Texto = z.infer<typeof textoSchema>;

export const marcaSchema = z.object({
  id: z.string(),
  nombre: z.string(),
  /** It stands for every client and representative that has no other. */
  predeterminada: z.boolean(),
  razonSocial: z.string(),
  formaJuridica: z.string(),
  cif: z.string().nullable(),
  direccion: z.string(),
  codigoPostal: z.string(),
  municipio: z.string(),
  provincia: z.string(),
  registro: z.string(),
  contactoDatos: z.string(),
  textoLegal: z.string(),
  colorPrincipal: z.string(),
  colorAcento: z.string(),
  /** The address of the logo, which changes with it. */
  logo: z.object({ tipo: z.string(), bytes: z.int(), url: z.string() }).nullable(),
  remitenteNombre: z.string(),
  remitenteEmail: z.string().nullable(),
  /** Null: the territory that the server's configuration says. */
  territorio: z.enum(TERRITORIOS).nullable(),
  iban: z.string().nullable(),
  firma: z.enum(FIRMAS),
  validezDias: z.int(),
  conVatio: z.boolean(),
  /** Whether companies are asked for the papers that the law asks only of natural persons. */
  exigeEmpresas: z.boolean(),
  /** Fields without which nothing goes out to clients under this brand. */
  faltan: z.array(z.string()),
  version: versionSchema,
  textos: z.array(textoSchema),
  comerciales: z.array(referenciaSchema),
  /** The first hundred clients that have it as their own, and how many they are. */
  clientes: z.array(referenciaSchema),
  cuantosClientes: z.int(),
});

export type Marca = z.infer<typeof marcaSchema>;

const filaSchema = marcaSchema
  .pick({
    id: true,
    nombre: true,
    predeterminada: true,
    razonSocial: true,
    cif: true,
    colorPrincipal: true,
    colorAcento: true,
    logo: true,
    cuantosClientes: true,
  })
  .extend({ cuantosComerciales: z.int() });

export type MarcaEnLista = z.infer<typeof filaSchema>;

export const list = endpoint({
  ...calls.list,
  summary: 'Las marcas de la casa, primero la predeterminada',
  response: z.object({ rows: z.array(filaSchema) }),
});

export const get = endpoint({ ...calls.get, summary: 'Una marca entera', params, response: marcaSchema });

const nombre = z.string().trim().min(1, 'Escribe el nombre').max(80, 'Como mucho 80 caracteres');

export const create = endpoint({
  ...calls.create,
  summary: 'Una marca nueva, con los datos de la predeterminada por rellenar',
  body: z.strictObject({ nombre }),
  response: marcaSchema,
});

const datos = {
  nombre,
  razonSocial: line,
  formaJuridica: line,
  cif: readBy(parseNif).nullable(),
  direccion: line,
  codigoPostal: z
    .string()
    .trim()
    .regex(/^(\d{5})?$/, 'Cinco cifras'),
  municipio: line,
  provincia: line,
  registro: z.string().trim().max(400, 'Como mucho 400 caracteres'),
  contactoDatos: line,
  textoLegal: z.string().trim().max(600, 'Como mucho 600 caracteres: va al pie de cada página'),
  colorPrincipal: colourOfTextSchema,
  colorAcento: colourSchema,
  remitenteNombre: z
    .string()
    .trim()
    .max(120)
    .regex(/^[^\r\n<>"]*$/, 'Sin comillas, ángulos ni saltos de línea'),
  remitenteEmail: z.email('No es un correo válido').max(254).nullable(),
  territorio: z.enum(TERRITORIOS).nullable(),
  iban: readBy(parseIban).nullable(),
  firma: z.enum(FIRMAS),
  validezDias: z.int('Días enteros').min(1, 'Al menos un día').max(365, 'Como mucho un año'),
  conVatio: z.boolean(),
  exigeEmpresas: z.boolean(),
};

export const update = endpoint({
  ...calls.update,
  summary: 'Cambia datos de una marca; 409 si otra persona la cambió antes',
  params,
  body: z.strictObject(datos).partial().extend({ version: versionSchema }),
  response: marcaSchema,
});

export const remove = endpoint({
  ...calls.remove,
  summary: 'La quita; 409 si es la predeterminada o alguien la lleva',
  params,
});

export const restore = endpoint({
  ...calls.restore,
  summary: 'Devuelve una marca quitada',
  params,
  response: marcaSchema,
});

export const makeDefault = endpoint({
  ...calls.makeDefault,
  summary: 'La hace la de quienes no tienen otra',
  params,
  response: marcaSchema,
});

/** The form has one file, `fichero`. */
export const uploadLogo = endpoint({
  ...calls.uploadLogo,
  summary: 'El logotipo: un PNG, o un SVG sin programas ni nada de fuera',
  params,
  multipart: true,
  fileBytes: LOGO_MAX_BYTES,
  body: z.strictObject({}),
  response: marcaSchema,
});

export const removeLogo = endpoint({
  ...calls.removeLogo,
  summary: 'Quita el logotipo: en su lugar se escribe el nombre',
  params,
  response: marcaSchema,
});

export const addTexto = endpoint({
  ...calls.addTexto,
  summary: 'Una redacción nueva de un texto; la anterior se conserva',
  params,
  body: textoNuevoSchema,
  response: marcaSchema,
});

export const versionsOfTexto = endpoint({
  ...calls.versionsOfTexto,
  summary: 'Todas las redacciones de un texto, la última primero',
  params: z.object({ id: idSchema, tipo: z.enum(TEXTOS) }),
  response: z.object({ rows: z.array(textoSchema) }),
});

export const preview = endpoint({
  ...calls.preview,
  answers: ['application/pdf'],
  summary: 'Un PDF de muestra con el aspecto de la marca',
  params,
});

export const assign = endpoint({
  ...calls.assign,
  summary: 'La marca de un comercial o de un cliente; null: la que le toque',
  body: z.strictObject({
    entidad: z.enum(['comercial', 'cliente']),
    id: idSchema,
    marcaId: idSchema.nullable(),
  }),
});

export const logo = endpoint({
  ...calls.logo,
  answers: ['image/*'],
  summary: 'El logotipo de una marca, para sus páginas y correos',
  params,
  wholeForClients: 'A picture that the brand shows to everybody.',
});
