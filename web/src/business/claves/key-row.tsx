import { claves } from '@vatio/contract';
import { useState } from 'react';
import { useWrite } from '../../data/use-write.ts';
import { formatFecha, formatInstante } from '../../format/date.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge, type Tone } from '../../ui/feedback/badge.tsx';
import { notify, notifyFailure } from '../../ui/feedback/toasts.ts';
import { Button } from '../../ui/nav/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { usePermissionSentence } from './use-permission-sentence.ts';

const TONES: Readonly<Record<claves.Clave['estado'], Tone>> = {
  vigente: 'ok',
  caducada: 'idle',
  revocada: 'bad',
};

/** A key: by what it is recognised, for whom it calls, what it may do and until when. */
export function KeyRow({ clave }: { readonly clave: claves.Clave }) {
  const { t } = useTranslation('claves');
  const { nombre, inicio, cuenta, creadaPor, ambitos, estado, creada, caduca, usada } = clave;
  const sentence = usePermissionSentence();
  const end = t(estado === 'caducada' ? 'caduco' : 'caduca', { fecha: formatFecha(caduca) });
  const dates = [
    creadaPor.id === cuenta.id
      ? t('creada', { fecha: formatFecha(creada) })
      : t('creadaPor', { fecha: formatFecha(creada), nombre: creadaPor.nombre }),
    ...(estado === 'revocada' ? [] : [end]),
    usada ? t('usada', { cuando: formatInstante(usada) }) : t('sinUsar'),
  ];
  return (
    <li>
      <div className="vt-stack vt-gap-4">
        <p>
          <strong>{nombre}</strong> <Badge tone={TONES[estado]}>{t(`estado-${estado}`)}</Badge>
        </p>
        <p className="vt-note">
          <code dir="ltr">{inicio}…</code> · {t('enNombreDe', { nombre: cuenta.nombre })}
        </p>
        <p className="vt-note">{sentence(ambitos)}</p>
        <p className="vt-note">{dates.join(' · ')}</p>
      </div>
      {estado === 'vigente' && <Revoke clave={clave} />}
    </li>
  );
}

function Revoke({ clave: { id, nombre } }: { readonly clave: claves.Clave }) {
  const { t } = useTranslation('claves');
  const [asking, setAsking] = useState(false);
  const revoke = useWrite(claves.revoke, {
    invalidates: [claves.list],
    onSuccess: () => {
      setAsking(false);
      notify(t('revocadaLa', { nombre }));
    },
    onError: notifyFailure,
  });
  return (
    <>
      <Button small aria-label={t('revocarLa', { nombre })} onClick={() => setAsking(true)}>
        {t('revocar')}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          danger
          title={t('revocarLa', { nombre })}
          confirm={t('revocar')}
          busy={revoke.isPending}
          onConfirm={() => revoke.mutate({ params: { id } })}
          onClose={() => setAsking(false)}
        >
          <p>{t('revocarTexto')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
