import { z } from 'zod';
import { KINDS_OF_TEXT, NUMBERS, OTHER_TEXTS, TEXTS } from './example-values.ts';

type Node = z.core.JSONSchema.BaseSchema;
type Side = 'input' | 'output';
type Walk = { readonly definitions: Readonly<Record<string, Node>>; readonly depth: number };

/** A schema that contains itself is followed no deeper than this. */
const MAX_DEPTH = 12;

/**
 * A value that the schema accepts, refinements and all: with every field that it admits together, or `undefined` when
 * none was found. The same schema always gives the same value.
 */
export function exampleOf(schema: z.ZodType, side: Side): unknown {
  const node = z.toJSONSchema(schema, { io: side, unrepresentable: 'any' });
  const made = madeFor(node, '', { definitions: node.$defs ?? {}, depth: 0 });
  const fits = (value: unknown) => fitsSchema(schema, value, side);
  if (fits(made)) return made;
  return node.type === 'object' ? largestThatFits(made as object, node.required ?? [], fits) : undefined;
}

/** Whether the API takes the value, or may answer it. */
export function fitsSchema(schema: z.ZodType, value: unknown, side: Side): boolean {
  return side === 'input' ? schema.safeParse(value).success : z.safeEncode(schema, value).success;
}

/** Some fields exclude each other: they are added one by one as long as the whole is accepted. */
function largestThatFits(
  whole: object,
  required: readonly string[],
  fits: (value: unknown) => boolean,
): unknown {
  const optional = Object.entries(whole).filter(([name]) => !required.includes(name));
  const least = Object.fromEntries(Object.entries(whole).filter(([name]) => required.includes(name)));
  const starts: object[] = [least, ...optional.map(([name, value]) => ({ ...least, [name]: value }))];
  const start = starts.find(fits);
  if (!start) return undefined;
  let kept = start;
  for (const [name, value] of optional) {
    const more = { ...kept, [name]: value };
    if (fits(more)) kept = more;
  }
  return kept;
}

function madeFor(given: Node | boolean | undefined, name: string, walk: Walk): unknown {
  if (given === undefined || typeof given === 'boolean') return 'ejemplo';
  const node = resolved(given, walk);
  if (node.const !== undefined) return node.const;
  if (node.enum) return node.enum[0];
  const branches = node.anyOf ?? node.oneOf;
  if (branches) return madeFor(preferred(branches, walk), name, walk);
  const inside = { ...walk, depth: walk.depth + 1 };
  switch (Array.isArray(node.type) ? node.type.find((type) => type !== 'null') : node.type) {
    case 'string':
      return textOf(node, name);
    case 'integer':
    case 'number':
      return numberOf(node, name);
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'array':
      return listOf(node, name, inside);
    case 'object':
      return objectOf(node, inside);
    default:
      return node.allOf ? madeFor(node.allOf[0], name, walk) : 'ejemplo';
  }
}

function resolved(node: Node, { definitions }: Walk): Node {
  const name = node.$ref?.match(/^#\/\$defs\/(.+)$/)?.[1];
  return name === undefined ? node : (definitions[name] ?? {});
}

/** The first branch that says something, unless the value is already deep in itself. */
function preferred(branches: readonly (Node | boolean)[], { depth }: Walk): Node | boolean | undefined {
  const isNull = (branch: Node | boolean) => typeof branch === 'object' && branch.type === 'null';
  return branches.find((branch) => isNull(branch) === depth > MAX_DEPTH) ?? branches[0];
}

function textOf(node: Node, name: string): string {
  const { minLength = 0, maxLength = Infinity } = node;
  const patterns = [node, ...(node.allOf ?? [])].flatMap((part) =>
    typeof part === 'object' && part.pattern !== undefined ? [new RegExp(part.pattern, 'u')] : [],
  );
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && patterns.every((pattern) => pattern.test(text));
  const kinds = KINDS_OF_TEXT.flatMap(([rule, text]) => (rule.test(name) ? [text] : []));
  const found = [...(TEXTS[name] ?? []), ...kinds, ...OTHER_TEXTS].find(fits);
  return found ?? 'ejemplo '.repeat(Math.ceil(minLength / 8)).slice(0, Math.max(minLength, 1));
}

function numberOf(node: Node, name: string): number {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity } = node;
  const fits = (value: number) => value >= minimum && value <= maximum && value > Number(exclusiveMinimum);
  const tried = [NUMBERS[name] ?? 10, 1, 0.5, 0, minimum, maximum];
  return tried.find((value) => fits(value) && (node.type === 'number' || Number.isInteger(value))) ?? 1;
}

function listOf(node: Node, name: string, walk: Walk): unknown[] {
  if (walk.depth > MAX_DEPTH) return [];
  if (node.prefixItems) return node.prefixItems.map((item) => madeFor(item as Node, name, walk));
  const item = madeFor(node.items as Node | boolean | undefined, singular(name), walk);
  return Array.from(
    { length: Math.min(Math.max(node.minItems ?? 1, 1), node.maxItems ?? 1) || 0 },
    () => item,
  );
}

/** `cups` and `mes` are already singular, and no text of the table would be found for `cup`. */
function singular(name: string): string {
  if (name in TEXTS) return name;
  if (name === 'ids') return 'id';
  return name.replace(/(?<=[aeiou])s$/, '');
}

function objectOf(node: Node, walk: Walk): object {
  if (walk.depth > MAX_DEPTH) return {};
  const fields = Object.entries(node.properties ?? {});
  if (fields.length === 0 && typeof node.additionalProperties === 'object') {
    const key = madeFor(node.propertyNames as Node | undefined, '', walk);
    return { [String(key)]: madeFor(node.additionalProperties as Node, '', walk) };
  }
  return Object.fromEntries(fields.map(([name, field]) => [name, madeFor(field, name, walk)]));
}
