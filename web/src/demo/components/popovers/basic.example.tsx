import { Popover } from '../../../ui/kit/popover/popover.tsx';
import { Button } from '../../../ui/nav/button.tsx';

export default function BasicPopover() {
  return (
    <div>
      <Popover label="El peaje" titled button={(toggle) => <Button {...toggle}>¿Qué es el peaje?</Button>}>
        {() => <p>Lo que cuesta usar la red. Lo fija la CNMC y es igual con todas las comercializadoras.</p>}
      </Popover>
    </div>
  );
}
