import { Accordion } from '../../kit/accordion/accordion.tsx';
import { QUESTIONS } from './questions.ts';

export default function ArrowlessAccordion() {
  return <Accordion folds={QUESTIONS} arrow={false} />;
}
