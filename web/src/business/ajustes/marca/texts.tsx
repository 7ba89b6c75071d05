import { ajustes } from '@vatio/contract';
import { useForm } from '../../../data/use-form.ts';
import { useRead } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { formatFecha } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { TextAreaField } from '../../../ui/fields/text-field.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from '../ajustes.module.css';
import { BRAND_READS } from '../brand-reads.ts';

/** What the brand says, each text with the wordings that it has had. */
export function Texts({ brand }: { readonly brand: ajustes.Marca }) {
  const { t } = useTranslation('ajustes');
  return (
    <div className="vt-page">
      <p className={`vt-soft ${styles.lead}`}>{t('textosTexto')}</p>
      {brand.textos.map((text) => (
        <TextForm key={`${text.tipo} ${text.version}`} brand={brand} text={text} />
      ))}
    </div>
  );
}

type Props = { readonly brand: ajustes.Marca; readonly text: ajustes.Texto };

function TextForm({ brand, text }: Props) {
  const { t } = useTranslation('ajustes');
  const { tipo, version } = text;
  const write = useWrite(ajustes.addTexto, { invalidates: BRAND_READS });
  const form = useForm({
    initial: { texto: text.texto },
    submit: async ({ texto }) => {
      await write.mutateAsync({ params: { id: brand.id }, body: { tipo, texto } });
      notify(t('textoGuardado'));
    },
  });
  const changed = form.values.texto.trim() !== text.texto;
  return (
    <Card title={t(`texto-${tipo}`)}>
      <form className="vt-page" onSubmit={form.onSubmit} noValidate>
        <TextAreaField
          {...form.field('texto')}
          label={t(`texto-${tipo}`)}
          labelHidden
          hint={t('versionEnVigor', { version })}
          rows={tipo === 'proteccion-datos' ? 10 : 3}
          maxLength={ajustes.maxLengthOf(tipo)}
        />
        <p>
          <Button type="submit" disabled={!changed} busy={form.sending}>
            {t('guardarVersion')}
          </Button>
        </p>
        {text.desde !== null && <Versions brand={brand} text={text} />}
      </form>
    </Card>
  );
}

/** Every wording, because what somebody agreed to can always be read. */
function Versions({ brand, text: { tipo } }: Props) {
  const { t } = useTranslation('ajustes');
  const params = { id: brand.id, tipo };
  const { data } = useRead(ajustes.versionsOfTexto, { params }, { staleWith: ajustes.list });
  return (
    <details className={styles.versions}>
      <summary>
        <span>{t('anteriores')}</span>
      </summary>
      <ul className="vt-stack vt-gap-10">
        {data?.rows.slice(1).map(({ version, texto, desde, quien }) => (
          <li key={version}>
            <strong>{t('version', { version })}</strong>
            <span className="vt-note">
              {desde === null ? t('delPrograma') : [formatFecha(desde), quien].filter(Boolean).join(' · ')}
            </span>
            <p lang="es">{texto}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
