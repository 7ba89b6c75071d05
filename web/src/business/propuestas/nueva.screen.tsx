import { IconLock } from '@tabler/icons-react';
import { propuestas } from '@vatio/contract';
import { useEffect, useState } from 'react';
import { useSells } from '../../data/use-ability.ts';
import { useForm } from '../../data/use-form.ts';
import { useWrite } from '../../data/use-write.ts';
import { searchOf } from '../../router/search.ts';
import { useNavigate, useSearch } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { BlockedClient, BY_BLOCKED_CLIENT } from '../../trade/blocked-client.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { notify } from '../../ui/feedback/toasts.ts';
import { Card } from '../../ui/figures/card.tsx';
import { Button, ButtonLink } from '../../ui/nav/button.tsx';
import { CamposDeOferta, DE_LA_MARCA } from './nueva/campos-de-oferta.tsx';
import { ChooseAnalisis } from './nueva/choose-analisis.tsx';
import { dropEmpezada, keepEmpezada, readEmpezada } from './nueva/empezada.ts';
import styles from './nueva/nueva.module.css';
import { ResumenDeEleccion } from './nueva/resumen-de-eleccion.tsx';
import { useElegidos } from './nueva/use-elegidos.ts';
import { OtrasOfertas } from './ofertas/otras-ofertas.tsx';

const AFTER_PROPUESTA_CHANGE = { invalidates: [propuestas.list, propuestas.summary] };

/** The form of a draft, which opens the draft once it is made. */
function useOfertaForm(analisis: readonly string[], cliente: string | undefined) {
  const { t } = useTranslation('propuestas');
  const navigate = useNavigate();
  const create = useWrite(propuestas.create, AFTER_PROPUESTA_CHANGE);
  const [empezada] = useState(() => readEmpezada(analisis, cliente));
  const form = useForm({
    initial: empezada,
    forgets: true,
    submit: async ({ validezDias, alternativas, ...oferta }) => {
      const body = {
        ...oferta,
        alternativas: alternativas.length > 0 ? alternativas : undefined,
        validezDias: validezDias === DE_LA_MARCA ? undefined : validezDias,
      };
      const { id, codigo } = await create.mutateAsync({ body });
      dropEmpezada();
      notify(t('creadaAviso', { codigo }));
      await navigate({ to: `/propuestas/${id}` });
    },
  });
  const { values } = form;
  useEffect(() => {
    if (values !== empezada) keepEmpezada(values, cliente);
  }, [values, empezada, cliente]);
  return form;
}

/**
 * A draft from analyses of one client: those that the address names, `?analisis=a,b`, or those that the user finds
 * here.
 */
export default function NuevaPropuestaScreen() {
  const { t } = useTranslation('propuestas');
  const { analisis = '', cliente } = useSearch();
  const navigate = useNavigate();
  const form = useOfertaForm(analisis.split(',').filter(Boolean), cliente);
  const elegidos = form.values.analisis;
  const bloqueado = useElegidos(elegidos).find(({ analisis: leido }) => leido?.clienteBloqueado)?.analisis;
  const choose = (ids: string[]) => {
    // What was compared with other supplies is no offer for these.
    form.change({ analisis: ids, alternativas: [] });
    const search = searchOf({ analisis: ids.join(','), cliente });
    navigate({ to: search === '' ? '/propuestas/nueva' : `/propuestas/nueva?${search}`, replace: true });
  };

  if (!useSells()) return <SoloVende />;
  return (
    <div className={styles.nueva}>
      {bloqueado && (
        <div className={styles.aviso}>
          <BlockedClient of={bloqueado} area="propuestas" />
        </div>
      )}
      <Card title={t('analisisDeLaPropuesta')}>
        <ChooseAnalisis ids={elegidos} cliente={cliente} onChoose={choose} errores={form.errors} />
      </Card>
      <div className={styles.lado}>
        <Card title={t('otrasOfertas')}>
          <OtrasOfertas
            analisis={elegidos}
            alternativas={form.values.alternativas}
            onChange={(alternativas) => form.change({ alternativas })}
            errores={form.errors}
          />
        </Card>
        <form className={styles.lado} onSubmit={form.onSubmit} noValidate>
          <Card title={t('oferta')}>
            <CamposDeOferta nueva validez={form.field('validezDias')} mensaje={form.field('mensaje')} />
          </Card>
          <Card title={t('vistaPrevia')}>
            <ResumenDeEleccion ids={elegidos} />
            <p role="alert" className="vt-problem">
              {form.formError}
            </p>
            <Button
              type="submit"
              look="primary"
              busy={form.sending}
              disabled={elegidos.length === 0 || bloqueado !== undefined}
              aria-describedby={bloqueado && BY_BLOCKED_CLIENT['aria-describedby']}
              title={elegidos.length === 0 ? t('eligeAlguno') : undefined}
            >
              {t('crearBorrador')}
            </Button>
            <p className={styles.nota}>{t('crearTexto')}</p>
          </Card>
        </form>
      </div>
    </div>
  );
}

function SoloVende() {
  const { t } = useTranslation('propuestas');
  return (
    <EmptyState icon={IconLock} title={t('soloVende')} text={t('soloVendeTexto')}>
      <ButtonLink to="/propuestas">{t('verPropuestas')}</ButtonLink>
    </EmptyState>
  );
}
