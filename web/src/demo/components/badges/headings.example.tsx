import { Badge } from '../../../ui/feedback/badge.tsx';
import styles from '../examples.module.css';

export default function HeadingBadges() {
  return (
    <>
      <h3 className={`vt-toolbar vt-gap-10 ${styles.row}`}>
        Contrato C-2204
        <Badge shape="square" tone="ok">
          Activado
        </Badge>
      </h3>
      <p className={`vt-toolbar vt-gap-10 ${styles.row}`}>
        Tarifa 2.0TD
        <Badge shape="square" tone="info">
          Tres periodos
        </Badge>
      </p>
    </>
  );
}
