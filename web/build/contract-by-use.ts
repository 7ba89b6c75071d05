import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { normalizePath, type Plugin, parseAst, runnerImport, transformWithOxc } from 'vite';
import { fieldsOf, isListSchema } from '../src/data/list-fields.ts';
import { type Code, type Edit, edited, freeNames, type Node, nodesOf } from './source.ts';

const CONTRACT = normalizePath(join(import.meta.dirname, '../../contract/src'));
const SCHEMAS = '?schemas';
const PARTS = ['params', 'query', 'body', 'response'];
/** What of an endpoint the client needs at run time: `Wire` of `data/call.ts`. */
const WIRE = ['method', 'path', 'access'];
/** A module with schemas, its own or of others. */
const NEEDS_ZOD = /from ['"](zod|\.\/endpoint\.ts)['"]/;

/**
 * In the browser an endpoint is its method, path and access. Its schemas, which need zod, become modules of their own:
 * `clientes.create` brings none, `clientes.create.body` brings that one, and the `query` of a list is replaced by plain
 * data that says the same (`list-fields.ts`). Docs: ADR 0013.
 */
export function contractByUse(): Plugin {
  let contract: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {};
  return {
    name: 'contract-by-use',
    apply: 'build',
    async buildStart() {
      ({ module: contract } = await runnerImport<typeof contract>(join(CONTRACT, 'index.ts'), {
        configFile: false,
      }));
    },
    resolveId: (id, importer) =>
      id.endsWith(SCHEMAS) && importer ? `${CONTRACT}/${basename(id)}` : undefined,
    load: {
      filter: { id: /\?schemas$/ },
      handler: async (id) => {
        const file = id.slice(0, -SCHEMAS.length);
        return { code: (await transformWithOxc(readFileSync(file, 'utf8'), file)).code, moduleType: 'js' };
      },
    },
    transform: {
      filter: { id: /[\\/](contract|web)[\\/]src[\\/].*\.tsx?(\?schemas)?$/ },
      handler(code, id) {
        if (id.endsWith(SCHEMAS)) return schemasModule(code);
        if (!id.startsWith(CONTRACT)) return code.includes('@vatio/contract') ? bySchema(code) : undefined;
        const noun = basename(id, '.ts').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
        return NEEDS_ZOD.test(code)
          ? wiresModule({ code, file: basename(id), values: contract[noun] ?? {} })
          : undefined;
      },
    },
  };
}

/** `clientes.create.body` → `clientes.create$body`, which the bundler can take alone. */
function bySchema(code: string): string {
  const program = parseAst(code, { lang: 'tsx' }) as unknown as Node;
  const nouns = new Set(
    program.body
      .filter((node) => node.type === 'ImportDeclaration' && node.source.value === '@vatio/contract')
      .flatMap((node) => node.specifiers.map(({ local }) => local.name)),
  );
  const edits: Edit[] = [];
  for (const node of nodesOf(program)) {
    const endpoint =
      node.type === 'VariableDeclarator' && node.id.type === 'ObjectPattern' ? node.init : undefined;
    if (
      endpoint?.type === 'MemberExpression' &&
      nouns.has(endpoint.object.name) &&
      isPart(node.id.properties)
    ) {
      throw new Error('Write the schema of an endpoint as `noun.endpoint.body`, so that the build finds it');
    }
    if (node.type === 'MemberExpression' && node.computed && nouns.has(node.object.name)) {
      throw new Error('An endpoint chosen by name keeps every schema of its noun: write out which there are');
    }
    if (node.type !== 'MemberExpression' || node.computed || !PARTS.includes(node.property.name)) continue;
    const { object } = node;
    if (object.type !== 'MemberExpression' || !nouns.has(object.object.name)) continue;
    edits.push({ start: object.end, end: node.end, text: `$${node.property.name}` });
  }
  return edited(code, edits);
}

function isPart(properties: readonly Node[]): boolean {
  return properties.some(({ key }) => key && PARTS.includes(key.name));
}

type Declared = {
  readonly name: string;
  readonly init: Node;
  readonly statement: Node;
  readonly exported: boolean;
};

/** The constants of a module; each is one statement. */
function constantsOf(program: Node): Declared[] {
  return program.body.flatMap((statement) => {
    const exported = statement.type === 'ExportNamedDeclaration';
    const declaration = exported ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.map(({ id, init }) => ({ name: id.name, init, statement, exported }));
  });
}

function isEndpoint({ init }: Declared): boolean {
  return init.type === 'CallExpression' && init.callee.name === 'endpoint';
}

function partsOf({ init }: Declared): Node[] {
  return init.arguments[0]?.properties.filter(({ key }) => key) ?? [];
}

/** What it takes from others stays among the schemas, so that no file of schemas brings wires along, nor the other way. */
function sources(program: Node): Edit[] {
  return program.body
    .filter(({ source }) => source?.value.startsWith('./'))
    .map(({ type, start, end, source }) =>
      type === 'ImportDeclaration'
        ? { start: source.start, end: source.end, text: `'${source.value}${SCHEMAS}'` }
        : // An endpoint that is handed on by its name has another one here.
          { start, end, text: `export * from '${source.value}${SCHEMAS}';` },
    );
}

/** Every schema under a name, each of them left out by the bundler where nobody asks for it. */
function schemasModule(code: string): string {
  const program = parseAst(code) as unknown as Node;
  const constants = constantsOf(program);
  const endpoints = constants.filter(isEndpoint);
  const names = new Set(endpoints.map(({ name }) => name));
  const edits = sources(program);
  for (const { init } of constants.filter((constant) => !isEndpoint(constant))) {
    edits.push({ start: init.start, end: init.end, text: lazily(within(code, init, names)) });
  }
  for (const endpoint of endpoints) {
    const texts = partsOf(endpoint)
      .filter(({ key }) => PARTS.includes(key.name))
      .map(
        ({ key, value }) =>
          `export const ${endpoint.name}$${key.name} = ${lazily(within(code, value, names))};`,
      );
    edits.push({ start: endpoint.statement.start, end: endpoint.statement.end, text: texts.join('\n') });
  }
  return edited(code, edits);
}

function lazily(text: string): string {
  return `/* @__PURE__ */ (() => (${text}))()`;
}

/** The text of an expression, with `list.query` of the same file as `list$query`. */
function within(code: string, node: Node, endpoints: ReadonlySet<string>): string {
  const edits = nodesOf(node)
    .filter(
      ({ type, object, property }) =>
        type === 'MemberExpression' && endpoints.has(object.name) && PARTS.includes(property.name),
    )
    .map(({ object, property, end }) => ({
      start: object.end - node.start,
      end: end - node.start,
      text: `$${property.name}`,
    }));
  return edited(code.slice(node.start, node.end), edits);
}

/** What needs no zod: the wires of the endpoints, the lists as plain data, and the plain values. The rest is sent for. */
function wiresModule({ code, file, values }: Code): string {
  const program = parseAst(code) as unknown as Node;
  const constants = constantsOf(program);
  const heavy = needingZod(program);
  const sent: string[] = [];
  const edits: Edit[] = [];
  for (const constant of constants) {
    const { name, statement, exported } = constant;
    if (isEndpoint(constant)) {
      const parts = partsOf(constant);
      const wire = parts
        .filter(({ key }) => WIRE.includes(key.name))
        .map(({ start, end }) => code.slice(start, end));
      const { fields, schemas } = schemasOf(name, parts, values[name]);
      sent.push(...schemas);
      const text = `export const ${name} = { ${wire.join(', ')} };\n${fields}`;
      edits.push({ start: statement.start, end: statement.end, text });
    } else if (heavy.has(name)) {
      if (exported) sent.push(name);
      edits.push({ start: statement.start, end: statement.end, text: '' });
    }
  }
  for (const statement of program.body) {
    const own = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (own?.type === 'FunctionDeclaration' && heavy.has(own.id.name)) {
      if (own !== statement) sent.push(own.id.name);
      edits.push({ start: statement.start, end: statement.end, text: '' });
    }
  }
  const rest = edited(code, edits);
  return sent.length === 0 ? rest : `${rest}\nexport { ${sent.join(', ')} } from './${file}${SCHEMAS}';\n`;
}

function schemasOf(name: string, parts: readonly Node[], endpoint: unknown) {
  const query = typeof endpoint === 'object' && endpoint !== null && 'query' in endpoint && endpoint.query;
  const isList = isListSchema(query);
  return {
    fields: isList ? `export const ${name}$query = ${JSON.stringify({ fields: fieldsOf(query) })};\n` : '',
    schemas: parts
      .map(({ key }) => key.name)
      .filter((part) => PARTS.includes(part) && !(isList && part === 'query'))
      .map((part) => `${name}$${part}`),
  };
}

/** Names of the module that reach zod, or another file of the contract, by whatever way. */
function needingZod(program: Node): ReadonlySet<string> {
  const heavy = new Set(
    program.body
      .filter((node) => node.type === 'ImportDeclaration' && node.source.value !== '@vatio/domain')
      .flatMap((node) => node.specifiers.map(({ local }) => local.name))
      .filter((name) => name !== 'endpoint'),
  );
  const uses = program.body.flatMap((statement): [string, ReadonlySet<string>][] => {
    const own = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (own?.type === 'FunctionDeclaration') return [[own.id.name, freeNames(own)]];
    if (own?.type !== 'VariableDeclaration') return [];
    return own.declarations.map(({ id, init }) => [id.name, freeNames(init)]);
  });
  for (let before = -1; before !== heavy.size; ) {
    before = heavy.size;
    for (const [name, used] of uses) if ([...used].some((one) => heavy.has(one))) heavy.add(name);
  }
  return heavy;
}
