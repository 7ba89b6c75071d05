import { useTranslation } from '../../texts/use-translation.ts';
import { setDisplay, useDisplay } from '../../ui/theme/display.ts';
import type { Layout } from '../../ui/theme/layout-config.ts';
import { Choice } from '../shell/choice.tsx';
import { ColorSwatches } from './color-swatches.tsx';
import styles from './customizer.module.css';

/** The settings in groups, without those that the current layout does not have. */
export function SettingGroups() {
  const { t } = useTranslation('shell');
  const { menu } = useDisplay();
  const side = menu === 'vertical';
  return (
    <>
      <section className={styles.group}>
        <h3>{t('customizer-theme')}</h3>
        <Radios
          setting="skin"
          values={side ? ['light', 'bordered', 'dark', 'semi-dark'] : ['light', 'bordered', 'dark']}
        />
        <Radios setting="contentWidth" values={['full', 'boxed']} />
        <Switch setting="rightToLeft" />
      </section>
      <section className={styles.group}>
        <h3>{t('customizer-menu')}</h3>
        <Radios setting="menu" values={['vertical', 'horizontal']} />
        {side && <Switch setting="menuCollapsed" />}
        <Switch setting="menuHidden" />
      </section>
      <section className={styles.group}>
        <h3>{t(side ? 'customizer-navbar' : 'customizer-menuType')}</h3>
        {side && <ColorSwatches />}
        <Radios
          setting="navbar"
          legend={side ? undefined : 'setting-menuType'}
          values={side ? ['floating', 'sticky', 'static', 'hidden'] : ['floating', 'sticky', 'static']}
        />
      </section>
      <section className={styles.group}>
        <h3>{t('customizer-footer')}</h3>
        <Radios setting="footer" values={['sticky', 'static', 'hidden']} />
      </section>
    </>
  );
}

type Choosable = 'skin' | 'contentWidth' | 'menu' | 'navbar' | 'footer';

type RadiosProps<K extends Choosable> = {
  readonly setting: K;
  readonly values: readonly Layout[K][];
  readonly legend?: string;
};

function Radios<K extends Choosable>({ setting, values, legend = `setting-${setting}` }: RadiosProps<K>) {
  const { t } = useTranslation('shell');
  const display = useDisplay();
  return (
    <fieldset className={styles.radios}>
      <legend>{t(legend)}</legend>
      {values.map((value) => (
        <Choice
          key={value}
          type="radio"
          name={`customizer-${setting}`}
          checked={display[setting] === value}
          onChange={() => setDisplay({ [setting]: value })}
        >
          {t<string>(`${setting}-${value}`)}
        </Choice>
      ))}
    </fieldset>
  );
}

function Switch({ setting }: { setting: 'rightToLeft' | 'menuCollapsed' | 'menuHidden' }) {
  const { t } = useTranslation('shell');
  const on = useDisplay()[setting];
  return (
    <Choice type="checkbox" checked={on} onChange={() => setDisplay({ [setting]: !on })}>
      {t(setting)}
    </Choice>
  );
}
