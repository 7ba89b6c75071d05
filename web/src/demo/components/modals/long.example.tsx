import { useState } from 'react';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

const CLAUSES = [
  'El suministro empieza el día en que la distribuidora activa el acceso.',
  'El precio de la energía se mantiene doce meses desde ese día.',
  'La potencia se factura por días, haya o no consumo.',
  'Las facturas se emiten cada mes y se cobran a los siete días.',
  'Los impuestos y peajes que cambien se trasladan tal como se publiquen.',
  'El cliente puede marcharse cuando quiera, sin penalización, avisando quince días antes.',
];

export default function LongModal() {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Leer las condiciones</Button>
      <Dialog wide place="top" open={open} onClose={() => setOpen(false)} title="Condiciones generales">
        {CLAUSES.map((clause, at) => (
          <section key={clause}>
            <h3>Cláusula {at + 1}</h3>
            <p>{clause} Cualquier otra cosa se acuerda por escrito entre las dos partes.</p>
            <br />
          </section>
        ))}
      </Dialog>
    </div>
  );
}
