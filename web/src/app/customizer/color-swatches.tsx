import { useTranslation } from '../../texts/use-translation.ts';
import { setDisplay, useDisplay } from '../../ui/theme/display.ts';
import styles from './color-swatches.module.css';

const COLORS = ['white', 'primary', 'secondary', 'success', 'danger', 'info', 'warning', 'dark'] as const;

/** Choices of the colour of the navigation bar; each swatch has its name for screen readers. */
export function ColorSwatches() {
  const { t } = useTranslation('shell');
  const { navbarColor } = useDisplay();
  return (
    <fieldset className={styles.colors}>
      <legend>{t('setting-navbarColor')}</legend>
      {COLORS.map((color) => (
        <input
          key={color}
          type="radio"
          name="customizer-color"
          className={styles.swatch}
          style={{ background: `var(--vt-paint-${color})` }}
          aria-label={t(`color-${color}`)}
          title={t(`color-${color}`)}
          checked={navbarColor === color}
          onChange={() => setDisplay({ navbarColor: color })}
        />
      ))}
    </fieldset>
  );
}
