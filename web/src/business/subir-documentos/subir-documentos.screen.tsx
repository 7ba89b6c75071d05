import { IconAlertTriangle, IconCloudOff, IconFileOff, IconLinkOff } from '@tabler/icons-react';
import { peticionesDeDocumentos } from '@vatio/contract';
import { OwnQueries } from '../../data/own-queries.tsx';
import { NO_CONNECTION, type Problem } from '../../data/problem.ts';
import { useRead } from '../../data/use-read.ts';
import { formatFecha } from '../../format/date.ts';
import { useParams } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { AskedPapers } from '../../trade/asked-documents/asked-papers.tsx';
import { PublicPage } from '../../trade/public-page/public-page.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { usePageTitle } from '../../ui/frame/page.tsx';
import { Button } from '../../ui/nav/button.tsx';
import styles from './subir-documentos.module.css';

/** Where a client uploads what is missing, mostly from a phone, by a link and without an account. */
export default function SubirDocumentosScreen() {
  return (
    <OwnQueries>
      <SubirDocumentos />
    </OwnQueries>
  );
}

function SubirDocumentos() {
  const { t } = useTranslation('subir-documentos');
  const { token = '' } = useParams();
  const { data, error, refetch } = useRead(
    peticionesDeDocumentos.get,
    { params: { token } },
    { retry: false },
  );
  usePageTitle(data && t('tituloDe', { casa: data.marca.nombre }));
  // A link that ends while the page is open closes it; a network that is lost leaves what is on the screen.
  const closed = error && (!data || error.status === 410);
  return (
    <PublicPage marca={data?.marca}>
      {closed && <NotOpen problem={error} onRetry={refetch} />}
      {!data && !error && (
        <>
          <h1 className="vt-hidden">{t('titulo')}</h1>
          <Skeleton lines={8} />
        </>
      )}
      {data && !closed && <Asked token={token} peticion={data} />}
    </PublicPage>
  );
}

type AskedProps = { readonly token: string; readonly peticion: peticionesDeDocumentos.Publica };

function Asked({ token, peticion }: AskedProps) {
  const { t } = useTranslation('subir-documentos');
  const { cliente, caduca, nota, papeles, comercial, marca } = peticion;
  const complete = papeles.every(({ recibidos }) => recibidos.length > 0);
  return (
    <div className="vt-stack vt-gap-16">
      <div className="vt-stack">
        <h1>{t('titulo')}</h1>
        <p>{t('hola', { cliente })}</p>
        <p>{t('texto', { fecha: formatFecha(caduca) })}</p>
      </div>
      {nota !== '' && (
        <section aria-label={t('mensaje')} className={styles.note}>
          {nota}
        </section>
      )}
      <div role="status">{complete && <Notice tone="ok">{t('completo')}</Notice>}</div>
      <AskedPapers
        pedida={peticion}
        endpoint={peticionesDeDocumentos.deliver}
        inputOf={(file, papel) => ({ params: { token }, body: { papel }, files: [file], part: 'fichero' })}
        invalidates={[peticionesDeDocumentos.get]}
      />
      {comercial && (
        <section className="vt-stack">
          <h2>{t('quienTeAtiende')}</h2>
          <p className="vt-toolbar">
            <strong>{comercial.nombre}</strong>
            {comercial.telefono && (
              <a href={`tel:${comercial.telefono.replaceAll(' ', '')}`}>
                <bdi>{comercial.telefono}</bdi>
              </a>
            )}
            {comercial.email && <a href={`mailto:${comercial.email}`}>{comercial.email}</a>}
          </p>
        </section>
      )}
      {marca.contactoDatos !== '' && (
        <p className="vt-note">{t('proteccion', { contacto: marca.contactoDatos })}</p>
      )}
    </div>
  );
}

const REASONS = {
  sinRed: IconCloudOff,
  retirado: IconLinkOff,
  noExiste: IconFileOff,
  falla: IconAlertTriangle,
} as const;

function reasonOf({ status }: Problem): keyof typeof REASONS {
  if (status === NO_CONNECTION) return 'sinRed';
  if (status === 410) return 'retirado';
  return status === 404 || status === 400 ? 'noExiste' : 'falla';
}

/** Says why there is nothing to upload here, and what to do about it. */
function NotOpen({ problem, onRetry }: { readonly problem: Problem; readonly onRetry: () => void }) {
  const { t } = useTranslation('subir-documentos');
  const reason = reasonOf(problem);
  const Glyph = REASONS[reason];
  return (
    <div className={styles.notOpen} role="alert">
      <Glyph size={40} stroke={1.5} aria-hidden />
      <h1>{t(`${reason}Titulo`)}</h1>
      <p>{t(`${reason}Texto`)}</p>
      {(reason === 'sinRed' || reason === 'falla') && (
        <Button look="primary" onClick={onRetry}>
          {t('reintentar')}
        </Button>
      )}
    </div>
  );
}
