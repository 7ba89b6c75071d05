import { notify } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { MenuItem, MenuPanel } from '../../../ui/overlay/menu.tsx';
import { useDropDown } from '../../../ui/overlay/use-drop-down.ts';
import { MenuGroup } from '../../kit/menu-group/menu-group.tsx';

export default function GroupedDropdown() {
  const { box, id, open, toggle, close } = useDropDown<HTMLDivElement>();
  return (
    <div ref={box}>
      <Button aria-haspopup="menu" {...toggle}>
        Mandar la propuesta
      </Button>
      {open && (
        <MenuPanel id={id} label="Mandar la propuesta" align="start" onChosen={close}>
          <MenuGroup title="Al cliente">
            <MenuItem onChoose={() => notify('Propuesta enviada por correo')}>Por correo</MenuItem>
            <MenuItem onChoose={() => notify('Enlace copiado')}>Con un enlace</MenuItem>
          </MenuGroup>
          <MenuGroup title="A la oficina">
            <MenuItem onChoose={() => notify('Propuesta en la impresora')}>A la impresora</MenuItem>
            <MenuItem onChoose={() => notify('Propuesta pasada a la jefa')}>A la jefa</MenuItem>
          </MenuGroup>
        </MenuPanel>
      )}
    </div>
  );
}
