import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

type TypedOptions = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Returns the value of a text, or undefined if it has none. */
  readonly parse: (text: string) => string | undefined;
  /** Matches a text whose meaning more typing cannot change: `5/1/20` may be on its way to 2026. */
  readonly settled: RegExp;
  readonly write: (value: string) => string;
};

type TypedText = {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly text: string;
  /** The field was left with a text that has no value. */
  readonly isWrong: boolean;
  readonly type: (text: string) => void;
  readonly leave: () => void;
  /** Takes a value from elsewhere, such as a calendar, and drops the text being typed. */
  readonly choose: (value: string) => void;
};

/**
 * A value that is typed. The text is left alone while it is being written and formatted once the field is left. A text
 * without a value stays to be corrected, counts as empty, and stops the form from being sent.
 */
export function useTypedValue({ value, onChange, parse, settled, write }: TypedOptions): TypedText {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<{ readonly text: string; readonly left?: string }>();
  // The text left in the field is forgotten once the value changes by other means.
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
