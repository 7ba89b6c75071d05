import { IconMoon, IconSun } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { IconButton } from '../../ui/nav/button.tsx';
import { schemeOf, setDisplay, useDisplay } from '../../ui/theme/display.ts';

/** Switches between light and dark; the other skins are in the customizer. */
export const SkinToggle = memo(function SkinToggle() {
  const { t } = useTranslation('shell');
  const dark = schemeOf(useDisplay()) === 'dark';
  return (
    <IconButton
      icon={dark ? IconSun : IconMoon}
      label={dark ? t('lightSkin') : t('darkSkin')}
      onClick={() => setDisplay({ skin: dark ? 'light' : 'dark' })}
    />
  );
});
