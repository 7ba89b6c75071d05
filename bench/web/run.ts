import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import { build } from 'vite';
import { measureSearch, measureSlider } from './interactions.ts';
import { measureNavigation } from './navigation.ts';
import {
  countBeyond,
  measureLoad,
  type OpenPage,
  openPage,
  type PageLoad,
  type Profile,
} from './page-load.ts';
import { type RunningServer, serveFolder, serveVatio } from './server.ts';
import { FIGURES, writeHeader, writeRow, writeTemplateHeader, writeTemplateRow } from './table.ts';

const VISITS = 5;
const WEB = join(import.meta.dirname, '../../web');
const REFERENCE = join(import.meta.dirname, 'referencia');

const PROFILES: readonly Profile[] = [
  { name: 'CPU ×4', cpu: 4 },
  { name: 'CPU ×4, 4G (9 Mb/s, 170 ms)', cpu: 4, network: { latencyMs: 170, bytesPerSecond: 9e6 / 8 } },
];

/** Each page is opened as on a first visit by nobody, by a representative or by an administrator. */
const PAGES = [
  { path: '/login', who: 'nadie' },
  { path: '/cups', who: 'comercial' },
  { path: '/', who: 'admin' },
] as const;

/** Pages of the template, by what each brings beyond the shell: a dashboard, applications, a foreign library, fields. */
const TEMPLATE = ['/', '/apps/calendar', '/apps/ecommerce/shop', '/charts/apex', '/forms/elements/pickers'];

const REST_MS = 2_500;

const FROM = '/cups';
const STEP = { group: 'Venta', href: '/productos' } as const;

const folder = mkdtempSync(join(tmpdir(), 'vatio-bench-web-'));
const closing: (() => Promise<void>)[] = [];
try {
  const dist = join(folder, 'dist');
  await build({ root: WEB, logLevel: 'error', build: { outDir: dist, emptyOutDir: true } });
  const vatio = await serveVatio(dist, join(folder, 'datos'));
  closing.push(vatio.stop);
  const reactAlone = await serveReference();
  closing.push(reactAlone.stop);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  closing.push(() => browser.close());
  const sessions = {
    nadie: {},
    comercial: await openSession(vatio.url, 'comercial'),
    admin: await openSession(vatio.url, 'admin'),
  };
  const sites = { vatio, reactAlone, sessions };
  await measureTemplate(browser, sites, readShell(dist));
  for (const profile of PROFILES) await measureProfile(browser, profile, sites);
} finally {
  for (const end of closing.reverse()) await end();
  rmSync(folder, { recursive: true, force: true });
}

/** Builds and serves a page with React and nothing else, the reference of every ratio. */
async function serveReference(): Promise<RunningServer> {
  const outDir = join(folder, 'referencia');
  const built = await build({ root: REFERENCE, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  for (const { output } of [built].flat().filter((result) => 'output' in result)) {
    for (const file of output) {
      if (file.type === 'chunk')
        writeFileSync(join(outDir, `${file.fileName}.br`), brotliCompressSync(file.code));
    }
  }
  return serveFolder(outDir);
}

type Session = Readonly<Record<string, string>>;

async function openSession(url: string, who: 'comercial' | 'admin'): Promise<Session> {
  const answer = await fetch(`${url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${who}@demo.com`, password: who }),
  });
  const { accessToken, refreshToken, userData } = await answer.json();
  return { accessToken, refreshToken, userData: JSON.stringify(userData) };
}

type Sites = {
  readonly vatio: RunningServer;
  readonly reactAlone: RunningServer;
  readonly sessions: Readonly<Record<(typeof PAGES)[number]['who'], Session>>;
};

async function measureProfile(
  browser: Browser,
  profile: Profile,
  { vatio, reactAlone, sessions }: Sites,
): Promise<void> {
  console.log(`\n${profile.name}: mediana de ${VISITS}; entre paréntesis, veces la de React solo`);
  console.log(writeHeader());
  const reference = await loadRepeatedly(browser, profile, {}, `${reactAlone.url}/`);
  console.log(writeRow('React solo', reference, reference));
  for (const { path, who } of PAGES) {
    const load = await loadRepeatedly(browser, profile, sessions[who], `${vatio.url}${path}`);
    console.log(writeRow(path, load, reference));
  }
  await measureInteractions(browser, profile, { vatio, sessions }, reference);
}

