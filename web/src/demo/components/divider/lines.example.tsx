import { Divider } from '../../kit/divider/divider.tsx';

export default function LineDividers() {
  return (
    <div>
      <Divider line="solid">Continua</Divider>
      <Divider line="dashed">A trazos</Divider>
      <Divider line="dotted">De puntos</Divider>
    </div>
  );
}
