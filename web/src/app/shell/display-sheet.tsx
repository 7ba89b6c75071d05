import { useTranslation } from 'react-i18next';
import { Sheet } from '../../ui/overlay/dialog.tsx';
import { type Display, setDisplay, useDisplay } from '../../ui/theme/display.ts';
import styles from './display-sheet.module.css';

/** How each setting of the display is offered: its choices, by the key of their text. */
const CHOICES = {
  skin: { light: 'skinLight', dark: 'skinDark' },
  language: { es: 'languageEs', en: 'languageEn' },
  rightToLeft: { false: 'leftToRight', true: 'rightToLeft' },
  menu: { horizontal: 'menuTop', vertical: 'menuSide' },
  contentWidth: { boxed: 'widthBoxed', full: 'widthFull' },
  singleKeys: { true: 'keysOn', false: 'keysOff' },
} as const;

const SETTINGS = ['skin', 'language', 'rightToLeft', 'menu', 'contentWidth', 'singleKeys'] as const;

const YES_OR_NO: Readonly<Record<string, boolean>> = { true: true, false: false };

/** What a choice changes: the keys of a table are text, and some settings are a yes or no. */
function changeOf(setting: keyof typeof CHOICES, value: string): Partial<Display> {
  return { [setting]: YES_OR_NO[value] ?? value };
}

export function DisplaySheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('app');
  const display = useDisplay();
  return (
    <Sheet open={open} onClose={onClose} title={t('display')}>
      <div className={styles.settings}>
        {SETTINGS.map((setting) => (
          <fieldset key={setting} className={styles.setting}>
            <legend>{t(`setting-${setting}`)}</legend>
            <div className={styles.choices}>
              {Object.entries(CHOICES[setting]).map(([value, text]) => (
                <label key={value} className={styles.choice}>
                  <input
                    type="radio"
                    name={setting}
                    checked={String(display[setting]) === value}
                    onChange={() => setDisplay(changeOf(setting, value))}
                  />
                  {t(text)}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Sheet>
  );
}
