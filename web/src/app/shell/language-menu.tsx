import { IconChevronDown } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { DropDown } from '../../ui/overlay/drop-down.tsx';
import { setDisplay, useDisplay } from '../../ui/theme/display.ts';
import { Choice } from './choice.tsx';
import styles from './language-menu.module.css';

/** Each language has its own name here, by which somebody who reads no other finds it. */
const LANGUAGES = { es: 'Español', en: 'English' } as const;

/** The choice of the language of the texts, and of their direction. */
export const LanguageMenu = memo(function LanguageMenu() {
  const { t } = useTranslation('shell');
  const { language, rightToLeft } = useDisplay();
  return (
    <DropDown
      label={t('languageMenu')}
      button={(toggle) => (
        <button
          type="button"
          className={styles.button}
          title={t('languageMenu')}
          aria-label={`${language.toUpperCase()}: ${t('languageMenu')}`}
          {...toggle}
        >
          {language.toUpperCase()}
          <IconChevronDown size={13} aria-hidden />
        </button>
      )}
    >
      {() => (
        <>
          <fieldset className={styles.languages}>
            <legend className="vt-hidden">{t('languageMenu')}</legend>
            {(['es', 'en'] as const).map((code) => (
              <Choice
                key={code}
                type="radio"
                name="language"
                checked={language === code}
                onChange={() => setDisplay({ language: code })}
              >
                <span lang={code}>{LANGUAGES[code]}</span>
              </Choice>
            ))}
          </fieldset>
          <Choice
            type="checkbox"
            checked={rightToLeft}
            onChange={() => setDisplay({ rightToLeft: !rightToLeft })}
          >
            {t('rightToLeft')}
          </Choice>
        </>
      )}
    </DropDown>
  );
});
