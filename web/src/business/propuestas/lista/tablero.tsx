import { propuestas } from '@vatio/contract';
import { type ReactNode, useState } from 'react';
import { pagedRead } from '../../../data/paged-read.ts';
import { useRepresents, useSells } from '../../../data/use-ability.ts';
import { useRead } from '../../../data/use-read.ts';
import { formatEur } from '../../../format/energy.ts';
import { Board } from '../../../list/board/board.tsx';
import type { Move } from '../../../list/board/board-parts.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { moneyFacts } from '../../../trade/money-facts.ts';
import type { Dialogo } from '../acciones/dialogos-de-propuesta.tsx';
import { TONOS } from '../estado.tsx';
import { caraDe } from './cara.tsx';
import { MovePropuesta } from './move-propuesta.tsx';
import type { Lista } from './sumas.ts';

type Fila = propuestas.PropuestaRow;

/** The actions that take a proposal to another state; the client or the calendar takes it to the others. */
const LLEVAN = {
  enviar: { dialogo: 'enviar', a: 'enviada' },
  retirar: { dialogo: 'retirar', a: 'borrador' },
  repreciar: { dialogo: 'repreciar', a: 'borrador' },
  'nueva-version': { dialogo: 'editar', a: 'borrador' },
} as const satisfies {
  readonly [A in propuestas.Accion]?: { readonly dialogo: Dialogo; readonly a: propuestas.Estado };
};

type Lleva = keyof typeof LLEVAN;
type Paso = { readonly fila: Fila; readonly accion: Lleva; readonly end: (moved: boolean) => void };

const lleva = (accion: string): accion is Lleva => accion in LLEVAN;

/** The proposals laid out by their state, with the sums of each. */
export function Tablero({ lista, vacio }: { readonly lista: Lista; readonly vacio: ReactNode }) {
  const { t } = useTranslation('propuestas');
  const vende = useSells();
  const represents = useRepresents();
  const [paso, setPaso] = useState<Paso>();
  const { page: _page, limit: _limit, sort, estado, ...filtros } = lista.state;
  const { data } = useRead(propuestas.summary, { query: filtros }, { keepPrevious: true });

  const columnas = propuestas.ESTADOS.filter((id) => vende || id !== 'borrador').map((id) => {
    const suma = data?.estados.find((total) => total.estado === id);
    const enEur = (eur: number | null | undefined) => (data ? formatEur(eur ?? 0, 0) : '\u00a0');
    const ahorro = { label: t('ahorro'), value: enEur(suma?.ahorroAnualEur) };
    const earned = {
      ...(vende && { comisionEur: suma?.comisionEur ?? 0 }),
      ...(represents && { tuyaEur: suma?.tuyaEur ?? 0 }),
    };
    const sums = [ahorro, ...moneyFacts(earned, t, enEur)];
    return { id, title: t(`estado-${id}`), tone: TONOS[id], sums };
  });
  const movimientos = (fila: Fila): Move[] =>
    fila.acciones
      .filter(lleva)
      .filter((accion) => LLEVAN[accion].a !== fila.estado)
      .map((accion) => ({ id: accion, label: t(`accion-${accion}`), to: LLEVAN[accion].a }));

  return (
    <>
      <Board
        id="propuestas"
        caption={t('titulo')}
        lanes={columnas}
        only={estado}
        read={(columna) => pagedRead(propuestas.list, { ...filtros, sort, estado: columna })}
        rowKey={({ id }) => id}
        face={(fila) => caraDe(fila, t, vende)}
        moves={movimientos}
        onMove={(fila, { id }, end) => lleva(id) && setPaso({ fila, accion: id, end })}
        empty={vacio}
        onClearFilters={lista.active.length > 0 ? lista.clear : undefined}
      />
      {paso && (
        <MovePropuesta
          id={paso.fila.id}
          accion={paso.accion}
          dialogo={LLEVAN[paso.accion].dialogo}
          onFin={(movida) => {
            setPaso(undefined);
            paso.end(movida);
          }}
        />
      )}
    </>
  );
}
