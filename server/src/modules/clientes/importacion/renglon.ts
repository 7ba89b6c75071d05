import { clientes, type clientesLote } from '@vatio/contract';
import { nombreProvincia } from '@vatio/domain';
import type { Celda, Fila } from '../../../platform/hoja/lectura/fila.ts';
import { plegar } from '../../../platform/texto.ts';
import { type Datos, leerDatos } from '../datos.ts';

type Campo = clientesLote.Campo;

/** A row of the file, read: what it says of a client, and what is wrong with it. */
export type Renglon = {
  readonly fila: number;
  readonly celdas: readonly string[];
  readonly datos: Datos;
  /** Name, e-mail or NIF of the representative, as written. */
  readonly comercial: string | undefined;
  readonly nota: string | undefined;
  readonly motivos: readonly string[];
};

/** Cells that are empty say nothing: they change nothing and leave a new client without the datum. */
export function leerRenglon({ numero, celdas }: Fila, campos: readonly (Campo | null)[]): Renglon {
  const textos = celdas.map(enTexto);
  const dichos: Partial<Record<Campo, string>> = {};
  for (const [i, campo] of campos.entries()) {
    const texto = textos[i] ?? '';
    if (campo !== null && texto !== '') dichos[campo] = texto;
  }
  const { comercial, nota, tipo, provincia, codigoPostal, ...resto } = dichos;
  const leidos = leerDatos({
    ...resto,
    ...(tipo && { tipo: tipoDe(tipo) }),
    // Spreadsheets take the zero off the postcodes of nine provinces.
    ...(codigoPostal && { codigoPostal: codigoPostal.padStart(5, '0') }),
    ...(provincia && { provincia: provinciaDe(provincia) ?? provincia }),
  });
  const forma = clientes.clienteInputSchema.partial().safeParse(leidos.datos);
  const deForma = forma.success
    ? []
    : forma.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const motivos = [
    ...Object.entries(leidos.errores).map(([campo, texto]) => `${campo}: ${texto}`),
    ...deForma,
  ];
  if (!leidos.datos.nif && leidos.errores.nif === undefined) motivos.push('nif: Falta');
  return { fila: numero, celdas: textos, datos: leidos.datos, comercial, nota, motivos };
}

function enTexto(celda: Celda): string {
  if (celda === null) return '';
  return celda instanceof Date ? celda.toISOString().slice(0, 10) : String(celda).trim();
}

function tipoDe(texto: string): 'persona' | 'empresa' {
  return /^(p|f|particular|autonom|residencial)/.test(plegar(texto)) ? 'persona' : 'empresa';
}

const PROVINCIAS = Array.from({ length: 52 }, (_, i) => String(i + 1).padStart(2, '0'));

/** By its two digits, or by its name with or without accents. */
function provinciaDe(texto: string): string | undefined {
  if (/^\d{1,2}$/.test(texto)) return texto.padStart(2, '0');
  return PROVINCIAS.find((codigo) => plegar(nombreProvincia(codigo) ?? '') === plegar(texto));
}
