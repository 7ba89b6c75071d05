import { IconCircleCheck, IconFileText, IconRosetteDiscountCheck } from '@tabler/icons-react';
import type { propuestaPublica } from '@vatio/contract';
import { formatInstante } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { direccionDeEvidencia, direccionDelPdf } from '../direccion-del-pdf.ts';
import styles from '../propuesta-publica.module.css';

type Props = { readonly token: string; readonly propuesta: propuestaPublica.PropuestaPublica };

/** Confirms the answer that was just given, and says what happens next. */
export function Confirmacion({ token, propuesta }: Props) {
  const { t } = useTranslation('propuesta-publica');
  const { respuesta, comercial, codigo } = propuesta;
  const nombre = comercial.nombre;
  if (respuesta?.tipo !== 'aceptada') {
    return (
      <section className={`vt-stack vt-gap-10 ${styles.confirmacion}`} role="status">
        <h2>{t('rechazadaTitulo')}</h2>
        <p>{t('rechazadaTexto', { nombre })}</p>
      </section>
    );
  }
  return (
    <section className={`vt-stack vt-gap-10 ${styles.confirmacion}`} data-tono="ok" role="status">
      <IconCircleCheck size={40} stroke={1.5} aria-hidden />
      <h2>{t('aceptadaTitulo')}</h2>
      <p>
        {t('aceptadaTexto', {
          codigo,
          nombre: respuesta.nombre ?? '',
          instante: formatInstante(respuesta.cuando),
        })}
      </p>
      <h3>{t('queOcurre')}</h3>
      <ol>
        <li>{t('paso-contrato', { nombre })}</li>
        <li>{t('paso-cambio')}</li>
        <li>{t('paso-factura')}</li>
      </ol>
      <a className={styles.pdf} href={direccionDelPdf(token)} target="_blank" rel="noreferrer">
        <IconFileText size={20} aria-hidden />
        {t('guardaPdf')}
      </a>
      {respuesta.evidencia && (
        <>
          <a className={styles.pdf} href={direccionDeEvidencia(token)} target="_blank" rel="noreferrer">
            <IconRosetteDiscountCheck size={20} aria-hidden />
            {t('guardaEvidencia')}
          </a>
          <a className={styles.pdf} href={`/comprobar/${respuesta.evidencia}`}>
            {t('comprobarEvidencia')}
          </a>
        </>
      )}
    </section>
  );
}
