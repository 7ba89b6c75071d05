import { IconLink, IconRotate } from '@tabler/icons-react';
import { useTranslation } from '../../texts/use-translation.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import { Button } from '../../ui/nav/button.tsx';
import { setDisplay, useDisplay } from '../../ui/theme/display.ts';
import { LOOKS, linkOf } from '../../ui/theme/kept-layout.ts';
import { LAYOUT_DEFAULTS, type Layout } from '../../ui/theme/layout-config.ts';
import { Choice } from '../shell/choice.tsx';
import { BarColors, MainColors } from './color-swatches.tsx';
import styles from './customizer.module.css';
import { MiniPage } from './mini-page.tsx';

/** The settings in groups, without those that the current layout does not have. */
export function SettingGroups() {
  const { t } = useTranslation('shell');
  const { menu } = useDisplay();
  const side = menu === 'vertical';
  const besides = (value: string) => side || (value !== 'semi-dark' && value !== 'hidden');
  return (
    <>
      <section className={styles.group}>
        <h3>{t('customizer-theme')}</h3>
        <Radios setting="skin" drawn values={LOOKS.skin.filter(besides)} />
        <MainColors />
        <Radios setting="contentWidth" drawn values={LOOKS.contentWidth} />
        <Radios setting="corners" values={LOOKS.corners} />
        <Radios setting="density" values={LOOKS.density} />
        <Radios setting="textSize" values={LOOKS.textSize} />
        <Switch setting="rightToLeft" />
      </section>
      <section className={styles.group}>
        <h3>{t('customizer-menu')}</h3>
        <Radios setting="menu" drawn values={LOOKS.menu} />
        {side && <Switch setting="menuCollapsed" />}
        <Switch setting="menuHidden" />
      </section>
      <section className={styles.group}>
        <h3>{t(side ? 'customizer-navbar' : 'customizer-menuType')}</h3>
        {side && <BarColors />}
        <Radios
          setting="navbar"
          drawn
          legend={side ? undefined : 'setting-menuType'}
          values={LOOKS.navbar.filter(besides)}
        />
      </section>
      <section className={styles.group}>
        <h3>{t('customizer-footer')}</h3>
        <Radios setting="footer" drawn values={LOOKS.footer} />
        <Radios setting="toasts" values={LOOKS.toasts} />
      </section>
      <Whole />
    </>
  );
}

/** What is done with the look as a whole: to go back to that of a first visit, or to pass it on. */
function Whole() {
  const { t } = useTranslation('shell');
  const display = useDisplay();
  const reset = () =>
    setDisplay(
      Object.fromEntries(Object.keys(LOOKS).map((name) => [name, LAYOUT_DEFAULTS[name as keyof Layout]])),
    );
  const share = async () => {
    try {
      await navigator.clipboard.writeText(linkOf(display, location.origin));
      notify(t('lookCopied'));
    } catch {
      notify(t('lookNotCopied'), { tone: 'warn' });
    }
  };
  return (
    <div className={styles.whole}>
      <Button icon={IconRotate} onClick={reset}>
        {t('lookReset')}
      </Button>
      <Button icon={IconLink} onClick={() => void share()}>
        {t('lookShare')}
      </Button>
    </div>
  );
}

type Choosable = Exclude<
  keyof typeof LOOKS,
  'rightToLeft' | 'menuCollapsed' | 'menuHidden' | 'color' | 'navbarColor'
>;

type RadiosProps<K extends Choosable> = {
  readonly setting: K;
  readonly values: readonly Layout[K][];
  readonly legend?: string;
  /** Draws what each choice would look like with the rest as it is. */
  readonly drawn?: boolean;
};

function Radios<K extends Choosable>({
  setting,
  values,
  legend = `setting-${setting}`,
  drawn,
}: RadiosProps<K>) {
  const { t } = useTranslation('shell');
  const display = useDisplay();
  return (
    <fieldset className={styles.radios} data-drawn={drawn}>
      <legend>{t(legend)}</legend>
      {values.map((value) => (
        <Choice
          key={value}
          type="radio"
          name={`customizer-${setting}`}
          checked={display[setting] === value}
          onChange={() => setDisplay({ [setting]: value })}
          picture={drawn && <MiniPage layout={{ ...display, [setting]: value }} />}
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
