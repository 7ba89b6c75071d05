import { useState } from 'react';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

export default function StepModals() {
  const [step, setStep] = useState<'offer' | 'terms'>();
  const close = () => setStep(undefined);
  return (
    <div>
      <Button onClick={() => setStep('offer')}>Ver la oferta</Button>
      <Dialog
        open={step === 'offer'}
        onClose={close}
        title="Oferta de noviembre"
        footer={<Button onClick={() => setStep('terms')}>Cuándo acaba</Button>}
      >
        <p>Toda la energía a 0,112 €/kWh, a cualquier hora.</p>
      </Dialog>
      <Dialog
        open={step === 'terms'}
        onClose={close}
        title="Cuándo acaba"
        footer={<Button onClick={() => setStep('offer')}>Volver a la oferta</Button>}
      >
        <p>Vale para los contratos firmados hasta el 30 de noviembre.</p>
      </Dialog>
    </div>
  );
}
