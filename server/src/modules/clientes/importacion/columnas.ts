import { clientesLote } from '@vatio/contract';
import { nombreLlano } from '@vatio/domain';
import { z } from 'zod';
import { invalidData, problem } from '../../../platform/problems.ts';
import { parseInput } from '../../../platform/validation.ts';

type Campo = clientesLote.Campo;

/** What each field is called in the template, and what else people write at the top of its column. */
const TITULOS: Readonly<Record<Campo, readonly string[]>> = {
  tipo: ['Tipo', 'Tipo de cliente', 'Persona o empresa'],
  nombre: ['Nombre', 'Razón social', 'Nombre o razón social', 'Cliente', 'Titular', 'Nombre y apellidos'],
  nif: ['NIF', 'CIF', 'NIE', 'DNI', 'NIF/CIF', 'CIF/NIF', 'DNI/CIF', 'NIF o CIF', 'Documento', 'VAT'],
  email: ['Email', 'Correo', 'E-mail', 'Correo electrónico', 'Mail'],
  telefono: ['Teléfono', 'Tel', 'Móvil', 'Teléfono móvil', 'Teléfono de contacto', 'Phone'],
  direccion: ['Dirección', 'Domicilio', 'Calle', 'Dirección fiscal'],
  codigoPostal: ['Código postal', 'CP', 'C.P.', 'Cód. postal'],
  municipio: ['Municipio', 'Población', 'Ciudad', 'Localidad'],
  provincia: ['Provincia'],
  cnae: ['CNAE', 'Actividad'],
  iban: ['IBAN', 'Cuenta', 'Cuenta bancaria', 'CCC', 'Número de cuenta'],
  comercial: ['Comercial', 'Agente', 'Vendedor', 'Representante', 'Email del comercial'],
  nota: ['Nota', 'Notas', 'Observaciones', 'Comentarios'],
};

/** What each column of the file fills: as the call says, or as its title lets guess; null when nothing. */
export function leerColumnas(titulos: readonly string[], dichas: string | undefined): (Campo | null)[] {
  const elegidas = dichas === undefined ? {} : leerDichas(dichas);
  const campos = titulos.map((titulo) => {
    const dicha = elegidas[titulo];
    return dicha === undefined ? adivinar(titulo) : dicha;
  });
  /** The columns go with it, so that whoever sent the file can say what they are. */
  const noValida = (detail: string) =>
    problem('cabecera-no-valida', 400, 'No se entiende la cabecera del fichero', {
      detail,
      datos: { columnas: titulos.map((titulo, i) => ({ titulo, campo: campos[i] ?? null, ejemplos: [] })) },
    });
  const repetido = campos.find((campo, i) => campo !== null && campos.indexOf(campo) !== i);
  if (repetido) throw noValida(`Dos columnas llenan «${TITULOS[repetido][0]}»: di cuál con el selector`);
  const faltan = (['nombre', 'nif'] as const).filter((campo) => !campos.includes(campo));
  if (faltan.includes('nif')) throw noValida('Falta la columna del NIF: por ella se reconoce a cada cliente');
  return campos;
}

function adivinar(titulo: string): Campo | null {
  const llano = nombreLlano(titulo);
  if (llano === '') return null;
  const campos = Object.entries(TITULOS) as [Campo, readonly string[]][];
  return campos.find(([, nombres]) => nombres.some((nombre) => nombreLlano(nombre) === llano))?.[0] ?? null;
}

const dichasSchema = z.record(z.string(), z.enum(clientesLote.CAMPOS).nullable());

function leerDichas(texto: string): z.infer<typeof dichasSchema> {
  let json: unknown;
  try {
    json = JSON.parse(texto);
  } catch {
    throw invalidData({ columnas: 'No es JSON' });
  }
  return parseInput(dichasSchema, json);
}

/** One line with every column. Excel takes it for UTF-8 by its first mark. */
export function plantillaCsv(): string {
  return `\uFEFF${Object.values(TITULOS)
    .map(([titulo]) => titulo)
    .join(';')}\r\n`;
}
