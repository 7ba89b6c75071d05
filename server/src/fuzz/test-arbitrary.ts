import fc from 'fast-check';
import { z } from 'zod';
import { POISON_NUMBERS, POISON_TEXTS, POISON_VALUES } from './test-poison.ts';

/** Texts that a field of that name may well carry. */
export type KnownValues = (campo: string) => readonly string[];

type Nodo = z.core.JSONSchema.BaseSchema;

/**
 * Values that nearly fit the schema: refinements are ignored, and now and then a part is damaged. The schema
 * itself decides whether a value is valid.
 */
export function almostValid(schema: z.ZodType, posibles: KnownValues): fc.Arbitrary<unknown> {
  const nodo = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const valor = deNodo(nodo, '', posibles);
  return fc.oneof({ weight: 3, arbitrary: valor }, { weight: 1, arbitrary: damaged(valor) });
}

function deNodo(nodo: Nodo | boolean, campo: string, posibles: KnownValues): fc.Arbitrary<unknown> {
  if (typeof nodo === 'boolean') return fc.constantFrom(...POISON_VALUES);
  if (nodo.const !== undefined) return fc.constant(nodo.const);
  if (nodo.enum) return fc.constantFrom(...nodo.enum);
  const ramas = nodo.anyOf ?? nodo.oneOf;
  if (ramas) return fc.oneof(...ramas.map((rama) => deNodo(rama, campo, posibles)));
  switch (nodo.type) {
    case 'string':
      return texto(nodo, posibles(campo));
    case 'integer':
    case 'number':
      return numero(nodo, posibles(campo));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return lista(nodo, campo, posibles);
    case 'object':
      return objeto(nodo, posibles);
    default:
      return fc.constantFrom(...POISON_VALUES);
  }
}

function texto(nodo: Nodo, posibles: readonly string[]): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 300 } = nodo;
  const patrones = [nodo, ...(nodo.allOf ?? [])].flatMap((rama) =>
    typeof rama === 'object' && rama.pattern !== undefined ? [new RegExp(rama.pattern)] : [],
  );
  const fits = (candidato: string) =>
    candidato.length >= minLength &&
    candidato.length <= maxLength &&
    patrones.every((patron) => patron.test(candidato));
  const [patron] = patrones;
  const libre = fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 20)) });
  const inventado = (patron && deRegla(patron)) ?? libre;
  return fc.oneof(...deLista(12, posibles.filter(fits)), ...deLista(3, POISON_TEXTS.filter(fits)), {
    weight: 1,
    arbitrary: inventado,
  });
}

/** Texts that match the pattern, where the pattern is simple enough to be turned into a generator. */
function deRegla(patron: RegExp): fc.Arbitrary<string> | undefined {
  try {
    return fc.stringMatching(patron);
  } catch {
    return undefined;
  }
}

function deLista<T>(weight: number, valores: readonly T[]): { weight: number; arbitrary: fc.Arbitrary<T> }[] {
  return valores.length === 0 ? [] : [{ weight, arbitrary: fc.constantFrom(...valores) }];
}

function numero(nodo: Nodo, posibles: readonly string[]): fc.Arbitrary<number> {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum } = nodo;
  const fits = (cifra: number) =>
    cifra >= minimum &&
    cifra <= maximum &&
    (typeof exclusiveMinimum !== 'number' || cifra > exclusiveMinimum) &&
    (nodo.type === 'number' || Number.isInteger(cifra));
  const abajo = Math.max(minimum, -10);
  return fc.oneof(
    ...deLista(5, posibles.map(Number).filter(fits)),
    ...deLista(3, POISON_NUMBERS.filter(fits)),
    {
      weight: 2,
      arbitrary: fc.integer({
        min: Math.ceil(abajo),
        max: Math.max(Math.ceil(abajo), Math.floor(Math.min(maximum, 400))),
      }),
    },
  );
}

/** Lists are short, but now and then as long as the schema admits. */
function lista(nodo: Nodo, campo: string, posibles: KnownValues): fc.Arbitrary<unknown[]> {
  const { minItems = 0, maxItems = 6 } = nodo;
  const items = Array.isArray(nodo.items) ? nodo.items[0] : nodo.items;
  const elemento = deNodo(items ?? true, campo, posibles);
  const corta = fc.array(elemento, {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, 6)),
  });
  const larga = elemento.map((item) => Array.from({ length: Math.min(maxItems, 2000) }, () => item));
  return fc.oneof({ weight: 12, arbitrary: corta }, { weight: 1, arbitrary: larga });
}

function objeto(nodo: Nodo, posibles: KnownValues): fc.Arbitrary<object> {
  const requeridos = new Set(nodo.required ?? []);
  const partes = Object.entries(nodo.properties ?? {}).map(([nombre, schema]) => {
    const valor = deNodo(schema, nombre, posibles).map((generated) => [[nombre, generated]] as const);
    return requeridos.has(nombre)
      ? valor
      : fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: valor });
  });
  const demas = nodo.additionalProperties;
  const libres =
    typeof demas === 'object'
      ? fc.array(
          fc.tuple(
            fc.constantFrom('estado', 'q', 'page', 'x', 'cliente', 'sort'),
            deNodo(demas, '', posibles),
          ),
          { maxLength: 3 },
        )
      : fc.constant([]);
  return fc.tuple(libres, ...partes).map((pares) => Object.fromEntries(pares.flat()));
}

/** Damages the value in one place: another value, nothing, or something more stands there. */
export function damaged(valor: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const dano = fc.oneof(
    fc.constantFrom(...POISON_VALUES).map((poison) => () => poison),
    fc.constant(() => undefined),
    fc
      .constantFrom('x', 'id', 'constructor', '__proto__')
      .map(
        (clave) => (part: unknown) =>
          typeof part === 'object' && part !== null ? { ...part, [clave]: part } : [part, part],
      ),
  );
  return fc.tuple(valor, fc.nat(12), dano).map(([bueno, donde, damage]) => change(bueno, { donde }, damage));
}

/** Replaces the part at a place, counted in the order in which the value is walked. */
function change(valor: unknown, cuenta: { donde: number }, damage: (parte: unknown) => unknown): unknown {
  if (cuenta.donde-- === 0) return damage(valor);
  if (Array.isArray(valor)) return valor.map((part) => change(part, cuenta, damage));
  if (typeof valor !== 'object' || valor === null) return valor;
  return Object.fromEntries(
    Object.entries(valor).map(([nombre, part]) => [nombre, change(part, cuenta, damage)]),
  );
}
