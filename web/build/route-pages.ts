import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

type Screens = readonly { readonly path: string }[];

/**
 * The folders in which a host of files finds the page of a screen: that of each fixed path of the table. An address with
 * a parameter has no end of them, and begins the application by `404.html`.
 */
function foldersOf(screens: Screens): readonly string[] {
  const fixed = screens.map(({ path }) => path.slice(1)).filter((path) => path !== '' && !/[:*]/.test(path));
  return [...new Set(fixed)];
}

/** The screens of the demonstration, as the application itself lists them. */
async function loadScreens(root: string): Promise<Screens> {
  const load = async <T>(file: string) =>
    (await runnerImport<T>(join(root, 'src/app', file), { root, configFile: false, mode: 'demo' })).module;
  const { SCREENS } = await load<typeof import('../src/app/screens.ts')>('screens.ts');
  const { VISITOR_SCREENS } =
    await load<typeof import('../src/app/visitor-screens.ts')>('visitor-screens.ts');
  return [...SCREENS, ...VISITOR_SCREENS];
}

/**
 * A host of files answers 200 for what it has, so that each screen has a page of its own: its `index.html` in the folder
 * of its address. Any other address that is no file gets `404.html`, which begins the application too.
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
      const folders = foldersOf(await loadScreens(root));
      for (const fileName of ['404.html', ...folders.map((folder) => `${folder}/index.html`)]) {
        this.emitFile({ type: 'asset', fileName, source: page.source });
      }
    },
  };
}
