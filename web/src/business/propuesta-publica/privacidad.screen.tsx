import { IconFileOff } from '@tabler/icons-react';
import { ajustes, type ResponseOf } from '@vatio/contract';
import { OwnQueries } from '../../data/own-queries.tsx';
import { useRead } from '../../data/use-read.ts';
import { formatFecha } from '../../format/date.ts';
import { useParams } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { PublicPage } from '../../trade/public-page/public-page.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { usePageTitle } from '../../ui/frame/page.tsx';

/** What a brand does with personal data: whoever is asked to have read it opens this beside, without an account. */
export default function PrivacidadScreen() {
  return (
    <OwnQueries>
      <Privacidad />
    </OwnQueries>
  );
}

function Privacidad() {
  const { t } = useTranslation('propuesta-publica');
  const { marca: id = '' } = useParams();
  const { data, error, refetch } = useRead(ajustes.privacidad, { params: { id } }, { retry: false });
  usePageTitle(data && t('privacidadDe', { marca: data.marca.nombre }));
  const unknown = error?.status === 404;
  return (
    <PublicPage marca={data?.marca}>
      <h1>{t('privacidadTitulo')}</h1>
      {unknown && <EmptyState icon={IconFileOff} title={t('privacidadNoExiste')} />}
      {error && !unknown && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && <Told told={data} />}
    </PublicPage>
  );
}

type ToldProps = { readonly told: ResponseOf<typeof ajustes.privacidad> };

function Told({ told: { marca, texto, version, desde } }: ToldProps) {
  const { t } = useTranslation('propuesta-publica');
  return (
    <div className="vt-stack vt-gap-16">
      <dl className="vt-facts">
        <div>
          <dt>{t('privacidadResponsable')}</dt>
          <dd lang="es">{marca.emisor || t('privacidadSinDecir')}</dd>
        </div>
        <div>
          <dt>{t('privacidadContacto')}</dt>
          <dd>{marca.contactoDatos || t('privacidadSinDecir')}</dd>
        </div>
      </dl>
      <div className="vt-stack" lang="es">
        {texto
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map((line) => (
            <p key={line}>{line}</p>
          ))}
      </div>
      <p className="vt-note">
        {desde === null
          ? t('privacidadVersion', { version })
          : t('privacidadDesde', { version, fecha: formatFecha(desde) })}
      </p>
    </div>
  );
}
