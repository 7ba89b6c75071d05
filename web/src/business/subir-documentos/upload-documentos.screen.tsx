import { peticionesDeDocumentos } from '@vatio/contract';
import { OwnQueries } from '../../data/own-queries.tsx';
import { useRead } from '../../data/use-read.ts';
import { formatFecha } from '../../format/date.ts';
import { useParams } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { AskedPapers } from '../../trade/asked-documents/asked-papers.tsx';
import { NotOpen } from '../../trade/public-page/not-open.tsx';
import { PublicPage } from '../../trade/public-page/public-page.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { usePageTitle } from '../../ui/frame/page.tsx';
import styles from './upload-documentos.module.css';

/** Where a client uploads what is missing, mostly from a phone, by a link and without an account. */
export default function UploadDocumentosScreen() {
  return (
    <OwnQueries>
      <UploadDocumentos />
    </OwnQueries>
  );
}

function UploadDocumentos() {
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
      {closed && <NotOpen problem={error} say={t} onRetry={refetch} />}
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
      {!marca.emisor.includes(marca.contactoDatos) && (
        <p className="vt-note">{t('proteccion', { contacto: marca.contactoDatos })}</p>
      )}
    </div>
  );
}
