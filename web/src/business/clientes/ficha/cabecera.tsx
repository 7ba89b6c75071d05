import { clientes } from '@vatio/contract';
import { useSells } from '../../../data/use-ability.ts';
import { formatEnergia } from '../../../format/energy.ts';
import { formatNumber, NO_VALUE } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { OwnFieldsOf } from '../../../trade/own-fields/own-fields-of.tsx';
import { useProximoContacto } from '../../../trade/proximo-contacto.tsx';
import { TagsOf } from '../../../trade/tags/tags-of.tsx';
import { CopyChip } from '../../../ui/kit/sheet/copy-chip.tsx';
import { SheetHead } from '../../../ui/kit/sheet/sheet-head.tsx';
import { Estado } from '../lista/estado.tsx';

/** The reads that a change of tags or of own fields makes stale. */
const TAGGED = [clientes.get, clientes.list];

/** Who the client is, how much they consume, who looks after them and when somebody speaks with them next. */
export function CabeceraDeCliente({ cliente }: { readonly cliente: clientes.Cliente }) {
  const { t } = useTranslation('clientes');
  const vende = useSells();
  const { id, nif, estado, recuento, puntosConContrato, consumoAnualKwh, comercial } = cliente;
  const contacto = useContacto(cliente);
  return (
    <SheetHead
      label={t('cabecera')}
      facts={[
        {
          label: t('consumoAnual'),
          value: formatEnergia(consumoAnualKwh),
          to: `/cups?cliente=${id}&sort=-consumo`,
        },
        {
          label: t('puntos'),
          value: formatNumber(recuento.puntos),
          note: t('conContratoNumero', { count: puntosConContrato, number: formatNumber(puntosConContrato) }),
          to: `/cups?cliente=${id}`,
        },
        { label: t('comercial'), value: comercial?.nombre ?? NO_VALUE },
        ...(vende ? [contacto] : []),
      ]}
    >
      {nif && <CopyChip text={nif} />}
      <Estado estado={estado} />
      <Etiquetas cliente={cliente} />
    </SheetHead>
  );
}

/** The next call, visit or reminder about the client; without one, the fact leads to writing it down. */
function useContacto({ id, proximoContacto }: clientes.Cliente) {
  const { t } = useTranslation('clientes');
  const words = useProximoContacto(proximoContacto, 'clientes');
  return {
    label: t('proximoContacto'),
    value: words?.when ?? NO_VALUE,
    note: words?.what ?? t('sinProximoContacto'),
    to: `/tareas?deCliente=${id}${words ? '' : '&nueva=si'}`,
  };
}

function Etiquetas({ cliente: { id, etiquetas, campos, acciones } }: { readonly cliente: clientes.Cliente }) {
  const { t } = useTranslation('clientes');
  if (!acciones.includes('editar')) return null;
  const shared = { entidad: 'cliente', id, invalidates: TAGGED } as const;
  return (
    <>
      <TagsOf {...shared} names={etiquetas} label={t('etiquetas')} />
      <OwnFieldsOf {...shared} values={campos} label={t('camposPropios')} />
    </>
  );
}
