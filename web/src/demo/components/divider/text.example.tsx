import { Divider } from '../../kit/divider/divider.tsx';

export default function TextDivider() {
  return (
    <div>
      <p>La energía se paga por periodos.</p>
      <Divider />
      <p>La potencia, por días.</p>
      <Divider>y además</Divider>
      <p>Los impuestos, sobre todo lo anterior.</p>
    </div>
  );
}
