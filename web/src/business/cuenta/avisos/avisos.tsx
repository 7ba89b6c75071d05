import { avisos } from '@vatio/contract';
import { useRead } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { SettingCard } from '../../../trade/settings/setting-card.tsx';
import { TimeField } from '../../../ui/kit/dates/time-field.tsx';
import { Switch } from '../../../ui/kit/switch/switch.tsx';
import styles from './avisos.module.css';
import { EventTable } from './event-table.tsx';

/** The hours that are offered to whoever has none yet. */
const USUAL_NIGHT = { desde: '21:00', hasta: '08:00' } as const;

type Typed = Pick<avisos.Preferencias, 'resumenSemanal'> & {
  readonly eventos: avisos.Preferencias['eventos'];
  readonly callado: boolean;
  readonly desde: string;
  readonly hasta: string;
};

const UNKNOWN: avisos.Preferencias = {
  eventos: avisos.EVENTOS.map((evento) => ({ evento, campana: false, correo: false })),
  resumenSemanal: false,
  silencio: null,
};

function typedOf({ eventos, resumenSemanal, silencio }: avisos.Preferencias): Typed {
  return { eventos, resumenSemanal, callado: silencio !== null, ...(silencio ?? USUAL_NIGHT) };
}

/** The choice of what is told by the bell and by mail, and of the hours without mails. */
export function Avisos() {
  const { t } = useTranslation('cuenta');
  const read = useRead(avisos.preferences, {});
  const choose = useWrite(avisos.updatePreferences, { invalidates: [avisos.preferences] });
  return (
    <SettingCard<Typed>
      title={t('avisos')}
      read={{ ...read, data: read.data && typedOf(read.data) }}
      unknown={typedOf(UNKNOWN)}
      save={({ eventos, resumenSemanal, callado, ...hours }) =>
        choose.mutateAsync({ body: { eventos, resumenSemanal, silencio: callado ? hours : null } })
      }
    >
      {({ field, values }) => (
        <>
          <p className="vt-soft">{t('avisosTexto')}</p>
          <EventTable events={values.eventos} onChange={field('eventos').onChange} />
          <Switch
            atEnd
            label={t('resumenSemanal')}
            hint={t('resumenSemanalAyuda')}
            {...field('resumenSemanal')}
          />
          <Switch atEnd label={t('silencio')} hint={t('silencioAyuda')} {...field('callado')} />
          {values.callado && (
            <div className={`vt-fields ${styles.hours}`}>
              <TimeField {...field('desde')} label={t('silencioDesde')} required />
              <TimeField {...field('hasta')} label={t('silencioHasta')} required />
            </div>
          )}
        </>
      )}
    </SettingCard>
  );
}
