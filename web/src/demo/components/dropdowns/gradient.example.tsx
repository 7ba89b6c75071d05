import styles from '../examples.module.css';
import { PERIODS, TonedMenu } from './toned-menu.tsx';

export default function GradientDropdowns() {
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      {PERIODS.map(({ tone, name }) => (
        <TonedMenu key={name} tone={tone} name={name} fill="gradient" />
      ))}
    </div>
  );
}
