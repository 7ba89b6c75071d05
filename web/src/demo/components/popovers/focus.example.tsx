import { Popover } from '../../../ui/kit/popover/popover.tsx';
import { Button } from '../../../ui/nav/button.tsx';

export default function FocusPopover() {
  return (
    <div>
      <Popover
        label="El maxímetro"
        titled
        opensOn="focus"
        button={(toggle) => <Button {...toggle}>¿Qué es el maxímetro?</Button>}
      >
        {() => (
          <p>
            El contador que apunta la mayor potencia de cada cuarto de hora. Llega con el foco y se va con él.
          </p>
        )}
      </Popover>
    </div>
  );
}
