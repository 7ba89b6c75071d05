import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import { build } from 'vite';
import { countBeyond, measureLoad, openPage, type PageLoad, type Profile } from './carga.ts';
import { measureNavigation } from './navegacion.ts';
import { type RunningServer, serveFolder, serveVatio } from './servidor.ts';
import { FIGURES, writeHeader, writeRow, writeTemplateHeader, writeTemplateRow } from './tabla.ts';

const VECES = 5;
const WEB = join(import.meta.dirname, '../../web');
const REFERENCIA = join(import.meta.dirname, 'referencia');

const PERFILES: readonly Profile[] = [
  { nombre: 'CPU ×4', cpu: 4 },
  { nombre: 'CPU ×4, 4G (9 Mb/s, 170 ms)', cpu: 4, red: { latenciaMs: 170, bytesPorSegundo: 9e6 / 8 } },
];

/** Each page is opened as on a first visit by nobody, by a representative or by an administrator. */
const PAGINAS = [
  { path: '/login', quien: 'nadie' },
  { path: '/cups', quien: 'comercial' },
  { path: '/', quien: 'admin' },
] as const;

/** Pages of the template, by what each brings beyond the shell: a dashboard, applications, a foreign library, fields. */
const PLANTILLA = ['/', '/apps/calendar', '/apps/ecommerce/shop', '/charts/apex', '/forms/elements/pickers'];

const REPOSO_MS = 2_500;

const DESDE = '/cups';
const PASO = { grupo: 'Venta', enlace: '/productos' } as const;

const folder = mkdtempSync(join(tmpdir(), 'vatio-bench-web-'));
const parar: (() => Promise<void>)[] = [];
try {
  const dist = join(folder, 'dist');
  await build({ root: WEB, logLevel: 'error', build: { outDir: dist, emptyOutDir: true } });
  const vatio = await serveVatio(dist, join(folder, 'datos'));
  parar.push(vatio.parar);
  const reactSolo = await servirReferencia();
  parar.push(reactSolo.parar);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  parar.push(() => browser.close());
  const sesiones = {
    nadie: {},
    comercial: await openSession(vatio.url, 'comercial'),
    admin: await openSession(vatio.url, 'admin'),
  };
  const sitios = { vatio, reactSolo, sesiones };
  await measureTemplate(browser, sitios, readShell(dist));
  for (const perfil of PERFILES) await measureProfile(browser, perfil, sitios);
} finally {
  for (const fin of parar.reverse()) await fin();
  rmSync(folder, { recursive: true, force: true });
}

/** Builds and serves a page with React and nothing else, the reference of every ratio. */
async function servirReferencia(): Promise<RunningServer> {
  const outDir = join(folder, 'referencia');
  const built = await build({ root: REFERENCIA, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  for (const { output } of [built].flat().filter((one) => 'output' in one)) {
    for (const file of output) {
      if (file.type === 'chunk')
        writeFileSync(join(outDir, `${file.fileName}.br`), brotliCompressSync(file.code));
    }
  }
  return serveFolder(outDir);
}

type Sesion = Readonly<Record<string, string>>;

async function openSession(url: string, quien: 'comercial' | 'admin'): Promise<Sesion> {
  const answer = await fetch(`${url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${quien}@demo.com`, password: quien }),
  });
  const { accessToken, refreshToken, userData } = await answer.json();
  return { accessToken, refreshToken, userData: JSON.stringify(userData) };
}

type Sitios = {
  readonly vatio: RunningServer;
  readonly reactSolo: RunningServer;
  readonly sesiones: Readonly<Record<(typeof PAGINAS)[number]['quien'], Sesion>>;
};

async function measureProfile(
  browser: Browser,
  perfil: Profile,
  { vatio, reactSolo, sesiones }: Sitios,
): Promise<void> {
  console.log(`\n${perfil.nombre}: mediana de ${VECES}; entre paréntesis, veces la de React solo`);
  console.log(writeHeader());
  const referencia = await repetir(browser, perfil, {}, `${reactSolo.url}/`);
  console.log(writeRow('React solo', referencia, referencia));
  for (const { path, quien } of PAGINAS) {
    const carga = await repetir(browser, perfil, sesiones[quien], `${vatio.url}${path}`);
    console.log(writeRow(path, carga, referencia));
  }
  const pasos: number[] = [];
  for (let vez = 0; vez < VECES; vez++) {
    const ventana = await openPage(browser, perfil, sesiones.comercial);
    await measureLoad(ventana, `${vatio.url}${DESDE}`);
    pasos.push(await measureNavigation(ventana, PASO));
    await ventana.context.close();
  }
  console.log(`Del clic en el menú al contenido, ${DESDE} → ${PASO.enlace}: ${mediana(pasos).toFixed(0)} ms`);
}

/** The files that everybody who works gets: the first one, and those that the page names for working. */
function readShell(dist: string): string[] {
  const [root = ''] = /<html[^>]*>/.exec(readFileSync(join(dist, 'index.html'), 'utf8')) ?? [];
  const named = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(root)?.[1]?.split(' ') ?? [];
  return [...named('first'), ...named('work')];
}

async function measureTemplate(browser: Browser, { vatio, sesiones }: Sitios, shell: readonly string[]) {
  console.log('\nPlantilla, sin frenos: el JS de cada página más allá del armazón, y todo lo que pide');
  console.log(writeTemplateHeader());
  for (const path of PLANTILLA) {
    const ventana = await openPage(browser, { nombre: 'sin frenos', cpu: 1 }, sesiones.admin);
    const own = countBeyond(ventana, shell);
    const carga = await measureLoad(ventana, `${vatio.url}${path}`);
    // What is fetched once the page is idle, such as the library of a chart, counts too.
    await ventana.page.waitForTimeout(REPOSO_MS);
    console.log(writeTemplateRow(path, { ...own(), desplazamiento: carga.desplazamiento }));
    await ventana.context.close();
  }
}

async function repetir(browser: Browser, perfil: Profile, session: Sesion, url: string): Promise<PageLoad> {
  const cargas: PageLoad[] = [];
  for (let vez = 0; vez < VECES; vez++) {
    const ventana = await openPage(browser, perfil, session);
    cargas.push(await measureLoad(ventana, url));
    await ventana.context.close();
  }
  return medianas(cargas);
}

function medianas(cargas: readonly PageLoad[]): PageLoad {
  const de = (campo: keyof PageLoad) => mediana(cargas.map((carga) => carga[campo]));
  return Object.fromEntries(FIGURES.map((campo) => [campo, de(campo)])) as PageLoad;
}

function mediana(valores: number[]): number {
  return valores.sort((a, b) => a - b)[Math.floor(valores.length / 2)]!;
}
