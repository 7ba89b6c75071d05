import { Accordion } from '../../kit/accordion/accordion.tsx';
import { QUESTIONS } from './questions.ts';

export default function HoverAccordion() {
  return <Accordion folds={QUESTIONS} onHover />;
}
