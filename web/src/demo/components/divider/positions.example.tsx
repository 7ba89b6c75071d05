import { Divider } from '../../kit/divider/divider.tsx';

export default function PositionDividers() {
  return (
    <div>
      <Divider align="start">Al principio</Divider>
      <Divider align="start-centre">Cerca del principio</Divider>
      <Divider align="centre">En el centro</Divider>
      <Divider align="end-centre">Cerca del final</Divider>
      <Divider align="end">Al final</Divider>
    </div>
  );
}
