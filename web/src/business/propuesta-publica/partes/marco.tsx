import { IconBulb, IconBulbOff } from '@tabler/icons-react';
import type { MarcaPublica } from '@vatio/contract';
import type { CSSProperties, ReactNode } from 'react';
import { addressOf } from '../../../data/address.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Button, IconButton } from '../../../ui/nav/button.tsx';
import { setDisplay, useDisplay } from '../../../ui/theme/display.ts';
import styles from '../propuesta-publica.module.css';

type Props = {
  /** The brand that speaks; absent until it is known. */
  readonly marca?: MarcaPublica | undefined;
  readonly children: ReactNode;
};

/** The page around whatever there is to say: the mark, how to read it better, and who issues it. */
export function Marco({ marca, children }: Props) {
  const { t } = useTranslation('propuesta-publica');
  const { skin, language } = useDisplay();
  const oscuro = skin === 'dark';
  const otherLanguage = language === 'es' ? 'en' : 'es';
  return (
    <div className={styles.pagina}>
      <header className="vt-ends vt-gap-6">
        <Marca marca={marca} />
        <div className={`vt-ends vt-gap-6 ${styles.ajustes}`}>
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
            icon={oscuro ? IconBulb : IconBulbOff}
            label={t(oscuro ? 'claro' : 'oscuro')}
            onClick={() => setDisplay({ skin: oscuro ? 'light' : 'dark' })}
          />
        </div>
      </header>
      {children}
      {marca && <Pie marca={marca} />}
    </div>
  );
}

/** The logo on white, as on paper, or the initial and the name. Its room is there before it is known. */
function Marca({ marca }: Pick<Props, 'marca'>) {
  if (!marca) return <span className={styles.marca} />;
  const { nombre, logo, colorPrincipal, colorAcento } = marca;
  const colores = { '--main': colorPrincipal, '--spark': colorAcento } as CSSProperties;
  if (logo) {
    return (
      <span className={styles.marca}>
        <img src={addressOf(logo)} alt={nombre} />
      </span>
    );
  }
  return (
    <span className={styles.marca} style={colores}>
      <span className={styles.inicial} aria-hidden="true">
        {[...nombre][0]?.toLocaleUpperCase('es')}
      </span>
      <strong>{nombre}</strong>
    </span>
  );
}

function Pie({ marca: { nombre, emisor, textoLegal, conVatio } }: { readonly marca: MarcaPublica }) {
  const { t } = useTranslation('propuesta-publica');
  return (
    <footer className={styles.pie}>
      <p lang="es">{emisor}</p>
      <p lang="es">{textoLegal}</p>
      {conVatio && nombre !== 'Vatio' && <p>{t('hechoConVatio')}</p>}
    </footer>
  );
}
