import { useTranslation } from '../../../texts/use-translation.ts';
import { RadioGroup } from '../../../ui/kit/choices/radio-group.tsx';
import { setDisplay, useDisplay } from '../../../ui/theme/display.ts';

export default function TranslatedTexts() {
  const { t } = useTranslation('extensions');
  const { language } = useDisplay();
  return (
    <div className="vt-stack">
      <RadioGroup
        look="buttons"
        label={t('languageChoice')}
        value={language}
        onChange={(next) => setDisplay({ language: next })}
        options={[
          { value: 'es', label: <span lang="es">Español</span> },
          { value: 'en', label: <span lang="en">English</span> },
        ]}
      />
      <h3>{t('translatedTitle')}</h3>
      <p>{t('translatedText')}</p>
    </div>
  );
}
