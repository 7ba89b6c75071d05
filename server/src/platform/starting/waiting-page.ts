import { createHash } from 'node:crypto';
import type { Step } from './steps.ts';

/** How often the page asks how far the start is, in ms. */
const ASK_MS = 1_000;

/** The page stands alone, because no file of the web may be there yet; its colours are those of the web's tokens. */
const STYLE = `
:root { color-scheme: light dark; --bg: #f6f7f5; --card: #fff; --line: #dde2dd; --ink: #14201d; --soft: #4b5854; --accent: #0b5d55; --bad: #a92318; }
@media (prefers-color-scheme: dark) { :root { --bg: #0d1412; --card: #151e1b; --line: #293531; --ink: #e7eeeb; --soft: #a9b8b2; --accent: #5fd0ba; --bad: #ff9c8f; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; background: var(--bg); color: var(--ink); font: 400 1rem/1.5 Inter, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif; }
main { width: 100%; max-width: 480px; padding: 24px; border: 1px solid var(--line); border-radius: 12px; background: var(--card); }
h1 { display: flex; align-items: center; gap: 12px; margin: 0 0 4px; font-size: 1.25rem; line-height: 1.3; }
svg { flex: none; width: 32px; height: 32px; }
p { margin: 0 0 16px; color: var(--soft); }
ol { display: grid; gap: 14px; margin: 0; padding: 0; list-style: none; }
li { display: grid; grid-template-columns: 1fr auto; gap: 4px 12px; }
.state { color: var(--soft); font-variant-numeric: tabular-nums; text-align: end; }
li[data-state="fallido"] .state { color: var(--bad); }
li[data-state="pendiente"] { color: var(--soft); }
progress { grid-column: 1 / -1; width: 100%; height: 6px; accent-color: var(--accent); }
`;

/** It draws the steps again as the server tells them, and opens the application once it answers for itself. */
const SCRIPT = `
const rows = document.querySelectorAll('li');
async function ask() {
  try {
    const answer = await fetch('/v1/salud/listo', { cache: 'no-store' });
    const problem = await answer.json();
    if (problem.code !== 'arrancando') return location.reload();
    problem.datos.pasos.forEach((step, at) => draw(rows[at], step));
    document.querySelector('p').textContent = problem.detail;
  } catch {
    document.querySelector('p').textContent = 'El servidor no contesta: mira qué dice su terminal.';
  }
  setTimeout(ask, ${ASK_MS});
}
function draw(row, step) {
  if (!row) return location.reload();
  row.dataset.state = step.estado;
  row.querySelector('.state').textContent = step.texto;
  const bar = row.querySelector('progress');
  if (step.avance === null) bar.removeAttribute('value');
  else bar.value = step.avance;
}
setTimeout(ask, ${ASK_MS});
`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; script-src ${hashOf(SCRIPT)}; style-src ${hashOf(STYLE)}; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
};

export const DETAIL = 'La aplicación se abrirá aquí sola en cuanto esté lista.';

/** A step as the page draws it: `avance` goes from 0 to 1, and is null while nobody knows. */
export function drawnStep({ nombre, estado, done, total, segundos }: Step) {
  const counted = done !== undefined && total !== undefined;
  const seconds = `${segundos.toFixed(1).replace('.', ',')} s`;
  const texto = {
    pendiente: 'En espera',
    'en curso': counted ? `${done} de ${total} · ${seconds}` : seconds,
    hecho: `Hecho en ${seconds}`,
    fallido: 'Ha fallado',
  }[estado];
  const known = {
    pendiente: 0,
    'en curso': counted ? done / Math.max(1, total) : null,
    hecho: 1,
    fallido: 0,
  };
  return { nombre, estado, texto, avance: known[estado] };
}

export function waitingPage(steps: readonly Step[]): string {
  const rows = steps
    .map(drawnStep)
    .map(
      ({ nombre, estado, texto, avance }) =>
        `<li data-state="${estado}"><span>${nombre}</span><span class="state">${texto}</span>` +
        `<progress aria-label="${nombre}"${avance === null ? '' : ` value="${avance}"`}></progress></li>`,
    );
  return `<!doctype html>
<html lang="es" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Vatio arranca</title>
<noscript><meta http-equiv="refresh" content="2"></noscript>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1><svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9" fill="#0b5d55"/><path d="M6.5 9.5 13.6 24 19.4 12.2" fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="23.6" cy="9.2" r="3.1" fill="#f5b324"/></svg>Vatio está arrancando</h1>
<p role="status">${DETAIL}</p>
<ol>${rows.join('')}</ol>
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
}
