import { IconDeviceFloppy, IconPrinter } from '@tabler/icons-react';
import type { Fees } from '@vatio/domain';
import { memo, useCallback, useMemo, useState } from 'react';
import { formatInstante } from '../../../format/date.ts';
import { useNavigate } from '../../../router/use-router.ts';
import { useUnsaved } from '../../../router/use-unsaved.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { BlockedClient, BY_BLOCKED_CLIENT } from '../../../trade/blocked-client.tsx';
import { OccupiedSupplies } from '../../../trade/occupied.tsx';
import { FIRST_BILLS } from '../../../trade/saved-analysis.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { PageActions, usePageTitle } from '../../../ui/frame/page.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { conPrecios } from '../borrador/borrador.ts';
import type { PuntoSinDatos } from '../calculo/datos-de-puntos.ts';
import type { DatosPunto } from '../calculo/datos-punto.ts';
import { CajaCups } from '../ficha/caja-cups.tsx';
import { rutaDeAnalisis } from '../ficha/read-cups.ts';
import { AvisosDeMesa } from './avisos-de-mesa.tsx';
import { ListaPuntos } from './lista-puntos.tsx';
import styles from './mesa.module.css';
import { Notas } from './notas.tsx';
import { peticionDeGuardado } from './peticion-de-guardado.ts';
import { PuntoEnEstudio } from './punto-en-estudio.tsx';
import { isCalculating, rememberResumenes } from './resumen-de-puntos.ts';
import { useMesa } from './use-mesa.ts';
import { usePuntoEnfocado } from './use-punto-enfocado.ts';
import { useSaveAnalisis } from './use-save-analisis.ts';
import { useTituloDe } from './use-titulo-de.ts';

type Props = {
  readonly datos: readonly DatosPunto[];
  readonly fallidos: readonly PuntoSinDatos[];
  /** Those of the newest earlier analysis. */
  readonly fees: Fees | undefined;
};

/** Where an analysis is made, of one or several supplies with the same fees and tax rates. */
export function Mesa({ datos, fallidos, fees }: Props) {
  const { t } = useTranslation('analisis');
  const cups = useMemo(() => datos.map(({ ficha }) => ficha.cups), [datos]);
  const [enfocado, focusOn] = usePuntoEnfocado(cups);
  const mesa = useMesa(datos, fees, enfocado);
  const [resumenesDe] = useState(rememberResumenes);
  const { vivo, borrador, change } = mesa;
  const { error, ...guardado } = useGuardado(mesa, focusOn);
  const enVista = datos.find(({ ficha }) => ficha.cups === enfocado);
  const bloqueado = datos.find(({ ficha }) => ficha.clienteBloqueado)?.ficha;
  const writeNotas = useCallback((notas: string) => change({ tipo: 'comun', cambio: { notas } }), [change]);
  usePageTitle(useTituloDe(clienteDe(datos), datos.length));

  return (
    <div className={styles.mesa}>
      <PageActions>
        <Button icon={IconPrinter} onClick={() => window.print()}>
          {t('imprimir')}
        </Button>
        <Button
          look="primary"
          icon={IconDeviceFloppy}
          busy={guardado.guardando}
          {...(bloqueado && BY_BLOCKED_CLIENT)}
          onClick={guardado.save}
        >
          {t('guardar')}
        </Button>
      </PageActions>
      <SobreLaMesa
        {...{ datos, cups, bloqueado, fallidos, error }}
        recovered={vivo.recovered}
        onDiscard={vivo.discard}
      />
      {cups.length > 1 && (
        <ListaPuntos
          puntos={resumenesDe(datos, mesa)}
          enfocado={enfocado}
          onFocusOn={focusOn}
          calculating={isCalculating(mesa)}
        />
      )}
      {enVista && (
        <PuntoEnEstudio
          key={enfocado}
          datos={enVista}
          mesa={mesa}
          zonas={new Set(datos.map(({ ficha }) => ficha.zona)).size}
        />
      )}
      <Notas valor={borrador.notas} onChange={writeNotas} />
    </div>
  );
}

type SobreProps = Pick<Props, 'datos' | 'fallidos'> & {
  readonly cups: readonly string[];
  readonly bloqueado: DatosPunto['ficha'] | undefined;
  readonly error: Error | null;
  readonly recovered: string | undefined;
  readonly onDiscard: () => void;
};

/** What stands over the study, which a slider does not move. */
const SobreLaMesa = memo(function SobreLaMesa({ datos, cups, bloqueado, recovered, ...avisos }: SobreProps) {
  const { t } = useTranslation('analisis');
  const navigate = useNavigate();
  return (
    <>
      {bloqueado && <BlockedClient of={bloqueado} area="analisis" />}
      <OccupiedSupplies cups={cups} area="analisis" />
      <CajaCups
        label={t('anadirCups')}
        presentes={cups}
        onCups={(nuevos) => navigate({ to: rutaDeAnalisis([...cups, ...nuevos]) })}
      />
      <AvisosDeMesa
        {...avisos}
        variosClientes={new Set(datos.map(({ ficha }) => ficha.cliente?.id)).size > 1}
        recovered={recovered && formatInstante(recovered)}
      />
    </>
  );
});

/** The client of all the supplies; undefined when they are of several clients. */
function clienteDe(datos: readonly DatosPunto[]): string | undefined {
  const [cliente, ...otros] = new Set(datos.map(({ ficha }) => ficha.cliente?.nombre));
  return otros.length === 0 ? cliente : undefined;
}

/** Saves the analysis, names what is missing before that, and asks users who leave without saving. */
function useGuardado(mesa: ReturnType<typeof useMesa>, focusOn: (cups: string) => void) {
  const { t } = useTranslation('analisis');
  const { vivo, borrador, fees, entradas, elegidos, estudios } = mesa;
  // It comes before the saving, whose last step is to leave: by then the guard has to know that everything is saved.
  useUnsaved(vivo.cambiado, { kept: true });
  const { save, guardando, error } = useSaveAnalisis(estudios, vivo.forget);
  return {
    guardando,
    error,
    save: () => {
      const sinPrecios = borrador.puntos.find((punto) => !conPrecios(punto));
      if (!sinPrecios)
        return save({ query: FIRST_BILLS, body: peticionDeGuardado({ borrador, fees, entradas, elegidos }) });
      focusOn(sinPrecios.cups);
      notify(t('guardarSinPrecios'), { tone: 'warn' });
    },
  };
}
