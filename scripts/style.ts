import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { BANNED_LOCALS, BANNED_NAMES, LIMITS, type Rule, SPANISH_VERBS } from './style-limits.ts';

/**
 * These are the rules of the house's style that a machine can check. Each rule has a limit that only goes down: a
 * change that adds to a count fails the check, and one that takes from it lowers the limit. `npm run stats` prints the
 * counts and every place.
 */
const PROJECT = join(import.meta.dirname, '..');
const WORKSPACES = ['domain', 'contract', 'server', 'web'];
const HANDLER = /^(?:on|set)(?=[A-Z])/;
/** How the gerunds and the regular participles of Spanish end. */
const SPANISH_FORM = /(?:ando|iendo|[ai]d[oa])$/;
/** A size of letters, a distance or a corner, written and not named; the millimetres and points of paper are no tokens. */
const SIZED =
  /^\s*((?:row-|column-)?gap|padding[a-z-]*|margin[a-z-]*|font-size|border[a-z-]*-radius): ([^;]+);/;
const CONTRACT = join(PROJECT, 'contract/src');
const MOST_PARAMETERS = 3;
const MOST_FUNCTION_LINES = 60;
const MOST_FILE_LINES = 250;
/** Seeds, published prices and dictionaries of facts are long by nature, so their length is not counted. */
const DATA = /\/(datos|precios-regulados|sample-data)\/|-data\.ts$|rows\.ts$/;
const TESTS = /\.test\.tsx?$|\/test-[^/]+\.tsx?$|\.bench\.ts$/;

type Place = { readonly file: string; readonly line: number; readonly what: string };
type Found = Record<Rule, Place[]>;

const found: Found = {
  parameters: [],
  longFunctions: [],
  longFiles: [],
  bannedNames: [],
  bannedLocals: [],
  spanishVerbs: [],
  spanishCalls: [],
  spreadLiterals: [],
  twinStems: [],
  hexColours: [],
  sizeLiterals: [],
  undocumented: [],
  lostFiles: [],
  testNames: [],
};

/** The documentation names files by the end of their path; these are the folders where such a file may stand. */
const NAMED = [
  ...WORKSPACES.map((name) => `${name}/src`),
  'server/migrations',
  'scripts',
  'bench',
  'e2e',
].flatMap((name) => filesBelow(join(PROJECT, name)));

const files = WORKSPACES.flatMap((name) => filesBelow(join(PROJECT, name, 'src')));
for (const file of files) {
  if (/\.tsx?$/.test(file) && !TESTS.test(file)) readCode(file);
  if (file.endsWith('.css') && basename(file) !== 'tokens.css') {
    readColours(file);
    readSizes(file);
  }
}
readStems();
readTestNames();
readPublic(join(PROJECT, 'domain/src/index.ts'));
for (const page of ['ARCHITECTURE.md', ...filesBelow(join(PROJECT, 'docs'))])
  readPage(resolve(PROJECT, page));
report(process.argv.includes('--places'));

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

