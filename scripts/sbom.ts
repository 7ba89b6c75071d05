import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * `npm run sbom -- <file>` writes what runs in production as a CycloneDX list, made by npm from what is installed. It fails when
 * the list lacks a dependency that a workspace declares, a component has no checksum, or a licence is none of those below.
 * npm's own `--omit=dev` would leave out what both production and a tool of development ask for, such as zod.
 */
const PROJECT = resolve(import.meta.dirname, '..');
const WORKSPACES = ['domain', 'contract', 'server', 'web'];

/** Licences that let a house use and hand on the product without opening its own work. */
const ACCEPTED = new Set([
  'MIT',
  'MIT-0',
  '0BSD',
  'ISC',
  'Apache-2.0',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'Unlicense',
  '(MIT OR CC0-1.0)',
  '(MIT AND Zlib)',
  '(MPL-2.0 OR Apache-2.0)',
  'MIT AND ISC AND BSD-3-Clause',
]);

/** These packages say their licence in a way that npm does not read; it was read in the package itself. */
const READ_BY_HAND: Readonly<Record<string, string>> = { 'png-js': 'MIT', rgbcolor: 'MIT' };

type Component = {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly purl: string;
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
  readonly hashes?: readonly unknown[];
  readonly licenses?: readonly { readonly license?: { readonly id: string }; readonly expression?: string }[];
};
type Bom = {
  readonly bomFormat: string;
  readonly metadata: { readonly component: { name: string } };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
};

const bom = readBom();
const faults = faultsOf(bom);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
} else {
  const [target = 'vatio.cdx.json'] = process.argv.slice(2);
  writeFileSync(target, `${JSON.stringify(bom, null, 2)}\n`);
  console.log(`${target}: CycloneDX with ${bom.components.length} components`);
}

function readBom(): Bom {
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application'];
  const printed = execFileSync('npm', args, {
    cwd: PROJECT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const read: Bom = JSON.parse(printed);
  // npm names the project like its folder.
  read.metadata.component.name = 'vatio';
  return withoutTools(read);
}

/** Leaves out what only development asks for. */
function withoutTools(bom: Bom): Bom {
  const isTool = ({ properties = [] }: Component) =>
    properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');
  const tools = new Set(bom.components.filter(isTool).map((component) => component['bom-ref']));
  return {
    ...bom,
    components: bom.components.filter((component) => !tools.has(component['bom-ref'])),
    dependencies: bom.dependencies
      .filter(({ ref }) => !tools.has(ref))
      .map(({ ref, dependsOn }) => ({
        ref,
        dependsOn: dependsOn.filter((dependency) => !tools.has(dependency)),
      })),
  };
}

function faultsOf({ bomFormat, components }: Bom): string[] {
  const faults = bomFormat === 'CycloneDX' ? [] : [`The list is «${bomFormat}» and not CycloneDX`];
  const listed = new Set(components.map(({ name }) => name));
  for (const name of declared()) if (!listed.has(name)) faults.push(`${name} is declared and not listed`);
  for (const component of components.filter(({ purl }) => !purl.includes('%40vatio/'))) {
    const licence = licenceOf(component);
    if (!ACCEPTED.has(licence)) faults.push(`${component.purl} has the licence «${licence}»`);
    if (!component.hashes?.length) faults.push(`${component.purl} has no checksum`);
  }
  return faults;
}

function licenceOf({ name, licenses = [] }: Component): string {
  const [first] = licenses;
  return first?.license?.id ?? first?.expression ?? READ_BY_HAND[name] ?? 'none';
}

/** The dependencies of production of every workspace, but for the workspaces themselves. */
function declared(): string[] {
  return WORKSPACES.flatMap((workspace) => {
    const manifest = JSON.parse(readFileSync(join(PROJECT, workspace, 'package.json'), 'utf8'));
    return Object.keys(manifest.dependencies ?? {}).filter((name) => !name.startsWith('@vatio/'));
  });
}
