import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

/** The folders in which a host of files finds the pages of the screens of the demonstration, as the application lists them. */
async function loadFolders(root: string): Promise<readonly string[]> {
  const load = async <T>(file: string) =>
    (await runnerImport<T>(join(root, 'src', file), { root, configFile: false, mode: 'demo' })).module;
  const { SCREENS } = await load<typeof import('../src/app/screens.ts')>('app/screens.ts');
  const { VISITOR_SCREENS } =
    await load<typeof import('../src/app/visitor-screens.ts')>('app/visitor-screens.ts');
  const { addressesOf } =
    await load<typeof import('../src/demo/sample-addresses.ts')>('demo/sample-addresses.ts');
  const addresses = [...SCREENS, ...VISITOR_SCREENS].flatMap(({ path }) => addressesOf(path));
  return [...new Set(addresses.map((address) => address.slice(1)))].filter(Boolean);
}

/**
 * A host of files answers 200 for what it has, so that each screen has a page of its own: its `index.html` in the folder
 * of its address, and where that has a parameter, one for each thing of the sample data. Any other address that is no file gets
 * `404.html`, which begins the application too.
 */
export function routePages(): Plugin {
  let root = '';
  return {
    name: 'route-pages',
    apply: (_, { command, mode }) => command === 'build' && mode === 'demo',
    enforce: 'post',
    configResolved: (config) => {
      ({ root } = config);
    },
    async generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const folders = await loadFolders(root);
      for (const fileName of ['404.html', ...folders.map((folder) => `${folder}/index.html`)]) {
        this.emitFile({ type: 'asset', fileName, source: page.source });
      }
    },
  };
}
