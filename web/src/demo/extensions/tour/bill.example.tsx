import { IconHelpCircle } from '@tabler/icons-react';
import { formatEur } from '../../../format/energy.ts';
import { Button } from '../../../ui/nav/button.tsx';
import styles from '../extensions.module.css';
import { useTour } from './use-tour.ts';

const LINES = [
  {
    id: 'power',
    name: 'Potencia',
    eur: 14.2,
    says: 'Lo que se paga por tener la luz a mano, haya o no consumo.',
  },
  { id: 'energy', name: 'Energía', eur: 31.85, says: 'Los kilovatios hora gastados, a su precio.' },
  { id: 'taxes', name: 'Impuestos', eur: 11.97, says: 'El de la electricidad y el IVA.' },
];

export default function BillTour() {
  const start = useTour(
    LINES.map(({ id, name, says }) => ({
      element: `[data-tour="${id}"]`,
      popover: { title: name, description: says, side: 'top' },
    })),
  );
  return (
    <>
      <dl>
        {LINES.map(({ id, name, eur }) => (
          <div key={id} data-tour={id} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{formatEur(eur)}</dd>
          </div>
        ))}
      </dl>
      <div>
        <Button icon={IconHelpCircle} onClick={start}>
          Explicar la factura
        </Button>
      </div>
    </>
  );
}
