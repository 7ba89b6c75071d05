import { Accordion } from '../../kit/accordion/accordion.tsx';
import { QUESTIONS } from './questions.ts';

export default function BasicAccordion() {
  return <Accordion folds={QUESTIONS} startsOpen="cut" />;
}
