import { useState } from 'react';
import { notify } from '../../../ui/feedback/toasts.ts';
import { COMPLETE_STEPS, EMPTY_SIGN_UP, type SignUp, type StepId } from './sign-up.ts';

/** Keeps what the steps ask for, and the errors of a step that was refused. */
export function useSignUp() {
  const [values, setValues] = useState(EMPTY_SIGN_UP);
  const [errors, setErrors] = useState<Partial<SignUp>>({});
  const field = (name: keyof SignUp) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => {
      setValues({ ...values, [name]: value });
      setErrors({ ...errors, [name]: undefined });
    },
  });
  const mayLeave = (step: StepId) => {
    const { error } = COMPLETE_STEPS[step].safeParse(values);
    const found = error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? [];
    // When a field has several errors, the first one is shown.
    setErrors(Object.fromEntries(found.toReversed()));
    return found.length === 0;
  };
  const finish = () => notify(values.username ? `Alta enviada: ${values.username}` : 'Alta enviada');
  return { field, mayLeave, finish };
}
