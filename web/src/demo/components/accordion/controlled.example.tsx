import { useState } from 'react';
import { Button } from '../../../ui/nav/button.tsx';
import { Accordion } from '../../kit/accordion/accordion.tsx';
import { QUESTIONS } from './questions.ts';

export default function ControlledAccordion() {
  const [open, setOpen] = useState<string | null>('days');
  return (
    <>
      <div>
        <Button small onClick={() => setOpen(open === 'power' ? null : 'power')}>
          {open === 'power' ? 'Plegar la potencia' : 'Leer sobre la potencia'}
        </Button>
      </div>
      <Accordion folds={QUESTIONS} open={open} onOpen={setOpen} />
    </>
  );
}
