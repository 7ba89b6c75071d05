import { notify } from '../../../ui/feedback/toasts.ts';
import { Popover } from '../../../ui/kit/popover/popover.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from '../examples.module.css';

export default function ClosingPopover() {
  return (
    <div>
      <Popover
        label="Bajar la potencia a 4,6 kW"
        titled
        button={(toggle) => (
          <Button look="primary" {...toggle}>
            Bajar la potencia
          </Button>
        )}
      >
        {(close) => (
          <>
            <p>Ahorras 38,90 € al año. Solo se puede cambiar una vez cada doce meses.</p>
            <div className={`vt-toolbar vt-gap-10 ${styles.row}`} data-align="end">
              <Button small onClick={close}>
                Ahora no
              </Button>
              <Button
                small
                look="primary"
                onClick={() => {
                  notify('Cambio de potencia pedido');
                  close();
                }}
              >
                Pedir el cambio
              </Button>
            </div>
          </>
        )}
      </Popover>
    </div>
  );
}
