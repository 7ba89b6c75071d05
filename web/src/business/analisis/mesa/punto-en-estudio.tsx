import { IconBolt } from '@tabler/icons-react';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { ButtonLink } from '../../../ui/nav/button.tsx';
import { useInSight } from '../../../ui/use-in-sight.ts';
import { useSettled } from '../../../ui/use-settled.ts';
import { conPrecios } from '../borrador/borrador.ts';
import { type DatosPunto, zonaDe } from '../calculo/datos-punto.ts';
import { isDeLuz } from '../calculo/entrada.ts';
import { TablaComparacion } from '../comparacion/tabla-comparacion.tsx';
import { type EstudioVista, type OfertaVista, ofertaElegida, vistaDeEstudio } from '../comparacion/vista.ts';
import { FichaPunto } from '../ficha/ficha-punto.tsx';
import { SupuestosDelEstudio } from '../hoy/supuestos.tsx';
import { DialogoPaneles } from '../paneles/dialogo-paneles.tsx';
import { DialogoPotencia } from '../potencia/dialogo-potencia.tsx';
import { preciosDePotencia } from '../potencia/precios-de-potencia.ts';
import { LadoDeHoy } from './lado-de-hoy.tsx';
import styles from './mesa.module.css';
import { PanelOfertas } from './panel-ofertas.tsx';
import type { MesaEnUso } from './use-mesa.ts';

type Props = {
  readonly datos: DatosPunto;
  readonly mesa: MesaEnUso;
  /** The number of different zones among the points of the analysis. */
  readonly zonas: number;
};

const IMPUESTOS = {
  peninsula: 'IVA',
  baleares: 'IVA',
  canarias: 'IGIC',
  ceuta: 'IPSI',
  melilla: 'IPSI',
} as const;

/** One supply being studied: today on one side, the offers on the other, and the two bills below. */
export function PuntoEnEstudio({ datos, mesa, zonas }: Props) {
  const [abierto, setAbierto] = useState<'potencia' | 'paneles'>();
  const close = () => setAbierto(undefined);
  const tryPaneles = useCallback(() => setAbierto('paneles'), []);
  const optimize = useCallback(() => setAbierto('potencia'), []);
  const { borrador, change: update, estudios } = mesa;
  const { ficha } = datos;
  const { cups } = ficha;
  const resultado = estudios.get(cups)?.resultado;
  const vista = useMemo(() => resultado && vistaDeEstudio(resultado), [resultado]);
  const punto = borrador.puntos.find((candidato) => candidato.cups === cups);
  const entrada = mesa.entradas.get(cups);
  if (!punto) return null;
  if (!entrada) return <NoEstudiable datos={datos} motivo={mesa.issues.get(cups)?.message} />;

  // What gas has not: rates to type, powers to optimise, and panels to try.
  const deLuz = isDeLuz(entrada) ? entrada : undefined;
  const productoId = mesa.elegidos.get(cups);
  const oferta = vista && ofertaElegida(vista.ofertas, productoId ?? null);
  return (
    <>
      <Card>
        <FichaPunto ficha={ficha} />
      </Card>
      <div className={styles.lados}>
        <LadoDeHoy
          {...{ datos, mesa, punto, entrada, vista }}
          onOptimise={optimize}
          onTryPaneles={tryPaneles}
        />
        <div className={`vt-page vt-gap-18 ${styles.lado}`}>
          <PanelOfertas {...{ mesa, punto, entrada, vista, oferta }} />
          {deLuz && (
            <SupuestosDelEstudio
              fecha={borrador.fecha}
              supuestos={entrada.supuestos}
              editados={borrador.supuestos !== null}
              impuesto={IMPUESTOS[zonaDe(datos)]}
              mezclados={zonas > 1}
              change={update}
            />
          )}
        </div>
      </div>
      {vista && <Comparacion vista={vista} oferta={oferta} conPrecios={conPrecios(punto)} />}
      {abierto === 'paneles' && deLuz && (
        <DialogoPaneles ficha={ficha} entrada={deLuz} conPrecios={conPrecios(punto)} onClose={close} />
      )}
      {abierto === 'potencia' && deLuz && (
        <DialogoPotencia
          ficha={ficha}
          entrada={deLuz}
          precios={preciosDePotencia(punto, resultado, productoId)}
          onClose={close}
          onUse={(potenciaEstudioKw) => update({ tipo: 'punto', cups, cambio: { potenciaEstudioKw } })}
        />
      )}
    </>
  );
}

type ComparacionProps = {
  readonly vista: EstudioVista;
  readonly oferta: OfertaVista | undefined;
  readonly conPrecios: boolean;
};

/** Milliseconds that a fee has to rest before what nobody sees follows it. */
const REST_MS = 250;

/**
 * The two bills are long and stand below. While a slider moves faster than they can be drawn they wait for it, and out of
 * sight they wait until it rests.
 */
function Comparacion({ vista, oferta, conPrecios }: ComparacionProps) {
  const { t } = useTranslation('analisis');
  const { actual, dias, consumoKwh } = vista;
  const place = useRef<HTMLDivElement>(null);
  const inSight = useInSight(place);
  const now = useMemo(
    () => ({ actual, dias, consumoKwh, oferta, conPrecios }),
    [actual, dias, consumoKwh, oferta, conPrecios],
  );
  const rested = useSettled(now, REST_MS);
  const drawn = useDeferredValue(inSight ? now : rested);
  return (
    <div ref={place}>
      <Card flush title={t('comparacion')}>
        <TablaComparacion {...drawn} />
      </Card>
    </div>
  );
}

/** Shown when the sheet lacks what any study needs. */
function NoEstudiable({ datos: { ficha }, motivo }: Pick<Props, 'datos'> & { motivo: string | undefined }) {
  const { t } = useTranslation('analisis');
  return (
    <Card>
      <FichaPunto ficha={ficha} />
      <EmptyState icon={IconBolt} title={t('noEstudiable')} text={motivo}>
        <ButtonLink to={`/cups/${ficha.cups}`} look="primary">
          {t('corregirFicha')}
        </ButtonLink>
      </EmptyState>
    </Card>
  );
}
