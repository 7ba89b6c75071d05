import { IconBolt, IconBulb, IconFlame, IconPlug, IconSolarPanel, IconWindmill } from '@tabler/icons-react';
import { useState } from 'react';
import { Popover } from '../../../ui/kit/popover/popover.tsx';
import { Button, IconButton } from '../../../ui/nav/button.tsx';
import styles from '../examples.module.css';

const ICONS = [
  { icon: IconBolt, name: 'Rayo' },
  { icon: IconBulb, name: 'Bombilla' },
  { icon: IconPlug, name: 'Enchufe' },
  { icon: IconFlame, name: 'Llama' },
  { icon: IconSolarPanel, name: 'Placa' },
  { icon: IconWindmill, name: 'Molino' },
];

export default function IconPickDropdown() {
  const [chosen, setChosen] = useState(ICONS[0]);
  const Glyph = chosen?.icon ?? IconBolt;
  return (
    <div>
      <Popover
        label="Icono de la tarifa"
        titled
        button={(toggle) => (
          <Button {...toggle}>
            <Glyph size={18} aria-hidden /> {chosen?.name}
          </Button>
        )}
      >
        {(close) => (
          <div className={styles.icons}>
            {ICONS.map((choice) => (
              <IconButton
                key={choice.name}
                icon={choice.icon}
                label={choice.name}
                aria-pressed={choice === chosen}
                onClick={() => {
                  setChosen(choice);
                  close();
                }}
              />
            ))}
          </div>
        )}
      </Popover>
    </div>
  );
}
