import { useState } from 'react';
import { drawLandscape } from '../../../sample-data/pictures.ts';
import { AlertDialog } from '../../../ui/kit/alert-dialog/alert-dialog.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from '../extensions.module.css';

export default function PictureAlert() {
  const [shown, setShown] = useState<'picture' | 'outside'>();
  const close = () => setShown(undefined);
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      <Button onClick={() => setShown('picture')}>Con una imagen</Button>
      <Button onClick={() => setShown('outside')}>Se cierra desde fuera</Button>
      <AlertDialog
        open={shown === 'picture'}
        onClose={close}
        picture={
          <img src={drawLandscape('field', 360, 180)} alt="La huerta solar" width={360} height={180} />
        }
        title="La huerta ya da energía"
        confirm="Qué bien"
      />
      <AlertDialog
        closesOutside
        open={shown === 'outside'}
        onClose={close}
        kind="info"
        title="Pulsa fuera para cerrar"
        confirm="O aquí"
      />
    </div>
  );
}
