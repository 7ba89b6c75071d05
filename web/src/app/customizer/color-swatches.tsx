import { useTranslation } from '../../texts/use-translation.ts';
import { setDisplay, useDisplay } from '../../ui/theme/display.ts';
import { LOOKS } from '../../ui/theme/kept-layout.ts';
import styles from './color-swatches.module.css';

/** The main colour of the product. */
export function MainColors() {
  return <Swatches setting="color" paint="accent" />;
}

/** The colour of the navigation bar. */
export function BarColors() {
  return <Swatches setting="navbarColor" paint="bar" />;
}

type Props = {
  readonly setting: 'color' | 'navbarColor';
  /** Whose colours they show. */
  readonly paint: 'accent' | 'bar';
};

/** Choices of a colour; each swatch has its name for screen readers. */
function Swatches({ setting, paint }: Props) {
  const { t } = useTranslation('shell');
  const display = useDisplay();
  return (
    <fieldset className={styles.colors}>
      <legend>{t(`setting-${setting}`)}</legend>
      {LOOKS[setting].map((color) => (
        <input
          key={color}
          type="radio"
          name={`customizer-${setting}`}
          className={styles.swatch}
          style={{ background: `var(--vt-${paint === 'accent' ? 'main' : 'paint'}-${color})` }}
          aria-label={t(`${setting}-${color}`)}
          title={t(`${setting}-${color}`)}
          checked={display[setting] === color}
          onChange={() => setDisplay({ [setting]: color })}
        />
      ))}
    </fieldset>
  );
}
