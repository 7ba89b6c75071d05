import { IconPencil } from '@tabler/icons-react';
import { clientes } from '@vatio/contract';
import { nombreProvincia } from '@vatio/domain';
import { type ReactNode, useState } from 'react';
import { formatFecha } from '../../../format/date.ts';
import { NO_VALUE } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { BrandFact } from '../../../trade/brands/brand-fact.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { Facts } from '../../../ui/figures/facts.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { LeaveArea } from '../../../ui/overlay/leave-area.tsx';
import { EditDatos } from './edit-datos.tsx';

/** What else is known of a client beside who it is; all of it is edited in place. */
export function DatosCliente({ cliente }: { cliente: clientes.Cliente }) {
  const { t } = useTranslation('clientes');
  const [editing, setEditing] = useState(false);
  if (editing)
    return (
      <LeaveArea>
        <EditDatos cliente={cliente} onClose={() => setEditing(false)} />
      </LeaveArea>
    );
  return (
    <Card
      title={t('datos')}
      actions={
        cliente.acciones.includes('editar') && (
          <Button small icon={IconPencil} onClick={() => setEditing(true)}>
            {t('editar')}
          </Button>
        )
      }
    >
      <Facts narrowest={220}>
        <Dato titulo={t('direccion')}>{direccionDe(cliente)}</Dato>
        <Dato titulo={t('cnae')}>{cliente.cnae}</Dato>
        <Dato titulo={t('iban')}>{codigo(cliente.iban?.replace(/(.{4})(?=.)/g, '$1 '))}</Dato>
        {cliente.marca && (
          <BrandFact
            of={{ entidad: 'cliente', id: cliente.id }}
            brand={cliente.marca}
            invalidates={[clientes.get, clientes.list, clientes.cronologia]}
          />
        )}
        <Dato titulo={t('cuenta')}>{cliente.cuenta?.email}</Dato>
        <Dato titulo={t('creado')}>{formatFecha(cliente.creado)}</Dato>
      </Facts>
    </Card>
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

function codigo(texto: string | null | undefined) {
  return texto && <span className="vt-code">{texto}</span>;
}

function direccionDe({ direccion, codigoPostal, municipio, provincia }: clientes.Cliente): string {
  const localidad = [codigoPostal, municipio].filter(Boolean).join(' ');
  const nombre = provincia ? nombreProvincia(provincia) : undefined;
  return [direccion, localidad, nombre === municipio ? '' : nombre].filter(Boolean).join(', ');
}
