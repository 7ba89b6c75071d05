import { type contratos, requisitosDeFirma } from '@vatio/contract';
import { DESDE_RD_88_2026 } from '@vatio/domain';
import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { formatFecha } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { DialogoAccion } from '../accion/dialogo-accion.tsx';
import { FilaDeRequisito } from './fila-de-requisito.tsx';
import styles from './requisitos.module.css';

/** What the law asks before this contract is signed: what there is, what is missing, and where to record it. */
export function RequisitosDeContrato({ contrato }: { readonly contrato: contratos.Contrato }) {
  const { t } = useTranslation('contratos');
  const { data, error, refetch } = useRead(requisitosDeFirma.get, { params: { id: contrato.id } });
  const missing = data?.rows.filter(({ estado }) => estado === 'falta').length ?? 0;
  return (
    <Card
      title={t('requisitos')}
      actions={
        data && (
          <Badge tone={missing === 0 ? 'ok' : 'warn'}>
            {missing === 0 ? t('requisitosCompletos') : t('requisitosFaltan', { count: missing })}
          </Badge>
        )
      }
    >
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
          {missing > 0 && contrato.acciones.includes('firmar') && <FirmaAnterior contrato={contrato} />}
        </>
      )}
    </Card>
  );
}

/** A contract signed before the law took effect is recorded without what it asks for. */
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
