import { permisosDeDatos } from '@vatio/contract';
import { useState } from 'react';
import { OwnQueries } from '../../data/own-queries.tsx';
import { useForm } from '../../data/use-form.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { formatFecha } from '../../format/date.ts';
import { useParams } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { NotOpen } from '../../trade/public-page/not-open.tsx';
import { PublicPage } from '../../trade/public-page/public-page.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { notifyFailure } from '../../ui/feedback/toasts.ts';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { usePageTitle } from '../../ui/frame/page.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';

/** Where a holder reads what is asked of them, gives their leave and takes it back, by a link and without an account. */
export default function PermisoDeDatosScreen() {
  return (
    <OwnQueries>
      <PermisoDeDatos />
    </OwnQueries>
  );
}

function PermisoDeDatos() {
  const { t } = useTranslation('permiso-de-datos');
  const { token = '' } = useParams();
  const { data, error, refetch } = useRead(permisosDeDatos.get, { params: { token } }, { retry: false });
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
      {data && !closed && <Asked token={token} permiso={data} />}
    </PublicPage>
  );
}

type Props = { readonly token: string; readonly permiso: permisosDeDatos.Publico };

function Asked({ token, permiso }: Props) {
  const { t } = useTranslation('permiso-de-datos');
  const { cliente, texto, estado, caduca, hasta } = permiso;
  return (
    <div className="vt-stack vt-gap-16">
      <div className="vt-stack">
        <h1>{t('titulo')}</h1>
        <p>{t('hola', { cliente })}</p>
        <p>{estado === 'pedido' ? t('texto', { fecha: formatFecha(caduca) }) : t('textoDado')}</p>
      </div>
      <div role="status">
        {estado === 'vigente' && (
          <Notice tone="ok">{t('dado', { fecha: hasta ? formatFecha(hasta) : '' })}</Notice>
        )}
      </div>
      <section className="vt-stack">
        <h2>{t('loQuePermites')}</h2>
        {texto.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </section>
      {estado === 'pedido' ? <GrantForm token={token} /> : <Withdrawal token={token} />}
    </div>
  );
}

function GrantForm({ token }: { readonly token: string }) {
  const { t } = useTranslation('permiso-de-datos');
  const grant = useWrite(permisosDeDatos.grant, { invalidates: [permisosDeDatos.get] });
  const form = useForm({
    initial: { nombre: '', nif: '', acepta: false },
    submit: ({ nombre, nif, acepta }) =>
      // Only a marked box is taken, and the server says so beside it.
      grant.mutateAsync({ params: { token }, body: { nombre, nif, acepta: acepta as true } }),
  });
  return (
    <form className="vt-stack vt-gap-14" onSubmit={form.onSubmit} noValidate>
      <TextField {...form.field('nombre')} label={t('nombre')} autoComplete="name" required maxLength={200} />
      <TextField {...form.field('nif')} label={t('nif')} autoComplete="off" code required maxLength={20} />
      <CheckField {...form.field('acepta')} label={t('acepto')} />
      <p role="alert" className="vt-problem">
        {form.formError}
      </p>
      <p>
        <Button look="primary" type="submit" busy={form.sending}>
          {t('dar')}
        </Button>
      </p>
    </form>
  );
}

function Withdrawal({ token }: { readonly token: string }) {
  const { t } = useTranslation('permiso-de-datos');
  const [asking, setAsking] = useState(false);
  const withdraw = useWrite(permisosDeDatos.withdraw, {
    invalidates: [permisosDeDatos.get],
    onError: notifyFailure,
  });
  return (
    <p>
      <Button onClick={() => setAsking(true)}>{t('retirar')}</Button>
      <ConfirmDialog
        open={asking}
        danger
        title={t('retirar')}
        confirm={t('retirar')}
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ params: { token } })}
        onClose={() => setAsking(false)}
      >
        <p>{t('retirarTexto')}</p>
      </ConfirmDialog>
    </p>
  );
}
