import { useParams } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { NotOpen } from '../../trade/public-page/not-open.tsx';
import { PublicPage } from '../../trade/public-page/public-page.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { usePageTitle } from '../../ui/frame/page.tsx';
import { PropuestaAbierta } from './partes/propuesta-abierta.tsx';
import styles from './propuesta-publica.module.css';
import { usePropuesta } from './use-propuesta.ts';

/** What a client opens from a mail or a chat, mostly on a phone, without an account. */
export default function PropuestaPublicaScreen() {
  const { t } = useTranslation('propuesta-publica');
  const { token = '' } = useParams();
  const { propuesta, problema, read, contestada } = usePropuesta(token);
  usePageTitle(propuesta && `${t('tituloDe', { codigo: propuesta.codigo })} · ${propuesta.marca.nombre}`);
  return (
    <PublicPage marca={propuesta?.marca}>
      {problema && <NotOpen problem={problema} say={t} onRetry={read} />}
      {!propuesta && !problema && (
        <div className={styles.espera}>
          <h1 className="vt-hidden">{t('titulo')}</h1>
          <Skeleton lines={8} />
        </div>
      )}
      {propuesta && (
        <PropuestaAbierta token={token} propuesta={propuesta} onAnswered={contestada} onChanged={read} />
      )}
    </PublicPage>
  );
}
