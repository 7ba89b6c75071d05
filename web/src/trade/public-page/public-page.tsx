import { IconBulb, IconBulbOff } from '@tabler/icons-react';
import type { MarcaPublica } from '@vatio/contract';
import type { ReactNode } from 'react';
import { addressOf } from '../../data/address.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Button, IconButton } from '../../ui/nav/button.tsx';
import { setDisplay, useDisplay } from '../../ui/theme/display.ts';
import { BrandInitial } from '../brand-initial.tsx';
import styles from './public-page.module.css';

type Props = {
  /** The brand that speaks; absent until it is known. */
  readonly marca?: MarcaPublica | undefined;
  readonly children: ReactNode;
};

/** A page that needs no account, around whatever there is to say: the mark, how to read it better, and who issues it. */
export function PublicPage({ marca, children }: Props) {
  const { t } = useTranslation('ui');
  const { skin, language } = useDisplay();
  const dark = skin === 'dark';
  const otherLanguage = language === 'es' ? 'en' : 'es';
  return (
    <div className={styles.page}>
      <header className="vt-ends vt-gap-6">
        <Mark marca={marca} />
        <div className={`vt-ends vt-gap-6 ${styles.tools}`}>
          <Button
            small
            look="quiet"
            lang={otherLanguage}
            onClick={() => setDisplay({ language: otherLanguage })}
          >
            {otherLanguage === 'en' ? 'English' : 'Español'}
          </Button>
          <IconButton
            small
            icon={dark ? IconBulb : IconBulbOff}
            label={t(dark ? 'lightSkin' : 'darkSkin')}
            onClick={() => setDisplay({ skin: dark ? 'light' : 'dark' })}
          />
        </div>
      </header>
      {children}
      {marca && <Foot marca={marca} />}
    </div>
  );
}

/** The logo on white, as on paper, or the initial and the name. Its room is there before it is known. */
function Mark({ marca }: Pick<Props, 'marca'>) {
  if (!marca) return <span className={styles.mark} />;
  const { nombre, logo } = marca;
  if (logo) {
    return (
      <span className={styles.mark}>
        <img src={addressOf(logo)} alt={nombre} />
      </span>
    );
  }
  return (
    <span className={styles.mark}>
      <BrandInitial brand={marca} />
      <strong>{nombre}</strong>
    </span>
  );
}

function Foot({
  marca: { nombre, emisor, textoLegal, conVatio, privacidad },
}: {
  readonly marca: MarcaPublica;
}) {
  const { t } = useTranslation('ui');
  return (
    <footer className={styles.foot}>
      <p lang="es">{emisor}</p>
      <p lang="es">{textoLegal}</p>
      <p>
        <a href={privacidad} target="_blank" rel="noreferrer">
          {t('dataProtection')}
        </a>
      </p>
      {conVatio && nombre !== 'Vatio' && <p>{t('madeWithVatio')}</p>}
    </footer>
  );
}
