import { IconPlus } from '@tabler/icons-react';
import { analisis } from '@vatio/contract';
import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { formatCups } from '../../../format/cups.ts';
import { formatEur } from '../../../format/energy.ts';
import { SearchInput } from '../../../list/filters/search-input.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from './nueva.module.css';

/** How many matches are offered at once, the newest first. */
const OFRECIDOS = 8;

type Props = {
  /** Only this client's analyses are found. */
  readonly cliente: string | undefined;
  readonly elegidos: readonly string[];
  readonly onAdd: (id: string) => void;
};

/** Searches analyses to add; once one is chosen, only those of its client. */
export function SearchAnalisis({ cliente, elegidos, onAdd }: Props) {
  const { t } = useTranslation('propuestas');
  const [q, setQ] = useState('');
  const query = { q: q || undefined, cliente, sort: '-creado', limit: OFRECIDOS + elegidos.length } as const;
  const { data, error, refetch } = useRead(analisis.list, { query }, { keepPrevious: true });
  const filas = data?.rows.filter(({ id }) => !elegidos.includes(id)).slice(0, OFRECIDOS);
  return (
    <div className={styles.buscar}>
      <SearchInput
        label={t('buscarAnalisis')}
        placeholder={t('buscarAnalisisTexto')}
        value={q}
        onSearch={(texto) => setQ(texto ?? '')}
      />
      {!data && !error && <Hueco />}
      {error && <ErrorState slim error={error} onRetry={refetch} />}
      {filas?.length === 0 && <p className={styles.nota}>{t(cliente ? 'noHayMas' : 'noHayAnalisis')}</p>}
      {filas && filas.length > 0 && (
        <ul className={styles.candidatos} aria-label={t('analisisQueHay')}>
          {filas.map((fila) => (
            <li key={fila.id}>
              <Candidato fila={fila} onAdd={() => onAdd(fila.id)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A placeholder for the matches, so that nothing below moves when they arrive. */
function Hueco() {
  return (
    <Skeleton>
      <div className={styles.candidatos}>
        {Array.from({ length: OFRECIDOS }, (_, fila) => fila).map((fila) => (
          <div key={fila} className={styles.hueco}>
            <span className="vt-ghost" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}

function Candidato({ fila, onAdd }: { fila: analisis.AnalisisRow; onAdd: () => void }) {
  const { t } = useTranslation('propuestas');
  const { codigo, version, cliente, clienteBloqueado, cups, ahorroAnualEur } = fila;
  const [primero, ...resto] = cups;
  // An analysis without a client cannot become a proposal, because there is nobody to receive it.
  const sinCliente = cliente ? undefined : t('analisisSinCliente');
  const motivo = clienteBloqueado ? t('analisisBloqueado') : sinCliente;
  return (
    <>
      <span className={styles.candidato}>
        <strong>
          {cliente?.nombre ?? t('sinCliente')}{' '}
          {clienteBloqueado && <Badge tone="warn">{t('bloqueado')}</Badge>}
        </strong>
        <small>
          {codigo} · v{version} · <span className="vt-code">{formatCups(primero)}</span>
          {resto.length > 0 && ` ${t('yMas', { count: resto.length })}`}
        </small>
      </span>
      <span className="vt-figure">{t('alAno', { eur: formatEur(ahorroAnualEur) })}</span>
      <Button
        small
        icon={IconPlus}
        aria-label={t('anadirAnalisis', { codigo })}
        aria-disabled={motivo ? true : undefined}
        title={motivo}
        onClick={() => motivo === undefined && onAdd()}
      >
        {t('anadir')}
      </Button>
    </>
  );
}
