import { useState } from 'react';
import { AlertDialog, type AlertKind } from '../../../ui/kit/alert-dialog/alert-dialog.tsx';
import { Button } from '../../../ui/nav/button.tsx';

type Step = 'asks' | 'done' | 'kept';

const ENDINGS: Readonly<Record<'done' | 'kept', { kind: AlertKind; title: string; text: string }>> = {
  done: { kind: 'success', title: 'Contrato anulado', text: 'El cliente recibe un correo.' },
  kept: { kind: 'info', title: 'El contrato sigue', text: 'No se ha cambiado nada.' },
};

export default function AlertAnswers() {
  const [step, setStep] = useState<Step>();
  const ending = step === 'done' || step === 'kept' ? ENDINGS[step] : undefined;
  return (
    <div>
      <Button look="danger" onClick={() => setStep('asks')}>
        Anular el contrato
      </Button>
      <AlertDialog
        open={step === 'asks'}
        onClose={() => setStep('kept')}
        kind="warning"
        title="¿Anular el contrato C-2204?"
        danger
        confirm="Anularlo"
        cancel="Dejarlo como está"
        onConfirm={() => setStep('done')}
      >
        <p>Se para el alta en la distribuidora.</p>
      </AlertDialog>
      <AlertDialog
        open={ending !== undefined}
        onClose={() => setStep(undefined)}
        kind={ending?.kind}
        title={ending?.title ?? ''}
        confirm="Entendido"
      >
        <p>{ending?.text}</p>
      </AlertDialog>
    </div>
  );
}
