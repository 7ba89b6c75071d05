import { IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Button, IconButton } from '../../../ui/nav/button.tsx';
import styles from '../examples.module.css';

export default function DismissibleAlert() {
  const [open, setOpen] = useState(true);
  const toggle = useRef<HTMLButtonElement>(null);
  const dismiss = () => {
    setOpen(false);
    // The pressed button disappears, so the focus moves to the one that brings the alert back.
    toggle.current?.focus();
  };
  return (
    <>
      <div>
        <Button ref={toggle} small aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Ocultar el aviso' : 'Mostrar el aviso'}
        </Button>
      </div>
      {open && (
        <Notice tone="warn">
          <div className={`vt-toolbar vt-gap-10 ${styles.row}`} data-align="apart">
            <span>Mañana, de 9 a 11 h, la distribuidora corta la luz en tu calle.</span>
            <IconButton small icon={IconX} label="Cerrar el aviso" onClick={dismiss} />
          </div>
        </Notice>
      )}
    </>
  );
}
