import { StackedBar } from '../../kit/stacked-bar/stacked-bar.tsx';

export default function StackedProgress() {
  return (
    <StackedBar
      label="De qué está hecha la factura"
      parts={[
        { name: 'Energía', share: 0.46, tone: 'accent' },
        { name: 'Peajes y cargos', share: 0.31, tone: 'info' },
        { name: 'Impuestos', share: 0.18, tone: 'warn' },
      ]}
    />
  );
}
