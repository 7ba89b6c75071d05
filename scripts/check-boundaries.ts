import { join } from 'node:path';
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import { BOUNDARY_RULES } from './boundary-rules.ts';

const PROJECT = join(import.meta.dirname, '..');
/** The fixture repeats the folders in small and breaks every rule once. */
const FIXTURE = join(import.meta.dirname, 'boundaries-fixture');
const WORKSPACES = ['domain', 'contract', 'server', 'web'];

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
      enhancedResolveOptions: {
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

const violations = await readBoundaries(PROJECT);
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`);
console.log(`Boundaries: ${BOUNDARY_RULES.length} rules, ${violations.length} violations`);
process.exitCode = violations.length === 0 ? 0 : 1;
