import type { contratos } from '@vatio/contract';
import type { AccionContrato, Reloj } from '@vatio/domain';
import { useState } from 'react';
import { formatFecha } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { CardGrid } from '../../../ui/figures/card.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { isGrave, relojDe } from '../accion/datos-de-accion.ts';
import { DialogoAccion } from '../accion/dialogo-accion.tsx';
import { EstadoDeReloj, RELOJES } from '../relojes.tsx';
import styles from './relojes-de-contrato.module.css';
import { useCerrado } from './use-cerrado.ts';

/** The usual order of each clock's states; a state outside it is shown after the last one that was reached. */
const CAMINO: { readonly [R in Reloj]: readonly string[] } = {
  comercial: ['borrador', 'enviado', 'firmado'],
  firma: ['pendiente', 'enviada', 'firmada'],
  atr: ['sin-solicitar', 'solicitado', 'aceptado', 'activado'],
  cobro: ['pendiente', 'liquidado'],
};

/** The four clocks of the contract, each with its states, dates, reason and next actions. */
export function RelojesDeContrato({ contrato }: { readonly contrato: contratos.Contrato }) {
  const [accion, setAccion] = useState<AccionContrato>();
  const closed = useCerrado(contrato);
  const main = mainActionOf(contrato);
  return (
    <>
      <CardGrid min={270}>
        {RELOJES.filter((reloj) => contrato.relojes[reloj] !== undefined).map((reloj) => (
          <UnReloj
            key={reloj}
            reloj={reloj}
            contrato={contrato}
            main={main}
            closed={closed}
            onAccion={setAccion}
          />
        ))}
      </CardGrid>
      {accion && (
        <DialogoAccion
          key={accion}
          contrato={contrato}
          accion={accion}
          onClose={() => setAccion(undefined)}
        />
      )}
    </>
  );
}

/** The step that the contract waits for, which is the button that stands out. A supply that has begun waits for none. */
function mainActionOf({ acciones, fechaActivacion }: contratos.Contrato): AccionContrato | undefined {
  if (fechaActivacion !== null) return undefined;
  const steps = acciones.filter((accion) => !isGrave(accion));
  return RELOJES.flatMap((reloj) => steps.filter((accion) => relojDe(accion) === reloj))[0];
}

type UnRelojProps = {
  readonly reloj: Reloj;
  readonly contrato: contratos.Contrato;
  readonly main: AccionContrato | undefined;
  /** The properties of the button of an action that the server would refuse. */
  readonly closed: ReturnType<typeof useCerrado>;
  readonly onAccion: (accion: AccionContrato) => void;
};

function UnReloj({ reloj, contrato, main, closed, onAccion }: UnRelojProps) {
  const { t } = useTranslation('contratos');
  const enElReloj = contrato.relojes[reloj];
  if (enElReloj === undefined) return null;
  const { estado, desde, motivo } = enElReloj;
  const codigo = reloj === 'atr' ? contrato.relojes.atr.codigo : null;
  const acciones = contrato.acciones.filter((una) => relojDe(una) === reloj);
  return (
    <section className={styles.reloj} aria-label={t(`reloj-${reloj}`)}>
      <header>
        <h2>{t(`reloj-${reloj}`)}</h2>
        <EstadoDeReloj reloj={reloj} estado={estado} />
      </header>
      <Camino reloj={reloj} estado={estado} />
      <div className={styles.hechos}>
        <p>{t('desdeEl', { fecha: formatFecha(desde) })}</p>
        {(motivo || codigo) && (
          <p className={styles.motivo}>
            {[codigo && t('codigoDe', { codigo }), motivo].filter(Boolean).join(' · ')}
          </p>
        )}
      </div>
      {acciones.length > 0 && (
        <div className="vt-toolbar vt-gap-6">
          {acciones.map((accion, lugar) => (
            <Button
              key={accion}
              small
              {...closed(accion)}
              look={lookOf({ accion, main, first: lugar === 0 })}
              onClick={() => onAccion(accion)}
            >
              {t(`accion-${accion}`)}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

type Placed = {
  readonly accion: AccionContrato;
  readonly main: AccionContrato | undefined;
  /** Whether it is the first of its clock. */
  readonly first: boolean;
};

function lookOf({ accion, main, first }: Placed) {
  if (accion === main) return 'primary';
  return first && !isGrave(accion) ? 'plain' : 'quiet';
}

function Camino({ reloj, estado }: { readonly reloj: Reloj; readonly estado: string }) {
  const { t } = useTranslation('contratos');
  const camino = CAMINO[reloj];
  const lugar = camino.indexOf(estado);
  const pasos = lugar < 0 ? [...camino, estado] : camino;
  return (
    <ol className={styles.camino}>
      {pasos.map((paso, at) => (
        <li
          key={paso}
          aria-current={paso === estado ? 'step' : undefined}
          data-hecho={(lugar >= 0 && at < lugar) || undefined}
          data-aparte={(paso === estado && lugar < 0) || undefined}
        >
          <span>{t(`${reloj}-${paso}`)}</span>
        </li>
      ))}
    </ol>
  );
}
