import { notify } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { MenuItem, MenuPanel } from '../../../ui/overlay/menu.tsx';
import { useDropDown } from '../../../ui/overlay/use-drop-down.ts';

export default function TextDropdown() {
  const { box, id, open, toggle, close } = useDropDown<HTMLDivElement>();
  return (
    <div ref={box}>
      <Button look="primary" aria-haspopup="menu" {...toggle}>
        Descargar la curva
      </Button>
      {open && (
        <MenuPanel id={id} label="Descargar la curva" align="start" onChosen={close}>
          <MenuItem onChoose={() => notify('Curva por horas')}>Por horas</MenuItem>
          <MenuItem onChoose={() => notify('Curva por días')}>Por días</MenuItem>
          <MenuItem onChoose={() => notify('Curva por meses')}>Por meses</MenuItem>
        </MenuPanel>
      )}
    </div>
  );
}
