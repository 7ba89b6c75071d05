import { type ajustes, proveedorDeFirma } from '@vatio/contract';
import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { Facts } from '../../../ui/figures/facts.tsx';
import { SecretDialog } from '../../../ui/kit/secret/secret-dialog.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from '../ajustes.module.css';
import { SignatureProviderDialog } from './signature-provider-dialog.tsx';

/** The DocuSeal by which a brand has its contracts signed, if by any. */
export function SignatureProvider({ brand }: { readonly brand: ajustes.Marca }) {
  const { t } = useTranslation('ajustes');
  const params = { id: brand.id };
  const { data, error, refetch } = useRead(proveedorDeFirma.get, { params });
  const [open, setOpen] = useState(false);
  const [secreto, setSecreto] = useState<string>();
  const remove = useWrite(proveedorDeFirma.remove, {
    invalidates: [proveedorDeFirma.get],
    onSuccess: () => notify(t('docusealQuitado')),
    onError: notifyFailure,
  });
  return (
    <Card title={t('docuseal')}>
      <div className="vt-stack">
        <p className="vt-soft">{t('docusealTexto')}</p>
        {error && !data && <ErrorState slim error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton lines={3} />}
        {data && <Notices provider={data} />}
        <div className="vt-toolbar">
          <Button disabled={!data} onClick={() => setOpen(true)}>
            {t('docusealConfigurar')}
          </Button>
          {data?.direccion && (
            <Button busy={remove.isPending} onClick={() => remove.mutate({ params })}>
              {t('docusealQuitar')}
            </Button>
          )}
        </div>
      </div>
      {open && data && (
        <SignatureProviderDialog
          id={brand.id}
          direccion={data.direccion}
          onClose={(told) => {
            setOpen(false);
            setSecreto(told);
          }}
        />
      )}
      {secreto && data && (
        <SecretDialog
          secret={secreto}
          words={{
            title: t('docusealSecreto'),
            warning: t('docusealSecretoTexto', { cabecera: data.cabecera }),
            copy: t('copiar'),
            copied: t('copiado'),
            notCopied: t('noCopiado'),
            kept: t('docusealSecretoGuardado'),
          }}
          onClose={() => setSecreto(undefined)}
        />
      )}
    </Card>
  );
}

function Notices({
  provider: { direccion, avisos, cabecera },
}: {
  readonly provider: proveedorDeFirma.ProveedorDeFirma;
}) {
  const { t } = useTranslation('ajustes');
  if (direccion === null) return <p>{t('docusealSin')}</p>;
  const facts = [
    [t('docusealDireccion'), direccion],
    [t('docusealAvisos'), avisos],
    [t('docusealCabecera'), cabecera],
  ] as const;
  return (
    <Facts narrowest={300}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <code className={styles.code} dir="ltr">
              {value}
            </code>
          </dd>
        </div>
      ))}
    </Facts>
  );
}
