import { contratos } from '@vatio/contract';
import { type AccionContrato, ESTADOS_CONTRATO, type Reloj, TRANSICIONES_CONTRATO } from '@vatio/domain';
import { type ReactNode, useState } from 'react';
import { pagedRead } from '../../../data/paged-read.ts';
import { useRepresents, useSells } from '../../../data/use-ability.ts';
import { formatEnergia, formatEur } from '../../../format/energy.ts';
import { Board } from '../../../list/board/board.tsx';
import type { Move } from '../../../list/board/board-parts.ts';
import type { Translate } from '../../../texts/dictionary.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { moneyFacts } from '../../../trade/money-facts.ts';
import { DialogoAccion } from '../accion/dialogo-accion.tsx';
import { RELOJES, tonoDe } from '../relojes.tsx';
import { caraDe } from './cara.tsx';
import type { Lista } from './lista-de-contratos.ts';
import { FILTRO_DE, useRecuento } from './recuento.ts';

type Fila = contratos.ContratoRow;
type Paso = {
  readonly fila: Fila;
  readonly accion: AccionContrato;
  readonly end: (moved: boolean) => void;
};

/** The contracts laid out by the states of one clock, which the address names, with the sums of each state. */
export function Tablero({ lista, vacio }: { readonly lista: Lista; readonly vacio: ReactNode }) {
  const { t } = useTranslation('contratos');
  const vende = useSells();
  const represents = useRepresents();
  const [paso, setPaso] = useState<Paso>();
  const reloj = RELOJES.find((candidato) => candidato === lista.board) ?? 'comercial';
  const { page: _page, limit: _limit, ...filtros } = lista.state;
  const estados: readonly string[] = ESTADOS_CONTRATO[reloj];
  const sumas = useRecuento(lista).data?.sumas[reloj];
  const columnas = estados.map((id) => ({
    id,
    title: t(`${reloj}-${id}`),
    tone: tonoDe(reloj, id),
    sums: sumasDe(sumas && (sumas[id] ?? {}), t, { vende, represents }),
  }));

  return (
    <>
      <Board
        id="contratos"
        caption={t('titulo')}
        lanes={columnas}
        only={filtros[FILTRO_DE[reloj]]}
        read={(estado) => pagedRead(contratos.list, { ...filtros, [FILTRO_DE[reloj]]: estado })}
        rowKey={({ id }) => id}
        face={(fila) => caraDe({ fila, reloj, t, vende, represents })}
        moves={(fila) => (vende ? pasosDe(reloj, fila, (accion) => t(`accion-${accion}`)) : [])}
        onMove={(fila, { id }, end) => {
          const accion = fila.acciones.find((una) => una === id);
          if (accion) setPaso({ fila, accion, end });
        }}
        by={{
          label: t('tableroPor'),
          value: reloj,
          choices: RELOJES.map((value) => ({ value, label: t(`reloj-${value}`) })),
          onChange: lista.setBoard,
        }}
        empty={vacio}
        onClearFilters={lista.active.length > 0 ? lista.clear : undefined}
      />
      {paso && (
        <DialogoAccion
          contrato={paso.fila}
          accion={paso.accion}
          onClose={(done) => {
            setPaso(undefined);
            paso.end(done);
          }}
        />
      )}
    </>
  );
}

/** Those of the contract's possible actions that take this clock to another state. */
function pasosDe(
  reloj: Reloj,
  { acciones, relojes }: Fila,
  nombre: (accion: AccionContrato) => string,
): Move[] {
  return TRANSICIONES_CONTRATO.filter(
    (una) => una.reloj === reloj && acciones.includes(una.accion) && una.hasta !== relojes[reloj]?.estado,
  ).map(({ accion, hasta }) => ({ id: accion, label: nombre(accion), to: hasta }));
}

type Suma = { readonly consumoAnualKwh?: number; readonly comisionEur?: number; readonly tuyaEur?: number };

/** The sums of a lane; undefined until they have been read. */
function sumasDe(
  suma: Suma | undefined,
  t: Translate<'contratos'>,
  { vende, represents }: { readonly vende: boolean; readonly represents: boolean },
): { label: string; value: string }[] {
  const blank = '\u00a0';
  return [
    { label: t('consumo'), value: suma ? formatEnergia(suma.consumoAnualKwh ?? 0) : blank },
    ...moneyFacts(
      {
        ...(vende && { comisionEur: suma?.comisionEur ?? 0 }),
        ...(represents && { tuyaEur: suma?.tuyaEur ?? 0 }),
      },
      t,
      (eur) => (suma ? formatEur(eur, 0) : blank),
    ),
  ];
}
