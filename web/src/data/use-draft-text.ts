import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from './draft.ts';

/** A text that is kept in this browser under that name while it is not blank, such as a message until it is sent. */
export function useDraftText(name: string) {
  const [text, setText] = useState(() => {
    const kept = readDraft(name)?.value;
    return typeof kept === 'string' ? kept : '';
  });
  const write = (next: string) => {
    setText(next);
    if (next.trim() === '') dropDraft(name);
    else keepDraft(name, next);
  };
  /** A text typed while another was being sent stays: it is the beginning of the next one. */
  const forget = (sent: string) => {
    setText((now) => (now === sent ? '' : now));
    if (readDraft(name)?.value === sent) dropDraft(name);
  };
  return [text, write, forget] as const;
}
