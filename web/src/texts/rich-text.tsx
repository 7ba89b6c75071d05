import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { messageOf } from './catalogue.ts';
import type { Values } from './dictionary.ts';
import { fillIn } from './message.ts';
import { useTranslation } from './use-translation.ts';

type Props = {
  readonly area: string;
  readonly textKey: string;
  readonly values?: Values;
  /** What stands for each mark of the text: with `{ b: <strong /> }`, `<b>hola</b>` is strong. */
  readonly parts: Readonly<Record<string, ReactElement<{ children?: ReactNode }>>>;
};

const MARKED = /<(\w+)>(.*?)<\/\1>/;

/** A text with marks inside, such as a link in a sentence. What the values say is never read as a mark. */
export function RichText({ area, textKey, values = {}, parts }: Props) {
  useTranslation(area);
  return <>{drawn(messageOf(area, textKey, values.count) ?? textKey)}</>;

  function drawn(text: string): ReactNode {
    const [whole, mark = '', inside = ''] = MARKED.exec(text) ?? [];
    if (whole === undefined) return fillIn(text, values);
    const [before = '', after = ''] = [
      text.slice(0, text.indexOf(whole)),
      text.slice(text.indexOf(whole) + whole.length),
    ];
    const part = parts[mark];
    return (
      <>
        {fillIn(before, values)}
        {part ? cloneElement(part, {}, drawn(inside)) : drawn(inside)}
        {drawn(after)}
      </>
    );
  }
}
