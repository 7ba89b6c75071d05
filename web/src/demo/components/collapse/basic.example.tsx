import { useId, useState } from 'react';
import { Button } from '../../../ui/nav/button.tsx';
import { Collapse } from '../../kit/collapse/collapse.tsx';

export default function BasicCollapse() {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div>
        <Button look="primary" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          Cómo se calcula el ahorro
        </Button>
      </div>
      <Collapse id={id} open={open}>
        <p>
          Se factura de nuevo el último año, hora a hora, con los precios de la oferta, y se resta de lo que
          has pagado. Los impuestos son los mismos en las dos cuentas.
        </p>
      </Collapse>
    </>
  );
}
