import { IconSend } from '@tabler/icons-react';
import { ajustes, avisos, correos, correosDeMuestra } from '@vatio/contract';
import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { Facts } from '../../../ui/figures/facts.tsx';
import { RadioGroup } from '../../../ui/kit/choices/radio-group.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from '../ajustes.module.css';

/** Each mail of the house as it goes out under the brand, and a way to get it oneself. */
export function Mails({ brand: { id } }: { readonly brand: ajustes.Marca }) {
  const { t } = useTranslation('ajustes');
  const options = useMailOptions();
  const [cual, setCual] = useState<correosDeMuestra.Cual>('propuesta');
  const [look, setLook] = useState<'html' | 'texto'>('html');
  const params = { id, cual };
  const { data, error, refetch } = useRead(correosDeMuestra.get, { params }, { staleWith: ajustes.get });
  return (
    <Card title={t('parte-correos')}>
      <div className="vt-page">
        <p className={`vt-soft ${styles.lead}`}>{t('correosTexto')}</p>
        <div className={`vt-fields ${styles.fields}`}>
          <SelectField
            label={t('correoCual')}
            value={cual}
            onChange={(value) => value && setCual(value)}
            options={options}
          />
          <RadioGroup
            label={t('correoComo')}
            look="buttons"
            value={look}
            onChange={setLook}
            options={[
              { value: 'html', label: t('correoHtml') },
              { value: 'texto', label: t('correoPlano') },
            ]}
          />
        </div>
        {error && !data && <ErrorState error={error} onRetry={refetch} />}
        {!error && !data && <Skeleton lines={12} />}
        {data && <Mail mail={data} look={look} />}
        <Test params={params} />
      </div>
    </Card>
  );
}

/** The mails by their names; those of an event by what people choose to be told of. */
function useMailOptions() {
  const { t } = useTranslation('ajustes');
  const { t: tOfAccount } = useTranslation('cuenta');
  return [
    ...correos.MOTIVOS.filter((motivo) => motivo !== 'aviso').map((value) => ({
      value,
      label: t(`correo-${value}`),
    })),
    ...avisos.EVENTOS.filter(avisos.hasAviso).map((value) => ({
      value,
      label: t('correoDeAviso', { evento: tOfAccount(`evento-${value}`) }),
    })),
    { value: 'resumen-semanal' as const, label: t('correo-resumen-semanal') },
  ];
}

function Mail({
  mail: { remitente, asunto, texto, html },
  look,
}: {
  readonly mail: correosDeMuestra.CorreoDeMuestra;
  readonly look: 'html' | 'texto';
}) {
  const { t } = useTranslation('ajustes');
  return (
    <>
      <Facts narrowest={240}>
        <div>
          <dt>{t('remitenteDe')}</dt>
          <dd lang="es">{remitente}</dd>
        </div>
        <div>
          <dt>{t('asuntoDe')}</dt>
          <dd lang="es">{asunto}</dd>
        </div>
      </Facts>
      {look === 'html' ? (
        // A sandbox without permissions: nothing in it runs, and none of its links leads this page away.
        <iframe title={asunto} srcDoc={html} sandbox="" className={styles.mail} />
      ) : (
        <pre lang="es" className={styles.mail}>
          {texto}
        </pre>
      )}
    </>
  );
}

function Test({
  params,
}: {
  readonly params: { readonly id: string; readonly cual: correosDeMuestra.Cual };
}) {
  const { t } = useTranslation('ajustes');
  const send = useWrite(correosDeMuestra.send, {
    onSuccess: ({ estado, destinatario }) => {
      if (estado === 'enviado') notify(t('pruebaEnviada', { destinatario }));
      else if (estado === 'sin-servidor') notify(t('pruebaSinServidor'), { tone: 'warn' });
      else if (estado === 'impreso') notify(t('pruebaImpresa'));
      else if (estado === 'en-cola') notify(t('pruebaEnCola', { destinatario }), { tone: 'warn' });
      else notify(t('pruebaFallida', { destinatario }), { tone: 'bad' });
    },
    onError: notifyFailure,
  });
  return (
    <p>
      <Button icon={IconSend} busy={send.isPending} onClick={() => send.mutate({ params })}>
        {t('enviarmePrueba')}
      </Button>
    </p>
  );
}
