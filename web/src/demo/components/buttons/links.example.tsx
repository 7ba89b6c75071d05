import { IconArrowsSplit } from '@tabler/icons-react';
import { ButtonLink } from '../../../ui/nav/button.tsx';
import styles from '../examples.module.css';

export default function LinkButtons() {
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      <ButtonLink look="primary" to="/components/dropdowns" icon={IconArrowsSplit}>
        Ver los desplegables
      </ButtonLink>
      <ButtonLink to="/components/spinners">Ver los botones ocupados</ButtonLink>
    </div>
  );
}
