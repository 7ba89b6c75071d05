import { cuenta } from '@vatio/contract';
import { useState } from 'react';
import { useRead } from '../../data/use-read.ts';
import { formatFecha } from '../../format/date.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { ProofDialog, type Task } from './proof-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpDialog, type Setup } from './set-up-dialog.tsx';

/** The second step of the own sign-in: how it stands, and what can be done with it. */
export function SegundoPaso() {
  const { t } = useTranslation('cuenta');
  const { data, error, refetch } = useRead(cuenta.segundoPaso, {});
  return (
    <Card
      title={t('segundoPaso')}
      height={96}
      actions={
        data && <Badge tone={data.activo ? 'ok' : 'idle'}>{t(data.activo ? 'activo' : 'sinActivar')}</Badge>
      }
    >
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton lines={3} />}
      {data && <State state={data} />}
    </Card>
  );
}

type StateProps = {
  readonly state: {
    readonly activo: boolean;
    readonly desde: string | null;
    readonly codigosSinUsar: number;
    readonly obligatorio: boolean;
  };
};

function State({ state: { activo, desde, codigosSinUsar, obligatorio } }: StateProps) {
  const { t } = useTranslation('cuenta');
  const [task, setTask] = useState<Task>();
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <div className="vt-stack vt-gap-16">
      {obligatorio && !activo && <Notice tone="warn">{t('obligatorioTexto')}</Notice>}
      <p className="vt-soft">
        {activo
          ? `${t('activoDesde', { fecha: formatFecha(desde) })} ${t('codigosQuedan', { count: codigosSinUsar })}`
          : t('segundoPasoTexto')}
      </p>
      <div className="vt-toolbar">
        <Button look={activo ? 'plain' : 'primary'} onClick={() => setTask('begin')}>
          {t(activo ? 'otroTelefono' : 'activar')}
        </Button>
        {activo && <Button onClick={() => setTask('codes')}>{t('otrosCodigos')}</Button>}
        {activo && !obligatorio && (
          <Button onClick={() => setTask('remove')}>{t('quitarSegundoPaso')}</Button>
        )}
      </div>
      {task && (
        <ProofDialog
          task={task}
          withCode={activo}
          onSetup={setSetup}
          onCodes={setCodes}
          onClose={() => setTask(undefined)}
        />
      )}
      {setup && <SetUpDialog setup={setup} onCodes={setCodes} onClose={() => setSetup(undefined)} />}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </div>
  );
}
