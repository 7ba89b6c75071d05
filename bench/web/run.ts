import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import { build } from 'vite';
import { abrir, type Carga, measureLoad, type Perfil } from './carga.ts';
import { measureNavigation } from './navegacion.ts';
import { type Servidor, servirCarpeta, servirVatio } from './servidor.ts';
import { CAMPOS, cabecera, fila } from './tabla.ts';

const VECES = 5;
const WEB = join(import.meta.dirname, '../../web');
const REFERENCIA = join(import.meta.dirname, 'referencia');

const PERFILES: readonly Perfil[] = [
  { nombre: 'CPU ×4', cpu: 4 },
  { nombre: 'CPU ×4, 4G (9 Mb/s, 170 ms)', cpu: 4, red: { latenciaMs: 170, bytesPorSegundo: 9e6 / 8 } },
];

/** Each page is opened as on a first visit by nobody, by a representative or by an administrator. */
const PAGINAS = [
  { path: '/login', quien: 'nadie' },
  { path: '/cups', quien: 'comercial' },
  { path: '/', quien: 'admin' },
] as const;

const DESDE = '/cups';
const PASO = { grupo: 'Venta', enlace: '/productos' } as const;

const folder = mkdtempSync(join(tmpdir(), 'vatio-bench-web-'));
const parar: (() => Promise<void>)[] = [];
try {
  const dist = join(folder, 'dist');
  await build({ root: WEB, logLevel: 'error', build: { outDir: dist, emptyOutDir: true } });
  const vatio = await servirVatio(dist, join(folder, 'datos'));
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
  for (const perfil of PERFILES) await measureProfile(browser, perfil, { vatio, reactSolo, sesiones });
} finally {
  for (const fin of parar.reverse()) await fin();
  rmSync(folder, { recursive: true, force: true });
}

/** Builds and serves a page with React and nothing else, the reference of every ratio. */
async function servirReferencia(): Promise<Servidor> {
  const outDir = join(folder, 'referencia');
  const built = await build({ root: REFERENCIA, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  for (const { output } of [built].flat().filter((one) => 'output' in one)) {
    for (const file of output) {
      if (file.type === 'chunk')
        writeFileSync(join(outDir, `${file.fileName}.br`), brotliCompressSync(file.code));
    }
  }
  return servirCarpeta(outDir);
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
  readonly vatio: Servidor;
  readonly reactSolo: Servidor;
  readonly sesiones: Readonly<Record<(typeof PAGINAS)[number]['quien'], Sesion>>;
};

async function measureProfile(
  browser: Browser,
  perfil: Perfil,
  { vatio, reactSolo, sesiones }: Sitios,
): Promise<void> {
  console.log(`\n${perfil.nombre}: mediana de ${VECES}; entre paréntesis, veces la de React solo`);
  console.log(cabecera());
  const referencia = await repetir(browser, perfil, {}, `${reactSolo.url}/`);
  console.log(fila('React solo', referencia, referencia));
  for (const { path, quien } of PAGINAS) {
    const carga = await repetir(browser, perfil, sesiones[quien], `${vatio.url}${path}`);
    console.log(fila(path, carga, referencia));
  }
  const pasos: number[] = [];
  for (let vez = 0; vez < VECES; vez++) {
    const ventana = await abrir(browser, perfil, sesiones.comercial);
    await measureLoad(ventana, `${vatio.url}${DESDE}`);
    pasos.push(await measureNavigation(ventana, PASO));
    await ventana.context.close();
  }
  console.log(`Del clic en el menú al contenido, ${DESDE} → ${PASO.enlace}: ${mediana(pasos).toFixed(0)} ms`);
}

async function repetir(browser: Browser, perfil: Perfil, session: Sesion, url: string): Promise<Carga> {
  const cargas: Carga[] = [];
  for (let vez = 0; vez < VECES; vez++) {
    const ventana = await abrir(browser, perfil, session);
    cargas.push(await measureLoad(ventana, url));
    await ventana.context.close();
  }
  return medianas(cargas);
}

function medianas(cargas: readonly Carga[]): Carga {
  const de = (campo: keyof Carga) => mediana(cargas.map((carga) => carga[campo]));
  return Object.fromEntries(CAMPOS.map((campo) => [campo, de(campo)])) as Carga;
}

function mediana(valores: number[]): number {
  return valores.sort((a, b) => a - b)[Math.floor(valores.length / 2)]!;
}
