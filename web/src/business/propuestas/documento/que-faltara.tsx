import { IconMailQuestion } from '@tabler/icons-react';
import { type propuestas, requisitosDeFirma } from '@vatio/contract';
import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { AskDialog } from '../../../trade/asked-documents/ask-dialog.tsx';
import { AskedList } from '../../../trade/asked-documents/asked-list.tsx';
import { papersToAsk } from '../../../trade/requisitos/papers-to-ask.ts';
import { MissingBadge, RequisitoRow } from '../../../trade/requisitos/requisito-row.tsx';
import styles from '../../../trade/requisitos/requisitos.module.css';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { Button, ButtonLink } from '../../../ui/nav/button.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { groupRequisitos } from './group-requisitos.ts';

/** What the contracts of a proposal will lack to be signed, before there are any. */
export function QueFaltara({ propuesta: { id, cliente } }: { readonly propuesta: propuestas.Propuesta }) {
  const { t } = useTranslation('requisitos');
  const { data, error, refetch } = useRead(requisitosDeFirma.ofPropuesta, { params: { id } });
  const [asking, setAsking] = useState(false);
  const groups = groupRequisitos(data?.suministros ?? []);
  const papers = papersToAsk(groups.map(({ row }) => row));
  return (
    <Card
      title={t('queFaltara')}
      actions={data && <MissingBadge count={groups.filter(({ row }) => row.estado === 'falta').length} />}
    >
      {error && !data && <ErrorState slim error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && (
        <>
          <p className={`vt-soft ${styles.lead}`}>{t('queFaltaraTexto')}</p>
          <ul className="vt-list">
            {groups.map((group) => (
              <Preview
                key={group.key}
                group={group}
                isOfAll={group.cups.length === data.suministros.length}
              />
            ))}
          </ul>
          <div className="vt-toolbar">
            {papers.length > 0 && (
              <Button small icon={IconMailQuestion} onClick={() => setAsking(true)}>
                {t('pedirDocumentos')}
              </Button>
            )}
            <ButtonLink small look="quiet" to={`/clientes/${cliente.id}`}>
              {t('verCliente')}
            </ButtonLink>
          </div>
          <AskedList flat clienteId={cliente.id} />
        </>
      )}
      {asking && <AskDialog clienteId={cliente.id} missing={papers} onClose={() => setAsking(false)} />}
    </Card>
  );
}

type PreviewProps = {
  readonly group: ReturnType<typeof groupRequisitos>[number];
  /** Whether it is the same for every supply, which then need not be named. */
  readonly isOfAll: boolean;
};

function Preview({ group: { row, cups }, isOfAll }: PreviewProps) {
  const { t } = useTranslation('requisitos');
  const reason = row.motivo === null ? '' : t(`previa-${row.motivo}`, { defaultValue: '' });
  const isOfSupply = row.requisito === 'factura' && row.estado === 'falta';
  return (
    <RequisitoRow row={row} {...(reason !== '' && { reason })}>
      {(isOfSupply || !isOfAll) && (
        <ul className="vt-small">
          {cups.map((supply) => (
            <li key={supply}>
              <Link to={`/cups/${supply}`}>{supply}</Link>
            </li>
          ))}
        </ul>
      )}
    </RequisitoRow>
  );
}
