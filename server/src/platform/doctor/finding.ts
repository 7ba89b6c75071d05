/** `fallo` keeps the house from working or loses something; `aviso` is worth a look. */
type Verdict = 'bien' | 'aviso' | 'fallo';

/** What was looked at, and what was found, in words for whoever keeps the server. */
export type Finding = { readonly verdict: Verdict; readonly of: string; readonly text: string };

const SIGNS: Readonly<Record<Verdict, string>> = { bien: '✓', aviso: '!', fallo: '✗' };

/** Each finding takes a line, and their sum the last. */
export function printFindings(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ of }) => of.length));
  const lines = findings.map(({ verdict, of, text }) => `${SIGNS[verdict]} ${of.padEnd(width)}  ${text}`);
  return [...lines, '', sumOf(findings)].join('\n');
}

function sumOf(findings: readonly Finding[]): string {
  const count = (verdict: Verdict) => findings.filter((finding) => finding.verdict === verdict).length;
  const [warnings, failures] = [count('aviso'), count('fallo')];
  if (warnings + failures === 0) return 'Todo está bien';
  return `${failures} ${failures === 1 ? 'fallo' : 'fallos'}, ${warnings} ${warnings === 1 ? 'aviso' : 'avisos'}`;
}
