import { Accordion } from '../../kit/accordion/accordion.tsx';
import { QUESTIONS } from './questions.ts';

export default function SpacedAccordion() {
  return <Accordion folds={QUESTIONS} look="spaced" />;
}
