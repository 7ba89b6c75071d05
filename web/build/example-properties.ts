import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A property of a component, as its type says it. */
type Property = {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
  /** The sentence that stands above it. */
  readonly note: string;
};

/** Our own components that an example imports, with their properties. */
export type Documented = { readonly component: string; readonly properties: readonly Property[] };

/** Only the parts of the product are documented: what an example imports of a library has documents of its own. */
const OURS = /\/(ui|kit|list|trade)\//;

/** Reads the properties of the components that an example imports from the types of their own files. */
export function documentedOf(file: string): Documented[] {
  return parse(file).statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const from = join(dirname(file), statement.moduleSpecifier.text);
    const names = statement.importClause?.namedBindings;
    if (!OURS.test(from) || !from.endsWith('.tsx') || !existsSync(from)) return [];
    if (!names || !ts.isNamedImports(names)) return [];
    const source = parse(from);
    return names.elements
      .filter(({ isTypeOnly, name }) => !isTypeOnly && /^[A-Z]/.test(name.text))
      .map(({ name, propertyName }) => ({
        component: name.text,
        properties: propertiesOf(source, (propertyName ?? name).text),
      }))
      .filter(({ properties }) => properties.length > 0);
  });
}

const parsed = new Map<string, ts.SourceFile>();

/** Hundreds of examples use the same parts: each is parsed once, and again when it changes while somebody works on it. */
function parse(file: string): ts.SourceFile {
  const text = readFileSync(file, 'utf8');
  const known = parsed.get(file);
  if (known?.text === text) return known;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  parsed.set(file, source);
  return source;
}

function propertiesOf(source: ts.SourceFile, component: string): Property[] {
  const declared = source.statements.find(
    (statement) => ts.isFunctionDeclaration(statement) && statement.name?.text === component,
  );
  const type = declared && ts.isFunctionDeclaration(declared) && declared.parameters[0]?.type;
  return type ? membersOf(type, source) : [];
}

/** The properties of a type that the file itself writes: those of a type from elsewhere are not known here. */
function membersOf(type: ts.TypeNode, source: ts.SourceFile): Property[] {
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap((part) => membersOf(part, source));
  if (ts.isTypeReferenceNode(type)) {
    const alias = source.statements.find(
      (statement) =>
        ts.isTypeAliasDeclaration(statement) && statement.name.text === type.typeName.getText(source),
    );
    return alias && ts.isTypeAliasDeclaration(alias) ? membersOf(alias.type, source) : [];
  }
  if (!ts.isTypeLiteralNode(type)) return [];
  return type.members.filter(ts.isPropertySignature).map((member) => ({
    name: member.name.getText(source),
    type: member.type?.getText(source).replace(/\s+/g, ' ').replace(/^\| /, '') ?? '',
    optional: member.questionToken !== undefined,
    note: ts
      .getJSDocCommentsAndTags(member)
      .map(({ comment }) => (typeof comment === 'string' ? comment : ''))
      .join(' ')
      .replace(/\s+/g, ' '),
  }));
}
