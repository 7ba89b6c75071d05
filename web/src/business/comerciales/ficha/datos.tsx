import { IconPencil } from '@tabler/icons-react';
import { comerciales } from '@vatio/contract';
import { type ReactNode, useState } from 'react';
import { formatFecha } from '../../../format/date.ts';
import { NO_VALUE } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { BrandFact } from '../../../trade/brands/brand-fact.tsx';
import { Phone } from '../../../trade/phone.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { Facts } from '../../../ui/figures/facts.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { EditComercial } from '../formulario/edit-comercial.tsx';

export function Datos({ comercial }: { comercial: comerciales.Comercial }) {
  const { t } = useTranslation('comerciales');
  const [editing, setEditing] = useState(false);
  return (
    <Card
      title={t('datos')}
      actions={
        comercial.acciones.includes('editar') && (
          <Button small icon={IconPencil} onClick={() => setEditing(true)}>
            {t('editar')}
          </Button>
        )
      }
    >
      <ListaDeDatos comercial={comercial} />
      {editing && <EditComercial comercial={comercial} onClose={() => setEditing(false)} />}
    </Card>
  );
}

export function ListaDeDatos({ comercial }: { comercial: comerciales.Comercial }) {
  const { t } = useTranslation('comerciales');
  const { id, nif, email, telefono, zona, responsable, marca, alta, baja } = comercial;
  return (
    <Facts narrowest={240}>
      <Dato titulo={t('nif')}>{nif && <span className="vt-code">{nif}</span>}</Dato>
      <Dato titulo={t('email')}>{email && <a href={`mailto:${email}`}>{email}</a>}</Dato>
      <Dato titulo={t('telefono')}>{telefono && <Phone number={telefono} />}</Dato>
      <Dato titulo={t('zona')}>{zona}</Dato>
      <Dato titulo={t('responsable')}>
        {responsable ? (
          <Link to={`/comerciales/${responsable.id}`}>{responsable.nombre}</Link>
        ) : (
          t('sinResponsable')
        )}
      </Dato>
      {marca && (
        <BrandFact
          of={{ entidad: 'comercial', id }}
          brand={marca}
          invalidates={[comerciales.get, comerciales.list]}
        />
      )}
      <Dato titulo={t('alta')}>{formatFecha(alta)}</Dato>
      {baja && <Dato titulo={t('baja')}>{formatFecha(baja)}</Dato>}
    </Facts>
  );
}

function Dato({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <div>
      <dt>{titulo}</dt>
      <dd>{children || NO_VALUE}</dd>
    </div>
  );
}
