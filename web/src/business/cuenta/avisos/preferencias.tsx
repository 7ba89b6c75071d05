import { avisos } from '@vatio/contract';
import { useForm } from '../../../data/use-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { TimeField } from '../../../ui/kit/dates/time-field.tsx';
import { Switch } from '../../../ui/kit/switch/switch.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from './avisos.module.css';
import { EventTable } from './event-table.tsx';

/** The hours that are offered to whoever has none yet. */
const USUAL_NIGHT = { desde: '21:00', hasta: '08:00' } as const;

type Props = { readonly saved: avisos.Preferencias };

/** The choice of what is told by the bell and by mail, and of the hours without mails. */
export function Preferencias({ saved }: Props) {
  const { t } = useTranslation('cuenta');
  const choose = useWrite(avisos.updatePreferences, { invalidates: [avisos.preferences] });
  const { desde, hasta } = saved.silencio ?? USUAL_NIGHT;
  const form = useForm({
    initial: {
      eventos: saved.eventos,
      resumenSemanal: saved.resumenSemanal,
      callado: saved.silencio !== null,
      desde,
      hasta,
    },
    submit: async ({ eventos, resumenSemanal, callado, ...hours }) => {
      await choose.mutateAsync({ body: { eventos, resumenSemanal, silencio: callado ? hours : null } });
      notify(t('avisosGuardados'));
    },
  });
  const eventos = form.field('eventos');
  const resumen = form.field('resumenSemanal');
  const callado = form.field('callado');
  return (
    <form className="vt-stack vt-gap-16" onSubmit={form.onSubmit} noValidate>
      <p className="vt-soft">{t('avisosTexto')}</p>
      <EventTable events={eventos.value} onChange={eventos.onChange} />
      <Switch
        label={t('resumenSemanal')}
        hint={t('resumenSemanalAyuda')}
        value={resumen.value}
        onChange={resumen.onChange}
      />
      <Switch
        label={t('silencio')}
        hint={t('silencioAyuda')}
        value={callado.value}
        onChange={callado.onChange}
      />
      {callado.value && (
        <div className={`vt-fields ${styles.hours}`}>
          <TimeField {...form.field('desde')} label={t('silencioDesde')} required />
          <TimeField {...form.field('hasta')} label={t('silencioHasta')} required />
        </div>
      )}
      <p role="alert" className="vt-problem">
        {form.formError}
      </p>
      <p>
        <Button look="primary" type="submit" busy={form.sending}>
          {t('guardar')}
        </Button>
      </p>
    </form>
  );
}
