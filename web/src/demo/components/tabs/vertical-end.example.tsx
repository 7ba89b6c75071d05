import { useState } from 'react';
import { Tabs } from '../../../ui/kit/tabs/tabs.tsx';

const STEPS = [
  { id: 'offer', label: 'Propuesta', says: 'Se prepara con los precios de hoy.' },
  { id: 'contract', label: 'Contrato', says: 'Se firma con el móvil, en dos minutos.' },
  { id: 'bill', label: 'Factura', says: 'Llega el primer día de cada mes.' },
] as const;

export default function VerticalEndTabs() {
  const [step, setStep] = useState<(typeof STEPS)[number]['id']>('offer');
  return (
    <Tabs label="Pasos" look="line" orientation="vertical" after tabs={STEPS} value={step} onChange={setStep}>
      <p>{STEPS.find(({ id }) => id === step)?.says}</p>
    </Tabs>
  );
}
