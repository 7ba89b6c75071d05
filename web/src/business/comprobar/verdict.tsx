import { IconRosetteDiscountCheck, IconShieldX } from '@tabler/icons-react';
import type { evidencias } from '@vatio/contract';
import { formatInstante } from '../../format/date.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import styles from './check-evidencia.module.css';

/** What the house knows of a paper, and whether its seal is whole. */
export function Verdict({ found }: { readonly found: evidencias.Comprobacion }) {
  const { t } = useTranslation('comprobar');
  const { valida, marca, codigo, numero, aceptadaEn, firmante, calidad } = found;
  const facts = [
    [t('propuesta'), t('version', { codigo, numero })],
    [t('aceptada'), `${formatInstante(aceptadaEn)} · ${aceptadaEn}`],
    [t('firmante'), `${firmante} · ${t(`calidad-${calidad}`)}`],
    [t('codigo'), t(found.codigoPor === null ? 'sinCodigo' : `codigo-${found.codigoPor}`)],
    [t('pdfAceptado'), found.pdfSha256],
    [t('evidencia'), found.evidenciaSha256],
    [t('sello'), found.sello],
    [t('clave'), found.clavePublica],
  ] as const;
  const Icon = valida ? IconRosetteDiscountCheck : IconShieldX;
  return (
    <section className={styles.verdict} data-tone={valida ? 'ok' : 'bad'} role="status">
      <Icon size={36} stroke={1.5} aria-hidden />
      <h2>{t(valida ? 'valida' : 'noValida')}</h2>
      <p>{t(valida ? 'validaTexto' : 'noValidaTexto', { casa: marca.emisor || marca.nombre })}</p>
      <dl className={`vt-facts vt-gap-10 ${styles.facts}`}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
