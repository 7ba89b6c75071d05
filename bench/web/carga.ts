import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** A profile says how many times slower the processor is than this machine's, and how slow the network is. */
export type Profile = {
  readonly nombre: string;
  readonly cpu: number;
  readonly red?: { readonly latenciaMs: number; readonly bytesPorSegundo: number };
};

/**
 * The figures of a first visit. Bytes are counted compressed, as they travel, and times in ms since the visit began.
 */
export type PageLoad = {
  readonly jsKb: number;
  readonly cssKb: number;
  readonly peticiones: number;
  readonly primerPintadoMs: number;
  readonly mayorPintadoMs: number;
  /** The page is usable at the end of the last long task, or at the first paint when no long task ends after it. */
  readonly interactivaMs: number;
  /** Long tasks block the page for the time that each one takes beyond 50 ms; this is the sum. */
  readonly bloqueoMs: number;
  readonly desplazamiento: number;
  readonly memoriaMb: number;
};

type Kept = Readonly<Record<string, string>>;

/**
 * Opens a new browser context each time, so that no cache remains from an earlier visit and only the session is given.
 */
export async function openPage(browser: Browser, perfil: Profile, session: Kept): Promise<OpenPage> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 }, locale: 'es-ES' });
  // esbuild, which compiles this file, wraps the functions sent to the page in a call to `__name`, which the
  // page lacks.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, session);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: perfil.cpu });
  if (perfil.red) {
    const { latenciaMs, bytesPorSegundo } = perfil.red;
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latenciaMs,
      downloadThroughput: bytesPorSegundo,
      uploadThroughput: bytesPorSegundo,
    });
  }
  return { context, page, cdp };
}

export type OpenPage = { readonly context: BrowserContext; readonly page: Page; readonly cdp: CDPSession };

/** Visits an address for the first time and waits until nothing on the page moves any more. */
export async function measureLoad({ page, cdp }: OpenPage, url: string): Promise<PageLoad> {
  const bytes = countBytes(cdp);
  await page.addInitScript(observar);
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const tiempos = await page.evaluate(() => (window as unknown as { medida: Medida }).medida);
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return {
    jsKb: bytes.de('Script') / 1000,
    cssKb: bytes.de('Stylesheet') / 1000,
    peticiones: bytes.peticiones(),
    ...resumir(tiempos),
    memoriaMb: usedSize / 2 ** 20,
  };
}

/** The JavaScript of a page beyond some files that it shares with others, and all that it asks the server for. */
export type OwnPart = { readonly jsKb: number; readonly peticiones: number };

/** Begins to count what a page asks for, with its JavaScript beside the files of the shell. Answers how to read it. */
export function countBeyond({ cdp }: OpenPage, shell: readonly string[]): () => OwnPart {
  const asked = new Map<string, { readonly type: string; bytes: number }>();
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('data:')) return;
    const shared = shell.includes(new URL(response.url).pathname);
    asked.set(requestId, { type: shared ? 'shell' : type, bytes: 0 });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = asked.get(requestId);
    if (known) known.bytes = encodedDataLength;
  });
  return () => {
    const scripts = [...asked.values()].filter(({ type }) => type === 'Script');
    return { jsKb: scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000, peticiones: asked.size };
  };
}

type Medida = {
  primerPintado: number;
  mayorPintado: number;
  desplazamiento: number;
  readonly tareas: { readonly fin: number; readonly dura: number }[];
};

/** Runs inside the page, before any of the page's own code, and notes paints, shifts and long tasks. */
function observar(): void {
  const medida: Medida = { primerPintado: 0, mayorPintado: 0, desplazamiento: 0, tareas: [] };
  Object.assign(window, { medida });
  const oir = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
  oir('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') medida.primerPintado = startTime;
  });
  oir('largest-contentful-paint', ({ startTime }) => {
    medida.mayorPintado = startTime;
  });
  oir('layout-shift', (entry) => {
    medida.desplazamiento += (entry as PerformanceEntry & { value: number }).value;
  });
  oir('longtask', ({ startTime, duration }) =>
    medida.tareas.push({ fin: startTime + duration, dura: duration }),
  );
}

function resumir({ primerPintado, mayorPintado, desplazamiento, tareas }: Medida) {
  return {
    primerPintadoMs: primerPintado,
    mayorPintadoMs: mayorPintado,
    interactivaMs: Math.max(primerPintado, ...tareas.map(({ fin }) => fin)),
    bloqueoMs: tareas.reduce((suma, { dura }) => suma + dura - 50, 0),
    desplazamiento,
  };
}

function countBytes(cdp: CDPSession) {
  const tipos = new Map<string, string>();
  const bytes = new Map<string, number>();
  cdp.on('Network.responseReceived', ({ requestId, type }) => tipos.set(requestId, type));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const tipo = tipos.get(requestId) ?? '';
    bytes.set(tipo, (bytes.get(tipo) ?? 0) + encodedDataLength);
  });
  return { de: (tipo: string) => bytes.get(tipo) ?? 0, peticiones: () => tipos.size };
}
