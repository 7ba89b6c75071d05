import type { contratos } from '@vatio/contract';
import type { AccionContrato, Reloj } from '@vatio/domain';
import { useState } from 'react';
import { formatFecha } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { isGrave, relojDe } from '../accion/datos-de-accion.ts';
import { DialogoAccion } from '../accion/dialogo-accion.tsx';
import { RELOJES, tonoDe } from '../relojes.tsx';
import styles from './rail.module.css';
import { useCerrado } from './use-cerrado.ts';

/** The usual order of each clock's states; a state outside it is shown after the last one that was reached. */
const CAMINO: { readonly [R in Reloj]: readonly string[] } = {
  comercial: ['borrador', 'enviado', 'firmado'],
  firma: ['pendiente', 'enviada', 'firmada'],
  atr: ['sin-solicitar', 'solicitado', 'aceptado', 'activado'],
  cobro: ['pendiente', 'liquidado'],
};

/** The four clocks of the contract as stations of one line, each with its state, since when, and its next actions. */
export function Rail({ contrato }: { readonly contrato: contratos.Contrato }) {
  const { t } = useTranslation('contratos');
  const [accion, setAccion] = useState<AccionContrato>();
  const closed = useCerrado(contrato);
  const main = mainActionOf(contrato);
  return (
    <>
      <section className={styles.rail} aria-label={t('relojes')}>
        {RELOJES.filter((reloj) => contrato.relojes[reloj] !== undefined).map((reloj) => (
          <Station
            key={reloj}
            reloj={reloj}
            contrato={contrato}
            main={main}
            closed={closed}
            onAccion={setAccion}
          />
        ))}
      </section>
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

type StationProps = {
  readonly reloj: Reloj;
  readonly contrato: contratos.Contrato;
  readonly main: AccionContrato | undefined;
  /** The properties of the button of an action that the server would refuse. */
  readonly closed: ReturnType<typeof useCerrado>;
  readonly onAccion: (accion: AccionContrato) => void;
};

function Station({ reloj, contrato, main, closed, onAccion }: StationProps) {
  const { t } = useTranslation('contratos');
  const enElReloj = contrato.relojes[reloj];
  if (enElReloj === undefined) return null;
  const { estado, desde, motivo } = enElReloj;
  const codigo = reloj === 'atr' ? contrato.relojes.atr.codigo : null;
  const acciones = contrato.acciones.filter((una) => relojDe(una) === reloj);
  const isNow = main !== undefined && relojDe(main) === reloj;
  return (
    <section
      className={styles.station}
      aria-label={t(`reloj-${reloj}`)}
      data-tone={tonoDe(reloj, estado)}
      data-now={isNow || undefined}
      data-done={estado === CAMINO[reloj].at(-1) || undefined}
    >
      <Camino reloj={reloj} estado={estado} />
      <h2>{t(`reloj-${reloj}`)}</h2>
      <p className={styles.estado}>{t(`${reloj}-${estado}`)}</p>
      <p className={styles.desde}>{t('desdeEl', { fecha: formatFecha(desde) })}</p>
      {(motivo || codigo) && (
        <p className={styles.motivo}>
          {[codigo && t('codigoDe', { codigo }), motivo].filter(Boolean).join(' · ')}
        </p>
      )}
      {acciones.length > 0 && (
        <div className={styles.acciones}>
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

/** How far a clock has gone on its usual way: a piece of the line for each of its states, which screen readers get by name. */
function Camino({ reloj, estado }: { readonly reloj: Reloj; readonly estado: string }) {
  const { t } = useTranslation('contratos');
  const camino = CAMINO[reloj];
  const lugar = camino.indexOf(estado);
  const pasos = lugar < 0 ? [...camino, estado] : camino;
  return (
    <ol className={styles.camino} title={pasos.map((paso) => t(`${reloj}-${paso}`)).join(' › ')}>
      {pasos.map((paso, at) => (
        <li
          key={paso}
          aria-current={paso === estado ? 'step' : undefined}
          data-hecho={(lugar >= 0 && at < lugar) || undefined}
          data-aparte={(paso === estado && lugar < 0) || undefined}
        >
          <span className="vt-hidden">{t(`${reloj}-${paso}`)}</span>
        </li>
      ))}
    </ol>
  );
}
