import { Popover } from '../../../ui/kit/popover/popover.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from '../examples.module.css';

const HOURS = [
  { side: 'above', name: 'Punta', says: 'De 10 a 14 y de 18 a 22 h.' },
  { side: 'below', name: 'Llano', says: 'De 8 a 10, de 14 a 18 y de 22 a 24 h.' },
  { side: 'start', name: 'Valle', says: 'De 0 a 8 h.' },
  { side: 'end', name: 'Festivo', says: 'Todo el día es valle.' },
] as const;

export default function PopoverSides() {
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`} data-align="centre">
      {HOURS.map(({ side, name, says }) => (
        <Popover
          key={name}
          label={name}
          side={side}
          align="centre"
          button={(toggle) => <Button {...toggle}>{name}</Button>}
        >
          {() => <p>{says}</p>}
        </Popover>
      ))}
    </div>
  );
}
