import { supresiones } from '@vatio/contract';
import { useForm } from '../../data/use-form.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { formatFecha } from '../../format/date.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { notify, notifyFailure } from '../../ui/feedback/toasts.ts';
import { TextAreaField } from '../../ui/fields/text-field.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { Button } from '../../ui/nav/button.tsx';

const AFTER = { invalidates: [supresiones.mine] } as const;

/** The request to erase one's data, and until when it is answered. */
export function Supresion() {
  const { t } = useTranslation('mi-area');
  const { data, error, refetch } = useRead(supresiones.mine, {});
  return (
    <Card title={t('supresion')}>
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : data ? (
        <div className="vt-stack">
          {data.ultima && <Ultima solicitud={data.ultima} />}
          {data.ultima?.estado !== 'pendiente' && <AskSupresion />}
        </div>
      ) : (
        <Skeleton lines={3} />
      )}
    </Card>
  );
}

function Ultima({ solicitud }: { readonly solicitud: supresiones.Solicitud }) {
  const { t } = useTranslation('mi-area');
  const { estado, pedida, vence, ampliacion, rechazo } = solicitud;
  const withdraw = useWrite(supresiones.withdraw, {
    ...AFTER,
    onError: notifyFailure,
    onSuccess: () => notify(t('supresionRetirada')),
  });
  return (
    <>
      <p role="status">
        {t(`supresion-${estado}`, { pedida: formatFecha(pedida), vence: formatFecha(vence) })}
      </p>
      {ampliacion && <p>{t('supresionAmpliada', { motivo: ampliacion })}</p>}
      {rechazo && <p>{t('supresionPorque', { motivo: rechazo })}</p>}
      {estado === 'pendiente' && (
        <div className="vt-toolbar">
          <Button busy={withdraw.isPending} onClick={() => withdraw.mutate({})}>
            {t('retirarSupresion')}
          </Button>
        </div>
      )}
    </>
  );
}

function AskSupresion() {
  const { t } = useTranslation('mi-area');
  const ask = useWrite(supresiones.ask, AFTER);
  const { field, onSubmit, sending, formError } = useForm({
    initial: { motivo: '' },
    submit: async (body) => {
      await ask.mutateAsync({ body });
      notify(t('supresionPedida'));
    },
  });
  return (
    <form onSubmit={onSubmit} className="vt-stack" noValidate>
      <p>{t('supresionTexto')}</p>
      <TextAreaField label={t('supresionMotivo')} rows={2} maxLength={1000} {...field('motivo')} />
      <div role="alert">{formError && <p className="vt-problem">{formError}</p>}</div>
      <div className="vt-toolbar">
        <Button type="submit" look="danger" busy={sending}>
          {t('pedirSupresion')}
        </Button>
      </div>
    </form>
  );
}
