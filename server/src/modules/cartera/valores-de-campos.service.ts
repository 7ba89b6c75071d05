import { type campos, campos as contract } from '@vatio/contract/endpoints';
import { parseFecha } from '@vatio/domain';
import { foldText } from '../../platform/fold-text.ts';
import { invalidData } from '../../platform/problems.ts';
import type { ColumnasDeCampos } from './campos.service.ts';

type Valor = string | number | null;
type Dichos = Readonly<Partial<Record<campos.Hueco, Valor>>>;

/** The values as they are kept, or what is wrong with them by field. */
export function checkValores(
  definidos: readonly campos.Campo[],
  escritos: Dichos,
): Partial<ColumnasDeCampos> {
  const errores: Record<string, string> = {};
  const valores: Partial<Record<campos.Hueco, Valor>> = {};
  for (const [nombre, escrito] of Object.entries(escritos)) {
    const hueco = nombre as campos.Hueco;
    const campo = definidos.find((definido) => definido.hueco === hueco && !definido.archivado);
    const leido = campo
      ? valorDe(campo, escrito === '' ? null : escrito)
      : { mal: 'Ese campo no está en uso' };
    if ('mal' in leido) errores[`valores.${hueco}`] = leido.mal;
    else valores[hueco] = leido.valor;
  }
  if (Object.keys(errores).length > 0) throw invalidData(errores);
  return valores as Partial<ColumnasDeCampos>;
}

/** A value as its field keeps it, or what is wrong with it. */
type Leido = { readonly valor: Valor } | { readonly mal: string };

export function valorDe({ clase, nombre, valores }: campos.Campo, escrito: Valor): Leido {
  if (escrito === null) return { valor: null };
  switch (clase) {
    case 'numero':
      return typeof escrito === 'number' && Math.abs(escrito) < contract.MAX_NUMERO
        ? { valor: escrito }
        : { mal: `«${nombre}» pide un número` };
    case 'fecha':
      return isDay(escrito) ? { valor: escrito } : { mal: `«${nombre}» pide una fecha AAAA-MM-DD` };
    case 'texto':
      return textOf(nombre, escrito);
    case 'opcion': {
      const opcion = opcionDe(valores, String(escrito));
      return opcion === undefined
        ? { mal: `«${nombre}» ha de ser uno de ${valores.join(', ')}` }
        : { valor: opcion };
    }
  }
}

function textOf(nombre: string, escrito: string | number): Leido {
  const texto = typeof escrito === 'string' ? escrito.trim().replace(/\s+/g, ' ') : undefined;
  if (texto === undefined || texto.includes('\0')) return { mal: `«${nombre}» pide un texto` };
  return { valor: texto === '' ? null : texto };
}

function isDay(escrito: string | number): escrito is string {
  return typeof escrito === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(escrito) && parseFecha(escrito).ok;
}

/** The option that a text names, whatever its accents and capitals. */
function opcionDe(valores: readonly string[], texto: string): string | undefined {
  const buscada = foldText(texto.trim());
  return valores.find((valor) => foldText(valor) === buscada);
}

/** The values with the names of their fields, as people read them in the audit: `Habitaciones: 120,5`. */
export function asSentences(definidos: readonly campos.Campo[], valores: object): string[] {
  const escritos: Readonly<Record<string, Valor>> = { ...valores };
  return definidos
    .filter(({ hueco }) => hueco in escritos)
    .map(({ hueco, nombre, clase }) => `${nombre}: ${written(clase, escritos[hueco] ?? null)}`);
}

/** Some columns of a row as the audit keeps them: the fields of a house's own stand together under their names. */
export function withSentences(definidos: readonly campos.Campo[], columnas: object): object {
  const others = Object.entries(columnas).filter(
    ([nombre]) => !contract.HUECOS.some((hueco) => hueco === nombre),
  );
  const sentences = asSentences(definidos, columnas);
  return { ...Object.fromEntries(others), ...(sentences.length > 0 && { campos: sentences }) };
}

function written(clase: campos.Clase, valor: Valor): string {
  if (valor === null) return '–';
  if (clase === 'fecha') return String(valor).split('-').reverse().join('/');
  return typeof valor === 'number' ? valor.toLocaleString('es-ES') : valor;
}
