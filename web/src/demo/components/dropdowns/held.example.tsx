import { useState } from 'react';
import { notify } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { MenuItem, MenuPanel } from '../../../ui/overlay/menu.tsx';
import { useDropDown } from '../../../ui/overlay/use-drop-down.ts';

export default function HeldDropdown() {
  const [times, setTimes] = useState(0);
  const [shown, setShown] = useState(false);
  const onChange = (open: boolean) => {
    setShown(open);
    if (open) setTimes(times + 1);
  };
  const { box, id, open, toggle, close } = useDropDown<HTMLDivElement>(false, { open: shown, onChange });
  return (
    <>
      <p>{times === 1 ? 'Se ha abierto una vez.' : `Se ha abierto ${times} veces.`}</p>
      <div ref={box}>
        <Button aria-haspopup="menu" {...toggle}>
          Cambiar de tarifa
        </Button>
        {open && (
          <MenuPanel id={id} label="Cambiar de tarifa" align="start" onChosen={close}>
            <MenuItem onChoose={() => notify('Tarifa fija')}>Fija</MenuItem>
            <MenuItem onChoose={() => notify('Tarifa por periodos')}>Por periodos</MenuItem>
            <MenuItem onChoose={() => notify('Tarifa indexada')}>Indexada</MenuItem>
          </MenuPanel>
        )}
      </div>
    </>
  );
}
