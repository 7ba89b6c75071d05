import { useRef } from 'react';
import { notify } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { plainText } from '../../kit/editor/rich-text.tsx';
import { RichTextField } from '../../kit/editor/rich-text-field.tsx';

const START = '<p>Visita del martes:</p><ul><li>Potencia de más en verano.</li><li>Quiere placas.</li></ul>';

export default function UncontrolledEditor() {
  // The editor keeps the text itself, so nothing is drawn anew while somebody writes.
  const written = useRef(START);
  return (
    <>
      <RichTextField
        label="Nota de la visita"
        value={START}
        onChange={(html) => {
          written.current = html;
        }}
      />
      <div>
        <Button small onClick={() => notify(plainText(written.current) || 'La nota está vacía')}>
          Leer la nota
        </Button>
      </div>
    </>
  );
}
