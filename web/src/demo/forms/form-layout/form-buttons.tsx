import { Button } from '../../../ui/nav/button.tsx';
import styles from '../forms.module.css';

export function FormButtons() {
  return (
    <div className={styles.row}>
      <Button look="primary" type="submit">
        Enviar
      </Button>
      <Button
        type="reset"
        onClick={({ currentTarget }) => currentTarget.form?.querySelector('input')?.focus()}
      >
        Vaciar
      </Button>
    </div>
  );
}
