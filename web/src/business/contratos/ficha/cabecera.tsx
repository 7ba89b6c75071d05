import { IconFileCheck } from '@tabler/icons-react';
import { contratos } from '@vatio/contract';
import { useSells } from '../../../data/use-ability.ts';
import { formatCups } from '../../../format/cups.ts';
import { formatEnergia } from '../../../format/energy.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { moneyFacts } from '../../../trade/money-facts.ts';
import { OwnFieldsOf } from '../../../trade/own-fields/own-fields-of.tsx';
import { TagsOf } from '../../../trade/tags/tags-of.tsx';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { CopyChip } from '../../../ui/kit/sheet/copy-chip.tsx';
import { Identity } from '../../../ui/kit/sheet/identity.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { CuatroRelojes } from '../relojes.tsx';

/** The reads that a change of tags or of own fields makes stale. */
const TAGGED = [contratos.get, contratos.list];

/** Whose contract it is, of which supply and product, who sold it and what it earns. */
export function Cabecera({ contrato }: { readonly contrato: contratos.Contrato }) {
  const { t } = useTranslation('contratos');
  const vende = useSells();
  const { codigo, cups, cliente, comercial, producto, consumoAnualKwh, relojes, borrado } = contrato;
  const { comisionEur, tuyaEur } = contrato;
  const offer = `${producto.comercializadora} · ${producto.tarifa} · ${t(`tipo-${producto.tipo}`)}`;
  return (
    <Identity
      label={t('cabecera')}
      glyph={<Avatar name={codigo} icon={IconFileCheck} size={48} />}
      kind={t('contrato')}
      state={<CuatroRelojes relojes={relojes} />}
      code={<CopyChip text={codigo} />}
      figure={{ label: t('consumoAnual'), value: formatEnergia(consumoAnualKwh) }}
      facts={[
        { label: t('cliente'), value: <Link to={`/clientes/${cliente.id}`}>{cliente.nombre}</Link> },
        {
          label: t('suministro'),
          value: (
            <Link to={`/cups/${cups}`} className="vt-code">
              {formatCups(cups, ' ')}
            </Link>
          ),
        },
        {
          label: t('producto'),
          value: vende ? <Link to={`/productos/${producto.id}`}>{producto.nombre}</Link> : producto.nombre,
          note: offer,
        },
        ...(vende ? [{ label: t('comercial'), value: comercial?.nombre ?? t('sinComercial') }] : []),
        ...moneyFacts({ comisionEur, tuyaEur }, t),
      ]}
      tags={vende && !borrado && <Etiquetas contrato={contrato} />}
    />
  );
}

function Etiquetas({ contrato: { id, etiquetas, campos } }: { readonly contrato: contratos.Contrato }) {
  const { t } = useTranslation('contratos');
  const shared = { entidad: 'contrato', id, invalidates: TAGGED } as const;
  return (
    <>
      <TagsOf {...shared} names={etiquetas} label={t('etiquetas')} />
      <OwnFieldsOf {...shared} values={campos} label={t('camposPropios')} />
    </>
  );
}