/** What somebody does on a page that is there: a press on the menu, a search, and a fee that follows the pointer. */
async function measureInteractions(
  browser: Browser,
  profile: Profile,
  { vatio, sessions }: Pick<Sites, 'vatio' | 'sessions'>,
  reference: PageLoad,
): Promise<void> {
  const times = { steps: [] as number[], searches: [] as number[], frames: [] as number[] };
  for (let time = 0; time < VISITS; time++) {
    const opened = await openPage(browser, profile, sessions.comercial);
    await measureLoad(opened, `${vatio.url}${FROM}`);
    times.searches.push(await measureSearch(opened));
    await opened.page.goto(`${vatio.url}${FROM}`);
    await opened.page.waitForLoadState('networkidle');
    times.steps.push(await measureNavigation(opened, STEP));
    await openNewStudy(opened, vatio.url);
    times.frames.push(await measureSlider(opened));
    await opened.context.close();
  }
  const step = median(times.steps);
  const ratio = (step / reference.firstPaintMs).toFixed(2);
  console.log(
    `Del clic en el menú al contenido, ${FROM} → ${STEP.href}: ${step.toFixed(0)} ms (${ratio} veces el FCP de React solo)`,
  );
  console.log(
    `De la última tecla de una búsqueda a sus filas, ${FROM}: ${median(times.searches).toFixed(0)} ms`,
  );
  console.log(`Fotogramas por segundo al mover el fee de un estudio: ${median(times.frames).toFixed(0)}`);
}

/** Opens a new study of the first supply point of the list: a saved one has no slider, because its fee is fixed. */
async function openNewStudy({ page }: OpenPage, url: string): Promise<void> {
  await page.goto(`${url}/cups`);
  const ficha = await page.locator('main table[data-rows] a[href^="/cups/"]').first().getAttribute('href');
  await page.goto(`${url}${ficha}/analisis`);
  await page.locator('main input[type="range"]').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** The files that everybody who works gets: the first one, and those that the page names for working. */
function readShell(dist: string): string[] {
  const [root = ''] = /<html[^>]*>/.exec(readFileSync(join(dist, 'index.html'), 'utf8')) ?? [];
  const named = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(root)?.[1]?.split(' ') ?? [];
  return [...named('first'), ...named('work')];
}

async function measureTemplate(browser: Browser, { vatio, sessions }: Sites, shell: readonly string[]) {
  console.log('\nPlantilla, sin frenos: el JS de cada página más allá del armazón, y todo lo que pide');
  console.log(writeTemplateHeader());
  for (const path of TEMPLATE) {
    const opened = await openPage(browser, { name: 'sin frenos', cpu: 1 }, sessions.admin);
    const own = countBeyond(opened, shell);
    const load = await measureLoad(opened, `${vatio.url}${path}`);
    // What is fetched once the page is idle, such as the library of a chart, counts too.
    await opened.page.waitForTimeout(REST_MS);
    console.log(writeTemplateRow(path, { ...own(), shift: load.shift }));
    await opened.context.close();
  }
}

async function loadRepeatedly(
  browser: Browser,
  profile: Profile,
  session: Session,
  url: string,
): Promise<PageLoad> {
  const loads: PageLoad[] = [];
  for (let time = 0; time < VISITS; time++) {
    const opened = await openPage(browser, profile, session);
    loads.push(await measureLoad(opened, url));
    await opened.context.close();
  }
  return medians(loads);
}

function medians(loads: readonly PageLoad[]): PageLoad {
  const of = (field: keyof PageLoad) => median(loads.map((load) => load[field]));
  return Object.fromEntries(FIGURES.map((field) => [field, of(field)])) as PageLoad;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
