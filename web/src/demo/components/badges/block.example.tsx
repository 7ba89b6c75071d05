import { Badge } from '../../../ui/feedback/badge.tsx';

export default function BlockBadges() {
  return (
    <>
      <Badge shape="square" tone="ok">
        Facturas de octubre, pagadas
      </Badge>
      <Badge look="solid" shape="square" tone="bad">
        Dos recibos devueltos
      </Badge>
    </>
  );
}
