import { Accordion } from '../../kit/accordion/accordion.tsx';
import { QUESTIONS } from './questions.ts';

export default function BorderedAccordion() {
  return <Accordion folds={QUESTIONS} look="bordered" />;
}
