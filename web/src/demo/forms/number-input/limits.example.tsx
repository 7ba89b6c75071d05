import { useState } from 'react';
import { NumberStepper } from '../../kit/number-stepper/number-stepper.tsx';

export default function LimitedNumber() {
  const [score, setScore] = useState(8);
  return (
    <NumberStepper
      label="¿Nos recomendarías?"
      hint="De 0 a 10. Un 15 se queda en 10."
      min={0}
      max={10}
      value={score}
      onChange={setScore}
    />
  );
}
