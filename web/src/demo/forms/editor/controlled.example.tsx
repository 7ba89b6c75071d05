import { useState } from 'react';
import { Button } from '../../../ui/nav/button.tsx';
import { RichText } from '../../kit/editor/rich-text.tsx';
import { RichTextField } from '../../kit/editor/rich-text-field.tsx';
import styles from '../forms.module.css';

const GREETING = '<p>Hola, <strong>Marta</strong>: tu propuesta ya está lista.</p>';

export default function ControlledEditor() {
  const [html, setHtml] = useState(GREETING);
  return (
    <>
      <RichTextField label="Mensaje a la clienta" value={html} onChange={setHtml} />
      <div className={styles.row}>
        <Button small aria-disabled={html === GREETING} onClick={() => setHtml(GREETING)}>
          Volver al saludo
        </Button>
        <Button small aria-disabled={html === ''} onClick={() => setHtml('')}>
          Vaciar
        </Button>
      </div>
      <div>
        <p className="vt-small">Así lo lee ella:</p>
        <RichText html={html} />
      </div>
    </>
  );
}
