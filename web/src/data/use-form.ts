import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { useUnsaved } from '../router/use-unsaved.ts';
import { Problem } from './problem.ts';
import { readSession } from './session.ts';

type Errors = Readonly<Record<string, string>>;

type FormOptions<V extends object> = {
  readonly initial: V;
  /** Checked before sending; usually the `body` of the endpoint, which the server checks again. */
  readonly schema?: z.ZodType<unknown, V>;
  readonly submit: (values: V) => Promise<unknown>;
  /** There is nothing to lose: it is only asked with, or what is typed is kept elsewhere. */
  readonly forgets?: boolean;
  /** What was sent is taken out of its fields, which then wait for the next one, such as messages. */
  readonly clears?: boolean;
};

/**
 * The state of a form whose errors stand beside their fields, whether the schema finds them before sending or the
 * server afterwards. Errors that belong to no field of the form go to `formError`; `refusal` is all that the server said. Whoever
 * leaves the page with values that were not sent is asked first.
 */
export function useForm<V extends object>({ initial, schema, submit, forgets, clears }: FormOptions<V>) {
  const [values, setValues] = useState(initial);
  const [saved, setSaved] = useState<V>(initial);
  const { errors, formError, refusal, forget, tell, refuse } = useFaults();
  const [sending, setSending] = useState(false);
  const refused = useRefusedForm(errors, sending);
  /** Whether anything differs from what the form would begin with now, such as after what was saved is undone. */
  const isChanged = () => JSON.stringify(values) !== JSON.stringify({ ...values, ...initial });
  const unsaved = !sending && JSON.stringify(values) !== JSON.stringify(saved) && isChanged();
  useUnsaved(unsaved && !forgets && readSession() !== null);

  const change = (patch: Partial<V>) => {
    setValues((before) => ({ ...before, ...patch }));
    forget(Object.keys(patch));
  };

  /** The properties of a field of `ui`: `<TextField label="…" {...form.field('email')} />`. */
  const field = <K extends keyof V & string>(name: K) => ({
    name,
    value: values[name],
    onChange: (value: V[K]) => {
      setValues((before) => ({ ...before, [name]: value }));
      forget([name]);
    },
    error: errors[name],
  });

  const send = async () => {
    const checked = schema?.safeParse(values);
    const found = checked && !checked.success ? errorsByField(checked.error) : {};
    tell(found);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    try {
      await submit(values);
      setSaved(clears ? initial : values);
      // What was typed while it was being sent stays: it is the beginning of the next one.
      if (clears) setValues((now) => (now === values ? initial : now));
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause;
      refuse(cause, values);
    } finally {
      setSending(false);
    }
  };

  /** Give it to the `onSubmit` of the `<form>`. */
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    refused.current = event.currentTarget;
    await send();
  };

  return { values, change, field, errors, formError, refusal, sending, isChanged, onSubmit };
}

/** What is wrong with a form: by field, with none of its fields, and all that the server said. */
function useFaults() {
  const [errors, setErrors] = useState<Errors>({});
  const [formError, setFormError] = useState<string>();
  const [refusal, setRefusal] = useState<Problem>();
  const forget = (names: string[]) =>
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([key]) => !names.includes(rootOf(key)))),
    );
  const tell = (found: Errors) => {
    setFormError(undefined);
    setRefusal(undefined);
    setErrors(found);
  };
  const refuse = (problem: Problem, values: object) => {
    setRefusal(problem);
    setErrors(problem.errors);
    setFormError(unplaced(problem, values));
  };
  return { errors, formError, refusal, forget, tell, refuse };
}

/** Focuses the first wrong field of a form that was refused. */
function useRefusedForm(errors: Errors, sending: boolean) {
  const refused = useRef<HTMLFormElement>(null);
  // A layout effect focuses it together with the error; a moment later the person may be typing elsewhere.
  useLayoutEffect(() => {
    if (sending || Object.keys(errors).length === 0) return;
    refused.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    refused.current = null;
  }, [errors, sending]);
  return refused;
}

/** The errors of a problem that belong to no field of the form. */
function unplaced(problem: Problem, values: object): string | undefined {
  const errors = Object.entries(problem.errors);
  if (errors.length === 0) return problem.message;
  const strays = errors.filter(([key]) => !(rootOf(key) in values));
  return strays.map(([, text]) => text).join(' ') || undefined;
}

/** The field of an error: `potencias.2` belongs to the field `potencias`. */
function rootOf(path: string): string {
  return path.split('.')[0] ?? path;
}

function errorsByField(error: z.ZodError): Errors {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) errors[issue.path.join('.')] ??= issue.message;
  return errors;
}
