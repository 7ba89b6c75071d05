import type { contratos } from '@vatio/contract';
import type { ESTADOS_CONTRATO, Reloj } from '@vatio/domain';
import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '../../ui/feedback/badge.tsx';
import styles from './relojes.module.css';

export const RELOJES = ['comercial', 'firma', 'atr', 'cobro'] as const satisfies readonly Reloj[];

const TONOS: {
  readonly [R in Reloj]: Readonly<Partial<Record<(typeof ESTADOS_CONTRATO)[R][number], Tone>>>;
} = {
  comercial: { enviado: 'info', firmado: 'ok', cancelado: 'bad' },
  firma: { enviada: 'info', firmada: 'ok', rechazada: 'bad', caducada: 'warn' },
  atr: { solicitado: 'info', aceptado: 'info', activado: 'ok', rechazado: 'bad', baja: 'warn' },
  cobro: { liquidado: 'ok', reclamado: 'warn' },
};

/** The colour of a state of a clock. */
export function tonoDe(reloj: Reloj, estado: string): Tone {
  const tonos: Readonly<Record<string, Tone | undefined>> = TONOS[reloj];
  return tonos[estado] ?? 'idle';
}

/** Where one clock stands: each has its own words, even for a state of the same name. */
export function EstadoDeReloj({ reloj, estado }: { readonly reloj: Reloj; readonly estado: string }) {
  const { t } = useTranslation('contratos');
  return <Badge tone={tonoDe(reloj, estado)}>{t(`${reloj}-${estado}`)}</Badge>;
}

/** The four clocks of a contract in little room. */
export function CuatroRelojes({ relojes }: { readonly relojes: contratos.ContratoRow['relojes'] }) {
  const { t } = useTranslation('contratos');
  return (
    <dl className={styles.relojes}>
      {RELOJES.flatMap((reloj) => {
        const suyo = relojes[reloj];
        if (suyo === undefined) return [];
        return [
          <div key={reloj}>
            <dt>{t(`reloj-${reloj}`)}</dt>
            <dd>
              <EstadoDeReloj reloj={reloj} estado={suyo.estado} />
            </dd>
          </div>,
        ];
      })}
    </dl>
  );
}
