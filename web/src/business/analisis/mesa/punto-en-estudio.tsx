import { IconBolt, IconReceipt } from '@tabler/icons-react';
import type { Fees, Issue } from '@vatio/domain';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { ButtonLink } from '../../../ui/nav/button.tsx';
import { type Borrador, type Cambio, conPrecios, mismosPeriodos } from '../borrador/borrador.ts';
import { type DatosPunto, zonaDe } from '../calculo/datos-punto.ts';
import type { EntradaSinFees } from '../calculo/entrada.ts';
import type { Estudios } from '../calculo/mesa-de-calculo.ts';
import { TablaComparacion } from '../comparacion/tabla-comparacion.tsx';
import { ofertaElegida, vistaDeEstudio } from '../comparacion/vista.ts';
import { FichaPunto } from '../ficha/ficha-punto.tsx';
import { Situacion } from '../hoy/situacion.tsx';
import { SupuestosDelEstudio } from '../hoy/supuestos.tsx';
import { DialogoPotencia } from '../potencia/dialogo-potencia.tsx';
import { PotenciaDelEstudio } from '../potencia/potencia-del-estudio.tsx';
import { preciosDePotencia } from '../potencia/precios-de-potencia.ts';
import styles from './mesa.module.css';
import { PanelOfertas } from './panel-ofertas.tsx';
import type { Libro } from './use-libro.ts';

type Props = {
  readonly datos: DatosPunto;
  readonly borrador: Borrador;
  readonly cambiar: (cambio: Cambio) => void;
  readonly libro: Libro;
  readonly fees: Fees;
  readonly estudios: Estudios;
  readonly elegidos: ReadonlyMap<string, string>;
  readonly entrada: EntradaSinFees | undefined;
  readonly issue: Issue | undefined;
  /** How many zones the points of the analysis lie in. */
  readonly zonas: number;
};

const IMPUESTOS = {
  peninsula: 'IVA',
  baleares: 'IVA',
  canarias: 'IGIC',
  ceuta: 'IPSI',
  melilla: 'IPSI',
} as const;

/** One supply on the table: today on one side, the offers on the other, and the two bills below. */
export function PuntoEnEstudio(props: Props) {
  const { datos, borrador, cambiar, libro, fees, estudios, elegidos, entrada } = props;
  const { t } = useTranslation('analisis');
  const [optimizando, setOptimizando] = useState(false);
  const { ficha, consumos, anteriores } = datos;
  const { cups } = ficha;
  const punto = borrador.puntos.find((uno) => uno.cups === cups);
  const estudio = estudios.get(cups);
  const resultado = estudio?.resultado;
  const vista = useMemo(() => resultado && vistaDeEstudio(resultado), [resultado]);
  const fuentes = useMemo(() => [...new Set(consumos.map(({ fuente }) => fuente))], [consumos]);
  const issue = props.issue ?? estudio?.issue;
  if (!punto) return null;

  const idProducto = elegidos.get(cups);
  const oferta = vista && ofertaElegida(vista.ofertas, idProducto ?? null);
  const alPunto = (cambio: Extract<Cambio, { tipo: 'punto' }>['cambio']) =>
    cambiar({ tipo: 'punto', cups, cambio });
  const completo = conPrecios(punto);
  const parecidos = borrador.puntos.filter((otro) => otro !== punto && mismosPeriodos(otro, punto)).length;

  return (
    <>
      <Card>
        <FichaPunto ficha={ficha} />
      </Card>
      {!entrada ? (
        <EmptyState icon={IconBolt} title={t('noEstudiable')} text={issue?.message}>
          <ButtonLink to={`/cups/${cups}`} look="primary">
            {t('corregirFicha')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <div className={styles.lados}>
          <div className={styles.lado}>
            <Situacion
              {...{ punto, entrada, anteriores, fuentes, parecidos, cambiar }}
              avisos={vista?.avisos.join('\n') ?? ''}
            />
            <PotenciaDelEstudio
              contratadas={entrada.punto.potenciasKw}
              deEstudio={punto.potenciaEstudioKw}
              onOptimizar={() => setOptimizando(true)}
              onContratada={() => alPunto({ potenciaEstudioKw: null })}
            />
          </div>
          <div className={styles.lado}>
            <PanelOfertas
              {...{ libro, fees, vista, oferta, issue, elegidos, cups }}
              potenciasKw={punto.potenciaEstudioKw ?? entrada.punto.potenciasKw}
              conPrecios={completo}
              cambiar={cambiar}
            />
            <SupuestosDelEstudio
              fecha={borrador.fecha}
              supuestos={entrada.supuestos}
              editados={borrador.supuestos !== null}
              impuesto={IMPUESTOS[zonaDe(datos)]}
              mezclados={props.zonas > 1}
              cambiar={cambiar}
            />
          </div>
        </div>
      )}
      {vista && (
        <Card flush title={t('comparacion')}>
          {vista.ofertas.length === 0 && <EmptyState icon={IconReceipt} title={t('sinOfertas')} />}
          <TablaComparacion
            actual={vista.actual}
            oferta={oferta}
            dias={vista.dias}
            consumoKwh={vista.consumoKwh}
            conPrecios={completo}
          />
        </Card>
      )}
      {optimizando && entrada && (
        <DialogoPotencia
          ficha={ficha}
          entrada={entrada}
          precios={preciosDePotencia(punto, resultado, idProducto)}
          onClose={() => setOptimizando(false)}
          onUsar={(potenciaEstudioKw) => alPunto({ potenciaEstudioKw })}
        />
      )}
    </>
  );
}
