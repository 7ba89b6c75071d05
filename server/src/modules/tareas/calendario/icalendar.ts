/** A property of iCalendar: its name with any parameters, and its value already written as its type asks. */
type Property = readonly [name: string, value: string];

/** A line has at most these bytes without its end (RFC 5545, 3.1). */
const MAX_BYTES = 75;

/** A value of the type TEXT (RFC 5545, 3.3.11), which may hold no control character: a new line is written as `\n`. */
export function icsText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(/\t/g, ' ')
    .replace(/\p{Cc}/gu, '');
}

/** `2026-11-23` → `20261123`, a value of the type DATE. */
export function icsDate(fecha: string): string {
  return fecha.replaceAll('-', '');
}

/** An instant as a value of the type DATE-TIME in UTC, which needs no table of time zones: `20261123T083000Z`. */
export function icsInstant(iso: string): string {
  return new Date(iso).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** A component with its properties and the components inside it. */
export function icsComponent(name: string, properties: readonly Property[], inside = ''): string {
  const lines = properties.map(([property, value]) => fold(`${property}:${value}`)).join('');
  return `BEGIN:${name}\r\n${lines}${inside}END:${name}\r\n`;
}

/** Breaks a line that is too long, never within a character; what goes on begins with a space, which counts. */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > MAX_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return `${folded}\r\n`;
}
