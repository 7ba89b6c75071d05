import { IconChartHistogram } from '@tabler/icons-react';
import { clientes } from '@vatio/contract';
import { formatEnergia } from '../../../format/energy.ts';
import { formatNumber, NO_VALUE } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { OwnFieldsOf } from '../../../trade/own-fields/own-fields-of.tsx';
import { Phone } from '../../../trade/phone.tsx';
import { TagsOf } from '../../../trade/tags/tags-of.tsx';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { CopyChip } from '../../../ui/kit/sheet/copy-chip.tsx';
import { Identity } from '../../../ui/kit/sheet/identity.tsx';
import { Button, ButtonLink } from '../../../ui/nav/button.tsx';
import { Estado } from '../lista/estado.tsx';
import { AVISO } from './avisos.tsx';

/** The reads that a change of tags or of own fields makes stale. */
const TAGGED = [clientes.get, clientes.list];

/** Who the client is, how much they consume, who looks after them and how to reach them. */
export function CabeceraDeCliente({ cliente }: { readonly cliente: clientes.Cliente }) {
  const { t } = useTranslation('clientes');
  const { id, nif, nombre, tipo, estado, recuento, puntosConContrato, consumoAnualKwh } = cliente;
  const { comercial, email, telefono } = cliente;
  return (
    <Identity
      label={t('cabecera')}
      glyph={<Avatar name={nombre} size={48} />}
      kind={t(`tipo-${tipo}`)}
      state={<Estado estado={estado} />}
      code={nif && <CopyChip text={nif} />}
      figure={{
        label: t('consumoAnual'),
        value: formatEnergia(consumoAnualKwh),
        to: `/cups?cliente=${id}&sort=-consumo`,
      }}
      facts={[
        {
          label: t('puntos'),
          value: formatNumber(recuento.puntos),
          note: t('conContratoNumero', { count: puntosConContrato, number: formatNumber(puntosConContrato) }),
          to: `/cups?cliente=${id}`,
        },
        { label: t('comercial'), value: comercial?.nombre ?? NO_VALUE },
        { label: t('telefono'), value: telefono ? <Phone number={telefono} /> : NO_VALUE },
        { label: t('email'), value: email ? <a href={`mailto:${email}`}>{email}</a> : NO_VALUE },
      ]}
      tags={<Etiquetas cliente={cliente} />}
      action={<NuevoAnalisis cliente={cliente} />}
    />
  );
}

/** The supplies of the client to choose for a study. It stays, disabled, for a blocked client, and the notice says why. */
function NuevoAnalisis({
  cliente: { id, acciones, estado, puntos },
}: {
  readonly cliente: clientes.Cliente;
}) {
  const { t } = useTranslation('clientes');
  if (acciones.length === 0 || puntos === 0) return null;
  if (estado === 'bloqueado') {
    return (
      <Button look="primary" icon={IconChartHistogram} disabled aria-describedby={AVISO}>
        {t('nuevoAnalisis')}
      </Button>
    );
  }
  if (estado !== 'activo') return null;
  return (
    <ButtonLink look="primary" icon={IconChartHistogram} to={`/clientes/${id}?seccion=puntos`}>
      {t('nuevoAnalisis')}
    </ButtonLink>
  );
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
