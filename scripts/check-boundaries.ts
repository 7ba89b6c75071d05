import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import { BOUNDARY_RULES } from './boundary-rules.ts';

const PROJECT = join(import.meta.dirname, '..');
/** The fixture repeats the folders in small and breaks every rule once. */
const FIXTURE = join(import.meta.dirname, 'boundaries-fixture');
const WORKSPACES = ['domain', 'contract', 'server', 'web'];
/** The digest of the sources that were last found to keep every rule. */
const KEPT = join(PROJECT, '.tsbuild/boundaries.sha256');

/**
 * Reads the four workspaces under a folder; a checker that reads nothing finds nothing, and must not pass.
 */
async function readBoundaries(baseDir: string): Promise<IViolation[]> {
  const { output } = await cruise(
    WORKSPACES.map((name) => `${name}/src`),
    {
      baseDir,
      ruleSet: { forbidden: BOUNDARY_RULES },
      validate: true,
      tsPreCompilationDeps: true,
      combinedDependencies: true,
      doNotFollow: { path: 'node_modules' },
      skipAnalysisNotInRules: true,
      enhancedResolveOptions: {
        // The files stay as they are while they are read, and each import asks for the `package.json` above it.
        cachedInputFileSystem: { cacheDuration: 600_000 },
        exportsFields: ['exports'],
        conditionNames: ['import', 'node', 'default', 'types'],
      },
    },
  );
  const { modules, summary } = output as ICruiseResult;
  for (const name of WORKSPACES) {
    if (!modules.some(({ source }) => source.startsWith(`${name}/src/`))) {
      throw new Error(`The boundary checker read no file of ${baseDir}/${name}/src`);
    }
  }
  return summary.violations;
}

const broken = new Set((await readBoundaries(FIXTURE)).map(({ rule }) => rule.name));
const blind = BOUNDARY_RULES.filter(({ name = '' }) => !broken.has(name));
if (blind.length > 0) {
  throw new Error(`Rules that do not see their own violation: ${blind.map(({ name }) => name).join(', ')}`);
}

const digest = digestOfSources();
if (existsSync(KEPT) && readFileSync(KEPT, 'utf8') === digest) {
  console.log(`Boundaries: ${BOUNDARY_RULES.length} rules, the sources are those that last kept them`);
} else {
  await checkProject();
}

async function checkProject(): Promise<void> {
  const violations = await readBoundaries(PROJECT);
  for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`);
  console.log(`Boundaries: ${BOUNDARY_RULES.length} rules, ${violations.length} violations`);
  if (violations.length > 0) {
    process.exitCode = 1;
    return;
  }
  mkdirSync(dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, digest);
}

/**
 * The cache of dependency-cruiser notices neither another rule nor another `package.json`, so this counts all that an answer
 * hangs on: the rules, every file that an import may name, and which packages are declared and installed.
 */
function digestOfSources(): string {
  const sources = WORKSPACES.flatMap((name) =>
    readdirSync(join(PROJECT, name, 'src'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort(),
  );
  const packages = ['.', ...WORKSPACES].map((name) => join(PROJECT, name, 'package.json'));
  const installed = join(PROJECT, 'node_modules/.package-lock.json');
  const rules = ['check-boundaries.ts', 'boundary-rules.ts'].map((name) => join(import.meta.dirname, name));
  const hash = createHash('sha256');
  for (const path of [...sources, ...packages, installed, ...rules]) {
    const content = existsSync(path) ? readFileSync(path) : '';
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
