import { Wizard } from '../../kit/wizard/wizard.tsx';
import { signUpSteps } from './sign-up-steps.tsx';
import { useSignUp } from './use-sign-up.ts';

export default function LinearWizard() {
  const { field, mayLeave, finish } = useSignUp();
  return (
    <Wizard
      label="Alta paso a paso"
      orientation="horizontal"
      steps={signUpSteps(field, true)}
      mayLeave={mayLeave}
      finishLabel="Enviar"
      onFinish={finish}
    />
  );
}
