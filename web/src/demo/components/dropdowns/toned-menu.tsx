import type { ComponentProps } from 'react';
import { notify } from '../../../ui/feedback/toasts.ts';
import { MenuItem, MenuPanel } from '../../../ui/overlay/menu.tsx';
import { useDropDown } from '../../../ui/overlay/use-drop-down.ts';
import { ToneButton } from '../../kit/tone-button/tone-button.tsx';

type Props = ComponentProps<typeof ToneButton> & {
  readonly name: string;
  readonly align?: ComponentProps<typeof MenuPanel>['align'];
};

/** A button in a colour, with the same three things to do under each. */
export function TonedMenu({ name, align = 'start', ...look }: Props) {
  const { box, id, open, toggle, close } = useDropDown<HTMLSpanElement>();
  return (
    <span ref={box}>
      <ToneButton {...look} aria-haspopup="menu" {...toggle}>
        {name}
      </ToneButton>
      {open && (
        <MenuPanel id={id} label={name} align={align} onChosen={close}>
          {['Ver la curva', 'Comparar ofertas', 'Avisar al cliente'].map((action) => (
            <MenuItem key={action} onChoose={() => notify(`${name}: ${action.toLowerCase()}`)}>
              {action}
            </MenuItem>
          ))}
        </MenuPanel>
      )}
    </span>
  );
}

/** A period of the day for each colour. */
export const PERIODS = [
  { tone: 'bad', name: 'Punta' },
  { tone: 'warn', name: 'Llano' },
  { tone: 'ok', name: 'Valle' },
  { tone: 'info', name: 'Festivo' },
] as const;
