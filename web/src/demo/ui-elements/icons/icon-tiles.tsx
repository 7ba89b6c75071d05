import styles from './icons.module.css';
import type { SetIcon } from './icons.ts';
import { useDrawings } from './use-drawings.ts';

type Props = {
  readonly label: string;
  readonly icons: readonly SetIcon[];
  readonly chosen: SetIcon | undefined;
  readonly onChoose: (icon: SetIcon) => void;
};

/** Shows each icon with its name. The drawings come a moment later, in the room that is kept for them. */
export function IconTiles({ label, icons, chosen, onChoose }: Props) {
  const drawingOf = useDrawings(icons);
  return (
    <ul className={`vt-tiles vt-gap-8 ${styles.tiles}`} aria-label={label}>
      {icons.map((icon) => (
        <li key={icon.name}>
          <IconTile icon={icon} drawing={drawingOf(icon)} chosen={icon === chosen} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}

type TileProps = {
  readonly icon: SetIcon;
  /** The drawing is undefined until its file has arrived. */
  readonly drawing: string | undefined;
  readonly chosen: boolean;
  readonly onChoose: (icon: SetIcon) => void;
};

function IconTile({ icon, drawing = '', chosen, onChoose }: TileProps) {
  const isFilled = icon.name.endsWith('-filled');
  return (
    <button
      type="button"
      title={icon.tag}
      aria-pressed={chosen}
      className={styles.tile}
      onClick={() => onChoose(icon)}
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className={styles.drawing}
        fill={isFilled ? 'currentColor' : 'none'}
        stroke={isFilled ? 'none' : 'currentColor'}
      >
        {drawing.split('|').map((path) => (
          <path
            key={path}
            d={path.replace('#', '')}
            fill={path.startsWith('#') ? 'currentColor' : undefined}
          />
        ))}
      </svg>
      <span className={styles.name}>{icon.name}</span>
    </button>
  );
}
