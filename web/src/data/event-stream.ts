export type ServerEvent = { readonly event: string; readonly data: string; readonly id: string | undefined };

/** Parses `text/event-stream` into events, however the text is cut into pieces. */
export class EventStreamParser {
  /** Milliseconds that the server asks to wait before connecting again. */
  retryMs: number | undefined;
  private rest = '';
  private id: string | undefined;
  private event = '';
  private data: string[] = [];

  push(text: string): ServerEvent[] {
    const lines = (this.rest + text).split(/\r\n|\n|\r(?!$)/);
    this.rest = lines.pop() ?? '';
    return lines.flatMap((line) => this.line(line));
  }

  private line(line: string): ServerEvent[] {
    if (line === '') return this.dispatch();
    const [, name, value] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
    if (name === 'data') this.data.push(value ?? '');
    else if (name === 'event') this.event = value ?? '';
    else if (name === 'id') this.id = value;
    else if (name === 'retry' && /^\d+$/.test(value ?? '')) this.retryMs = Number(value);
    return [];
  }

  private dispatch(): ServerEvent[] {
    const { data, event, id } = this;
    this.data = [];
    this.event = '';
    return data.length === 0 ? [] : [{ event: event || 'message', data: data.join('\n'), id }];
  }
}
