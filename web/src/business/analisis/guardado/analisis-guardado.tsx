import { IconFileDescription, IconPrinter, IconRefresh } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { analisis } from '@vatio/contract';
import { keyOf } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { today } from '../../../format/date.ts';
import { useNavigate } from '../../../router/use-router.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { BlockedClient, BY_BLOCKED_CLIENT } from '../../../trade/blocked-client.tsx';
import { Occupied } from '../../../trade/occupied.tsx';
import { savedAnalysis } from '../../../trade/saved-analysis.ts';
import { notifyFailure } from '../../../ui/feedback/toasts.ts';
import { PageActions, usePageTitle } from '../../../ui/frame/page.tsx';
import { Button, ButtonLink } from '../../../ui/nav/button.tsx';
import { rutaDeAnalisis } from '../ficha/read-cups.ts';
import { ListaPuntos } from '../mesa/lista-puntos.tsx';
import styles from '../mesa/mesa.module.css';
import { usePuntoEnfocado } from '../mesa/use-punto-enfocado.ts';
import { useTituloDe } from '../mesa/use-titulo-de.ts';
import { useReglasDeVenta } from '../ofertas/use-reglas-de-venta.ts';
import { NotasGuardadas } from './notas-guardadas.tsx';
import { PuntoGuardado } from './punto-guardado.tsx';
import { resumenGuardado } from './resumen-guardado.ts';
import { Versiones } from './versiones.tsx';

/** A saved analysis. Nothing in it is calculated again: a new price makes a new version beside it. */
export function AnalisisGuardado({ guardado }: { guardado: analisis.Analisis }) {
  const { t } = useTranslation('analisis');
  const { codigo, version, cliente, puntos, totales } = guardado;
  // Only sellers are told what the house earns, and only they may change anything.
  const vende = totales.comisionEur !== undefined;
  const cups = puntos.map((punto) => punto.cups);
  const reglas = useReglasDeVenta([guardado]);
  const [enfocado, focusOn] = usePuntoEnfocado(cups);
  const punto = puntos.find((candidato) => candidato.cups === enfocado);
  const titulo = useTituloDe(cliente?.nombre, cups.length);
  usePageTitle([titulo, codigo, version > 1 && `v${version}`].filter(Boolean).join(' · '));

  return (
    <div className={styles.mesa}>
      <PageActions>
        <Button icon={IconPrinter} onClick={() => window.print()}>
          {t('imprimir')}
        </Button>
        {vende && <AccionesDeVenta guardado={guardado} />}
      </PageActions>
      {vende && <BlockedClient of={guardado} area="analisis" />}
      {vende && <Occupied ocupados={guardado.ocupados} area="analisis" />}
      <Versiones guardado={guardado} />
      {puntos.length > 1 && (
        <ListaPuntos
          puntos={puntos.map((estudiado) => resumenGuardado(guardado, estudiado, reglas))}
          enfocado={enfocado}
          onFocusOn={focusOn}
        />
      )}
      {punto && <PuntoGuardado key={punto.cups} guardado={guardado} punto={punto} />}
      {vende && <NotasGuardadas guardado={guardado} />}
    </div>
  );
}

/** What a seller may make of the analysis: another one, a new version with the prices of today, or a proposal. */
function AccionesDeVenta({ guardado }: { guardado: analisis.Analisis }) {
  const { t } = useTranslation('analisis');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { id, puntos } = guardado;
  const cerrado = guardado.clienteBloqueado ? BY_BLOCKED_CLIENT : undefined;
  const recalculate = useWrite(analisis.recalculate, {
    invalidates: [analisis.list, analisis.get],
    onSuccess: (nuevo) => {
      client.setQueryData(keyOf(analisis.get, savedAnalysis(nuevo.id)), nuevo);
      navigate({ to: `/analisis/${nuevo.id}` });
    },
    onError: notifyFailure,
  });
  return (
    <>
      <ButtonLink to={rutaDeAnalisis(puntos.map((punto) => punto.cups))}>{t('analizarDeNuevo')}</ButtonLink>
      <Button
        icon={IconRefresh}
        busy={recalculate.isPending}
        {...cerrado}
        onClick={() => recalculate.mutate({ ...savedAnalysis(id), body: { fecha: today() } })}
      >
        {t('recalcular')}
      </Button>
      {cerrado ? (
        <Button look="primary" icon={IconFileDescription} {...cerrado}>
          {t('hacerPropuesta')}
        </Button>
      ) : (
        <ButtonLink look="primary" icon={IconFileDescription} to={`/propuestas/nueva?analisis=${id}`}>
          {t('hacerPropuesta')}
        </ButtonLink>
      )}
    </>
  );
}
