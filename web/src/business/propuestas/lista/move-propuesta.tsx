import { useQueryClient } from '@tanstack/react-query';
import { propuestas } from '@vatio/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keyOf, useRead } from '../../../data/use-read.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { type Dialogo, DialogosDePropuesta } from '../acciones/dialogos-de-propuesta.tsx';
import { useCambios } from '../acciones/use-cambios.ts';

type Props = {
  readonly id: string;
  readonly accion: propuestas.Accion;
  readonly dialogo: Dialogo;
  /** Called once its dialogs have left the screen, with whether the action was done. */
  readonly onFin: (done: boolean) => void;
};

/**
 * An action on one proposal outside its page. It reads the whole proposal first, and opens the same dialog as the page.
 */
export function MovePropuesta({ id, accion, dialogo, onFin }: Props) {
  const { t } = useTranslation('propuestas');
  const client = useQueryClient();
  const [opened, setOpened] = useState(false);
  const { data, error, isFetchedAfterMount } = useRead(propuestas.get, { params: { id }, query: {} });
  const lista = isFetchedAfterMount && !opened;

  const onRead = useEffectEvent(() => {
    if (data?.acciones.includes(accion)) return setOpened(true);
    if (error) notifyFailure(error);
    else notify(t('conflicto'), { tone: 'warn' });
    client.invalidateQueries({ queryKey: keyOf(propuestas.list) });
    onFin(false);
  });
  useEffect(() => {
    if (lista) onRead();
  }, [lista]);

  return opened && data ? <Abierta propuesta={data} dialogo={dialogo} onFin={onFin} /> : null;
}

type AbiertaProps = Pick<Props, 'dialogo' | 'onFin'> & { readonly propuesta: propuestas.Propuesta };

function Abierta({ propuesta, dialogo, onFin }: AbiertaProps) {
  const done = useRef(false);
  const [closed, setClosed] = useState(false);
  const cambios = useCambios(propuesta, () => {
    done.current = true;
  });
  const fin = closed && cambios.conflicto === undefined;
  const onClosed = useEffectEvent(() => onFin(done.current));
  useEffect(() => {
    if (fin) onClosed();
  }, [fin]);
  return (
    <DialogosDePropuesta
      {...{ propuesta, cambios }}
      dialogo={closed ? undefined : dialogo}
      onClose={() => setClosed(true)}
    />
  );
}
