import { Wizard } from '../../kit/wizard/wizard.tsx';
import { signUpSteps } from './sign-up-steps.tsx';
import { useSignUp } from './use-sign-up.ts';

export default function VerticalWizard() {
  const { field, finish } = useSignUp();
  return (
    <Wizard
      label="Alta en vertical"
      orientation="vertical"
      steps={signUpSteps(field)}
      finishLabel="Enviar"
      onFinish={finish}
    />
  );
}
