import { useQueryClient } from '@tanstack/react-query';
import { analisis, conexiones, facturas, puntosSuministro } from '@vatio/contract';
import { useEffect, useRef } from 'react';
import { useSells } from '../../data/use-ability.ts';
import { keyOf, useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';

export type DeConexion = conexiones.DeSuministro['conexiones'][number];

const EVERY_MS = 1_000;

/** What becomes stale once the data of a supply have come. */
const OF_SUMINISTRO = [
  puntosSuministro.get,
  puntosSuministro.list,
  puntosSuministro.consumos,
  puntosSuministro.curva,
  analisis.datos,
  facturas.list,
];

/** From which services a supply may be brought, and how it goes; nothing while none is on. */
export function useBring(cups: string, onBrought?: () => void) {
  const client = useQueryClient();
  const sells = useSells();
  const read = useRead(
    conexiones.deSuministro,
    { params: { cups } },
    {
      enabled: sells && cups !== '',
      retry: false,
      refetchInterval: ({ state }) => (state.data?.conexiones.some(isOnItsWay) ? EVERY_MS : false),
    },
  );
  const ask = useWrite(conexiones.ask, { invalidates: [conexiones.deSuministro] });
  const services = read.data?.conexiones ?? [];
  const busy = services.some(isOnItsWay);
  const brought = services.find(({ ultima }) => ultima?.estado === 'traida')?.ultima?.terminada;
  const was = useRef(busy);
  useEffect(() => {
    const isOver = was.current && !busy;
    was.current = busy;
    if (!isOver || !brought) return;
    const reading = OF_SUMINISTRO.map((endpoint) => client.invalidateQueries({ queryKey: keyOf(endpoint) }));
    Promise.all(reading).then(() => onBrought?.());
  }, [busy, brought, client, onBrought]);
  return { services, busy, ask };
}

export function isOnItsWay({ ultima }: DeConexion): boolean {
  // What waits for another try may do so for a day.
  return ultima !== null && conexiones.isOpen(ultima.estado) && ultima.siguiente === null;
}

/** What may be asked for at once, without anything to decide. */
export function isReady({ permiso, quedan, ultima }: DeConexion): boolean {
  return permiso !== 'falta' && quedan > 0 && (ultima === null || !conexiones.isOpen(ultima.estado));
}
