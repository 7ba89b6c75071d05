import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

type TypedOptions = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What a text means; nothing while it means nothing. */
  readonly parse: (text: string) => string | undefined;
  /** A text that more typing would not change the meaning of: `5/1/20` may be on its way to 2026. */
  readonly settled: RegExp;
  /** How a value is written. */
  readonly write: (value: string) => string;
};

type TypedText = {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly text: string;
  /** The field was left with a text that means nothing. */
  readonly isWrong: boolean;
  readonly type: (text: string) => void;
  readonly leave: () => void;
  /** Takes a value from elsewhere, such as a calendar, whatever was being typed. */
  readonly choose: (value: string) => void;
};

/**
 * A value that is typed: while it is being written the text is left alone, and once the field is left it is put in order.
 * A text that means nothing stays to be mended, counts as no value, and stops the form from being sent.
 */
export function useTypedValue({ value, onChange, parse, settled, write }: TypedOptions): TypedText {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<{ readonly text: string; readonly left?: string }>();
  // A text left behind is forgotten once the value changes by other means.
  const kept = typed?.left === undefined || typed.left === value ? typed : undefined;
  const isWrong = kept?.left !== undefined;

  const isUnfinished = () => kept !== undefined && kept.text.trim() !== '' && parse(kept.text) === undefined;
  const tell = (text: string) => {
    const next = text.trim() === '' ? '' : parse(text);
    if (next !== undefined && next !== value) onChange(next);
  };
  const giveUp = () => {
    setTyped({ text: kept?.text ?? '', left: '' });
    if (value !== '') onChange('');
  };
  const refuse = useEffectEvent((event: Event) => {
    if (!isUnfinished()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    giveUp();
    input.current?.focus();
  });
  useEffect(() => {
    const form = input.current?.form;
    form?.addEventListener('submit', refuse, true);
    return () => form?.removeEventListener('submit', refuse, true);
  }, []);

  return {
    input,
    text: kept?.text ?? (value === '' ? '' : write(value)),
    isWrong,
    type: (text) => {
      setTyped({ text });
      if (text.trim() === '' || settled.test(text.trim())) tell(text);
    },
    leave: () => {
      if (isUnfinished()) return giveUp();
      if (kept) tell(kept.text);
      setTyped(undefined);
    },
    choose: (next) => {
      setTyped(undefined);
      onChange(next);
    },
  };
}
