import { useState } from 'react';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

/** What is typed lives in the dialog, and goes with it. */
function ShortNote() {
  const [note, setNote] = useState('');
  return <TextField label="Nota de paso" value={note} onChange={setNote} />;
}

export default function ForgetfulModal() {
  const [open, setOpen] = useState(false);
  const [kept, setKept] = useState('');
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Escribir una nota</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Dos notas">
        <div className="vt-stack vt-gap-12">
          <ShortNote />
          <TextField label="Nota que se queda" value={kept} onChange={setKept} />
        </div>
      </Dialog>
    </div>
  );
}
