import { analisis, contratos, documentos, facturas, propuestas } from '@vatio/contract';
import type { ReactNode } from 'react';
import { download } from '../../data/download.ts';
import { useRead } from '../../data/use-read.ts';
import { formatFecha } from '../../format/date.ts';
import { formatEur } from '../../format/energy.ts';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { notifyFailure } from '../../ui/feedback/toasts.ts';
import { Card } from '../../ui/figures/card.tsx';
import { Button, ButtonLink } from '../../ui/nav/button.tsx';
import { Enlace } from './enlace.tsx';
import styles from './puntos.module.css';

/** How many of each kind are shown, the newest first; a link leads to the whole list. */
const MAXIMO = 5;

type Props = { readonly cups: string };

/** The contracts, proposals, analyses, bills and documents of one supply. */
export function Relacionado({ cups }: Props) {
  return (
    <div className={`vt-columns vt-gap-20 ${styles.relacionado}`}>
      <Contratos cups={cups} />
      <Propuestas cups={cups} />
      <Analisis cups={cups} />
      <Facturas cups={cups} />
      <Documentos cups={cups} />
    </div>
  );
}

function newestOf(cups: string) {
  return { cups, limit: MAXIMO, page: 1, sort: '-creado' } as const;
}

function Contratos({ cups }: Props) {
  const { t } = useTranslation('puntos-suministro');
  const suyos = useRead(contratos.list, { query: newestOf(cups) });
  return (
    <Grupo titulo={t('contratos')} vacio={t('sinContratos')} lista={`/contratos?cups=${cups}`} {...suyos}>
      {({ id, codigo, producto, relojes }: contratos.ContratoRow) => (
        <li key={id}>
          <Enlace a="contrato" id={id} nombre={codigo} />
          <small>
            {[t(`contrato-${relojes.comercial.estado}`), producto.comercializadora, producto.nombre].join(
              ' · ',
            )}
          </small>
        </li>
      )}
    </Grupo>
  );
}

function Propuestas({ cups }: Props) {
  const { t } = useTranslation('puntos-suministro');
  const suyas = useRead(propuestas.list, { query: newestOf(cups) });
  return (
    <Grupo titulo={t('propuestas')} vacio={t('sinPropuestas')} lista={`/propuestas?cups=${cups}`} {...suyas}>
      {({ id, codigo, estado, ahorroAnualEur }: propuestas.PropuestaRow) => (
        <li key={id}>
          <Enlace a="propuesta" id={id} nombre={codigo} />
          <small>
            {t(`propuesta-${estado}`)} · {t('ahorro', { eur: formatEur(ahorroAnualEur) })}
          </small>
        </li>
      )}
    </Grupo>
  );
}

function Analisis({ cups }: Props) {
  const { t } = useTranslation('puntos-suministro');
  const suyos = useRead(analisis.list, { query: newestOf(cups) });
  return (
    <Grupo titulo={t('analisis')} vacio={t('sinAnalisis')} lista={`/analisis?cups=${cups}`} {...suyos}>
      {({ id, codigo, version, fecha, ahorroAnualEur }: analisis.AnalisisRow) => (
        <li key={id}>
          <Enlace a="analisis-guardado" id={id} nombre={`${codigo} v${version}`} />
          <small>
            {formatFecha(fecha)} · {t('ahorro', { eur: formatEur(ahorroAnualEur) })}
          </small>
        </li>
      )}
    </Grupo>
  );
}

function Facturas({ cups }: Props) {
  const { t } = useTranslation('puntos-suministro');
  const query = { deCups: cups, limit: MAXIMO, page: 1, sort: '-hasta' } as const;
  const suyas = useRead(facturas.list, { query });
  return (
    <Grupo titulo={t('facturas')} vacio={t('sinFacturas')} lista={`/facturas?deCups=${cups}`} {...suyas}>
      {({ id, numero, comercializadora, hasta, totalEur, veredicto, revision }: facturas.FacturaRow) => (
        <li key={id}>
          <Enlace a="factura" id={id} nombre={numero ?? t('facturaSinNumero')} />
          <small>
            {[
              comercializadora,
              hasta && formatFecha(hasta),
              formatEur(totalEur),
              t(`factura-${revision ?? veredicto}`),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </li>
      )}
    </Grupo>
  );
}

function Documentos({ cups }: Props) {
  const { t } = useTranslation('puntos-suministro');
  const suyos = useRead(documentos.list, {
    query: { entidad: 'punto-suministro', entidadId: cups, limit: 100, page: 1 },
  });
  return (
    <Grupo titulo={t('documentos')} vacio={t('sinDocumentos')} {...suyos}>
      {({ id, nombre, creado, quien }: documentos.Documento) => (
        <li key={id}>
          <span>
            <Button
              look="quiet"
              small
              onClick={() => download(documentos.download, { params: { id } }, nombre).catch(notifyFailure)}
            >
              {nombre}
            </Button>
          </span>
          <small>{[formatFecha(creado), quien?.nombre].filter(Boolean).join(' · ')}</small>
        </li>
      )}
    </Grupo>
  );
}

type GrupoProps<Row> = {
  readonly titulo: string;
  readonly vacio: string;
  readonly lista?: string;
  readonly data: { readonly rows: readonly Row[]; readonly count: number } | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
  readonly children: (row: Row) => ReactNode;
};

function Grupo<Row>({ titulo, vacio, lista, data, error, refetch, children }: GrupoProps<Row>) {
  const { t } = useTranslation('puntos-suministro');
  const mas = data !== undefined && data.count > data.rows.length;
  return (
    <Card
      title={titulo}
      actions={
        mas &&
        lista && (
          <ButtonLink small to={lista}>
            {t('verTodos', { number: formatNumber(data.count) })}
          </ButtonLink>
        )
      }
    >
      {error && <ErrorState slim error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={3} />}
      {data?.rows.length === 0 && <p className="vt-small">{vacio}</p>}
      <ul className={`vt-stack vt-gap-10 ${styles.enlaces}`}>{data?.rows.map(children)}</ul>
    </Card>
  );
}