function readCode(file: string): void {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lines = source.getLineAndCharacterOfPosition(source.end).line;
  if (lines > MOST_FILE_LINES && !DATA.test(file)) add('longFiles', file, 1, `${lines} lines`);
  const visit = (node: ts.Node): void => {
    if (isFunction(node)) readFunction(file, source, node);
    readLocal(file, source, node);
    readHook(file, source, node);
    readHandler(file, source, node);
    readCall(file, source, node);
    if (ts.isSpreadAssignment(node) && ts.isObjectLiteralExpression(node.expression)) {
      add('spreadLiterals', file, lineOf(source, node), node.getText(source).slice(0, 60));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const { name, node } of exportsOf(source)) {
    if (BANNED_NAMES.has(name)) add('bannedNames', file, lineOf(source, node), name);
  }
}

function readLocal(file: string, source: ts.SourceFile, node: ts.Node): void {
  if (!ts.isParameter(node) && !ts.isVariableDeclaration(node) && !ts.isBindingElement(node)) return;
  const name = node.name.getText(source);
  if (BANNED_LOCALS.has(name.toLowerCase())) add('bannedLocals', file, lineOf(source, node), name);
}

/** What a hook gives is mostly something to call, and is named as functions are. */
function readHook(file: string, source: ts.SourceFile, node: ts.Node): void {
  if (!ts.isVariableDeclaration(node) || !node.initializer || !ts.isCallExpression(node.initializer)) return;
  if (!/^use[A-Z]/.test(node.initializer.expression.getText(source))) return;
  const names = ts.isObjectBindingPattern(node.name)
    ? node.name.elements.map(({ name }) => name)
    : [node.name];
  for (const name of names) {
    const text = name.getText(source);
    if (startsInSpanish(text)) add('spanishVerbs', file, lineOf(source, name), text);
  }
}

/** What is called when something happens, and what sets a state: an English verb follows `on`, and an English word `set`. */
function readHandler(file: string, source: ts.SourceFile, node: ts.Node): void {
  if (!ts.isPropertySignature(node) && !ts.isBindingElement(node)) return;
  const name = node.name.getText(source);
  const [word = ''] = name.replace(HANDLER, '').split(/(?=[A-Z])/);
  if (HANDLER.test(name) && (startsInSpanish(word) || SPANISH_FORM.test(word))) {
    add('spanishVerbs', file, lineOf(source, node), name);
  }
}

/** A call of the contract is a constant with a method, or the endpoint that is made of it. */
function readCall(file: string, source: ts.SourceFile, node: ts.Node): void {
  if (!file.startsWith(CONTRACT) || !ts.isVariableDeclaration(node) || !node.initializer) return;
  const written = node.initializer.getText(source);
  const name = node.name.getText(source);
  if (/^(endpoint\(|\{\s*method:)/.test(written) && startsInSpanish(name)) {
    add('spanishCalls', file, lineOf(source, node), name);
  }
}

type FunctionNode = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction | ts.MethodDeclaration;

function isFunction(node: ts.Node): node is FunctionNode {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isArrowFunction(node) ||
    ts.isMethodDeclaration(node)
  );
}

function readFunction(file: string, source: ts.SourceFile, node: FunctionNode): void {
  const named = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
  const name = named?.getText(source) ?? 'anonymous';
  const line = lineOf(source, node);
  const lines = source.getLineAndCharacterOfPosition(node.end).line + 2 - line;
  if (lines > MOST_FUNCTION_LINES) add('longFunctions', file, line, `${name}: ${lines} lines`);
  if (named && node.parameters.length > MOST_PARAMETERS) {
    add('parameters', file, line, `${name}: ${node.parameters.length} parameters`);
  }
  if (startsInSpanish(name)) add('spanishVerbs', file, line, name);
}

/** The verb of a hook stands after its `use`, and a component begins with a capital. */
function startsInSpanish(name: string): boolean {
  const [verb = ''] = name.replace(/^use(?=[A-Z])/, '').split(/(?=[A-Z])/);
  return SPANISH_VERBS.has(verb.toLowerCase());
}

type Exported = { readonly name: string; readonly node: ts.Node; readonly callable: boolean };

function exportsOf(source: ts.SourceFile): Exported[] {
  return source.statements.flatMap((node): Exported[] => {
    const exported =
      ts.canHaveModifiers(node) &&
      ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!exported) return [];
    if (ts.isVariableStatement(node)) {
      return node.declarationList.declarations.map(({ name, initializer }) => ({
        name: name.getText(source),
        node,
        callable: initializer !== undefined && isFunction(initializer),
      }));
    }
    const declared = node as ts.DeclarationStatement;
    const name = declared.name?.getText(source);
    return name ? [{ name, node, callable: ts.isFunctionDeclaration(node) }] : [];
  });
}

function readColours(file: string): void {
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    for (const [colour] of line.matchAll(/#[\da-f]{3,8}\b/gi)) add('hexColours', file, index + 1, colour);
  }
}

function readSizes(file: string): void {
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    const [, property, value = ''] = SIZED.exec(line) ?? [];
    if (/(?<![\w-])-?\d*\.?\d+(?:px|rem|em)\b/.test(value)) {
      add('sizeLiterals', file, index + 1, `${property}: ${value}`);
    }
  }
}

/** `a.ts` beside `a.tsx` counts as a fault, because an import of one may be read as the other. */
function readStems(): void {
  const code = files.filter((file) => /\.tsx?$/.test(file) && !TESTS.test(file));
  const known = new Set(code);
  for (const file of code.filter((path) => path.endsWith('.ts'))) {
    if (known.has(`${file}x`)) add('twinStems', file, 1, join(dirname(file), basename(file, extname(file))));
  }
}

/** `scripts/test.ts` tells the long suite by the names of its files: another word before `.test` would say nothing to it. */
function readTestNames(): void {
  const named = [...files, ...filesBelow(join(PROJECT, 'e2e'))];
  for (const file of named.filter((path) => /\.(test|spec|long)\./.test(path))) {
    if (!/^[\w-]+(\.(screen|routes|service|repository))?(\.long)?\.(test|spec)\.tsx?$/.test(basename(file)))
      add('testNames', file, 1, basename(file));
  }
}

/** The doc comment of a function that a workspace exports says its units, what it refuses, and by what law. */
function readPublic(index: string): void {
  const barrel = parse(index);
  for (const statement of barrel.statements.filter(ts.isExportDeclaration)) {
    const { exportClause, moduleSpecifier } = statement;
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) continue;
    const named = exportClause && ts.isNamedExports(exportClause) ? exportClause.elements : undefined;
    const names = named && new Set(named.map(({ name, propertyName }) => (propertyName ?? name).text));
    const file = join(dirname(index), moduleSpecifier.text);
    const source = parse(file);
    for (const { name, node, callable } of exportsOf(source)) {
      if (!callable || (names && !names.has(name)) || ts.getJSDocCommentsAndTags(node).length > 0) continue;
      add('undocumented', file, lineOf(source, node), name);
    }
  }
}

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}

/** Reads a page of the documentation, which names a file by its whole path or by the end of it. */
function readPage(page: string): void {
  for (const [index, line] of readFileSync(page, 'utf8').split('\n').entries()) {
    for (const [, name = ''] of line.matchAll(/`(\w[\w./-]*\.(?:tsx?|sql|css|json))`/g)) {
      const there = name.includes('NNNN') || NAMED.some((file) => file.endsWith(`/${name}`));
      if (!there && !existsSync(join(PROJECT, name))) add('lostFiles', page, index + 1, name);
    }
  }
}

function add(rule: Rule, file: string, line: number, what: string): void {
  found[rule].push({ file: relative(PROJECT, file), line, what });
}

function lineOf(source: ts.SourceFile, node: ts.Node): number {
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}

function report(everyPlace: boolean): void {
  for (const [rule, { most, says }] of Object.entries(LIMITS) as [Rule, (typeof LIMITS)[Rule]][]) {
    const places = found[rule];
    const over = places.length > most;
    console.log(
      `${String(places.length).padStart(5)}  ${says}${over ? `: at most ${most} are allowed` : ''}`,
    );
    if (over) process.exitCode = 1;
    if (everyPlace || over)
      for (const { file, line, what } of places) console.log(`       ${file}:${line} ${what}`);
  }
}
