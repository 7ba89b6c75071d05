import type { avisos } from '@vatio/contract';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Switch } from '../../../ui/kit/switch/switch.tsx';
import styles from './avisos.module.css';

type Choice = avisos.Preferencias['eventos'][number];

const WAYS = ['campana', 'correo'] as const;

type Props = {
  readonly events: readonly Choice[];
  readonly onChange: (events: Choice[]) => void;
};

/** A row for each event, with a switch for the bell and another for the mail. */
export function EventTable({ events, onChange }: Props) {
  const { t } = useTranslation('cuenta');
  const set = (changed: Choice) =>
    onChange(events.map((choice) => (choice.evento === changed.evento ? changed : choice)));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('avisosDe')}</th>
          {WAYS.map((way) => (
            <th key={way} scope="col" className={styles.way}>
              {t(`aviso-por-${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {events.map((choice) => (
          <tr key={choice.evento}>
            <th scope="row">{t(`evento-${choice.evento}`)}</th>
            {WAYS.map((way) => (
              <td key={way} className={styles.way}>
                <Switch
                  labelHidden
                  label={`${t(`evento-${choice.evento}`)}: ${t(`aviso-por-${way}`)}`}
                  value={choice[way]}
                  onChange={(on) => set({ ...choice, [way]: on })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
