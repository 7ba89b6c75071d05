import { Badge } from '../../../ui/feedback/badge.tsx';

export default function BlockPills() {
  return (
    <>
      <Badge tone="ok">Facturas de octubre, pagadas</Badge>
      <Badge look="solid" tone="bad">
        Dos recibos devueltos
      </Badge>
    </>
  );
}
