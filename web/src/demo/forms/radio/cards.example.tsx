import { IconBolt, IconSolarPanel } from '@tabler/icons-react';
import { useState } from 'react';
import { RadioGroup } from '../../../ui/kit/choices/radio-group.tsx';

const PRODUCTS = [
  { value: 'fixed', label: 'Precio fijo', hint: 'El mismo doce meses', icon: IconBolt },
  { value: 'indexed', label: 'Indexado', hint: 'El del mercado, cada hora', icon: IconSolarPanel },
] as const;

export default function RadioCards() {
  const [product, setProduct] = useState<'fixed' | 'indexed'>('fixed');
  return (
    <RadioGroup label="Producto" look="cards" value={product} onChange={setProduct} options={PRODUCTS} />
  );
}
