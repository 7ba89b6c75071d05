import styles from '../examples.module.css';
import { TonedMenu } from './toned-menu.tsx';

export default function DropdownSizes() {
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      <TonedMenu tone="accent" large name="El contrato" />
      <TonedMenu tone="accent" name="La propuesta" />
      <TonedMenu tone="accent" small name="El CUPS" />
    </div>
  );
}
