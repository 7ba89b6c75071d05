import { IconMailQuestion } from '@tabler/icons-react';
import { type contratos, requisitosDeFirma } from '@vatio/contract';
import { DESDE_RD_88_2026 } from '@vatio/domain';
import { useState } from 'react';
import { useMay } from '../../../data/use-ability.ts';
import { useRead } from '../../../data/use-read.ts';
import { formatFecha } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { AskDialog } from '../../../trade/asked-documents/ask-dialog.tsx';
import { AskedList } from '../../../trade/asked-documents/asked-list.tsx';
import { papersToAsk } from '../../../trade/requisitos/papers-to-ask.ts';
import { MissingBadge } from '../../../trade/requisitos/requisito-row.tsx';
import styles from '../../../trade/requisitos/requisitos.module.css';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { DialogoAccion } from '../accion/dialogo-accion.tsx';
import { FilaDeRequisito } from './fila-de-requisito.tsx';

/** What the law asks before this contract is signed: what there is, what is missing, and where to record it. */
export function RequisitosDeContrato({ contrato }: { readonly contrato: contratos.Contrato }) {
  const { t } = useTranslation('contratos');
  const { data, error, refetch } = useRead(requisitosDeFirma.get, { params: { id: contrato.id } });
  const administers = useMay('manage all');
  const missing = data?.rows.filter(({ estado }) => estado === 'falta').length ?? 0;
  return (
    <Card title={t('requisitos')} actions={data && <MissingBadge count={missing} />}>
      {error && !data && <ErrorState slim error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && (
        <>
          <p className={`vt-soft ${styles.lead}`}>{t('requisitosTexto')}</p>
          <ul className="vt-list">
            {data.rows.map((row) => (
              <FilaDeRequisito key={row.requisito} contratoId={contrato.id} row={row} requisitos={data} />
            ))}
          </ul>
          {data.abierto && <AskForPapers contrato={contrato} rows={data.rows} />}
          {missing > 0 && administers && contrato.acciones.includes('firmar') && (
            <FirmaAnterior contrato={contrato} />
          )}
        </>
      )}
    </Card>
  );
}

/** An administrator answers for the day of a signature that came before the law took effect, which owes nothing. */
function FirmaAnterior({ contrato }: { readonly contrato: contratos.Contrato }) {
  const { t } = useTranslation('contratos');
  const [open, setOpen] = useState(false);
  return (
    <p>
      <Button small look="quiet" onClick={() => setOpen(true)}>
        {t('firmaAnterior', { fecha: formatFecha(DESDE_RD_88_2026) })}
      </Button>
      {open && <DialogoAccion contrato={contrato} accion="firmar" onClose={() => setOpen(false)} />}
    </p>
  );
}

/** Asks the client for the papers that are missing, by a link, and shows what was asked before. */
function AskForPapers({
  contrato: { id, cliente },
  rows,
}: {
  readonly contrato: contratos.Contrato;
  readonly rows: readonly requisitosDeFirma.Requisito[];
}) {
  const { t } = useTranslation('contratos');
  const [open, setOpen] = useState(false);
  const missing = papersToAsk(rows);
  const about = { clienteId: cliente.id, contratoId: id };
  return (
    <>
      {missing.length > 0 && (
        <p>
          <Button small icon={IconMailQuestion} onClick={() => setOpen(true)}>
            {t('pedirDocumentos')}
          </Button>
        </p>
      )}
      <AskedList flat {...about} />
      {open && <AskDialog {...about} missing={missing} onClose={() => setOpen(false)} />}
    </>
  );
}
